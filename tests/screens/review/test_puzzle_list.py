"""Slips of all games, kept as puzzles on a page of their own."""

from __future__ import annotations

import json

import pytest

from pyramids.catalogue import all_games
from pyramids.play import kept_puzzles
from pyramids.play.running_game import RunningGame
from pyramids.screens.review.puzzle_list import PuzzleList
from pyramids.screens.review.puzzle_sheet import PuzzleSheet
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.storage import folders
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import click, on_top
from tests.shared.kept_games import begun, play_out
from tests.shared.made_up_reviews import made_up, watched


@pytest.fixture
def game() -> RunningGame:
    """A finished game whose slips are kept."""
    finished = play_out(begun(seed=5))
    game = watched(all_games()[0])
    kept_puzzles.keep(game, made_up(game))
    finished.leave()
    return finished


def solve(app: App, sheet: PuzzleSheet) -> None:
    """Click the best move."""
    best = min(sheet.puzzle.choices, key=lambda choice: choice.loss)
    click(app, sheet.choices[sheet.puzzle.choices.index(best)])


def test_a_slip_is_kept_with_its_position_and_its_moves(game: RunningGame) -> None:
    found = list(kept_puzzles.scan())
    slips = {slip.ply: slip for slip in made_up(watched(all_games()[0])).decisions if slip.loss}
    assert len(found) == len(slips) == 2
    for kept in found:
        opened = kept_puzzles.open_puzzle(kept)
        slip = slips[opened.decision.ply]
        assert opened.decision.best == slip.best
        assert opened.decision.played == slip.played
        assert opened.game.session.state == game.session.states[slip.ply]


def test_the_page_opens_from_the_statistics_and_shows_a_puzzle(
    app: App, settings: Settings, game: RunningGame
) -> None:
    app.scenes.push(Statistics(settings))
    app.settle()
    click(app, on_top(app, Statistics).puzzles)
    page = on_top(app, PuzzleList)
    assert not page.empty.visible
    assert len(page.list.children) == 2
    click(app, page.list.children[0])
    assert len(on_top(app, PuzzleSheet).choices) == 2


def test_without_puzzles_the_page_says_how_to_get_some(app: App) -> None:
    app.scenes.push(PuzzleList())
    app.settle()
    assert on_top(app, PuzzleList).empty.visible


def test_a_puzzle_with_an_impossible_move_gets_a_message(app: App, game: RunningGame) -> None:
    path = next(folders.puzzles().iterdir())
    data = json.loads(path.read_text("utf-8"))
    del data["checksum"]
    data["notes"]["puzzle"]["best"] = "nonsense"
    path.write_text(json.dumps(data), "utf-8")
    app.scenes.push(PuzzleList())
    app.settle()
    page = on_top(app, PuzzleList)
    page.open(next(kept for kept in page.entries if kept.path == path))
    app.settle()
    assert on_top(app, Dialog)


def test_a_file_that_is_no_puzzle_is_left_out(app: App, game: RunningGame) -> None:
    (folders.puzzles() / "torn.json").write_text("{", "utf-8")
    assert len(list(kept_puzzles.scan())) == 2


def test_a_solved_puzzle_is_ticked_and_keeps_its_place(app: App, game: RunningGame) -> None:
    app.scenes.push(PuzzleList())
    app.settle()
    page = on_top(app, PuzzleList)
    order = [row.kept.path for row in page.rows]
    click(app, page.rows[1])
    sheet = on_top(app, PuzzleSheet)
    solve(app, sheet)
    click(app, sheet.back)
    app.settle()
    assert [row.kept.solved for row in page.rows] == [False, True]
    assert [row.kept.path for row in page.rows] == order


def test_after_a_solved_puzzle_the_next_unsolved_one_is_a_click_away(
    app: App, game: RunningGame
) -> None:
    app.scenes.push(PuzzleList())
    app.settle()
    page = on_top(app, PuzzleList)
    click(app, page.rows[1])
    first = on_top(app, PuzzleSheet)
    assert not first.next.visible
    solve(app, first)
    click(app, first.next)
    app.settle()
    second = on_top(app, PuzzleSheet)
    assert second.puzzle.decision.ply != first.puzzle.decision.ply
    solve(app, second)
    assert not second.next.visible
    click(app, second.back)
    app.settle()
    assert on_top(app, PuzzleList) is page
    assert [row.kept.solved for row in page.rows] == [True, True]


def test_a_puzzle_can_be_deleted(app: App, game: RunningGame) -> None:
    app.scenes.push(PuzzleList())
    app.settle()
    page = on_top(app, PuzzleList)
    gone = page.rows[0].kept.path
    click(app, page.rows[0].delete)
    click(app, on_top(app, Dialog).buttons[-1])
    app.settle()
    assert not gone.exists()
    assert len(page.rows) == 1


def test_a_puzzle_from_the_draft_is_from_before_the_first_turn(app: App) -> None:
    game = watched(all_games()[0])
    review = made_up(game)
    slip = next(slip for slip in review.decisions if slip.loss)
    drafted = review.moments[0].ply
    seat, played = game.session.plies[drafted]
    legal = game.session.rules.legal(game.session.states[drafted], seat)
    best = next(move for move in legal if move != played)
    early = slip._replace(ply=drafted, seat=seat, played=played, best=best)
    kept_puzzles.keep(game, review._replace(decisions=(early,)))
    app.scenes.push(PuzzleList())
    app.settle()
    click(app, on_top(app, PuzzleList).rows[0])
    task = on_top(app, PuzzleSheet).puzzle.task("Ana")
    assert task == "Before the first turn. Ana to move: find something better."

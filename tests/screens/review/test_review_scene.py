"""The review of a finished game in the window."""

from __future__ import annotations

import pygame
import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.language import text_of
from pyramids.play.puzzles import Choice, Puzzle
from pyramids.play.review_marks import LUCKY, marks_of
from pyramids.play.texts.review import accuracy_words, change_words, split_in_percent
from pyramids.review.game_review import BLUNDER, SLIP
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.review.move_choice import MoveChoice
from pyramids.screens.review.puzzle_sheet import PuzzleSheet
from pyramids.screens.review.review_scene import ReviewScene
from pyramids.screens.review.split_row import SplitRow
from pyramids.storage.settings import Settings
from pyramids.tables.final.story_sheet import Heading
from pyramids.ui.app import App
from pyramids.ui.widgets import Label
from tests.screens.window_user import click, on_top, press
from tests.shared.made_up_reviews import made_up, watched


def pointer_at(place: tuple[int, int]) -> pygame.Event:
    """The event of a mouse that is moved."""
    return pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0,) * 3)


@pytest.fixture
def scene(app: App, settings: Settings) -> ReviewScene:
    """The review of a game."""
    game = watched(all_games()[0])
    app.scenes.push(ReviewScene(game, made_up(game), settings))
    app.settle()
    return on_top(app, ReviewScene)


def test_the_greatest_blunder_is_shown_first_beside_the_better_move(scene: ReviewScene) -> None:
    assert scene.mark is not None
    assert scene.mark.kind == BLUNDER
    assert scene.boards.visible
    assert scene.boards.played.words.text != scene.boards.better.words.text


def test_arrow_keys_go_from_mark_to_mark(app: App, scene: ReviewScene) -> None:
    assert {mark.kind for mark in scene.marks} == {SLIP, BLUNDER, LUCKY}
    press(app, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT)
    assert scene.chosen == 0
    press(app, *[pygame.K_RIGHT] * 3)
    assert scene.chosen == 2


def test_a_lucky_draw_shows_what_was_drawn_instead_of_moves(app: App, scene: ReviewScene) -> None:
    scene.choose(next(index for index, mark in enumerate(scene.marks) if mark.kind == LUCKY))
    app.settle()
    assert scene.boards.drawn.visible
    assert scene.boards.drawn.words.text
    assert not scene.boards.played.visible
    press(app, pygame.K_LEFT)
    assert scene.boards.played.visible
    assert not scene.boards.drawn.visible


def test_a_click_on_a_mark_of_the_graph_shows_it(app: App, scene: ReviewScene) -> None:
    for index in range(len(scene.marks)):
        place = scene.graph.mark_place(index)
        assert scene.graph.mark_under(place) == index
        app.step(events=[pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0,) * 3)])
        app.step(events=[pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)])
        app.step(events=[pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1)])
        assert scene.chosen == index


def test_a_second_click_shows_the_mark_below_another(app: App, settings: Settings) -> None:
    game = watched(all_games()[0])
    review = made_up(game)
    slip = next(slip for slip in review.decisions if slip.loss)
    lesser = slip._replace(loss=slip.loss / 2)
    app.scenes.push(
        ReviewScene(game, review._replace(decisions=(slip, lesser), draws=()), settings)
    )
    app.settle()
    scene = on_top(app, ReviewScene)
    place = scene.graph.mark_place(0)
    assert place == scene.graph.mark_place(1)
    shown = []
    for _ in range(3):
        app.step(events=[pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)])
        app.step(events=[pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1)])
        shown.append(scene.chosen)
    assert shown == [1, 0, 1]


def test_the_count_of_marks_keeps_to_its_line(app: App, settings: Settings) -> None:
    game = watched(all_games()[0])
    review = made_up(game)
    slip = next(slip for slip in review.decisions if slip.loss)
    many = tuple(slip._replace(loss=0.2 - number / 100) for number in range(12))
    app.scenes.push(ReviewScene(game, review._replace(decisions=many), settings))
    app.settle()
    scene = on_top(app, ReviewScene)
    label = scene.place_among
    for number in range(len(scene.marks)):
        scene.choose(number)
        app.settle()
        assert label.measure(app.graphics)[0] <= label.rect.width


def test_the_replay_opens_just_before_the_move(app: App, scene: ReviewScene) -> None:
    click(app, scene.watch)
    replay = on_top(app, Replay)
    assert scene.mark is not None
    assert replay.game.ply_counts[replay.step] == scene.mark.ply
    press(app, pygame.K_ESCAPE)
    assert on_top(app, ReviewScene) is scene


def test_the_turning_points_are_the_first_on_the_sheet(app: App, scene: ReviewScene) -> None:
    first, *rest = scene.sheet.facts.children
    assert isinstance(first, Heading)
    assert text_of(first.text) == "Turning points"
    assert not first.ruled
    assert all(fact.ruled for fact in rest if isinstance(fact, Heading))
    assert isinstance(rest[0], MoveChoice)
    click(app, rest[0])
    assert scene.mark is not None
    assert text_of(rest[0].text) == scene.texts.mark(scene.mark)


def test_the_figures_of_all_players_are_in_the_same_columns(app: App, settings: Settings) -> None:
    game = watched(all_games()[0])
    review = made_up(game)
    exact, inexact = (
        player._replace(start=0.5, luck=0.0, own=0.0, others=others, result=result)
        for player, others, result in zip(review.players, (0.5, -0.48), (1.0, 0.0), strict=True)
    )
    assert [round(player.noise, 2) for player in (exact, inexact)] == [0, -0.02]
    uneven = (exact, inexact)
    app.scenes.push(ReviewScene(game, review._replace(players=uneven), settings))
    app.settle()
    facts = on_top(app, ReviewScene).sheet.facts.children
    rows = [fact for fact in facts if isinstance(fact, SplitRow)]
    lefts = [[figure.rect.left for figure in row.children] for row in rows]
    assert len(lefts) == len(uneven)
    assert lefts[0] == lefts[1]


def test_only_a_player_without_any_loss_has_an_accuracy_of_100_percent(scene: ReviewScene) -> None:
    player = made_up(scene.game).players[0]
    assert "Accuracy 99%," in scene.texts.figures(player._replace(accuracy=99.9))
    assert "Accuracy 100%," in scene.texts.figures(player._replace(accuracy=100 - 1e-9))
    assert accuracy_words("Ana", player._replace(accuracy=99.9)) == "Ana: accuracy 99%"


@pytest.mark.parametrize(
    ("start", "luck", "own", "result"),
    [(0.5, 0.134, 0.134, 1.0), (1 / 3, -0.216, -0.116, 0.0), (0.496, 0.004, 0.0, 0.5)],
)
def test_the_percentages_of_a_split_add_up(
    scene: ReviewScene, start: float, luck: float, own: float, result: float
) -> None:
    player = (
        made_up(scene.game)
        .players[0]
        ._replace(
            start=start, luck=luck, own=own, others=result - start - luck - own, result=result
        )
    )
    parts = split_in_percent(player)
    assert parts.start + parts.luck + parts.own + parts.others + parts.noise == parts.result
    assert abs(parts.luck - 100 * luck) < 1
    assert abs(parts.own - 100 * own) < 1
    told = scene.texts.split(player)
    assert f"luck {change_words(parts.luck)}," in told
    assert f"others' moves {change_words(parts.others)}," in told


def test_a_move_that_is_as_good_as_the_best_one_is_told_so(scene: ReviewScene) -> None:
    assert scene.mark is not None
    decision = scene.mark.decision
    assert decision is not None
    alike, lesser = (("alike", 0.003), ("lesser", 0.03))
    puzzle = Puzzle(decision._replace(others=(alike, lesser)), scene.texts)
    assert puzzle.verdict(Choice(*alike)) == "Just as good"
    assert puzzle.answer(Choice(*alike)) == "Just as good as the best move!"
    assert puzzle.verdict(Choice(*lesser)) == "−3%"
    assert puzzle.answer(Choice(*lesser)).endswith("brings 3% more.")


def test_escape_goes_back(app: App, scene: ReviewScene) -> None:
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is not scene


@pytest.mark.sampled(1)
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_shows_both_moves(app: App, settings: Settings, spec: GameSpec) -> None:
    game = watched(spec)
    app.scenes.push(ReviewScene(game, made_up(game), settings))
    app.settle()
    assert on_top(app, ReviewScene).boards.visible


def test_a_game_without_slips_says_so(app: App, settings: Settings) -> None:
    game = watched(all_games()[0])
    spotless = made_up(game)._replace(decisions=(), draws=())
    app.scenes.push(ReviewScene(game, spotless, settings))
    app.settle()
    scene = on_top(app, ReviewScene)
    assert not scene.marks
    assert not scene.watch.enabled
    press(app, pygame.K_RIGHT)
    assert scene.chosen is None


def test_a_slip_is_tried_again_until_something_better_is_found(
    app: App, scene: ReviewScene
) -> None:
    assert scene.mark is not None
    decision = scene.mark.decision
    assert decision is not None
    click(app, scene.retry)
    sheet = on_top(app, PuzzleSheet)
    moves = [choice.move for choice in sheet.puzzle.choices]
    assert {decision.best, decision.played} == set(moves)
    click(app, sheet.choices[moves.index(decision.played)])
    assert not sheet.solved
    assert "That's what was played" in text_of(sheet.answer.text)
    sheet.choices[moves.index(decision.best)].press()
    app.settle()
    assert sheet.solved
    assert text_of(sheet.answer.text).startswith("The best move!")
    press(app, pygame.K_ESCAPE)
    assert on_top(app, ReviewScene) is scene


def test_pointing_at_a_move_of_a_puzzle_shows_it_on_the_board(app: App, scene: ReviewScene) -> None:
    click(app, scene.retry)
    sheet = on_top(app, PuzzleSheet)
    assert sheet.shown is None
    app.step(events=[pointer_at(sheet.choices[1].rect.center)])
    app.step()
    assert sheet.shown is sheet.puzzle.choices[1]
    app.step(events=[pointer_at(sheet.back.rect.center)])
    app.step()
    assert sheet.shown is None
    press(app, pygame.K_TAB)
    app.step()
    assert sheet.shown in sheet.puzzle.choices


def test_a_solved_puzzle_tells_what_every_move_is_worth(app: App, scene: ReviewScene) -> None:
    click(app, scene.retry)
    sheet = on_top(app, PuzzleSheet)
    losses = [choice.loss for choice in sheet.puzzle.choices]
    worst, best = losses.index(max(losses)), losses.index(min(losses))
    click(app, sheet.choices[worst])
    assert [bool(plate.verdict) for plate in sheet.choices].count(True) == 1
    click(app, sheet.choices[best])
    assert text_of(sheet.choices[best].verdict) == "Best move"
    assert text_of(sheet.choices[worst].verdict) == "Played: −20%"


def test_a_turning_point_is_pressed_to_look_at_it(app: App, scene: ReviewScene) -> None:
    lines = [widget for widget in scene.sheet.facts.walk() if isinstance(widget, MoveChoice)]
    assert len(lines) == 3
    lines[0].press()
    assert scene.chosen == 0


def test_a_lucky_draw_belongs_to_the_turn_that_it_opens(scene: ReviewScene) -> None:
    lucky = next(mark for mark in scene.marks if mark.kind == LUCKY)
    told, drawn = scene.texts.mark(lucky), scene.texts.drawn(lucky.ply)
    assert told.startswith(drawn.split(":")[0])


def test_a_turn_of_one_player_is_a_turning_point_only_once(scene: ReviewScene) -> None:
    slip = next(mark for mark in scene.marks if mark.decision is not None)
    lesser = slip._replace(chance=slip.chance / 2)
    assert scene.texts.turning_points([slip, lesser]) == (slip,)


def test_a_long_list_of_slips_is_cut_to_the_costliest(scene: ReviewScene) -> None:
    slip = next(mark.decision for mark in scene.marks if mark.decision is not None)
    many = [slip._replace(loss=number / 100) for number in range(1, 31)]
    review = scene._review._replace(decisions=tuple(many), draws=())
    losses = [mark.chance for mark in marks_of(review)]
    assert losses == [number / 100 for number in range(30, 20, -1)]


def test_a_puzzle_tells_what_was_known(app: App, scene: ReviewScene) -> None:
    click(app, scene.retry)
    sheet = on_top(app, PuzzleSheet)
    texts = [text_of(widget.text) for widget in sheet.column.walk() if isinstance(widget, Label)]
    known = sheet.puzzle.known()
    assert any("Display" in line for line in known)
    assert "\n".join(known) in texts


def test_long_sheets_are_scrolled_by_keys_wherever_the_focus_is(
    app: App, scene: ReviewScene
) -> None:
    app.resize((1024, 640))
    app.set_text_size(1.3)
    app.settle()
    scene.widgets.set_focus(scene.leave_button)
    facts = scene.sheet.facts
    assert facts.max_offset > 0
    press(app, pygame.K_END)
    assert facts.offset == facts.max_offset
    scene.retry.press()
    app.settle()
    sheet = on_top(app, PuzzleSheet)
    sheet.widgets.set_focus(sheet.back)
    assert sheet.column.max_offset > 0
    press(app, pygame.K_PAGEDOWN)
    assert sheet.column.offset > 0


def test_a_draw_is_no_puzzle(app: App, scene: ReviewScene) -> None:
    scene.choose(next(i for i, mark in enumerate(scene.marks) if mark.kind == LUCKY))
    app.settle()
    assert not scene.retry.enabled

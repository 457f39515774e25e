"""Pictures of reviews and puzzles."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.play import kept_puzzles, kept_reviews
from pyramids.play.history import finished_game
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.puzzles import Choice
from pyramids.play.review_marks import LUCKY
from pyramids.play.running_game import RunningGame
from pyramids.play.workers.review_search import ReviewSearch
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.review.making_dialog import MakingDialog
from pyramids.screens.review.puzzle_list import PuzzleList
from pyramids.screens.review.puzzle_sheet import PuzzleSheet
from pyramids.screens.review.review_scene import ReviewScene
from pyramids.showcase.headless_app import show_title
from pyramids.showcase.sample_review import sample_review
from pyramids.storage import folders
from pyramids.tables.final_scoring import FinalScoring
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Picture
from pyramids.ui.app import Scene

_SOME: Final = 0.4
"""The progress of a review that is being made."""
_MADE: Final = datetime(2026, 1, 9, 19, 5, tzinfo=UTC)
_PAR: Final = 24
"""How much more was possible: the search would take too long for a picture."""


def review(headless: HeadlessApp, game: int, players: int) -> None:
    """The worst blunder beside the better move, and the graph."""
    _open_review(headless, all_games()[game], players)


def review_luck(headless: HeadlessApp) -> None:
    """A lucky draw; the pointer is on its mark."""
    scene = _open_review(headless, all_games()[0], 2)
    drawn = next(index for index, mark in enumerate(scene.marks) if mark.kind == LUCKY)
    scene.choose(drawn)
    headless.wait(450)


def review_spotless(headless: HeadlessApp) -> None:
    """A game without slips."""
    game = _watched(headless, all_games()[0], 2)
    spotless = sample_review(game)._replace(decisions=(), draws=())
    _push(headless, ReviewScene(game, spotless, headless.settings))


def review_making(headless: HeadlessApp) -> None:
    """A review that is being made, above the replay."""
    game = _watched(headless, all_games()[0], 2)
    _push(headless, Replay(game, headless.settings))
    search = ReviewSearch(game)
    search.progress = _SOME
    headless.app.scenes.push(MakingDialog(game, search, headless.settings, own=True))
    headless.wait(900)


def scoring_reviewed(headless: HeadlessApp) -> None:
    """The story of a game that is reviewed already."""
    game = _finished(headless, all_games()[0], 3)
    assert game.over is not None
    game.pars.update({seat: game.over.scores[seat] + _PAR for seat in game.humans})
    watched = finished_game.watch(game.record())
    kept_reviews.keep(watched, sample_review(watched))
    headless.settings.review_games = True
    headless.open(game)
    headless.rest(20_000)
    scene = headless.app.scenes.top
    assert isinstance(scene, FinalScoring)
    headless.click(scene.page)
    headless.rest()


def puzzle(headless: HeadlessApp, game: int) -> None:
    """A puzzle before the answer."""
    _open_puzzle(headless, game)


def puzzle_wrong(headless: HeadlessApp) -> None:
    """A puzzle after an answer that isn't better."""
    sheet = _open_puzzle(headless, 0)
    _answer(headless, sheet, max(sheet.puzzle.choices, key=lambda choice: choice.loss))


def puzzle_solved(headless: HeadlessApp, game: int) -> None:
    """A puzzle after the best answer."""
    sheet = _open_puzzle(headless, game)
    _answer(headless, sheet, min(sheet.puzzle.choices, key=lambda choice: choice.loss))


def puzzles(headless: HeadlessApp) -> None:
    """The puzzles of several games."""
    for spec in all_games():
        game = _watched(headless, spec, max(2, spec.seats.start))
        kept_puzzles.keep(game, sample_review(game))
    # Fixed dates, so that pictures are reproducible; one is solved.
    for number, path in enumerate(sorted(folders.puzzles().iterdir())):
        time = (_MADE + timedelta(days=number // 3, minutes=17 * number)).timestamp()
        os.utime(path, (time, time))
    kept_puzzles.note_solved(list(kept_puzzles.scan())[1])
    _push(headless, PuzzleList())


def puzzles_empty(headless: HeadlessApp) -> None:
    """No puzzles."""
    _push(headless, PuzzleList())


def _finished(headless: HeadlessApp, spec: GameSpec, players: int) -> RunningGame:
    quick = [bot.name for bot in spec.bots if bot.quick]
    game = headless.game(spec, 11, bots=[quick[seat % len(quick)] for seat in range(players - 1)])
    headless.play_on(game, lambda _state: False, as_themselves=True)
    return game


def _watched(headless: HeadlessApp, spec: GameSpec, players: int) -> WatchedGame:
    game = _finished(headless, spec, players)
    watched = finished_game.watch(game.record())
    game.leave()
    return watched


def _open_review(headless: HeadlessApp, spec: GameSpec, players: int) -> ReviewScene:
    game = _watched(headless, spec, players)
    scene = ReviewScene(game, sample_review(game), headless.settings)
    _push(headless, scene)
    return scene


def _open_puzzle(headless: HeadlessApp, game: int) -> PuzzleSheet:
    _open_review(headless, all_games()[game], 2).open_puzzle()
    headless.wait(450)
    return headless.top(PuzzleSheet)


def _answer(headless: HeadlessApp, sheet: PuzzleSheet, choice: Choice) -> None:
    headless.click(sheet.choices[sheet.puzzle.choices.index(choice)])
    headless.wait(450)


def _push(headless: HeadlessApp, scene: Scene) -> None:
    show_title(headless)
    headless.app.scenes.push(scene)
    headless.wait(450)


_GAMES: Final = range(len(all_games()))

PICTURES: Final = (
    *(
        Picture(f"review_{game + 1}", partial(review, game=game, players=2 + game), fullest=True)
        for game in _GAMES
    ),
    Picture("review_luck", review_luck),
    Picture("review_spotless", review_spotless),
    Picture("review_making", review_making),
    Picture("scoring_reviewed", scoring_reviewed, fullest=True),
    *(Picture(f"puzzle_{game + 1}", partial(puzzle, game=game)) for game in _GAMES),
    Picture("puzzle_wrong", puzzle_wrong),
    *(Picture(f"puzzle_solved_{game + 1}", partial(puzzle_solved, game=game)) for game in _GAMES),
    Picture("puzzles", puzzles),
    Picture("puzzles_empty", puzzles_empty),
)

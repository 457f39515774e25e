"""Words beside a board: no coordinates that no board shows, and nothing that the board shows."""

from __future__ import annotations

from functools import partial

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.language import text_of
from pyramids.play.puzzles import Puzzle
from pyramids.screens.review.review_scene import ReviewScene
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from tests.screens.window_user import on_top
from tests.shared.made_up_reviews import made_up, watched


def opened(app: App, settings: Settings, spec: GameSpec) -> ReviewScene:
    """The review of a game of two people."""
    game = watched(spec)
    app.scenes.push(ReviewScene(game, made_up(game), settings))
    app.settle()
    return on_top(app, ReviewScene)


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_review_leaves_places_to_its_boards(app: App, settings: Settings, spec: GameSpec) -> None:
    scene = opened(app, settings, spec)
    for index, mark in enumerate(scene.marks):
        scene.choose(index)
        if mark.decision is not None:
            told = partial(scene.texts.pictured_move, mark.decision)
            assert text_of(scene.boards.played.words.text) == told(mark.decision.played)
            better = text_of(scene.boards.better.words.text)
            assert better.split("\n")[0] == told(mark.decision.best)


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_puzzle_lists_nothing_that_its_board_shows(
    app: App, settings: Settings, spec: GameSpec
) -> None:
    scene = opened(app, settings, spec)
    decision = next(mark.decision for mark in scene.marks if mark.decision is not None)
    known = Puzzle(decision, scene.texts).known()
    assert known
    assert not [line for line in known if line.startswith(("Row ", "Area at", "Hand"))]


def test_moves_of_a_puzzle_have_letters(app: App, settings: Settings) -> None:
    scene = opened(app, settings, all_games()[0])
    decision = next(mark.decision for mark in scene.marks if mark.decision is not None)
    puzzle = Puzzle(decision, scene.texts)
    assert [puzzle.words(choice)[:3] for choice in puzzle.choices] == ["A. ", "B. "]
    for choice in puzzle.choices:
        assert puzzle.words(choice)[3:] == scene.texts.pictured_move(decision, choice.move)

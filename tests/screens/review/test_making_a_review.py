"""The review of any finished game, from its replay."""

from __future__ import annotations

from typing import Any, ClassVar

import pygame
import pytest

from pyramids.catalogue import all_games
from pyramids.play import kept_puzzles, kept_reviews
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.workers import background_search
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.review.making_dialog import MakingDialog
from pyramids.screens.review.review_scene import ReviewScene
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from tests.screens.window_user import click, on_top, press
from tests.shared.made_up_reviews import made_up, watched


class Process:
    """A stand-in for the worker process; it answers when it is told to."""

    answers: ClassVar[list[object]] = []
    running: ClassVar[int] = 0

    def __init__(self, work: Any, question: tuple[Any, ...]) -> None:
        self.answers.clear()
        Process.running += 1

    def receive(self) -> object:
        if self.answers and isinstance(self.answers[0], Exception):
            raise self.answers[0]
        return self.answers.pop(0) if self.answers else None

    def close(self) -> None:
        Process.running -= 1


@pytest.fixture(autouse=True)
def _worker(monkeypatch: pytest.MonkeyPatch) -> None:
    Process.running = 0
    monkeypatch.setattr(background_search, "WorkerProcess", Process)


@pytest.fixture(scope="module")
def game() -> WatchedGame:
    """A finished game."""
    return watched(all_games()[0])


def making(app: App, game: WatchedGame, settings: Settings, *, own: bool = True) -> MakingDialog:
    app.scenes.push(Replay(game, settings, own=own))
    app.settle()
    click(app, on_top(app, Replay).review)
    for _ in range(40):
        app.step()
    return on_top(app, MakingDialog)


def test_a_replay_leads_to_the_review_which_is_made_first(
    app: App, settings: Settings, game: WatchedGame
) -> None:
    making(app, game, settings)
    assert Process.running == 1
    Process.answers += [0.5, made_up(game)]
    app.settle()
    assert on_top(app, ReviewScene).marks
    assert Process.running == 0
    assert len(list(kept_puzzles.scan())) == 2
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scenes.top, Replay)


def test_a_review_that_was_made_opens_at_once(
    app: App, settings: Settings, game: WatchedGame
) -> None:
    kept_reviews.keep(game, made_up(game))
    app.scenes.push(Replay(game, settings))
    app.settle()
    click(app, on_top(app, Replay).review)
    assert on_top(app, ReviewScene).marks
    assert Process.running == 0


def test_the_slips_of_a_game_that_came_as_a_code_become_no_puzzles_of_ours(
    app: App, settings: Settings, game: WatchedGame
) -> None:
    making(app, game, settings, own=False)
    Process.answers.append(made_up(game))
    app.settle()
    assert on_top(app, ReviewScene).marks
    assert not list(kept_puzzles.scan())


def test_cancelling_stops_the_work(app: App, settings: Settings, game: WatchedGame) -> None:
    making(app, game, settings)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scenes.top, Replay)
    assert Process.running == 0


def test_work_that_ends_early_is_told(app: App, settings: Settings, game: WatchedGame) -> None:
    making(app, game, settings)
    Process.answers.append(EOFError())
    app.settle()
    assert isinstance(app.scenes.top, Replay)
    assert kept_reviews.find(game) is None


def test_the_replay_of_a_review_does_not_offer_it_again(
    app: App, settings: Settings, game: WatchedGame
) -> None:
    app.scenes.push(ReviewScene(game, made_up(game), settings))
    app.settle()
    click(app, on_top(app, ReviewScene).watch)
    assert not on_top(app, Replay).review.visible

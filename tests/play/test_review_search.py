"""The review of a finished game in a process of its own."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic, sleep
from typing import Any

import pytest

from pyramids.catalogue import all_games
from pyramids.play.history.finished_game import WatchedGame, watch_session
from pyramids.play.running_game import RunningGame
from pyramids.play.workers import background_search
from pyramids.play.workers.review_search import ReviewSearch
from pyramids.review.game_review import Review
from tests.shared.kept_games import begun, play_out

FOUND = Review((), (), (), ())


class Process:
    """A stand-in for the worker process."""

    def __init__(self, work: Any, question: tuple[Any, ...]) -> None:
        self.messages: list[object] = [0.5]
        self.closed = False

    def receive(self) -> object:
        if self.messages and isinstance(self.messages[0], Exception):
            raise self.messages[0]
        return self.messages.pop(0) if self.messages else None

    def close(self) -> None:
        self.closed = True


def watched(running: RunningGame) -> WatchedGame:
    running.leave()
    return watch_session(running.spec, running.level, running.session, running.seating)


@pytest.fixture
def game() -> WatchedGame:
    """A finished game."""
    return watched(play_out(begun(seed=5)))


@pytest.fixture
def search(game: WatchedGame, monkeypatch: pytest.MonkeyPatch) -> ReviewSearch:
    """A review that is under way."""
    monkeypatch.setattr(background_search, "WorkerProcess", Process)
    made = ReviewSearch(game)
    made.start()
    return made


def process_of(search: ReviewSearch) -> Process:
    found: Any = search._process
    assert isinstance(found, Process)
    return found


def test_progress_and_review_arrive_one_after_the_other(search: ReviewSearch) -> None:
    process = process_of(search)
    assert search.poll()
    assert (search.progress, search.review) == (0.5, None)
    assert not search.poll()
    process.messages.append(FOUND)
    assert search.poll()
    assert search.review is FOUND
    assert process.closed
    assert not search.searching


def test_a_review_once_made_is_there_at_once(search: ReviewSearch, game: WatchedGame) -> None:
    process_of(search).messages.append(FOUND)
    search.poll()
    again = ReviewSearch(game)
    again.start()
    assert not again.searching
    assert again.review == FOUND
    assert again.progress == 1.0


def test_a_stopped_review_starts_only_on_request(search: ReviewSearch) -> None:
    process = process_of(search)
    search.stop()
    assert process.closed
    search.start()
    assert not search.searching
    search.restart()
    assert search.searching


def test_a_process_that_dies_ends_the_review(search: ReviewSearch) -> None:
    process_of(search).messages = [EOFError()]
    search.poll()
    assert search.failed
    search.start()
    assert not search.searching


def test_only_a_finished_game_can_be_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_search, "WorkerProcess", Process)
    search = ReviewSearch(watched(begun(seed=5)))
    search.start()
    assert not search.possible
    assert not search.searching


@pytest.mark.slow
def test_a_real_process_reviews_a_whole_game(game: WatchedGame) -> None:
    spec = all_games()[0]
    assert spec.review is not None
    few = spec.review._replace(trials=8, confirming=2, worlds=2, outcomes=2)
    search = ReviewSearch(replace(game, spec=replace(game.spec, review=few)))
    search.start()
    limit = monotonic() + 120
    while search.review is None and not search.failed and monotonic() < limit:
        search.poll()
        sleep(0.05)
    search.close()
    assert search.review is not None
    assert len(search.review.players) == len(game.players)

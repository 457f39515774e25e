"""Bots choose in a worker process; whatever happens to it, the game gets its moves."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from pyramids.catalogue import all_games, load_level
from pyramids.engine.contract import (
    MAX_HINTS,
    AnyRules,
    BotSpec,
    GameSpec,
    Player,
    Reason,
    Setup,
)
from pyramids.engine.session import Session
from pyramids.play.running_game import Start
from pyramids.play.seats import default_look
from pyramids.play.start_game import new_game
from pyramids.play.workers.bot_players import BotPlayers
from pyramids.play.workers.bot_worker import BotWorker, HintsWanted, MoveFound, MoveWanted, Position
from pyramids.storage import folders
from pyramids.storage.settings import Settings
from tests.conformance.random_play import games_decided_at_once

TIMEOUT = 60.0
"""Seconds that a test waits for an answer before it fails."""


class Silent:
    """Gives no reasons."""

    def why(self, view: Any, legal: Sequence[Any], move: Any) -> tuple[Reason, ...]:
        return ()


class Lucky(Silent):
    """Chooses at random, so that its choice shows how its generator was seeded."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return legal[int(rng.random() * len(legal))]


class Elsewhere(Silent):
    """Kills the worker process, and chooses only in the test's own process."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if os.environ.get("PYRAMIDS_TEST_WINDOW") != str(os.getpid()):
            os._exit(3)
        return legal[0]


class Confused(Silent):
    """Raises an exception."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        raise ValueError("where am I?")


class Slow(Silent):
    """Takes a while."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        sleep(0.3)
        return legal[0]


class Reporting(Silent):
    """Chooses the first move in the test's own process, the second in a worker."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        own = os.environ.get("PYRAMIDS_TEST_WINDOW") == str(os.getpid())
        return legal[0] if own else legal[1]


def make_lucky(rules: AnyRules) -> Lucky:
    return Lucky()


def make_elsewhere(rules: AnyRules) -> Elsewhere:
    return Elsewhere()


def make_confused(rules: AnyRules) -> Confused:
    return Confused()


def make_slow(rules: AnyRules) -> Slow:
    return Slow()


def make_reporting(rules: AnyRules) -> Reporting:
    return Reporting()


BOTS = (
    BotSpec("lucky", "", make_lucky, budget=7),
    BotSpec("cheap", "", make_lucky, budget=0),
    BotSpec("cheap_reporting", "", make_reporting, budget=0),
    BotSpec("reporting", "", make_reporting, budget=7),
    BotSpec("elsewhere", "", make_elsewhere, budget=7),
    BotSpec("confused", "", make_confused, budget=7),
    BotSpec("slow", "", make_slow, budget=7),
)


class FirstDecision:
    """A game at its first decision, with a worker for its bots."""

    def __init__(self, spec: GameSpec, level: Any) -> None:
        self.spec = replace(spec, bots=BOTS)
        self.worker = BotWorker(self.spec, level)
        players = tuple(Player(f"player {seat}") for seat in range(spec.seats.start))
        setup = spec.validate(Setup(spec.id, spec.default_level, players))
        self.session = Session(spec.make_rules(level), setup, 5)
        while self.session.proceed():
            pass
        self.seat = self.session.waiting()[0]
        self.legal = tuple(self.session.rules.legal(self.session.state, self.seat))

    def ask(self, key: object, bot: str, ply: int = 0) -> None:
        view = self.session.rules.observe(self.session.state, self.seat)
        position = Position(self.seat, view, self.legal, ply, self.session.seed)
        self.worker.ask(key, MoveWanted(bot, position))

    def ask_for_hints(self, key: object) -> None:
        view = self.session.rules.observe(self.session.state, self.seat)
        position = Position(self.seat, view, self.legal, 0, self.session.seed)
        self.worker.ask(key, HintsWanted(position))

    def answers(self, count: int = 1) -> list[tuple[Any, Any]]:
        """Poll until so many answers have come."""
        found: list[tuple[Any, Any]] = []
        end = monotonic() + TIMEOUT
        while len(found) < count:
            assert monotonic() < end, f"{len(found)} of {count} answers came"
            for key, answer in self.worker.poll():
                found.append((key, answer.move if isinstance(answer, MoveFound) else answer.hints))
            sleep(0.005)
        return found


# Starting a process takes a second, and nothing about it depends on the game.
SPECS = [
    pytest.param(spec, id=spec.id, marks=[pytest.mark.slow] if number else [])
    for number, spec in enumerate(all_games())
]


@pytest.fixture(params=SPECS)
def game(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[FirstDecision]:
    monkeypatch.setenv("PYRAMIDS_TEST_WINDOW", str(os.getpid()))
    made = FirstDecision(request.param, load_level(request.param, request.param.default_level))
    yield made
    made.worker.close()


def test_a_searching_bot_chooses_in_another_process(game: FirstDecision) -> None:
    game.ask("turn 1", "reporting")
    assert game.answers() == [("turn 1", game.legal[1])]


def test_a_simple_bot_answers_at_once_in_the_window(game: FirstDecision) -> None:
    game.ask("turn 1", "cheap_reporting")
    assert game.worker.poll() == [("turn 1", MoveFound(game.legal[0]))]
    assert game.worker.poll() == []


def test_moves_and_hints_can_be_asked_for_together(game: FirstDecision) -> None:
    game.ask("a move", "reporting")
    game.ask_for_hints("hints")
    found = dict(game.answers(2))
    assert found["a move"] == game.legal[1]
    assert 1 <= len(found["hints"]) <= MAX_HINTS
    assert all(hint.move in game.legal and hint.reasons for hint in found["hints"])


@pytest.mark.parametrize("spec", games_decided_at_once(), ids=lambda spec: spec.id)
def test_no_frame_waits_for_more_than_one_bot_in_the_window(spec: GameSpec) -> None:
    quick = next(bot for bot in spec.bots if bot.quick)
    seats = range(spec.seats.stop - 1)
    players = tuple(Player(f"player {seat}", quick.name) for seat in seats)
    looks = tuple(default_look(seat, quick) for seat in seats)
    game = new_game(Start(spec, spec.default_level, players, looks, 7, {}), Settings())
    while game.session.proceed():
        pass
    waiting, bots = set(game.waiting()), BotPlayers(game)
    assert len(waiting) > 1
    for _frame in range(len(waiting) + 1):
        bots.next_frame()
        found = {seat for seat in waiting if bots.choice(seat) is not None}
        assert len(found) <= 1
        waiting -= found
    assert not waiting
    game.leave()


def test_the_same_decision_of_the_same_game_is_always_answered_alike(game: FirstDecision) -> None:
    for ply in (3, 4, 3):
        game.ask(ply, "lucky", ply)
        game.ask(f"{ply} in place", "cheap", ply)
    found = dict(game.answers(6))
    rng = Random(f"{game.session.seed}/seat {game.seat}/decision 3")
    assert found[3] == game.legal[int(rng.random() * len(game.legal))]
    assert found[3] == found["3 in place"]
    assert found[4] == found["4 in place"]


def test_answers_come_in_the_order_of_the_questions(game: FirstDecision) -> None:
    for ply in range(5):
        game.ask(ply, "lucky", ply)
    assert [key for key, _ in game.answers(5)] == [0, 1, 2, 3, 4]
    assert not game.worker.busy


def test_a_cancelled_answer_never_arrives(game: FirstDecision) -> None:
    game.ask("warm up", "lucky")
    game.answers()
    game.ask("before the undo", "slow")
    game.ask("waiting", "lucky")
    game.worker.cancel()
    assert not game.worker.busy
    game.ask("after it", "lucky")
    assert [key for key, _ in game.answers()] == ["after it"]
    sleep(0.05)
    assert game.worker.poll() == []


def test_after_a_process_died_bots_choose_in_the_window(game: FirstDecision) -> None:
    game.ask("it kills itself", "elsewhere")
    game.ask("later", "reporting")
    assert game.answers(2) == [("it kills itself", game.legal[0]), ("later", game.legal[0])]
    assert "think in the window" in folders.log_file().read_text(encoding="utf-8")


def test_a_process_killed_while_idle_does_no_harm(game: FirstDecision) -> None:
    game.ask("first", "lucky", 1)
    game.answers()
    worker_process = game.worker._process
    assert worker_process is not None
    assert worker_process._process.pid is not None
    os.kill(worker_process._process.pid, signal.SIGKILL)
    worker_process._process.join(TIMEOUT)
    game.ask("second", "cheap", 1)
    game.ask("third", "lucky", 1)
    found = dict(game.answers(2))
    assert found["third"] == found["second"]


def test_a_process_that_cannot_be_started_does_no_harm(
    game: FirstDecision, monkeypatch: pytest.MonkeyPatch
) -> None:
    import multiprocessing

    def refuse(method: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing, "get_context", refuse)
    game.ask("turn 1", "reporting")
    assert game.answers() == [("turn 1", game.legal[0])]
    assert "no more processes" in folders.log_file().read_text(encoding="utf-8")


def test_an_exception_of_a_bot_is_raised_in_the_window(game: FirstDecision) -> None:
    game.ask("turn 1", "confused")
    with pytest.raises(ValueError, match="where am I"):
        game.answers()


def test_closing_ends_the_process(game: FirstDecision) -> None:
    game.ask("turn 1", "slow")
    game.answers()
    worker_process = game.worker._process
    assert worker_process is not None
    game.worker.close()
    assert not worker_process._process.is_alive()
    assert game.worker.poll() == []


def test_no_process_starts_before_a_bot_needs_it(game: FirstDecision) -> None:
    game.ask("turn 1", "cheap")
    assert game.worker.poll()
    assert game.worker._process is None

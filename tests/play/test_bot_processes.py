"""Bots think in a process of their own; whatever happens to it, the game gets its moves."""

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
from pyramids.play.bot_players import BotPlayers
from pyramids.play.bot_worker import BotWorker, HintsWanted, MoveFound, MoveWanted, Position
from pyramids.play.running_game import Start, new_game
from pyramids.play.seats import default_look
from pyramids.storage import folders
from pyramids.storage.settings import Settings

PATIENCE = 60.0
"""Seconds that a test waits for an answer before it calls it lost."""


class Silent:
    """Says nothing about its moves."""

    def why(self, view: Any, legal: Sequence[Any], move: Any) -> tuple[Reason, ...]:
        return ()


class Telling(Silent):
    """Chooses by luck alone, so that its choice tells which luck it was given."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return legal[int(rng.random() * len(legal))]


class Elsewhere(Silent):
    """Breaks down in the process that it was made for, and chooses anywhere else."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if os.environ.get("PYRAMIDS_TEST_WINDOW") != str(os.getpid()):
            os._exit(3)
        return legal[0]


class Confused(Silent):
    """Never finds a move."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        raise ValueError("where am I?")


class Slow(Silent):
    """Needs a while."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        sleep(0.3)
        return legal[0]


class Reporting(Silent):
    """Chooses the place of the legal moves that the parity of its process tells."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        own = os.environ.get("PYRAMIDS_TEST_WINDOW") == str(os.getpid())
        return legal[0] if own else legal[1]


def make_telling(rules: AnyRules) -> Telling:
    return Telling()


def make_elsewhere(rules: AnyRules) -> Elsewhere:
    return Elsewhere()


def make_confused(rules: AnyRules) -> Confused:
    return Confused()


def make_slow(rules: AnyRules) -> Slow:
    return Slow()


def make_reporting(rules: AnyRules) -> Reporting:
    return Reporting()


HARD = (
    BotSpec("telling", "", make_telling, budget=7),
    BotSpec("cheap", "", make_telling, budget=0),
    BotSpec("cheap_reporting", "", make_reporting, budget=0),
    BotSpec("reporting", "", make_reporting, budget=7),
    BotSpec("elsewhere", "", make_elsewhere, budget=7),
    BotSpec("confused", "", make_confused, budget=7),
    BotSpec("slow", "", make_slow, budget=7),
)


class Table:
    """A game at its first decision, and somebody to think about it."""

    def __init__(self, spec: GameSpec, level: Any) -> None:
        self.spec = replace(spec, bots=HARD)
        self.thinker = BotWorker(self.spec, level)
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
        self.thinker.ask(key, MoveWanted(bot, position))

    def ask_for_hints(self, key: object) -> None:
        view = self.session.rules.observe(self.session.state, self.seat)
        position = Position(self.seat, view, self.legal, 0, self.session.seed)
        self.thinker.ask(key, HintsWanted(position))

    def answers(self, count: int = 1) -> list[tuple[Any, Any]]:
        """Waits for so many answers, as a scene does frame by frame."""
        found: list[tuple[Any, Any]] = []
        end = monotonic() + PATIENCE
        while len(found) < count:
            assert monotonic() < end, f"{len(found)} of {count} answers came"
            for key, answer in self.thinker.poll():
                found.append((key, answer.move if isinstance(answer, MoveFound) else answer.hints))
            sleep(0.005)
        return found


# A process takes a second to start, and nothing of it depends on the game.
SPECS = [
    pytest.param(spec, id=spec.id, marks=[pytest.mark.slow] if number else [])
    for number, spec in enumerate(all_games())
]


@pytest.fixture(params=SPECS)
def table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setenv("PYRAMIDS_TEST_WINDOW", str(os.getpid()))
    made = Table(request.param, load_level(request.param, request.param.default_level))
    yield made
    made.thinker.close()


def test_a_bot_that_must_think_does_so_in_another_process(table: Table) -> None:
    table.ask("turn 1", "reporting")
    assert table.answers() == [("turn 1", table.legal[1])]


def test_a_bot_that_need_not_think_answers_at_once_in_the_window(table: Table) -> None:
    table.ask("turn 1", "cheap_reporting")
    assert table.thinker.poll() == [("turn 1", MoveFound(table.legal[0]))]
    assert table.thinker.poll() == []


def test_moves_and_hints_can_be_asked_for_together(table: Table) -> None:
    table.ask("a move", "reporting")
    table.ask_for_hints("hints")
    found = dict(table.answers(2))
    assert found["a move"] == table.legal[1]
    assert 1 <= len(found["hints"]) <= MAX_HINTS
    assert all(hint.move in table.legal and hint.reasons for hint in found["hints"])


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_no_frame_waits_for_more_than_one_bot_in_the_window(spec: GameSpec) -> None:
    quick = next(bot for bot in spec.bots if bot.budget == 0)
    seats = range(spec.seats.stop - 1)
    players = tuple(Player(f"player {seat}", quick.name) for seat in seats)
    looks = tuple(default_look(seat, quick) for seat in seats)
    game = new_game(Start(spec, spec.default_level, players, looks, 7, {}), Settings())
    while game.session.proceed():
        pass
    waiting, minds = set(game.waiting()), BotPlayers(game)
    assert len(waiting) > 1
    for _frame in range(len(waiting) + 1):
        minds.next_frame()
        found = {seat for seat in waiting if minds.thought(seat) is not None}
        assert len(found) <= 1
        waiting -= found
    assert not waiting
    game.leave()


def test_the_same_decision_of_the_same_game_is_always_answered_alike(table: Table) -> None:
    for ply in (3, 4, 3):
        table.ask(ply, "telling", ply)
        table.ask(f"{ply} in place", "cheap", ply)
    found = dict(table.answers(6))
    rng = Random(f"{table.session.seed}/seat {table.seat}/decision 3")
    assert found[3] == table.legal[int(rng.random() * len(table.legal))]
    assert found[3] == found["3 in place"]
    assert found[4] == found["4 in place"]


def test_answers_come_in_the_order_of_the_questions(table: Table) -> None:
    for ply in range(5):
        table.ask(ply, "telling", ply)
    assert [key for key, _ in table.answers(5)] == [0, 1, 2, 3, 4]
    assert not table.thinker.busy


def test_an_answer_that_was_cancelled_is_never_heard(table: Table) -> None:
    table.ask("warm up", "telling")
    table.answers()
    table.ask("before the undo", "slow")
    table.ask("waiting", "telling")
    table.thinker.cancel()
    assert not table.thinker.busy
    table.ask("after it", "telling")
    assert [key for key, _ in table.answers()] == ["after it"]
    sleep(0.05)
    assert table.thinker.poll() == []


def test_a_process_that_dies_leaves_the_thinking_to_the_window(table: Table) -> None:
    table.ask("it kills itself", "elsewhere")
    table.ask("later", "reporting")
    assert table.answers(2) == [("it kills itself", table.legal[0]), ("later", table.legal[0])]
    assert "think in the window" in folders.log_file().read_text(encoding="utf-8")


def test_a_process_that_is_killed_while_nobody_asks_is_no_loss(table: Table) -> None:
    table.ask("first", "telling", 1)
    table.answers()
    study = table.thinker._study
    assert study is not None
    assert study._process.pid is not None
    os.kill(study._process.pid, signal.SIGKILL)
    study._process.join(PATIENCE)
    table.ask("second", "cheap", 1)
    table.ask("third", "telling", 1)
    found = dict(table.answers(2))
    assert found["third"] == found["second"]


def test_a_process_that_cannot_be_started_is_no_loss(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    import multiprocessing

    def refuse(method: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing, "get_context", refuse)
    table.ask("turn 1", "reporting")
    assert table.answers() == [("turn 1", table.legal[0])]
    assert "no more processes" in folders.log_file().read_text(encoding="utf-8")


def test_a_bot_that_breaks_down_is_reported_and_not_hidden(table: Table) -> None:
    table.ask("turn 1", "confused")
    with pytest.raises(ValueError, match="where am I"):
        table.answers()


def test_closing_ends_the_process(table: Table) -> None:
    table.ask("turn 1", "slow")
    table.answers()
    study = table.thinker._study
    assert study is not None
    table.thinker.close()
    assert not study._process.is_alive()
    assert table.thinker.poll() == []


def test_nothing_starts_before_there_is_something_to_think_about(table: Table) -> None:
    table.ask("turn 1", "cheap")
    assert table.thinker.poll()
    assert table.thinker._study is None

"""Bots choose in a worker process; the caller asks and polls for answers.

A search in a thread would share the interpreter lock with the window and make it stutter. The
process starts with the first question that needs a search. If it can't be started, or dies,
questions are answered in this process: slower, but with the same answers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from pyramids.engine.contract import AnyAdviser, AnyBot, AnyRules, GameSpec, Hint, Level, Seat
from pyramids.engine.luck import decision_rng
from pyramids.play.workers.worker_process import READY, WorkerProcess
from pyramids.storage import crash_log
from pyramids.storage.errors import StorageError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Position(NamedTuple):
    """A decision: the seat, its view and legal moves, and what seeds the random generator."""

    seat: Seat
    view: Any
    legal: Sequence[Any]
    decisions: int
    seed: int


class MoveWanted(NamedTuple):
    """A request for a bot's move."""

    bot: str
    position: Position


class HintsWanted(NamedTuple):
    """A request for the adviser's hints."""

    position: Position


class MoveFound(NamedTuple):
    """A bot's move."""

    move: Any


class HintsFound(NamedTuple):
    """The adviser's hints."""

    hints: tuple[Hint, ...]


Question = MoveWanted | HintsWanted
Answer = MoveFound | HintsFound


class Ticket(NamedTuple):
    """A numbered question for the worker."""

    number: int
    question: Question


Reply = tuple[int, Answer | None]
"""The number of a ticket, and the answer; None if the bot raised an exception."""


class BotWorker:
    """The bots of one game. Call `ask`, then `poll` every frame until the answer is there."""

    def __init__(self, spec: GameSpec, level: Level, rules: AnyRules | None = None) -> None:
        self._spec = spec
        self._level = level
        self._rules = rules
        """Rules that exist already, for answers in this process: making them takes half a frame."""
        self._local: _Answerer | None = None
        self._process: WorkerProcess | None = None
        self._process_failed = False
        """Whether the process has failed once; from then on every question is answered here."""
        self._last_number = 0
        self._keys: dict[int, Hashable] = {}
        self._waiting: deque[Ticket] = deque()
        self._current: Ticket | None = None
        """The question being answered; one at a time, so that sending never blocks on the pipe."""
        self._answers: list[tuple[Hashable, Answer]] = []

    @property
    def busy(self) -> bool:
        """Whether answers are still to come."""
        return bool(self._keys or self._answers)

    def ask(self, key: Hashable, question: Question) -> None:
        """Queue a question; `poll` returns its answer with this key."""
        if isinstance(question, MoveWanted) and self._spec.bot(question.bot).quick:
            self._answers.append((key, self._local_answer(question)))
            return
        self._last_number += 1
        self._keys[self._last_number] = key
        self._waiting.append(Ticket(self._last_number, question))
        self._dispatch()

    def poll(self) -> list[tuple[Hashable, Answer]]:
        """The answers since the last call; never blocks."""
        self._receive()
        self._dispatch()
        answers, self._answers = self._answers, []
        return answers

    def cancel(self) -> None:
        """Drop all questions; an answer that still arrives is ignored."""
        self._keys.clear()
        self._waiting.clear()
        self._answers.clear()

    def close(self) -> None:
        """Stop the worker process."""
        self.cancel()
        self._current = None
        if self._process is not None:
            self._process.close()
            self._process = None

    def _dispatch(self) -> None:
        """Send the next question if the worker is free, or answer it here if there is none."""
        if self._current is not None or not self._waiting:
            return
        if not self._process_failed and self._process is None:
            self._start_process()
        if self._process is None:
            self._answer_locally(self._waiting.popleft())
            return
        try:
            if self._process.ready():
                self._current = self._waiting.popleft()
                self._process.send(self._current)
        except (EOFError, OSError) as error:
            self._drop_process(repr(error))

    def _receive(self) -> None:
        if self._process is None:
            return
        try:
            reply: Reply | None = self._process.receive()
        except (EOFError, OSError) as error:
            self._drop_process(repr(error))
            return
        if reply is not None:
            self._accept(*reply)

    def _accept(self, number: int, answer: Answer | None) -> None:
        asked, self._current = self._current, None
        if number not in self._keys or asked is None:
            return
        if answer is not None:
            self._answers.append((self._keys.pop(number), answer))
        else:
            # The bot raised an exception: asked again here, it raises it where it is reported.
            self._answer_locally(asked)

    def _start_process(self) -> None:
        try:
            self._process = WorkerProcess(_work, (self._spec, self._level))
        except Exception as error:  # whatever the system forbids, the game goes on
            self._drop_process(repr(error))

    def _drop_process(self, reason: str) -> None:
        self._process_failed = True
        if self._process is not None:
            self._process.close()
            self._process = None
        if self._current is not None and self._current.number in self._keys:
            self._waiting.appendleft(self._current)
        self._current = None
        with suppress(StorageError):
            crash_log.report(f"The bots' own process is gone, they think in the window: {reason}")

    def _answer_locally(self, ticket: Ticket) -> None:
        key = self._keys.pop(ticket.number)
        self._answers.append((key, self._local_answer(ticket.question)))

    def _local_answer(self, question: Question) -> Answer:
        if self._local is None:
            rules = self._rules or self._spec.make_rules(self._level)
            self._local = _Answerer(self._spec, rules)
        return self._local.answer(question)


class _Answerer:
    """Answers questions with the rules, the bots and the adviser, each created once."""

    def __init__(self, spec: GameSpec, rules: AnyRules) -> None:
        self._spec = spec
        self._rules = rules
        self._bots: dict[str, AnyBot] = {}
        self._adviser: AnyAdviser | None = None

    def answer(self, question: Question) -> Answer:
        """The answer; it is seeded by the decision alone, so that a resumed game repeats it."""
        match question:
            case MoveWanted(bot, position):
                return MoveFound(self._move(bot, position))
            case HintsWanted(position):
                return HintsFound(self._hints(position))

    def _move(self, bot: str, position: Position) -> Any:
        spec = self._spec.bot(bot)
        if bot not in self._bots:
            self._bots[bot] = spec.make(self._rules)
        return self._bots[bot].choose(position.view, position.legal, _rng(position), spec.budget)

    def _hints(self, position: Position) -> tuple[Hint, ...]:
        if self._adviser is None:
            self._adviser = self._spec.make_adviser(self._rules)
        budget = self._spec.adviser_budget
        return self._adviser.hints(position.view, position.legal, _rng(position), budget)


def _rng(position: Position) -> Random:
    return decision_rng(position.seed, position.seat, position.decisions)


def _work(pipe: Connection, spec: GameSpec, level: Level) -> None:
    """The main function of the worker process: answer questions until the pipe is closed."""
    answerer = _Answerer(spec, spec.make_rules(level))
    pipe.send(READY)
    while True:
        ticket: Ticket = pipe.recv()
        pipe.send(_reply(answerer, ticket))


def _reply(answerer: _Answerer, ticket: Ticket) -> Reply:
    try:
        return ticket.number, answerer.answer(ticket.question)
    except Exception:  # the parent asks again in its own process and reports it
        return ticket.number, None

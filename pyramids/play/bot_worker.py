"""Bots think beside the window: a worker process chooses, the scenes ask and collect.

A search in a thread would share the interpreter with the window and make it stutter, so the
thinking is done by a process of its own. It starts when the first hard question comes. If it
can't be started, or dies, the questions are answered in place: slower to look at, but the game
goes on, and the choices are the same.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Hashable, Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from pyramids.engine.contract import AnyAdviser, AnyBot, AnyRules, GameSpec, Hint, Level, Seat
from pyramids.engine.luck import decision_rng
from pyramids.storage import crash_log
from pyramids.storage.errors import StorageError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


class Position(NamedTuple):
    """Who has to decide: a seat's view, its legal moves, and where in the game it stands."""

    seat: Seat
    view: Any
    legal: Sequence[Any]
    decisions: int
    seed: int


class MoveWanted(NamedTuple):
    """The question which move a bot makes."""

    bot: str
    position: Position


class HintsWanted(NamedTuple):
    """The question which moves the adviser would make."""

    position: Position


class MoveFound(NamedTuple):
    """The move that a bot makes."""

    move: Any


class HintsFound(NamedTuple):
    """The moves that the adviser would make."""

    hints: tuple[Hint, ...]


Question = MoveWanted | HintsWanted
Answer = MoveFound | HintsFound


class Ticket(NamedTuple):
    """A question on its way to the worker."""

    number: int
    question: Question


Reply = tuple[int, Answer | None]
"""The number of a ticket, and the answer; None if the bot broke down over it."""


class BotWorker:
    """The bots of one game. `ask`, then `poll` every frame until the answer is there."""

    def __init__(self, spec: GameSpec, level: Level) -> None:
        self._spec = spec
        self._level = level
        self._mind: _Mind | None = None
        self._study: _Study | None = None
        self._alone = False
        """The worker failed once: from then on all is thought in place."""
        self._tickets = 0
        self._keys: dict[int, Hashable] = {}
        self._waiting: deque[Ticket] = deque()
        self._asked: Ticket | None = None
        """What the worker thinks about; one at a time, so that asking never blocks on a pipe."""
        self._answers: list[tuple[Hashable, Answer]] = []

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._keys or self._answers)

    def ask(self, key: Hashable, question: Question) -> None:
        """Let a bot choose, or the adviser; the answer comes by `poll` under this key."""
        if isinstance(question, MoveWanted) and self._spec.bot(question.bot).budget == 0:
            self._answers.append((key, self._in_place(question)))
            return
        self._tickets += 1
        self._keys[self._tickets] = key
        self._waiting.append(Ticket(self._tickets, question))
        self._go_on()

    def poll(self) -> list[tuple[Hashable, Answer]]:
        """The answers that came since the last time; never waits for one."""
        self._listen()
        self._go_on()
        answers, self._answers = self._answers, []
        return answers

    def cancel(self) -> None:
        """Forget everything that was asked; an answer that still comes is dropped."""
        self._keys.clear()
        self._waiting.clear()
        self._answers.clear()

    def close(self) -> None:
        """Send the worker home."""
        self.cancel()
        self._asked = None
        if self._study is not None:
            self._study.close()
            self._study = None

    def _go_on(self) -> None:
        """Give the next question to the worker if it is free, or think about it here."""
        if self._asked is not None or not self._waiting:
            return
        if not self._alone and self._study is None:
            self._open_study()
        if self._study is None:
            self._answer_here(self._waiting.popleft())
            return
        try:
            if self._study.ready():
                self._asked = self._waiting.popleft()
                self._study.send(self._asked)
        except (EOFError, OSError) as error:
            self._lose_study(repr(error))

    def _listen(self) -> None:
        if self._study is None:
            return
        try:
            reply = self._study.reply()
        except (EOFError, OSError) as error:
            self._lose_study(repr(error))
            return
        if reply is not None:
            self._take(*reply)

    def _take(self, number: int, answer: Answer | None) -> None:
        asked, self._asked = self._asked, None
        if number not in self._keys or asked is None:
            return
        if answer is not None:
            self._answers.append((self._keys.pop(number), answer))
        else:
            # The bot broke down over it: here it does so again, where the crash is reported.
            self._answer_here(asked)

    def _open_study(self) -> None:
        try:
            self._study = _Study(self._spec, self._level)
        except Exception as error:  # whatever a system forbids: the game must go on
            self._lose_study(repr(error))

    def _lose_study(self, reason: str) -> None:
        self._alone = True
        if self._study is not None:
            self._study.close()
            self._study = None
        if self._asked is not None and self._asked.number in self._keys:
            self._waiting.appendleft(self._asked)
        self._asked = None
        with suppress(StorageError):
            crash_log.report(f"The bots' own process is gone, they think in the window: {reason}")

    def _answer_here(self, ticket: Ticket) -> None:
        key = self._keys.pop(ticket.number)
        self._answers.append((key, self._in_place(ticket.question)))

    def _in_place(self, question: Question) -> Answer:
        if self._mind is None:
            self._mind = _Mind(self._spec, self._level)
        return self._mind.answer(question)


class _Mind:
    """The rules, the bots and the adviser, each made once."""

    def __init__(self, spec: GameSpec, level: Level) -> None:
        self._spec = spec
        self._rules: AnyRules = spec.make_rules(level)
        self._bots: dict[str, AnyBot] = {}
        self._adviser: AnyAdviser | None = None

    def answer(self, question: Question) -> Answer:
        """What was asked for. Its luck depends on the decision alone: a resumed game repeats it."""
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


class _Study:
    """The worker process, as the window sees it; `EOFError` or `OSError` when it is gone."""

    def __init__(self, spec: GameSpec, level: Level) -> None:
        # Imported here: a game against cheap bots needs no process, and starts the faster.
        from multiprocessing import get_context

        context = get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=_work, args=(far_end, spec, level), name="pyramids-thinker", daemon=True
        )
        self._process.start()
        # Only the worker holds its end now: when it dies, the line says so.
        far_end.close()
        self._awake = False

    def ready(self) -> bool:
        """Whether it sits at its desk; before that, a long question could block the window."""
        if not self._awake:
            self._awake = self._line.poll() and self._line.recv() == _AWAKE
        return self._awake

    def send(self, ticket: Ticket) -> None:
        """Hand a question over."""
        self._line.send(ticket)

    def reply(self) -> Reply | None:
        """What came back, if anything."""
        if not self.ready() or not self._line.poll():
            return None
        reply: Reply = self._line.recv()
        return reply

    def close(self) -> None:
        """End the process and let go of it."""
        self._line.close()
        self._process.terminate()
        self._process.join(_FAREWELL)


_AWAKE = "awake"
_FAREWELL = 1.0
"""Seconds that an ended process may take to be gone."""


def _work(line: Connection, spec: GameSpec, level: Level) -> None:
    """The worker: answers one question after another until nobody asks any more."""
    # Ctrl+C is for the window; when that closes, the line ends and the worker with it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mind = _Mind(spec, level)
    with suppress(EOFError, OSError):
        line.send(_AWAKE)
        while True:
            ticket: Ticket = line.recv()
            line.send(_reply(mind, ticket))


def _reply(mind: _Mind, ticket: Ticket) -> Reply:
    try:
        return ticket.number, mind.answer(ticket.question)
    except Exception:  # the window asks again in place, and reports what happens
        return ticket.number, None

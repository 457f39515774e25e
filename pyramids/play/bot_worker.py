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
from typing import TYPE_CHECKING, Any, NamedTuple

from pyramids.engine.contract import AnyBot, AnyRules, GameSpec, Level, Seat
from pyramids.engine.luck import ply_rng
from pyramids.storage import crash_log
from pyramids.storage.trouble import StorageError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


class Question(NamedTuple):
    """What a bot is asked: its view, its legal moves, and where in the game it stands."""

    ticket: int
    bot: str
    seat: Seat
    view: Any
    legal: Sequence[Any]
    ply_count: int
    seed: int


class Thinker:
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
        self._waiting: deque[Question] = deque()
        self._asked: Question | None = None
        """What the worker thinks about; one at a time, so that asking never blocks on a pipe."""
        self._answers: list[tuple[Hashable, Any]] = []

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._keys or self._answers)

    def ask(
        self,
        key: Hashable,
        seat: Seat,
        bot: str,
        view: Any,
        legal: Sequence[Any],
        ply_count: int,
        seed: int,
    ) -> None:
        """Let a bot choose; the answer comes by `poll` under this key."""
        self._tickets += 1
        question = Question(self._tickets, bot, seat, view, tuple(legal), ply_count, seed)
        if self._spec.bot(bot).budget == 0:
            self._answers.append((key, self._in_place(question)))
            return
        self._keys[question.ticket] = key
        self._waiting.append(question)
        self._go_on()

    def poll(self) -> list[tuple[Hashable, Any]]:
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

    def _take(self, ticket: int, found: bool, move: Any) -> None:
        asked, self._asked = self._asked, None
        if ticket not in self._keys or asked is None:
            return
        if found:
            self._answers.append((self._keys.pop(ticket), move))
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
        if self._asked is not None and self._asked.ticket in self._keys:
            self._waiting.appendleft(self._asked)
        self._asked = None
        with suppress(StorageError):
            crash_log.report(f"The bots' own process is gone, they think in the window: {reason}")

    def _answer_here(self, question: Question) -> None:
        key = self._keys.pop(question.ticket)
        self._answers.append((key, self._in_place(question)))

    def _in_place(self, question: Question) -> Any:
        if self._mind is None:
            self._mind = _Mind(self._spec, self._level)
        return self._mind.choose(question)


class _Mind:
    """The rules and the bots, each made once."""

    def __init__(self, spec: GameSpec, level: Level) -> None:
        self._spec = spec
        self._rules: AnyRules = spec.make_rules(level)
        self._bots: dict[str, AnyBot] = {}

    def choose(self, question: Question) -> Any:
        """The bot's move. Its luck hangs on the ply alone, so a resumed game repeats it."""
        spec = self._spec.bot(question.bot)
        if spec.name not in self._bots:
            self._bots[spec.name] = spec.make(self._rules)
        rng = ply_rng(question.seed, question.seat, question.ply_count)
        return self._bots[spec.name].choose(question.view, question.legal, rng, spec.budget)


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

    def send(self, question: Question) -> None:
        """Hand a question over."""
        self._line.send(question)

    def reply(self) -> tuple[int, bool, Any] | None:
        """What came back, if anything: the ticket, whether there is a move, the move."""
        if not self.ready() or not self._line.poll():
            return None
        reply: tuple[int, bool, Any] = self._line.recv()
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
            question: Question = line.recv()
            line.send(_reply(mind, question))


def _reply(mind: _Mind, question: Question) -> tuple[int, bool, Any]:
    try:
        return question.ticket, True, mind.choose(question)
    except Exception:  # the window asks again in place, and reports what happens
        return question.ticket, False, None

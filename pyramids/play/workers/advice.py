"""Hints for the player at the screen, computed in a worker process.

The adviser sees only what the player may see. Its process starts with the first question, so that
no frame waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyramids.engine.contract import Hint, Reason, Seat
from pyramids.language import _
from pyramids.play.running_game import RunningGame
from pyramids.play.workers.bot_worker import BotWorker, HintsFound, HintsWanted, Position


class Advice:
    """The hints for the current decision, computed once on request."""

    def __init__(self, game: RunningGame, sentence: Callable[[Sequence[Reason]], str]) -> None:
        self.sentence = sentence
        """Turns reasons into a sentence."""
        self.hints: tuple[Hint, ...] = ()
        self.wanted = False
        """Whether hints were requested; they are available or still being computed."""
        self._game = game
        self._answered = False
        self._worker: BotWorker | None = None
        self._question = 0

    @property
    def thinking(self) -> bool:
        """Whether the hints are still being computed."""
        return self.wanted and not self._answered

    @property
    def refusal(self) -> str:
        """Why there are no hints in this game; empty if there are."""
        return "" if self._game.purpose.allows_help else _("There are no hints in a daily try.")

    def ask(self, seat: Seat) -> None:
        """Start computing hints for a seat, if it has legal moves."""
        rules, state = self._game.rules, self._game.state
        legal = rules.legal(state, seat)
        if self.wanted or not legal or self.refusal:
            return
        if self._worker is None:
            self._worker = BotWorker(self._game.spec, self._game.level, self._game.rules)
        self.wanted = True
        self._question += 1
        self._game.note_hint()
        view, decisions = rules.observe(state, seat), self._game.session.decisions(seat)
        position = Position(seat, view, tuple(legal), decisions, self._game.seed)
        self._worker.ask(self._question, HintsWanted(position))

    def poll(self) -> bool:
        """Collect the worker's answer; True when the hints have just arrived."""
        if not self.thinking or self._worker is None:
            return False
        for question, answer in self._worker.poll():
            if question == self._question and isinstance(answer, HintsFound):
                self.hints = answer.hints
                self._answered = True
        return bool(self.hints)

    def forget(self) -> None:
        """Drop the hints and cancel a running computation."""
        self.hints = ()
        self.wanted = self._answered = False
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        """Stop the worker process."""
        self.forget()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

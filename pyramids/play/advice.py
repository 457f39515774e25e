"""Advice: hints for the player at the screen, thought out beside the window.

The adviser sees what the player may see and nothing else. It thinks in a process of its own, which
starts with the first question, so that no frame waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyramids.engine.contract import Hint, Reason, Seat
from pyramids.play.bot_worker import BotWorker, HintsFound, HintsWanted, Position
from pyramids.play.running_game import RunningGame


class Advice:
    """The hints for one moment of a game, asked for once and forgotten when it has passed."""

    def __init__(self, game: RunningGame, sentence: Callable[[Sequence[Reason]], str]) -> None:
        self.sentence = sentence
        """Puts reasons into words."""
        self.hints: tuple[Hint, ...] = ()
        self.wanted = False
        """Somebody has asked: hints are there, or on their way."""
        self._game = game
        self._answered = False
        self._thinker: BotWorker | None = None
        self._question = 0

    @property
    def thinking(self) -> bool:
        """Whether the hints are still on their way."""
        return self.wanted and not self._answered

    def ask(self, seat: Seat) -> None:
        """Begin to think about a seat's best moves, if it has any."""
        rules, state = self._game.rules, self._game.state
        legal = rules.legal(state, seat)
        if self.wanted or not legal:
            return
        if self._thinker is None:
            self._thinker = BotWorker(self._game.spec, self._game.level)
        self.wanted = True
        self._question += 1
        view, decisions = rules.observe(state, seat), self._game.session.decisions(seat)
        position = Position(seat, view, tuple(legal), decisions, self._game.seed)
        self._thinker.ask(self._question, HintsWanted(position))

    def poll(self) -> bool:
        """Whether the hints have just come."""
        if not self.thinking or self._thinker is None:
            return False
        for question, answer in self._thinker.poll():
            if question == self._question and isinstance(answer, HintsFound):
                self.hints = answer.hints
                self._answered = True
        return bool(self.hints)

    def forget(self) -> None:
        """The moment has passed, or nobody wants to know any more."""
        self.hints = ()
        self.wanted = self._answered = False
        if self._thinker is not None:
            self._thinker.cancel()

    def close(self) -> None:
        """Nobody will ask again."""
        self.forget()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

"""The bots at the table: asked once for every move, answered whenever they have thought."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from pyramids.engine.contract import Seat
from pyramids.play.bot_worker import BotWorker, MoveFound, MoveWanted, Position
from pyramids.play.running_game import RunningGame


class BotPlayers:
    """What the bots of a running game think of."""

    def __init__(self, game: RunningGame) -> None:
        self.resting = False
        """The player has asked them to wait."""
        self._game = game
        self._thinker = BotWorker(game.spec, game.level)
        self._asked: set[Hashable] = set()
        self._answers: dict[Hashable, Any] = {}
        self._pondered = False

    def next_frame(self) -> None:
        """Time has passed: another bot may think in the window."""
        self._pondered = False

    def thought(self, seat: Seat) -> Any | None:
        """What a bot has chosen; asks it first if nobody has."""
        if self.resting:
            return None
        for key, answer in self._thinker.poll():
            if isinstance(answer, MoveFound):
                self._answers[key] = answer.move
        moment = self._moment(seat)
        if moment in self._answers:
            self._asked.discard(moment)
            return self._answers.pop(moment)
        if moment not in self._asked and not self._pondered:
            self._ask(moment)
        return None

    def forget(self) -> None:
        """Drop all thoughts: the game has gone back."""
        self._thinker.cancel()
        self._asked.clear()
        self._answers.clear()

    def close(self) -> None:
        """Nobody will ask any more."""
        self.forget()
        self._thinker.close()

    def _ask(self, moment: tuple[Seat, int]) -> None:
        seat, count = moment
        bot = self._game.players[seat].bot
        assert bot is not None, "a person needs no bot to think"
        self._asked.add(moment)
        # Bots that need no process of their own think in the window: only one of them in a frame.
        self._pondered = self._game.spec.bot(bot).budget == 0
        state, rules = self._game.state, self._game.rules
        view, legal = rules.observe(state, seat), rules.legal(state, seat)
        position = Position(seat, view, tuple(legal), count, self._game.seed)
        self._thinker.ask(moment, MoveWanted(bot, position))

    def _moment(self, seat: Seat) -> tuple[Seat, int]:
        """Where a bot stands in the game: who of the others was faster must not matter."""
        return seat, self._game.session.decisions(seat)

"""The bots of a running game: each decision is requested once and polled for."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from pyramids.engine.contract import Seat
from pyramids.play.running_game import RunningGame
from pyramids.play.workers.bot_worker import BotWorker, MoveFound, MoveWanted, Position


class BotPlayers:
    """Requests the bots' moves and collects their choices."""

    def __init__(self, game: RunningGame) -> None:
        self.paused = False
        """Whether the player has paused the bots."""
        self._game = game
        self._worker = BotWorker(game.spec, game.level, game.rules)
        self._asked: set[Hashable] = set()
        self._answers: dict[Hashable, Any] = {}
        self._asked_in_process = False

    def next_frame(self) -> None:
        """Start a new frame, in which one more bot may choose in this process."""
        self._asked_in_process = False

    def choice(self, seat: Seat) -> Any | None:
        """The bot's move, or None while it isn't known; the first call requests it."""
        if self.paused:
            return None
        for key, answer in self._worker.poll():
            if isinstance(answer, MoveFound):
                self._answers[key] = answer.move
        decision = self._decision(seat)
        if decision in self._answers:
            self._asked.discard(decision)
            return self._answers.pop(decision)
        if decision not in self._asked and not self._asked_in_process:
            self._ask(decision)
        return None

    def forget(self) -> None:
        """Drop all requests and choices, as after an undo."""
        self._worker.cancel()
        self._asked.clear()
        self._answers.clear()

    def close(self) -> None:
        """Stop the worker process."""
        self.forget()
        self._worker.close()

    def _ask(self, decision: tuple[Seat, int]) -> None:
        seat, count = decision
        bot = self._game.decider(seat)
        assert bot is not None, "a person needs no bot to think"
        self._asked.add(decision)
        # Quick bots choose in this process: at most one of them in a frame.
        self._asked_in_process = self._game.spec.bot(bot).quick
        state, rules = self._game.state, self._game.rules
        view, legal = rules.observe(state, seat), rules.legal(state, seat)
        position = Position(seat, view, tuple(legal), count, self._game.seed)
        self._worker.ask(decision, MoveWanted(bot, position))

    def _decision(self, seat: Seat) -> tuple[Seat, int]:
        """The key of a bot's decision; it must not depend on which of the others was faster."""
        return seat, self._game.session.decisions(seat)

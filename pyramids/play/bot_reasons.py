"""Why the bots moved as they did: found out when somebody asks, from what they saw before it."""

from __future__ import annotations

from pyramids.engine.contract import Ply, Reason
from pyramids.play.running_game import RunningGame


class BotReasons:
    """The reasons behind the bots' plies; each is found out once."""

    def __init__(self, game: RunningGame) -> None:
        self._game = game
        self._known: dict[tuple[int, Ply], tuple[Reason, ...]] = {}

    def of_ply(self, index: int) -> tuple[Reason, ...]:
        """Why a ply was made; empty for people and for luck."""
        key = (index, self._game.session.plies[index])
        if key not in self._known:
            self._known[key] = self._find_out(*key)
        return self._known[key]

    def _find_out(self, index: int, ply: Ply) -> tuple[Reason, ...]:
        game = self._game
        bot = game.bot(ply.seat) if ply.seat in range(len(game.players)) else None
        if bot is None:
            return ()
        before = game.session.states[index]
        view, legal = game.rules.observe(before, ply.seat), game.rules.legal(before, ply.seat)
        return bot.why(view, legal, ply.move)

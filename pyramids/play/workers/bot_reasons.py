"""Why the bots decided as they did, computed on request from their views at the time."""

from __future__ import annotations

from pyramids.engine.contract import CLOSING, Decide, Ply, Reason, Seat
from pyramids.play.game_flow import GameFlow


class BotReasons:
    """The reasons for the bots' decisions, cached by ply."""

    def __init__(self, flow: GameFlow) -> None:
        self._flow = flow
        self._known: dict[tuple[int, Ply], tuple[Reason, ...]] = {}

    def of_ply(self, number: int) -> tuple[Reason, ...]:
        """Why a ply was made; empty for people, and for what the viewer may not see."""
        flow = self._flow
        ply = flow.game.session.plies[number]
        if ply.seat < 0 or flow.game.bot(ply.seat) is None or not flow.sees(number):
            return ()
        if self._would_tell_a_hand(number):
            return ()
        key = (number, ply)
        if key not in self._known:
            self._known[key] = self._compute(number, ply)
        return self._known[key]

    def _would_tell_a_hand(self, number: int) -> bool:
        """Whether the bot decided by what others must not see, such as its hand of cards."""
        game = self._flow.game
        node = game.rules.node(game.session.states[number])
        private = isinstance(node, Decide) and node.private and not node.together
        return private and not self._flow.spectated and game.over is None

    def of_last_turn(self, seat: Seat) -> list[tuple[Reason, ...]]:
        """Why a bot did what it did in its last turn that the viewer may see.

        Its first decision of the turn counts, and what it decided after the turn was closed;
        decisions in between are details of the first one.
        """
        found = [self.of_ply(number) for number in self._last_turn(seat)]
        return [reasons for reasons in found if reasons]

    def _last_turn(self, seat: Seat) -> list[int]:
        game = self._flow.game
        plies, states = game.session.plies, game.session.states
        own = [n for n, ply in enumerate(plies) if ply.seat == seat and self._flow.sees(n)]
        if not own:
            return []
        turn = game.spec.progress(states[own[-1]])
        own = [number for number in own if game.spec.progress(states[number]) == turn]
        first = own[0]
        return [n for n in own if n == first or _closed_between(plies, first, n)]

    def _compute(self, number: int, ply: Ply) -> tuple[Reason, ...]:
        game = self._flow.game
        bot = game.bot(ply.seat)
        if bot is None:
            return ()
        before = game.session.states[number]
        view = game.rules.observe(before, ply.seat)
        return bot.why(view, game.rules.legal(before, ply.seat), ply.move)


def _closed_between(plies: list[Ply], first: int, later: int) -> bool:
    return any(ply.seat == CLOSING for ply in plies[first:later])

"""The weights of the static evaluation, in points."""

from __future__ import annotations

from dataclasses import dataclass

from pyramids.games.silver_gold.scoring import PYRAMID_POINTS

ENDGAME_TURNS = 8
"""With more turns left than this the end of the game is ignored."""

TURN_PARTS = 16
"""The precision of distances: they are counted in this part of a turn."""

BALANCES = 5
"""The balance of red and green gems: far behind, behind, even, ahead, far ahead."""

SKULL_STAGE = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
"""The stage that decides the cost of the next skull, by ticked boxes."""

STAGE_SKULLS = (0, 2, 5, 8)
"""The typical number of ticked boxes by stage."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Values in points. `tools/games/silver_gold/tune_master.py` learns those of the master."""

    turn: float = 4.5
    """A turn saved on the route to a tomb."""
    fade: float = 2.0
    """How early before the end a saved turn loses its worth, in turns."""
    slack: float = 0.7
    """How many turns later than expected a tomb may be reached and still counts fully."""
    doubt: float = 1.5
    """The turns over which the chance to reach a tomb in time falls from 1 to 0."""
    gem_behind: float = 4.0
    """A gem of the colour that is missing for a pair."""
    gem_even: float = 2.8
    gem_ahead: float = 1.5
    """A gem of the colour that is in surplus."""
    torch: float = 4.5
    """The first torch of the round."""
    skull_at_0: float = 1.0
    """The first skull."""
    skull_at_1: float = 1.3
    skull_at_4: float = 1.8
    skull_at_7: float = 2.4
    """A skull when seven or more boxes are ticked."""
    cross: float = 1.8
    leave: float = 0.6
    """The loss for each treasure left on a completed card."""
    share: float = 0.5
    """The share of a new card's treasures that is likely marked on the route."""
    award: float = 0.6
    """The share of the next award that counts for a card that reaches a milestone."""
    colour: float = 0.2
    """The share of the next award that counts for a card one short of a milestone."""

    def skull(self, ticked: int) -> float:
        """The cost of one more skull."""
        return (self.skull_at_0, self.skull_at_1, self.skull_at_4, self.skull_at_7)[
            SKULL_STAGE[ticked]
        ]

    def route(self, turns: float, left: int) -> float:
        """The worth of a card whose tomb is `turns` turns away, with `left` turns left."""
        chance = min(1.0, max(0.0, (left + self.slack - turns) / self.doubt))
        pace = self.turn * left / (left + self.fade)
        return PYRAMID_POINTS * chance - pace * min(turns, left)


class Situation:
    """The worth of finds, given the gems, torch, skulls and turns left."""

    __slots__ = ("cross", "green", "leave", "red", "route", "skull", "torch", "wipes")

    def __init__(
        self, weights: Weights, balance: int, lit: bool, skulls: int, left: int,
        route: tuple[float, ...],
    ) -> None:  # fmt: skip
        gem_share = min(left, ENDGAME_TURNS) / ENDGAME_TURNS
        gems = (
            weights.gem_behind,
            weights.gem_behind,
            1 + (weights.gem_even - 1) * gem_share,
            1 + (weights.gem_ahead - 1) * gem_share,
            1 + (weights.gem_ahead - 1) * gem_share / 2,
        )
        self.red = gems[balance]
        self.green = gems[BALANCES - 1 - balance]
        self.torch = 0.0 if lit else weights.torch
        self.skull = weights.skull(skulls)
        self.wipes = min(2, skulls)
        self.cross = weights.cross
        self.leave = weights.leave
        self.route = route

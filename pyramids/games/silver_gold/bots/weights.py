"""What an explorer holds things to be worth, in points."""

from __future__ import annotations

from dataclasses import dataclass

from pyramids.games.silver_gold.scoring import PYRAMID_POINTS

STEADY = 8
"""With more turns left than this the end of the game is out of sight."""

FINE = 16
"""Parts of a turn in which ways are counted."""

BALANCES = 5
"""Red gems against green ones: far behind, behind, even, ahead, far ahead."""

UNEASE = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
"""The step of worry about the next skull, by ticked boxes."""

SKULLS = (0, 2, 5, 8)
"""By the step of worry, how many boxes are ticked or so."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of things. All values are points; those of the search are learned by a tool."""

    turn: float = 4.5
    """A turn saved on the way to the tomb."""
    fade: float = 2.0
    """How early before the end a saved turn loses its worth, in turns."""
    slack: float = 0.7
    """How much later than expected a tomb may be reached and still counts on, in turns."""
    doubt: float = 1.5
    """Over how many turns the hope to reach a tomb before the end sinks."""
    gem_behind: float = 4.0
    """A gem of the colour that is missing for a pair."""
    gem_even: float = 2.8
    gem_ahead: float = 1.5
    """A gem of the colour that there is more of."""
    torch: float = 4.5
    """The first torch of the round."""
    calm: float = 1.0
    """The first skull."""
    worry: float = 1.3
    alarm: float = 1.8
    panic: float = 2.4
    """A skull when more than half of the boxes are ticked."""
    cross: float = 1.8
    leave: float = 0.6
    """What counts as lost for each treasure on a card that is completed without it."""
    share: float = 0.5
    """The share of a new card's treasures that will be marked on the way."""
    award: float = 0.6
    """The share of the next award that a card promises if it reaches a milestone."""
    colour: float = 0.2
    """The share of the next award that a card promises if it comes one short of a milestone."""

    def skull(self, ticked: int) -> float:
        """What one skull more costs."""
        return (self.calm, self.worry, self.alarm, self.panic)[UNEASE[ticked]]

    def way(self, turns: float, left: int) -> float:
        """A card whose tomb is so many turns away, with so many turns left to play."""
        hope = min(1.0, max(0.0, (left + self.slack - turns) / self.doubt))
        pace = self.turn * left / (left + self.fade)
        return PYRAMID_POINTS * hope - pace * min(turns, left)


class Mood:
    """The worth of finds in a situation: gems in hand, torch lit or not, skulls, turns left."""

    __slots__ = ("cross", "green", "leave", "red", "skull", "torch", "way", "wipes")

    def __init__(
        self, weights: Weights, balance: int, lit: bool, skulls: int, left: int,
        way: tuple[float, ...],
    ) -> None:  # fmt: skip
        patience = min(left, STEADY) / STEADY
        ladder = (
            weights.gem_behind,
            weights.gem_behind,
            1 + (weights.gem_even - 1) * patience,
            1 + (weights.gem_ahead - 1) * patience,
            1 + (weights.gem_ahead - 1) * patience / 2,
        )
        self.red = ladder[balance]
        self.green = ladder[BALANCES - 1 - balance]
        self.torch = 0.0 if lit else weights.torch
        self.skull = weights.skull(skulls)
        self.wipes = min(2, skulls)
        self.cross = weights.cross
        self.leave = weights.leave
        self.way = way

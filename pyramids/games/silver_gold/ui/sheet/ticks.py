"""What a score sheet shows: the filled boxes, except for what is still flying to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from pyramids.engine.grid import indices
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import COLOURS, Deck
from pyramids.games.silver_gold.scoring import Sheet
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.sheet.layout import AWARDS, BOXES, Box, Kind

FREE = -1
"""An award that no player has taken."""


@dataclass(frozen=True)
class Tally:
    """One sheet as the state has it."""

    filled: frozenset[Box]
    pyramids: tuple[int, ...]
    """How many are complete, per colour."""
    awards: tuple[int, ...]
    """The seat that took each award, or `FREE`; the index is colour × 3 + place."""


def tally(deck: Deck, state: State, seat: int) -> Tally:
    """A seat's sheet as the state has it."""
    explorer = state.explorers[seat]
    colours = Counter(deck.pyramid(number).colour for number in explorer.done)
    awards = [FREE] * (AWARDS * len(COLOURS))
    for colour, takers in enumerate(state.awards):
        for place, taker in enumerate(takers):
            awards[colour * AWARDS + place] = taker
    filled: dict[Kind, Iterable[int]] = {
        "red": range(explorer.red),
        "green": range(explorer.green),
        "torch": indices(explorer.torches),
        "skull": range(explorer.skulls),
        "award": (award for award, taker in enumerate(awards) if taker != FREE),
    }
    return Tally(
        frozenset((kind, index) for kind, boxes in filled.items() for index in boxes),
        tuple(colours[colour] for colour in range(len(COLOURS))),
        tuple(awards),
    )


@dataclass(frozen=True)
class Shown:
    """A tally with boxes that are drawn as they were: not yet filled, or not yet erased."""

    deck: Deck
    seat: int
    tally: Tally
    empty: frozenset[Box] = frozenset()
    full: frozenset[Box] = frozenset()
    missing: tuple[int, ...] = (0, 0, 0)
    """Completed pyramids per colour that are still flying."""

    def filled(self, box: Box) -> bool:
        """Whether a box is drawn full."""
        return box not in self.empty and (box in self.full or box in self.tally.filled)

    def pyramids(self, colour: int) -> int:
        """How many completed pyramids of a colour are drawn."""
        return max(0, self.tally.pyramids[colour] - self.missing[colour])

    def taker(self, award: int) -> int:
        """Who is drawn as the taker of an award."""
        return self.tally.awards[award] if self.filled(("award", award)) else FREE

    def count(self, kind: Kind) -> int:
        """How many boxes of a kind are drawn full."""
        return sum(self.filled((kind, index)) for index in range(BOXES[kind]))

    @cached_property
    def highest_skull(self) -> int | None:
        """The skull box that costs points, or None."""
        ticked = (index for index in range(BOXES["skull"]) if self.filled(("skull", index)))
        return max(ticked, default=None)

    @cached_property
    def points(self) -> Sheet:
        """What is drawn, in points."""
        done = sum(self.pyramids(colour) for colour in range(len(COLOURS)))
        skulls = 0 if self.highest_skull is None else self.highest_skull + 1
        awards = (award for award in range(BOXES["award"]) if self.taker(award) == self.seat)
        return Sheet(
            pyramids=scoring.PYRAMID_POINTS * done,
            torches=scoring.TORCH_POINTS * self.count("torch"),
            awards=sum(self.deck.awards[award % AWARDS] for award in awards),
            gems=scoring.gem_points(self.count("red"), self.count("green")),
            skulls=-scoring.skull_penalty(self.deck, skulls),
        )

"""Scores and the winners (SG-22 to SG-24)."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.engine.contract import Over
from pyramids.engine.ranking import ranks_of
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import Explorer, State

PYRAMID_POINTS = 10
TORCH_POINTS = 5
PAIR_POINTS = 5
SINGLE_GEM_POINTS = 1


class Sheet(NamedTuple):
    """The lines of a score sheet, in points."""

    pyramids: int
    torches: int
    awards: int
    gems: int
    skulls: int

    @property
    def total(self) -> int:
        return sum(self)


def sheet(deck: Deck, explorer: Explorer, awards: int) -> Sheet:
    """The current score (SG-23); incomplete pyramids score nothing (SG-22)."""
    return Sheet(
        pyramids=PYRAMID_POINTS * len(explorer.done),
        torches=TORCH_POINTS * explorer.torches.bit_count(),
        awards=awards,
        gems=gem_points(explorer.red, explorer.green),
        skulls=-skull_penalty(deck, explorer.skulls),
    )


def gem_points(red: int, green: int) -> int:
    """A pair of a red and a green gem scores more than two single ones."""
    pairs = min(red, green)
    return PAIR_POINTS * pairs + SINGLE_GEM_POINTS * (max(red, green) - pairs)


def skull_penalty(deck: Deck, skulls: int) -> int:
    """Only the highest ticked skull box counts."""
    return deck.skulls[skulls - 1] if skulls else 0


def award_points(deck: Deck, state: State, seat: int) -> int:
    """The awards that a seat has taken."""
    return sum(
        points
        for takers in state.awards
        for points, taker in zip(deck.awards, takers, strict=False)
        if taker == seat
    )


def seat_sheet(deck: Deck, state: State, seat: int) -> Sheet:
    """The score sheet of a seat."""
    return sheet(deck, state.explorers[seat], award_points(deck, state, seat))


def final(deck: Deck, state: State) -> Over:
    """Scores and ranks at the end."""
    scores = tuple(seat_sheet(deck, state, seat).total for seat in range(len(state.explorers)))
    lowest = [min(explorer.done, default=0) for explorer in state.explorers]
    # SG-24: the lowest completed number wins a tie; a player without any loses it.
    sort_keys = [
        (score, -card if card else -len(deck.pyramids) - 1)
        for score, card in zip(scores, lowest, strict=True)
    ]
    ranks = ranks_of(sort_keys)
    return Over(scores, ranks, _reason(scores, ranks))


def _reason(scores: tuple[int, ...], ranks: tuple[int, ...]) -> str:
    if scores.count(max(scores)) == 1:
        return "points"
    return "lowest_card" if ranks.count(1) == 1 else "shared"

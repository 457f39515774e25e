"""Needs, totals, scores and the result (IB-9, IB-13, IB-14)."""

from __future__ import annotations

from operator import mul
from typing import NamedTuple

from pyramids.engine.contract import Over
from pyramids.engine.ranking import ranks_of
from pyramids.games.im_bann.counts import Counts
from pyramids.games.im_bann.deck import Deck
from pyramids.games.im_bann.state import MUMMY_VALUE, NOBODY, OUT, State

BY_CHAMBER, BY_LIMIT = "chamber", "limit"
"""What ends a game: somebody has beaten the royal chamber, or the rounds are over."""


class Score(NamedTuple):
    """The items of a score line."""

    place: int
    open: int
    """Minus the values of what isn't beaten."""
    display: int
    mummy: int

    @property
    def total(self) -> int:
        """What the ranks are decided by."""
        return self.open + self.display + self.mummy


class Scoring:
    """What displays are worth and how far everyone is, bound to a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.values = (*[card.value for card in deck.cards], 0)
        """By kind the value of equipment, 0 for other cards."""

    def total(self, display: Counts) -> int:
        """The sum of the equipment."""
        return sum(map(mul, self.values, display))

    def need(self, state: State, seat: int) -> int:
        """What beats the adventure where the seat is, the Mummy's 3 included (IB-9)."""
        value = self.deck.lengths[state.length][state.archaeologists[seat].place]
        return value + MUMMY_VALUE if state.mummy == seat else value

    def score(self, state: State, seat: int) -> Score:
        """How far a seat is: the items of its score line."""
        place, _hand, display = state.archaeologists[seat]
        # Ruling 13: the first one through the chamber doesn't lose anything for the Mummy.
        mummy = -MUMMY_VALUE if state.mummy == seat and state.first != seat else 0
        if place == OUT:
            return Score(place, 0, 0, mummy)
        values = self.deck.lengths[state.length]
        worth = min(self.total(display), values[place])  # ruling 14
        return Score(place, -sum(values[place:]), worth, mummy)

    def result(self, state: State) -> Over:
        """Scores, ranks and what ended the game."""
        totals = tuple(self.score(state, seat).total for seat in range(len(state.archaeologists)))
        first = state.first
        if first == NOBODY:  # ruling 15
            return Over(totals, ranks_of(totals), BY_LIMIT)
        if not state.scoring:  # IB-13
            return Over(
                totals, tuple(1 if s == first else 2 for s in range(len(totals))), BY_CHAMBER
            )
        others = [total for seat, total in enumerate(totals) if seat != first]
        ranks = tuple(
            1 if seat == first else 2 + sum(other > total for other in others)
            for seat, total in enumerate(totals)
        )
        return Over(totals, ranks, BY_CHAMBER)

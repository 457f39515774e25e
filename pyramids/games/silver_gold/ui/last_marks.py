"""The squares that were marked in the current turn, as far as a state shows them."""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.state import State


def turn_marks(state: State, seat: Seat) -> dict[int, int]:
    """The squares that a seat has marked in this turn, by card."""
    earlier = dict(state.before[seat].places)
    return {
        card: marks & ~earlier.get(card, 0)
        for card, marks in state.explorers[seat].places
        if card and marks & ~earlier.get(card, 0)
    }

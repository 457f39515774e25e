"""The two pyramids of a player, as the table shows them."""

from __future__ import annotations

from collections.abc import Iterable

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard


def turn_marks(state: State, seat: Seat) -> dict[int, int]:
    """The squares that a seat has marked in this turn, by card, as far as the state shows them."""
    earlier = dict(state.before[seat].places)
    return {
        card: marks & ~earlier.get(card, 0)
        for card, marks in state.explorers[seat].places
        if card and marks & ~earlier.get(card, 0)
    }


def show_pyramids(cards: Iterable[PyramidCard], deck: Deck, table: State, seat: Seat) -> None:
    """Let a player's cards follow the table; the marks of this turn are tinted."""
    fresh = turn_marks(table, seat)
    for card, (number, marks) in zip(cards, table.explorers[seat].places, strict=True):
        card.show(deck, number, marks, fresh.get(number, 0))

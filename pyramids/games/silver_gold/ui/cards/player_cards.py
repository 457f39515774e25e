"""The two pyramids of a player, as the table shows them."""

from __future__ import annotations

from collections.abc import Iterable

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.last_marks import turn_marks


def show_pyramids(cards: Iterable[PyramidCard], deck: Deck, table: State, seat: Seat) -> None:
    """Let a player's cards follow the table; the marks of this turn are tinted."""
    fresh = turn_marks(table, seat)
    for card, (number, marks) in zip(cards, table.explorers[seat].places, strict=True):
        card.show(deck, number, marks, fresh.get(number, 0))

"""The sums of equipment that a hand can lay in one turn, and in two.

A set of sums is an integer: bit n stands for the sum n.
"""

from __future__ import annotations

from typing import NamedTuple

from pyramids.games.im_bann.counts import Counts
from pyramids.games.im_bann.deck import ITEMS, SCARAB, SPELL, Deck

Sums = int
"""A set of sums: bit n stands for the sum n."""


class Reach(NamedTuple):
    """What a hand can add to the display."""

    now: Sums
    """In one turn."""
    soon: Sums
    """In one turn or in two, if nobody turns the depot in between."""
    cards: tuple[int, ...]
    """By item, the number of cards."""
    points: tuple[int, ...]
    """By item, the points of its cards."""


class SumFinder:
    """Finds the sums of hands, bound to a deck."""

    def __init__(self, deck: Deck) -> None:
        cards = list(enumerate(deck.cards))
        self._items = tuple(
            tuple((kind, card.value) for kind, card in cards if card.item == item)
            for item in range(len(ITEMS))
        )
        self._specials = tuple(kind for kind, card in cards if card.special)
        self._spells = tuple(kind for kind, card in cards if card.special == SPELL)
        self._scarabs = tuple(kind for kind, card in cards if card.special == SCARAB)

    def reach(self, hand: Counts, depot: int) -> Reach:
        """The sums of a hand while the depot shows an item (IB-7, IB-12)."""
        singles, pairs, several, cards, points = [], [], [], [], []
        for cards_of_item in self._items:
            one, two, many, count, total = 0, 0, 1, 0, 0
            for kind, value in cards_of_item:
                for _copy in range(hand[kind]):
                    two |= one << value
                    many |= many << value
                    one |= 1 << value
                    count += 1
                    total += value
            singles.append(one)
            pairs.append(two)
            several.append(many)
            cards.append(count)
            points.append(total)
        special = any(hand[kind] for kind in self._specials)
        spells = sum([hand[kind] for kind in self._spells])
        scarab = any(hand[kind] for kind in self._scarabs)
        now = singles[depot] | special  # a special card alone adds nothing
        soon = pairs[depot] | now
        if scarab:
            now |= several[depot]
            soon |= several[depot]
        if spells:
            now |= singles[0] | singles[1] | singles[2] | singles[3]
            soon |= now
            for item, one in enumerate(singles):
                soon |= pairs[item]
                if scarab:
                    soon |= several[item]
                firsts = range(item) if spells > 1 else (depot,) if item != depot else ()
                for first in firsts:
                    soon |= _both(singles[first], one)
        return Reach(now, soon, tuple(cards), tuple(points))


def _both(first: Sums, second: Sums) -> Sums:
    """All sums of one of the first and one of the second set."""
    found = value = 0
    while first:
        if first & 1:
            found |= second << value
        first >>= 1
        value += 1
    return found

"""Sampled orders of a deck that stay alike while its cards are drawn."""

from __future__ import annotations

from random import Random

from pyramids.engine.multiset import Multiset


def steady_order(deck: Multiset, left: Multiset, rng: Random) -> list[int]:
    """A random order of the cards that are left of a deck.

    The same generator orders the whole deck alike, whatever is left of it. So two forecasts, before
    and after a draw, differ by what it changes and not by another sample of all that follows.
    """
    counts, random = dict(left), rng.random
    # Which copies of a card are left must not depend on their places.
    order = sorted(
        [
            (random(), card, copy < counts.get(card, 0))
            for card, count in deck
            for copy in range(count)
        ]
    )
    return [card for _place, card, is_left in order if is_left]

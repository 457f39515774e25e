"""Orders of a deck that stay alike while its cards are drawn."""

from __future__ import annotations

from random import Random

from pyramids.bots.steady_order import steady_order

DECK = ((1, 2), (2, 1), (3, 3), (4, 1))


def test_what_is_left_keeps_its_order() -> None:
    for seed in range(20):
        whole = steady_order(DECK, DECK, Random(seed))
        assert sorted(whole) == [1, 1, 2, 3, 3, 3, 4]
        without = steady_order(DECK, ((1, 2), (3, 3), (4, 1)), Random(seed))
        assert without == [card for card in whole if card != 2]


def test_every_card_that_is_left_comes_first_equally_often() -> None:
    left, rng = ((1, 1), (3, 1)), Random(1)
    first = [steady_order(DECK, left, rng)[0] for _order in range(2000)]
    assert 900 < first.count(3) < 1100

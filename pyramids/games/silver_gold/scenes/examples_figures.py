"""The deck and the rules that the drawn examples of Silver & Gold are taken from."""

from __future__ import annotations

from functools import cache

from pyramids import catalogue
from pyramids.games.silver_gold import SPEC
from pyramids.games.silver_gold.deck import GRID, Deck, Pyramid
from pyramids.games.silver_gold.rules import SilverGold


@cache
def rule_book() -> SilverGold:
    """The rules with the deck that the examples are taken from."""
    return SilverGold(catalogue.load_level(SPEC, SPEC.default_level))


def classic() -> Deck:
    """The deck that the examples are taken from."""
    return rule_book().deck


def way(pyramid: Pyramid) -> int:
    """The fields of a shortest way from the entrance to the tomb."""
    reached = [pyramid.entrance]
    while not reached[-1] & pyramid.tomb:
        reached.append((reached[-1] | GRID.neighbours(reached[-1])) & pyramid.open)
    here = found = pyramid.tomb
    for ring in reversed(reached[:-1]):
        near = GRID.neighbours(here) & ring
        here = near & -near
        found |= here
    return found

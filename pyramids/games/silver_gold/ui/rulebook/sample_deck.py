"""The deck and the rules that the drawn examples of Silver & Gold are taken from."""

from __future__ import annotations

from functools import cache

from pyramids.games.silver_gold import SPEC
from pyramids.games.silver_gold.deck import GRID, Deck, Pyramid, read_deck
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.resources import levels_root


@cache
def rule_book() -> SilverGold:
    """The rules with the deck that the examples are taken from."""
    return SilverGold(read_deck(levels_root() / SPEC.id / f"{SPEC.default_level}.yaml"))


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

"""The examples of the rules, which the rule book draws."""

from __future__ import annotations

from functools import cache
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.deck import GRID, Deck, Pyramid, read_deck
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import EMPTY_PLACE, MARK_DUE, NEWCOMER, Explorer
from pyramids.resources import levels_root

LINUS: Final[Explorer] = NEWCOMER._replace(
    red=6, green=3, torches=0b1001, skulls=5, done=(1, 3, 7, 14, 20, 31, 45)
)
"""The explorer of the scoring example (SG-23): 111 points with awards."""
LINUS_AWARDS: Final = (10, 6, 3)


@cache
def example_rules() -> SilverGold:
    """The rules with the deck of the examples."""
    return SilverGold(read_deck(levels_root() / "silver_gold" / "classic.yaml"))


def example_deck() -> Deck:
    """The deck of the examples."""
    return example_rules().deck


def judge(marked: int, move: Mark, pattern: int) -> Reason | None:
    """Why a shape is refused on a card with marks; None if it is legal (SG-9)."""
    explorer = NEWCOMER._replace(places=((move.card, marked), EMPTY_PLACE))
    return example_rules().marking.check(explorer, MARK_DUE, pattern, move)


def shortest_route(pyramid: Pyramid) -> int:
    """The squares of a shortest route from the entrance to the tomb."""
    reached = [pyramid.entrance]
    while not reached[-1] & pyramid.tomb:
        reached.append((reached[-1] | GRID.neighbours(reached[-1])) & pyramid.open)
    here = found = pyramid.tomb
    for ring in reversed(reached[:-1]):
        near = GRID.neighbours(here) & ring
        here = near & -near
        found |= here
    return found

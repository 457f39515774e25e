"""Three explorers who decide by a look: a careless child, a gem collector, a racer for awards.

They differ in what they see of a chamber (`ways`) and in what they hold things to be worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.bots.deck_values import SightOf, lore_of
from pyramids.games.silver_gold.bots.terms import weigh
from pyramids.games.silver_gold.bots.tomb_distance import Glimpse, Steps, Ways
from pyramids.games.silver_gold.bots.weights import Weights
from pyramids.games.silver_gold.bots.why import explain
from pyramids.games.silver_gold.moves import Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import View

CHILD = Weights(
    turn=1.0, fade=0.5, slack=0.0, doubt=1.0,
    gem_behind=2.0, gem_even=2.0, gem_ahead=2.0, torch=3.0,
    calm=0.0, worry=0.0, alarm=0.0, panic=0.5,
    cross=2.0, leave=0.0, share=1.0, award=0.0, colour=0.0,
)  # fmt: skip
"""Grabs what glitters, forgets the skulls, and finds a tomb when it stands before it."""

COLLECTOR = Weights(
    turn=4.0, fade=2.0, slack=0.5, doubt=1.5,
    gem_behind=6.0, gem_even=4.0, gem_ahead=2.5, torch=4.0,
    calm=0.8, worry=1.0, alarm=1.5, panic=2.0,
    cross=1.2, leave=1.0, share=0.8, award=0.2, colour=0.0,
)  # fmt: skip
"""Goes out of the way for a gem, most of all for the one that makes a pair."""

RACER = Weights(
    turn=5.0, fade=2.0, slack=0.7, doubt=1.5,
    gem_behind=2.5, gem_even=1.8, gem_ahead=1.0, torch=3.0,
    calm=0.6, worry=0.8, alarm=1.2, panic=1.6,
    cross=2.0, leave=0.0, share=0.3, award=1.0, colour=0.5,
)  # fmt: skip
"""Runs from tomb to tomb, the colour of the next award first."""


class Character:
    """Takes the move of the highest worth, as this explorer sees it."""

    def __init__(self, rules: SilverGold, weights: Weights, sight: SightOf) -> None:
        self._lore = lore_of(rules.deck, weights, sight)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The best move; the first of equals."""
        return max(legal, key=lambda move: weigh(self._lore, view, move).total)

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._lore, view, legal, move)


def child(rules: SilverGold) -> Character:
    """The careless child."""
    return Character(rules, CHILD, Glimpse)


def collector(rules: SilverGold) -> Character:
    """The collector of gems."""
    return Character(rules, COLLECTOR, Steps)


def racer(rules: SilverGold) -> Character:
    """The racer for awards."""
    return Character(rules, RACER, Ways)

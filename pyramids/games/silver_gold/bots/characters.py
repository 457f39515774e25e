"""Three bots without a search: a careless child, a gem collector, a racer for awards.

They differ in how they estimate the distance to a tomb and in their weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.bots.deck_values import DistanceFactory, deck_values
from pyramids.games.silver_gold.bots.terms import evaluate
from pyramids.games.silver_gold.bots.tomb_distance import ExpectedTurns, NearbyTomb, ShortestRoute
from pyramids.games.silver_gold.bots.weights import Weights
from pyramids.games.silver_gold.bots.why import explain
from pyramids.games.silver_gold.moves import Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import View

CHILD = Weights(
    turn=1.0, fade=0.5, slack=0.0, doubt=1.0,
    gem_behind=2.0, gem_even=2.0, gem_ahead=2.0, torch=3.0,
    skull_at_0=0.0, skull_at_1=0.0, skull_at_4=0.0, skull_at_7=0.5,
    cross=2.0, leave=0.0, share=1.0, award=0.0, colour=0.0,
)  # fmt: skip
"""Overvalues gems and torches, ignores skulls, and notices a tomb only when it is near."""

COLLECTOR = Weights(
    turn=4.0, fade=2.0, slack=0.5, doubt=1.5,
    gem_behind=6.0, gem_even=4.0, gem_ahead=2.5, torch=4.0,
    skull_at_0=0.8, skull_at_1=1.0, skull_at_4=1.5, skull_at_7=2.0,
    cross=1.2, leave=1.0, share=0.8, award=0.2, colour=0.0,
)  # fmt: skip
"""Makes detours for gems, most of all for one that completes a pair."""

RACER = Weights(
    turn=5.0, fade=2.0, slack=0.7, doubt=1.5,
    gem_behind=2.5, gem_even=1.8, gem_ahead=1.0, torch=3.0,
    skull_at_0=0.6, skull_at_1=0.8, skull_at_4=1.2, skull_at_7=1.6,
    cross=2.0, leave=0.0, share=0.3, award=1.0, colour=0.5,
)  # fmt: skip
"""Heads for tombs, those that bring an award first."""


class Character:
    """Chooses the move with the best static evaluation."""

    def __init__(self, rules: SilverGold, weights: Weights, distance: DistanceFactory) -> None:
        self._values = deck_values(rules.deck, weights, distance)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The best move; the first of equals."""
        return max(legal, key=lambda move: evaluate(self._values, view, move).total)

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._values, view, legal, move)


def child(rules: SilverGold) -> Character:
    """The careless child."""
    return Character(rules, CHILD, NearbyTomb)


def collector(rules: SilverGold) -> Character:
    """The collector of gems."""
    return Character(rules, COLLECTOR, ShortestRoute)


def racer(rules: SilverGold) -> Character:
    """The racer for awards."""
    return Character(rules, RACER, ExpectedTurns)

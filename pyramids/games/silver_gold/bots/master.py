"""The master: tries its most promising moves in many sampled futures."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from operator import itemgetter
from random import Random
from statistics import fmean

from pyramids.bots.distinct_reasons import WeightedReason
from pyramids.bots.fair_comparison import best_of_each_kind, winner_first
from pyramids.bots.halving import halving
from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.bots.deck_values import deck_values
from pyramids.games.silver_gold.bots.learned import MASTER
from pyramids.games.silver_gold.bots.search import Search
from pyramids.games.silver_gold.bots.terms import evaluate
from pyramids.games.silver_gold.bots.why import explain, weighted
from pyramids.games.silver_gold.moves import Mark, Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import View

CANDIDATES = 8
"""How many moves are tried; the others have worse static evaluations."""

MAX_SIMILAR = 2
"""How many marks are tried of those with equal finds and equal distance to the tomb."""


class Master:
    """Searches over sampled futures; its budget counts rollouts."""

    def __init__(self, rules: SilverGold) -> None:
        self._values = deck_values(rules.deck, MASTER)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move with the best mean lead over the sampled futures."""
        if len(legal) == 1:
            return legal[0]
        return self.ranking(view, legal, rng, budget)[0][1]

    def ranking(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> list[tuple[float, Move]]:
        """The tried moves with their mean leads in points, the best first."""
        search = Search(self._values, view, rng)
        return halving(self.promising(view, legal), search.lead, budget)

    def comparison(
        self,
        view: View,
        legal: Sequence[Move],
        rng: Random,
        budget: int,
        best: int,
        alike: Callable[[Move], Hashable],
    ) -> list[tuple[float, Move]]:
        """The best moves that aren't alike, with their mean leads in the same futures.

        The first move is always the one that `choose` would make.
        """
        search = Search(self._values, view, rng)
        ranked = halving(self.promising(view, legal), search.lead, budget)
        futures = range(max(1, budget // best))
        tried = [
            (fmean(search.lead(move, number) for number in futures), move)
            for _lead, move in best_of_each_kind(ranked, alike)[:best]
        ]
        return winner_first(tried, itemgetter(0))

    def weighted(
        self, view: View, alternatives: Sequence[Move], move: Move
    ) -> list[WeightedReason]:
        """All reasons for a move instead of the alternatives, with their worth."""
        return weighted(self._values, view, alternatives, move)

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._values, view, legal, move)

    def promising(self, view: View, legal: Sequence[Move]) -> list[Move]:
        """The moves that are worth trying, the best by static evaluation first."""
        ordered = sorted(legal, key=lambda move: -evaluate(self._values, view, move).total)
        candidates: list[Move] = []
        seen: dict[object, int] = {}
        for move in ordered:
            similarity = self._similarity(move)
            seen[similarity] = seen.get(similarity, 0) + 1
            if seen[similarity] <= MAX_SIMILAR:
                candidates.append(move)
        return candidates[:CANDIDATES]

    def _similarity(self, move: Move) -> object:
        """A key that is equal for marks with equal finds and equal distance to the tomb."""
        if not isinstance(move, Mark):
            return move
        return move.card, self._values.find(move.card, move.fields)[1:]

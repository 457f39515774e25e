"""The master: tries its most promising moves in many worlds that may be the true one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.bots.halving import halving
from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.bots.deck_values import lore_of
from pyramids.games.silver_gold.bots.learned import MASTER
from pyramids.games.silver_gold.bots.search import Search
from pyramids.games.silver_gold.bots.terms import weigh
from pyramids.games.silver_gold.bots.why import explain
from pyramids.games.silver_gold.moves import Mark, Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import View

CANDIDATES = 8
"""Moves that are tried in worlds; the others look worse at first sight."""

TWINS = 2
"""Of marks that bring the same and lead equally near, so many are tried."""


class Master:
    """Sees what everybody may see, and thinks about what may come."""

    def __init__(self, rules: SilverGold) -> None:
        self._lore = lore_of(rules.deck, MASTER)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move that leads furthest, on average over the worlds."""
        if len(legal) == 1:
            return legal[0]
        return self.ranking(view, legal, rng, budget)[0][1]

    def ranking(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> list[tuple[float, Move]]:
        """The tried moves with the points they lead by, the best first."""
        search = Search(self._lore, view, rng)
        return halving(self._promising(view, legal), search.lead, budget)

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._lore, view, legal, move)

    def _promising(self, view: View, legal: Sequence[Move]) -> list[Move]:
        sight = sorted(legal, key=lambda move: -weigh(self._lore, view, move).total)
        picks: list[Move] = []
        seen: dict[object, int] = {}
        for move in sight:
            alike = self._alike(move)
            seen[alike] = seen.get(alike, 0) + 1
            if seen[alike] <= TWINS:
                picks.append(move)
        return picks[:CANDIDATES]

    def _alike(self, move: Move) -> object:
        """The same for marks that bring the same finds and lead equally near to the tomb."""
        if not isinstance(move, Mark):
            return move
        return move.card, self._lore.find(move.card, move.fields)[1:]

"""Hints: the three moves that the architect likes best, each with its reasons."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from pyramids.engine.contract import MAX_HINTS, Hint
from pyramids.games.labyrinth.bots.architect import Architect, Prospect
from pyramids.games.labyrinth.bots.contrast import hints, outlook
from pyramids.games.labyrinth.moves import Move
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import View


class Adviser:
    """Names moves and makes none."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._architect = Architect(rules)

    def hints(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best moves that differ, the very best first."""
        rules, table, seat = self._rules, view.table, view.seat

        def alike(move: Move) -> Hashable:
            return outlook(rules, table, seat, Prospect(move))

        ranking = self._architect.ranking(view, legal, rng, budget, MAX_HINTS, alike)
        return hints(rules, table, seat, ranking, MAX_HINTS)

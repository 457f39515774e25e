"""Hints: the architect's best moves, each with its reasons."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from pyramids.engine.contract import MAX_HINTS, Hint
from pyramids.games.labyrinth.bots.architect import Architect, RatedMove
from pyramids.games.labyrinth.bots.hint_reasons import hints, signature
from pyramids.games.labyrinth.moves import Move
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import View


class Adviser:
    """Gives the architect's best moves as hints."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._architect = Architect(rules)

    def hints(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best different moves, the best one first."""
        rules, state, seat = self._rules, view.state, view.seat

        def alike(move: Move) -> Hashable:
            return signature(rules, state, seat, RatedMove(move))

        ranking = self._architect.ranking(view, legal, rng, budget, MAX_HINTS, alike)
        return hints(rules, state, seat, ranking, MAX_HINTS)

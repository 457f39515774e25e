"""Hints: the master's best moves, each with what sets it apart from the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from pyramids.bots.distinct_reasons import distinct, fact, with_comparison
from pyramids.engine.contract import MAX_HINTS, Hint, Reason
from pyramids.games.silver_gold.bots.master import Master
from pyramids.games.silver_gold.bots.why import SUBJECTS
from pyramids.games.silver_gold.moves import Mark, Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import View

TOO_FAR_BEHIND = 8.0
"""In points: a move this far behind the best one is no hint."""


class Adviser:
    """Gives the master's best moves as hints."""

    def __init__(self, rules: SilverGold) -> None:
        self._master = Master(rules)

    def hints(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best different moves, the best one first."""

        def alike(move: Move) -> Hashable:
            """Marks on the same card are alike if there is the same to say for them."""
            if not isinstance(move, Mark):
                return move
            found = self._master.weighted(view, legal, move)
            return move.card, frozenset(fact(reason, SUBJECTS) for _weight, reason in found)

        ranked = self._master.comparison(view, legal, rng, budget, MAX_HINTS, alike)
        near = [(lead, move) for lead, move in ranked if ranked[0][0] - lead < TOO_FAR_BEHIND]
        leads, moves = [lead for lead, _move in near], [move for _lead, move in near]
        if len(moves) == 1:
            return (Hint(moves[0], self._master.why(view, legal, moves[0])),)
        told = distinct([self._master.weighted(view, moves, move) for move in moves], SUBJECTS)
        nothing = (Reason("harms_least"),)
        return tuple(
            Hint(move, with_comparison(reasons, leads, number) or nothing)
            for number, (move, reasons) in enumerate(zip(moves, told, strict=True))
        )

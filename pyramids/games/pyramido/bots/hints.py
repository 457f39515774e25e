"""Hints: the planner's best moves, each with what sets it apart from the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from pyramids.bots.distinct_reasons import distinct, fact, with_comparison
from pyramids.engine.contract import MAX_HINTS, Hint, Reason
from pyramids.games.pyramido.bots.planner import Planner
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move, Place, Split
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import View

TOO_FAR_BEHIND = 8.0
"""In points: a move this far behind the best one is no hint."""


class Adviser:
    """Gives the planner's best moves as hints."""

    def __init__(self, rules: Pyramido) -> None:
        self._planner = Planner(rules)

    def hints(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best different moves, the best one first; in a scoring only the best one."""
        planner = self._planner
        if isinstance(legal[0], Activate | Done):
            return (self._activation(view, legal),)
        if isinstance(legal[0], Discard | Split):
            move = planner.ranking(view, legal, rng, budget)[0][1]
            return (Hint(move, planner.why(view, legal, move)),)

        def alike(move: Move) -> Hashable:
            """Places are alike if there is the same to say for them."""
            if not isinstance(move, Place):
                return move
            found = planner.weighted(view, legal, move)
            return frozenset(fact(reason, ()) for _weight, reason in found)

        ranked = planner.comparison(view, legal, rng, budget, MAX_HINTS, alike)
        near = [(points, move) for points, move in ranked if ranked[0][0] - points < TOO_FAR_BEHIND]
        points, moves = [points for points, _move in near], [move for _points, move in near]
        nothing = (Reason("no_difference"),)
        if len(moves) == 1:
            means = [points for points, _move in ranked]
            reasons = with_comparison(planner.why(view, legal, moves[0]), means, 0)
            return (Hint(moves[0], reasons or nothing),)
        told = distinct([planner.weighted(view, legal, move) for move in moves], ())
        return tuple(
            Hint(move, with_comparison(reasons, points, number) or nothing)
            for number, (move, reasons) in enumerate(zip(moves, told, strict=True))
        )

    def _activation(self, view: View, legal: Sequence[Move]) -> Hint:
        """The first of the best activations; or the end of them, if gems are worth more later."""
        plan, left = self._planner.plan(view.state, view.seat)
        if not plan.moves:
            move = legal[-1]
            return Hint(move, self._planner.why(view, legal, move))
        whole = Reason("plan", {"points": plan.points, "gems": sum(left)})
        return Hint(plan.moves[0], (*self._planner.why(view, legal, plan.moves[0]), whole))

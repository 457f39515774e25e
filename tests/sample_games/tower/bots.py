"""A bot with a plan, and an adviser that follows the same plan."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import Hint, Reason

from .rules import LAY, LEAVE, Move, View


class Builder:
    """Lays a stone if it is hardly smaller than the one below it."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move of its plan."""
        return _plan(view, legal)

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The plan in a word."""
        return (_reason(move),)


class Adviser:
    """Would do what the builder does."""

    def hints(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """One move."""
        move = _plan(view, legal)
        return (Hint(move, (_reason(move),)),)


def _plan(view: View, legal: Sequence[Move]) -> Move:
    state = view.state
    tower = state.towers[view.seat]
    near = not tower or tower[-1] - state.stone <= 1
    return LAY if LAY in legal and near else LEAVE


def _reason(move: Move) -> Reason:
    return Reason("hardly_smaller" if move == LAY else "costs_too_much")

"""The best bot: tries its best moves in sampled futures."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from operator import itemgetter
from random import Random
from typing import NamedTuple

from pyramids.bots.fair_comparison import best_of_each_kind, winner_first
from pyramids.bots.halving import halving
from pyramids.games.pyramido.bots.characters import Character, plus
from pyramids.games.pyramido.bots.rollout import Rollout, Row
from pyramids.games.pyramido.bots.weights import PLANNER, Weights
from pyramids.games.pyramido.moves import Move, Place, Take
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import Builder, State, View

CANDIDATES = 8
"""The moves that are tried."""
HORIZON = 3
"""The own turns that a rollout plays; many short ones tell more than a few to the stage's end."""
PLACE_SHARE = 2
"""The place of a domino was thought of when it was taken, so that less thought is left for it."""


class Trial(NamedTuple):
    """A move to try, and the pyramid after the turn."""

    move: Move
    builder: Builder


class Planner(Character):
    """Chooses by rollouts among the moves with the best estimates."""

    def __init__(self, rules: Pyramido, weights: Weights = PLANNER) -> None:
        super().__init__(rules, weights)
        self._rollout = Rollout(rules, self.estimator)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move with the best mean result."""
        return self.ranking(view, legal, rng, budget)[0][1]

    def ranking(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> list[tuple[float, Move]]:
        """Moves with the points that they lead to, the best one first."""
        if not isinstance(legal[0], Take | Place):
            return sorted(self.rated(view, legal), key=lambda item: -item[0])
        result, rollouts = self._rollouts(view, rng, budget)
        trials = self._trials(view.state, view.seat, legal)
        return [(points, trial.move) for points, trial in halving(trials, result, rollouts)]

    def comparison(
        self,
        view: View,
        legal: Sequence[Move],
        rng: Random,
        budget: int,
        best: int,
        alike: Callable[[Move], Hashable],
    ) -> list[tuple[float, Move]]:
        """The best moves that aren't alike, with their means over the same rollouts.

        The first move is always the one that `choose` would make.
        """
        first = best_of_each_kind(self.ranking(view, legal, rng, budget), alike)[:best]
        if not isinstance(legal[0], Take | Place):
            return first
        result, rollouts = self._rollouts(view, rng, budget)
        count = max(1, rollouts // len(first))
        trials = {trial.move: trial for trial in self._trials(view.state, view.seat, legal)}
        means = [
            (sum(result(trials[move], number) for number in range(count)) / count, move)
            for _points, move in first
        ]
        return winner_first(means, itemgetter(0))

    def _rollouts(
        self, view: View, rng: Random, budget: int
    ) -> tuple[Callable[[Trial, int], float], int]:
        """A function that tries a move in the sampled future of a number, and how many to try."""
        state, stage = view.state, view.state.stage
        rivals = len(state.builders) - 1
        seeds: list[float] = []

        def result(trial: Trial, number: int) -> float:
            while len(seeds) <= number:
                seeds.append(rng.random())
            row = Row(self.rules, state, seeds[number])
            if isinstance(trial.move, Take):
                row.take(trial.move.stack, trial.move.gem)
            return self._rollout.points(trial.builder, stage, row, rivals, HORIZON)

        turns = 1 + self.estimator.turns(state.builders[view.seat], stage)
        if state.hand:
            budget //= PLACE_SHARE
        return result, budget // min(turns, 1 + HORIZON)

    def _trials(self, state: State, seat: int, legal: Sequence[Move]) -> list[Trial]:
        builder, stage = state.builders[seat], state.stage
        if isinstance(legal[0], Place):
            places = self.estimator.placements(builder, stage, state.hand)
            places.sort(key=lambda placement: -placement.value)
            return [Trial(p.place, p.builder) for p in places[:CANDIDATES]]
        found: list[tuple[float, Trial]] = []
        for move in legal:
            assert isinstance(move, Take)
            top = state.stacks[move.stack].top
            placement = self.estimator.best_placement(builder, stage, top)
            after = placement.builder._replace(gems=plus(builder.gems, move.gem))
            found.append((self.estimator.value(after, stage, placement.turns), Trial(move, after)))
        found.sort(key=lambda item: -item[0])
        return [trial for _value, trial in found[:CANDIDATES]]

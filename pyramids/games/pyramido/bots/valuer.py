"""What positions and moves are worth, for the review: the planner's rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pyramids.engine.valuing import Forecast
from pyramids.games.pyramido.bots.characters import Character, plus
from pyramids.games.pyramido.bots.planner import CANDIDATES, HORIZON
from pyramids.games.pyramido.bots.rollout import Rollout, Row
from pyramids.games.pyramido.bots.weights import PLANNER
from pyramids.games.pyramido.building import FIRST_PLACES, stage_room
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.moves import Move, Place, Reveal, Take
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import STAGES, Builder, Phase, State, View

DOMINOES: Final = sum(stage_room(stage) for stage in range(1, STAGES + 1))

FORECAST_TURNS: Final = 1
"""The own turns that a forecast plays: further ones add more noise than insight."""

PROSPECTS: Final = (36.0, -14.0, -22.5, 0.0)
"""By stage, how far a forecast is off the final score on average: it hardly foresees later stages,
and counts what lasts twice. Equal for all, so that it only matters to who plays alone. Measured on
three solo games of the planner.
"""


class PyramidoValuer(Character):
    """Builds on for some turns with dominoes and gems that may come."""

    def __init__(self, rules: Pyramido) -> None:
        super().__init__(rules, PLANNER)
        self.rollout = Rollout(rules, self.estimator)

    def trials(self, view: View, legal: Sequence[Move], rng: Random) -> MoveTrials:
        """The moves of one decision."""
        return MoveTrials(self, view, legal, rng)

    def forecast(self, state: State, rng: Random, worlds: int) -> Forecast:
        """The mean points, by seat; all have the same draws."""
        seeds = [rng.random() for _world in range(worlds)]
        worths = [self._mean(state, seat, seeds) for seat in range(len(state.builders))]
        placed = sum(len(builder.placed) for builder in state.builders)
        return Forecast(tuple(worths), 1 - placed / (DOMINOES * len(state.builders)))

    def _mean(self, state: State, seat: int, seeds: Sequence[float]) -> float:
        stage, builder = state.stage, state.builders[seat]
        known = PROSPECTS[stage - 1] + builder.points
        if len(builder.areas) >= stage or (state.phase is Phase.ACTIVATE and seat == state.seat):
            return PROSPECTS[stage - 1] + self.scored(state, seat, stage)
        rivals = len(state.builders) - 1
        if seat == state.seat and state.hand:
            builder = self.placed(builder, stage, state.hand)
        moves_now = state.phase is Phase.TAKE and seat == state.seat
        total = 0.0
        for seed in seeds:
            row, after = Row(self.rules, state, seed), builder
            if moves_now:
                after = self.rollout.turn(after, stage, row, 0)
            total += self.rollout.points(after, stage, row, rivals, FORECAST_TURNS - moves_now)
        return known + total / len(seeds)

    def scored(self, state: State, seat: int, stage: int) -> float:
        """What a pyramid is worth that is being scored, or was scored after that stage."""
        builder = state.builders[seat]
        worth = float(builder.points)
        if len(builder.areas) < stage:
            plan, left = self.plan(state, seat)
            worth += sum(item.points for item in state.activations) + plan.points + left[MYTHICAL]
            builder = builder._replace(gems=left)
        if stage < STAGES:
            worth += self.rollout.outlook(builder._replace(occupied=0), stage)
        return worth

    def placed(self, builder: Builder, stage: int, domino: int) -> Builder:
        """The pyramid with a domino at its best place."""
        return self.estimator.best_placement(builder, stage, domino).builder


class MoveTrials:
    """The moves of one decision with the same draws to come."""

    def __init__(
        self, valuer: PyramidoValuer, view: View, legal: Sequence[Move], rng: Random
    ) -> None:
        self._valuer = valuer
        self._state, self._seat = view.state, view.seat
        self._rng = rng
        self._seeds: list[float] = []
        self._builders: dict[Move, Builder] = {}
        self._worths: dict[Move, float] = {}
        rated = sorted(valuer.rated(view, legal), key=lambda item: -item[0])
        self.promising = [move for _value, move in rated[:CANDIDATES]]
        if not isinstance(legal[0], Take | Place | Reveal):
            # Nothing is sampled for them, so that all can be compared.
            self.promising = [move for _value, move in rated]

    def result(self, move: Move, world: int) -> float:
        """The points of one's own pyramid."""
        if not isinstance(move, Take | Place | Reveal):
            return self._certain(move)
        while len(self._seeds) <= world:
            self._seeds.append(self._rng.random())
        state, valuer = self._state, self._valuer
        row = Row(valuer.rules, state, self._seeds[world])
        if isinstance(move, Take):
            row.take(move.stack, move.gem)
        elif isinstance(move, Reveal):
            row.reveal(move.stack)
        rivals = len(state.builders) - 1
        return valuer.rollout.points(self._builder(move), state.stage, row, rivals, HORIZON)

    def _builder(self, move: Move) -> Builder:
        """The pyramid after the turn."""
        found = self._builders.get(move)
        if found is None:
            found = self._builders[move] = self._built(move)
        return found

    def _built(self, move: Move) -> Builder:
        state, valuer = self._state, self._valuer
        builder, stage = state.builders[self._seat], state.stage
        if isinstance(move, Place):
            if not builder.placed:  # PF-3: the outline may be rotated, so all its places are alike
                move = FIRST_PLACES[0]
            return valuer.rules.apply(state, self._seat, move).builders[self._seat]
        if isinstance(move, Take):
            after = valuer.placed(builder, stage, state.stacks[move.stack].top)
            return after._replace(gems=plus(builder.gems, move.gem))
        return valuer.placed(builder, stage, state.hand)

    def _certain(self, move: Move) -> float:
        """The worth of a move after which nothing has to be drawn to judge it."""
        found = self._worths.get(move)
        if found is None:
            state, seat, valuer = self._state, self._seat, self._valuer
            if state.phase is Phase.SPLIT:
                found = 0.0  # PF-5: which stack is split says nothing about who gains by it
            else:
                after = valuer.rules.apply(state, seat, move)
                found = valuer.scored(after, seat, state.stage)
            self._worths[move] = found
        return found

"""The architect: tries promising placements in rollouts with the numbers that may still come.

In the professional game it keeps its best pieces for chambers late on the path.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from operator import itemgetter
from random import Random
from typing import NamedTuple, TypeVar

from pyramids.bots.fair_comparison import best_of_each_kind, winner_first
from pyramids.bots.halving import halving
from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.board import ENTRANCES, QUARTERS
from pyramids.games.labyrinth.bots.bets import odds
from pyramids.games.labyrinth.bots.path_ends import Passages, PathEnds
from pyramids.games.labyrinth.bots.rollout import Ending, NumberSequences, Rollout
from pyramids.games.labyrinth.bots.tile_eval import TileEvaluator, Weights
from pyramids.games.labyrinth.bots.why import explain
from pyramids.games.labyrinth.corridors import laid, tile_in
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import (
    LAST_START_TURN,
    NO_ENTRANCE,
    TURNS,
    Hunter,
    State,
    View,
)

Candidate = TypeVar("Candidate")

CANDIDATES = 16
MAX_ROLLOUTS = 640
"""With few turns left, more rollouts would repeat each other."""
TREASURE_SHARE = 3
"""A treasure gets a tile's rollouts divided by this: it needs no comparison of boards."""

WEIGHTS = Weights(
    going=8.85,
    going_turn=0.76,
    exits=0.3,
    live=0.38,
    stub=-0.02,
    scarab=0.51,
    half=0.05,
    chamber=0.95,
    wall=0.25,
)
"""The best policy for rollouts of some hundred tried on the same labyrinths."""


Result = tuple[int, float]
"""The result of a rollout: the path's fields, and the treasures' points."""


def _identity(move: Move) -> Hashable:
    return move


class Plan(NamedTuple):
    """A placement of the tile, and the entrance that it is evaluated for."""

    space: int
    content: int
    entrance: int


class RatedMove(NamedTuple):
    """A move with its evaluation."""

    move: Move
    points: float | None = None
    """The mean final score of its rollouts; None if it was chosen without any."""
    chance: float = 0.0
    """How often a treasure is in a chamber at the path, or a bet is right."""
    path: float | None = None
    """The path's part of the points; None if it wasn't compared evenly with others."""


class SearchContext(NamedTuple):
    """The data of one decision's search."""

    state: State
    hunter: Hunter
    space: int
    """The space just laid; the scarabs there are free for treasures."""
    path_ends: PathEnds
    sequences: NumberSequences
    rollouts: int


class Architect:
    """Searches with rollouts; its budget counts the tiles that they place."""

    def __init__(
        self, rules: Labyrinth, weights: Weights = WEIGHTS, treasure_worth: float = 1.0
    ) -> None:
        self._treasure_worth = treasure_worth
        self._rules = rules
        self._passages = Passages(rules.tile_set, rules.corridors)
        self._evaluator = TileEvaluator(self._passages, weights)
        self._rollout = Rollout(rules.tile_set, rules.corridors, self._evaluator)
        self._building = rules.building

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move with the best mean score."""
        if len(legal) == 1:
            return legal[0]
        return self.ranking(view, legal, rng, budget)[0].move

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._rules, view, move)

    def ranking(
        self,
        view: View,
        legal: Sequence[Move],
        rng: Random,
        budget: int,
        best: int = 1,
        alike: Callable[[Move], Hashable] = _identity,
    ) -> list[RatedMove]:
        """The evaluated moves, the best first; the first `best` of them compared evenly.

        Of tiles and entrances with equal `alike` keys, only the best one is listed.
        """
        if isinstance(legal[0], Bet):
            return [RatedMove(bet, chance=chance) for bet, chance in odds(view.state)]
        context = self._context(view, rng, budget)
        if isinstance(legal[0], Lay):
            lays = [m for m in legal if isinstance(m, Lay)]
            return self._lays(context, lays, best, alike)
        starts = self._starts(context, best, alike)
        entrance = ENTRANCES.index(starts[0].move) if starts else context.hunter.entrance
        # LP-7: nothing is won by choosing the entrance before the third turn.
        rest = [RatedMove(Done())] if Done() in legal else starts
        places = [move for move in legal if isinstance(move, Place)]
        return self._treasures(context, places, entrance, rest[0].move) if places else rest

    def _context(self, view: View, rng: Random, budget: int) -> SearchContext:
        state = view.state
        hunter = state.hunters[view.seat]
        left = TURNS - state.turn
        return SearchContext(
            state=state,
            hunter=hunter,
            space=state.stages[view.seat],
            path_ends=PathEnds.of(self._passages, hunter.spaces),
            sequences=NumberSequences(state.cards, left, rng),
            rollouts=min(MAX_ROLLOUTS, budget // max(1, left)),
        )

    def _lays(
        self,
        context: SearchContext,
        legal: Sequence[Lay],
        best: int,
        alike: Callable[[Move], Hashable],
    ) -> list[RatedMove]:
        state, hunter, _, path_ends, sequences, rollouts = context

        def trial(plan: Plan, sequence: int) -> Result:
            board = path_ends.copy()
            board.lay(plan.space, plan.content)
            ending = self._rollout.end(board, sequences[sequence], plan.entrance)
            return self._result(ending, hunter, self._scarabs(plan), state.professional)

        plans = self._plans(path_ends, legal, hunter.entrance)
        # Before an entrance is chosen, a placement may have been tried for several of them.
        ranked = best_of_each_kind(
            _ranked(plans, trial, rollouts), lambda plan: alike(_lay_of(plan))
        )
        return [
            RatedMove(_lay_of(plan), points, path=path)
            for points, path, plan in _evenly(ranked, trial, rollouts, best)
        ]

    def _plans(self, path_ends: PathEnds, legal: Sequence[Lay], entrance: int) -> list[Plan]:
        """The placements with the best static evaluations."""
        entrances = range(len(ENTRANCES)) if entrance == NO_ENTRANCE else (entrance,)
        plans = [
            Plan(move.space, laid(move.tile, move.rotation), way)
            for move in legal
            for way in entrances
        ]

        def negative_value(plan: Plan) -> float:
            return -self._evaluator.value(path_ends, *plan)

        return sorted(plans, key=negative_value)[:CANDIDATES]

    def _starts(
        self, context: SearchContext, best: int, alike: Callable[[Move], Hashable]
    ) -> list[RatedMove]:
        """The entrances, if one must be chosen now."""
        state, hunter, space, path_ends, sequences, rollouts = context
        if hunter.entrance != NO_ENTRANCE or state.turn < LAST_START_TURN:
            return []
        free = self._building.free_scarabs(hunter, space)

        def trial(entrance: int, sequence: int) -> Result:
            ending = self._rollout.end(path_ends.copy(), sequences[sequence], entrance)
            return self._result(ending, hunter, free, state.professional)

        ranked = best_of_each_kind(
            _ranked(range(len(ENTRANCES)), trial, rollouts),
            lambda entrance: alike(Start(*ENTRANCES[entrance])),
        )
        return [
            RatedMove(Start(*ENTRANCES[entrance]), points, path=path)
            for points, path, entrance in _evenly(ranked, trial, rollouts, best)
        ]

    def _treasures(
        self, context: SearchContext, places: Sequence[Place], entrance: int, rest: Move
    ) -> list[RatedMove]:
        """The pieces that can be placed now, and the move to make without placing any."""
        state, hunter, space, path_ends, sequences, rollouts = context
        free = self._building.free_scarabs(hunter, space)
        options: list[tuple[Move, Hunter, list[int]]] = [(rest, hunter, [])]
        for move in places:
            placed, _ = self._building.apply(hunter, space, move)
            options.append((move, placed, [field for field in free if field != move.field]))
        sums, paths, hits = [0.0] * len(options), 0, dict.fromkeys(free, 0)
        ways = range(len(ENTRANCES)) if entrance == NO_ENTRANCE else (entrance,)
        count = max(1, rollouts // TREASURE_SHARE)
        for sequence in range(count):
            way = ways[sequence % len(ways)]
            ending = self._rollout.end(path_ends.copy(), sequences[sequence], way)
            paths += ending.path
            for field in free:
                hits[field] += field in ending.chambers
            for index, (_, then, still_free) in enumerate(options):
                worth = self._rollout.treasures(ending, then, still_free, state.professional)
                sums[index] += worth
        return [
            RatedMove(move, (sums[index] + paths) / count, _chance(move, hits) / count)
            for index, (move, _then, _free) in sorted(
                enumerate(options), key=lambda option: -sums[option[0]]
            )
        ]

    def _scarabs(self, plan: Plan) -> list[int]:
        quarters = self._passages.corridors.scarabs[plan.content]
        return [QUARTERS[plan.space][quarter] for quarter in quarters]

    def _result(
        self, ending: Ending, hunter: Hunter, free: Sequence[int], professional: bool
    ) -> Result:
        treasures = self._rollout.treasures(ending, hunter, free, professional)
        return ending.path, self._treasure_worth * treasures


def _ranked(
    candidates: Sequence[Candidate], trial: Callable[[Candidate, int], Result], rollouts: int
) -> list[tuple[float, Candidate]]:
    def total(candidate: Candidate, sequence: int) -> float:
        path, treasures = trial(candidate, sequence)
        return path + treasures

    return halving(candidates, total, rollouts)


def _evenly(
    ranked: list[tuple[float, Candidate]],
    trial: Callable[[Candidate, int], Result],
    rollouts: int,
    best: int,
) -> list[tuple[float, float | None, Candidate]]:
    """The first ones with their means over the same rollouts, for numbers to show."""
    rest = [(points, None, candidate) for points, candidate in ranked]
    if best < 2:
        return [*rest]
    count = max(1, rollouts // best)
    tried = []
    for _points, candidate in ranked[:best]:
        results = [trial(candidate, sequence) for sequence in range(count)]
        path = sum(result[0] for result in results) / count
        treasures = sum(result[1] for result in results) / count
        tried.append((path + treasures, path, candidate))
    return [*winner_first(tried, itemgetter(0)), *rest[best:]]


def _lay_of(plan: Plan) -> Lay:
    tile, rotation = tile_in(plan.content)
    return Lay(tile, plan.space, rotation)


def _chance(move: Move, hits: dict[int, int]) -> int:
    return hits[move.field] if isinstance(move, Place) else 0

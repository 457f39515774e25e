"""The architect: plays every promising place to the end with the numbers that may still come.

It knows which tiles are left, so it sees which connections they can still make; in
the professional game it keeps its best pieces for chambers late on the path.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from pyramids.bots.halving import halving
from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.board import ENTRANCES, QUARTERS
from pyramids.games.labyrinth.bots.bets import odds
from pyramids.games.labyrinth.bots.journey import Ending, Journey, Worlds
from pyramids.games.labyrinth.bots.path_ends import Passages, Threads
from pyramids.games.labyrinth.bots.tile_eval import Sense, Weights
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
MAX_JOURNEYS = 640
"""With few turns left, more journeys would only repeat each other."""
TREASURE_SHARE = 3
"""A treasure gets this part of a tile's journeys: it needs no comparison of boards."""

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
"""What makes journeys come out well: the best of some hundred tried on the same labyrinths."""


Result = tuple[int, float]
"""What a journey came to: the path's fields, and the treasures' points."""


def _itself(move: Move) -> Hashable:
    return move


class Plan(NamedTuple):
    """A place for the tile, and the entrance that it is meant for."""

    space: int
    content: int
    entrance: int


class Prospect(NamedTuple):
    """A move and what may come of it."""

    move: Move
    points: float | None = None
    """The score in the end, as journeys tell; None for what was decided without any."""
    chance: float = 0.0
    """Of a treasure: how often it lay in a chamber at the path. Of a bet: how often it is right."""
    path: float | None = None
    """The path's part of the points; None for what wasn't compared evenly with others."""


class Question(NamedTuple):
    """What has to be decided, with all that the answer needs."""

    table: State
    hunter: Hunter
    space: int
    """The space just laid; the scarabs there are free for treasures."""
    threads: Threads
    worlds: Worlds
    journeys: int


class Architect:
    """Searches on sampled worlds. The budget counts tiles laid on journeys."""

    def __init__(self, rules: Labyrinth, weights: Weights = WEIGHTS) -> None:
        self._rules = rules
        self._passages = Passages(rules.tile_set, rules.corridors)
        self._sense = Sense(self._passages, weights)
        self._journey = Journey(rules.tile_set, rules.corridors, self._sense)
        self._building = rules.building

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move with the best prospects."""
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
        alike: Callable[[Move], Hashable] = _itself,
    ) -> list[Prospect]:
        """The moves that were looked at, the best first; so many of them compared evenly.

        Of tiles and entrances that are alike, only the best one is named.
        """
        if isinstance(legal[0], Bet):
            return [Prospect(bet, chance=chance) for bet, chance in odds(view.table)]
        question = self._ask(view, rng, budget)
        if isinstance(legal[0], Lay):
            lays = [m for m in legal if isinstance(m, Lay)]
            return self._lays(question, lays, best, alike)
        starts = self._starts(question, best, alike)
        entrance = ENTRANCES.index(starts[0].move) if starts else question.hunter.entrance
        # LP-7: nothing is won by choosing the entrance before the third turn.
        rest = [Prospect(Done())] if Done() in legal else starts
        places = [move for move in legal if isinstance(move, Place)]
        return self._treasures(question, places, entrance, rest[0].move) if places else rest

    def _ask(self, view: View, rng: Random, budget: int) -> Question:
        table = view.table
        hunter = table.hunters[view.seat]
        left = TURNS - table.turn
        return Question(
            table=table,
            hunter=hunter,
            space=table.stages[view.seat],
            threads=Threads.of(self._passages, hunter.spaces),
            worlds=Worlds(table.cards, left, rng),
            journeys=min(MAX_JOURNEYS, budget // max(1, left)),
        )

    def _lays(
        self,
        question: Question,
        legal: Sequence[Lay],
        best: int,
        alike: Callable[[Move], Hashable],
    ) -> list[Prospect]:
        table, hunter, _, threads, worlds, journeys = question

        def trial(plan: Plan, world: int) -> Result:
            board = threads.copy()
            board.lay(plan.space, plan.content)
            ending = self._journey.end(board, worlds[world], plan.entrance)
            return self._result(ending, hunter, self._scarabs(plan), table.professional)

        plans = self._plans(threads, legal, hunter.entrance)
        # Before an entrance is chosen, a place may have been tried for several of them.
        ranked = _of_each_kind(_ranked(plans, trial, journeys), lambda plan: alike(_lay_of(plan)))
        return [
            Prospect(_lay_of(plan), points, path=path)
            for points, path, plan in _evenly(ranked, trial, journeys, best)
        ]

    def _plans(self, threads: Threads, legal: Sequence[Lay], entrance: int) -> list[Plan]:
        """The most promising places at first sight."""
        entrances = range(len(ENTRANCES)) if entrance == NO_ENTRANCE else (entrance,)
        plans = [
            Plan(move.space, laid(move.tile, move.rotation), way)
            for move in legal
            for way in entrances
        ]

        def promise(plan: Plan) -> float:
            return -self._sense.value(threads, *plan)

        return sorted(plans, key=promise)[:CANDIDATES]

    def _starts(
        self, question: Question, best: int, alike: Callable[[Move], Hashable]
    ) -> list[Prospect]:
        """The entrances, if one must be chosen now."""
        table, hunter, space, threads, worlds, journeys = question
        if hunter.entrance != NO_ENTRANCE or table.turn < LAST_START_TURN:
            return []
        free = self._building.free_scarabs(hunter, space)

        def trial(entrance: int, world: int) -> Result:
            ending = self._journey.end(threads.copy(), worlds[world], entrance)
            return self._result(ending, hunter, free, table.professional)

        ranked = _of_each_kind(
            _ranked(range(len(ENTRANCES)), trial, journeys),
            lambda entrance: alike(Start(*ENTRANCES[entrance])),
        )
        return [
            Prospect(Start(*ENTRANCES[entrance]), points, path=path)
            for points, path, entrance in _evenly(ranked, trial, journeys, best)
        ]

    def _treasures(
        self, question: Question, places: Sequence[Place], entrance: int, rest: Move
    ) -> list[Prospect]:
        """The pieces to place now, and what else is to be done if they are better kept."""
        table, hunter, space, threads, worlds, journeys = question
        free = self._building.free_scarabs(hunter, space)
        options: list[tuple[Move, Hunter, list[int]]] = [(rest, hunter, [])]
        for move in places:
            placed, _ = self._building.apply(hunter, space, move)
            options.append((move, placed, [field for field in free if field != move.field]))
        sums, paths, hits = [0.0] * len(options), 0, dict.fromkeys(free, 0)
        ways = range(len(ENTRANCES)) if entrance == NO_ENTRANCE else (entrance,)
        count = max(1, journeys // TREASURE_SHARE)
        for world in range(count):
            way = ways[world % len(ways)]
            ending = self._journey.end(threads.copy(), worlds[world], way)
            paths += ending.path
            for field in free:
                hits[field] += field in ending.chambers
            for index, (_, then, still_free) in enumerate(options):
                worth = self._journey.treasures(ending, then, still_free, table.professional)
                sums[index] += worth
        return [
            Prospect(move, (sums[index] + paths) / count, _chance(move, hits) / count)
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
        return ending.path, self._journey.treasures(ending, hunter, free, professional)


def _ranked(
    candidates: Sequence[Candidate], trial: Callable[[Candidate, int], Result], journeys: int
) -> list[tuple[float, Candidate]]:
    def total(candidate: Candidate, world: int) -> float:
        path, treasures = trial(candidate, world)
        return path + treasures

    return halving(candidates, total, journeys)


def _of_each_kind(
    ranked: list[tuple[float, Candidate]], kind: Callable[[Candidate], Hashable]
) -> list[tuple[float, Candidate]]:
    """The best one of each kind, in their order."""
    found: dict[Hashable, tuple[float, Candidate]] = {}
    for points, candidate in ranked:
        found.setdefault(kind(candidate), (points, candidate))
    return list(found.values())


def _evenly(
    ranked: list[tuple[float, Candidate]],
    trial: Callable[[Candidate, int], Result],
    journeys: int,
    best: int,
) -> list[tuple[float, float | None, Candidate]]:
    """The first ones in the order of their means on the same journeys: numbers to be shown.

    Halving tries the better ones more often, so its own means don't bear a comparison.
    """
    rest = [(points, None, candidate) for points, candidate in ranked]
    if best < 2:
        return [*rest]
    count = max(1, journeys // best)
    tried = []
    for _points, candidate in ranked[:best]:
        results = [trial(candidate, world) for world in range(count)]
        path = sum(result[0] for result in results) / count
        treasures = sum(result[1] for result in results) / count
        tried.append((path + treasures, path, candidate))
    return [*sorted(tried, key=lambda item: -item[0]), *rest[best:]]


def _lay_of(plan: Plan) -> Lay:
    tile, rotation = tile_in(plan.content)
    return Lay(tile, plan.space, rotation)


def _chance(move: Move, hits: dict[int, int]) -> int:
    return hits[move.field] if isinstance(move, Place) else 0

"""The architect: plays every promising place to the end with the numbers that may still come.

It knows which tiles are left, so it sees which connections they can still make; in
the professional game it keeps its best pieces for chambers late on the path.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from pyramids.bots.halving import halving
from pyramids.games.labyrinth.board import ENTRANCES, QUARTERS
from pyramids.games.labyrinth.bots.bets import likelier
from pyramids.games.labyrinth.bots.journey import Ending, Journey, Worlds
from pyramids.games.labyrinth.bots.sense import Sense, Weights
from pyramids.games.labyrinth.bots.threads import Passages, Threads
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


class Plan(NamedTuple):
    """A place for the tile, and the entrance that it is meant for."""

    space: int
    content: int
    entrance: int


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
        self._passages = Passages(rules.kit, rules.corridors)
        self._sense = Sense(self._passages, weights)
        self._journey = Journey(rules.kit, rules.corridors, self._sense)
        self._building = rules.building

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move with the best prospects."""
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], Bet):
            return likelier(view.table)
        question = self._ask(view, rng, budget)
        if isinstance(legal[0], Lay):
            return self._lay(question, [move for move in legal if isinstance(move, Lay)])
        entrance = self._entrance(question)
        place = self._treasure(question, [m for m in legal if isinstance(m, Place)], entrance)
        if place is not None:
            return place
        # LP-7: nothing is won by choosing the entrance before the third turn.
        return Done() if Done() in legal else Start(*ENTRANCES[entrance])

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

    def _lay(self, question: Question, legal: Sequence[Lay]) -> Lay:
        table, hunter, _, threads, worlds, journeys = question

        def trial(plan: Plan, world: int) -> float:
            board = threads.copy()
            board.lay(plan.space, plan.content)
            ending = self._journey.end(board, worlds[world], plan.entrance)
            return self._worth(ending, hunter, self._scarabs(plan), table.professional)

        plans = self._plans(threads, legal, hunter.entrance)
        best = halving(plans, trial, journeys)[0][1]
        tile, rotation = tile_in(best.content)
        return Lay(tile, best.space, rotation)

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

    def _entrance(self, question: Question) -> int:
        """The entrance that is chosen, or that would be chosen now if one must be."""
        table, hunter, space, threads, worlds, journeys = question
        if hunter.entrance != NO_ENTRANCE or table.turn < LAST_START_TURN:
            return hunter.entrance
        free = self._building.free_scarabs(hunter, space)

        def trial(entrance: int, world: int) -> float:
            ending = self._journey.end(threads.copy(), worlds[world], entrance)
            return self._worth(ending, hunter, free, table.professional)

        return halving(range(len(ENTRANCES)), trial, journeys)[0][1]

    def _treasure(self, question: Question, places: Sequence[Place], entrance: int) -> Place | None:
        """The piece to place now; None if all are better kept for later scarabs."""
        if not places:
            return None
        table, hunter, space, threads, worlds, journeys = question
        free = self._building.free_scarabs(hunter, space)
        options: list[tuple[Place | None, Hunter, list[int]]] = [(None, hunter, [])]
        for move in places:
            placed, _ = self._building.apply(hunter, space, move)
            options.append((move, placed, [field for field in free if field != move.field]))
        sums = [0.0] * len(options)
        ways = range(len(ENTRANCES)) if entrance == NO_ENTRANCE else (entrance,)
        for world in range(max(1, journeys // TREASURE_SHARE)):
            way = ways[world % len(ways)]
            ending = self._journey.end(threads.copy(), worlds[world], way)
            for index, (_, then, still_free) in enumerate(options):
                worth = self._journey.treasures(ending, then, still_free, table.professional)
                sums[index] += worth
        return options[sums.index(max(sums))][0]

    def _scarabs(self, plan: Plan) -> list[int]:
        quarters = self._passages.corridors.scarabs[plan.content]
        return [QUARTERS[plan.space][quarter] for quarter in quarters]

    def _worth(
        self, ending: Ending, hunter: Hunter, free: Sequence[int], professional: bool
    ) -> float:
        return ending.path + self._journey.treasures(ending, hunter, free, professional)

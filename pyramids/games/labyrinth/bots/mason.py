"""The mason: keeps the path going and corridors open, without a plan for what may come."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.board import ENTRANCES, OUTER, OUTSIDE, place_of
from pyramids.games.labyrinth.bots.bets import likelier
from pyramids.games.labyrinth.bots.path_ends import Passages, Threads
from pyramids.games.labyrinth.bots.tile_eval import Sense, Weights
from pyramids.games.labyrinth.bots.why import explain
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import LAST_START_TURN, NO_ENTRANCE, Hunter, View
from pyramids.games.labyrinth.tile_set import TileSet

WEIGHTS = Weights(
    going=16.3,
    going_turn=1.2,
    exits=0.3,
    live=0.5,
    stub=-0.2,
    scarab=0.25,
    half=0.65,
    chamber=1.3,
    wall=0.5,
)
"""What serves best when nothing but the next tile is looked at."""


class Mason:
    """Looks one tile ahead."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._tile_set: TileSet = rules.tile_set
        self._passages = Passages(rules.tile_set, rules.corridors)
        self._sense = Sense(self._passages, WEIGHTS)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move of the highest worth at first sight; the first of equals."""
        table = view.table
        hunter = table.hunters[view.seat]
        if isinstance(legal[0], Bet):
            return likelier(table)
        threads = Threads.of(self._passages, hunter.spaces)
        if isinstance(legal[0], Lay):
            lays = [move for move in legal if isinstance(move, Lay)]
            return self._lay(threads, lays, hunter.entrance)
        places = [m for m in legal if isinstance(m, Place) and not self._at_a_portal(m.field)]
        if places:
            return self._treasure(places, threads, hunter)
        if hunter.entrance == NO_ENTRANCE and table.turn >= LAST_START_TURN:
            return self._start(threads)
        return Done()

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._rules, view, move)

    def _lay(self, threads: Threads, legal: Sequence[Lay], entrance: int) -> Lay:
        ways = range(len(ENTRANCES)) if entrance == NO_ENTRANCE else (entrance,)
        heads, left, sense = threads.heads, len(threads.empty) - 1, self._sense
        # A tile away from a path's end changes nothing for that path: said once for all spaces.
        ahead = [(w, heads[w] >> 3, sense.prospect(threads, heads[w], left)) for w in ways]

        def worth(move: Lay) -> float:
            content = laid(move.tile, move.rotation)
            beside = sense.aside(threads, move.space, content)
            return max(
                sense.value(threads, move.space, content, way)
                if space == move.space
                else threads.paths[way] + beside + prospect
                for way, space, prospect in ahead
            )

        return max(legal, key=worth)

    def _treasure(self, places: Sequence[Place], threads: Threads, hunter: Hunter) -> Place:
        """The longer the path, the more it puts down: the chambers to come lie late on it."""
        values = sorted({move.value for move in places})
        longest = threads.paths[hunter.entrance] if hunter.entrance != NO_ENTRANCE else 0
        passed = sum(longest >= marker for marker in self._tile_set.markers)
        value = values[min(passed, len(values) - 1)]
        return next(move for move in places if move.value == value)

    def _start(self, threads: Threads) -> Start:
        left = len(threads.empty)

        def promise(way: int) -> float:
            head = threads.heads[way]
            return threads.paths[way] + self._sense.prospect(threads, head, left)

        return Start(*ENTRANCES[max(range(len(ENTRANCES)), key=promise)])

    def _at_a_portal(self, field: int) -> bool:
        space, quarter = place_of(field)
        return any(self._tile_set.beyond[space << 3 | gate] == OUTSIDE for gate in OUTER[quarter])

"""The mason: keeps the path and corridors open, without looking further ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.board import ENTRANCES, OUTER, OUTSIDE, place_of
from pyramids.games.labyrinth.bots.bets import likelier
from pyramids.games.labyrinth.bots.path_ends import Passages, PathEnds
from pyramids.games.labyrinth.bots.tile_eval import TileEvaluator, Weights
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
"""The best weights for looking at the next tile only."""


class Mason:
    """Looks one tile ahead."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._tile_set: TileSet = rules.tile_set
        self._passages = Passages(rules.tile_set, rules.corridors)
        self._evaluator = TileEvaluator(self._passages, WEIGHTS)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move with the best static evaluation; the first of equals."""
        state = view.state
        hunter = state.hunters[view.seat]
        if isinstance(legal[0], Bet):
            return likelier(state)
        path_ends = PathEnds.of(self._passages, hunter.spaces)
        if isinstance(legal[0], Lay):
            lays = [move for move in legal if isinstance(move, Lay)]
            return self._lay(path_ends, lays, hunter.entrance)
        places = [m for m in legal if isinstance(m, Place) and not self._at_a_portal(m.field)]
        if places:
            return self._treasure(places, path_ends, hunter)
        if hunter.entrance == NO_ENTRANCE and state.turn >= LAST_START_TURN:
            return self._start(path_ends)
        return Done()

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._rules, view, move)

    def _lay(self, path_ends: PathEnds, legal: Sequence[Lay], entrance: int) -> Lay:
        ways = range(len(ENTRANCES)) if entrance == NO_ENTRANCE else (entrance,)
        heads, left, evaluator = path_ends.heads, len(path_ends.empty) - 1, self._evaluator
        # A tile away from a path's end doesn't change that path: evaluated once for all spaces.
        path_values = [
            (w, heads[w] >> 3, evaluator.open_path_value(path_ends, heads[w], left)) for w in ways
        ]

        def worth(move: Lay) -> float:
            content = laid(move.tile, move.rotation)
            beside = evaluator.aside(path_ends, move.space, content)
            return max(
                evaluator.value(path_ends, move.space, content, way)
                if space == move.space
                else path_ends.paths[way] + beside + path_value
                for way, space, path_value in path_values
            )

        return max(legal, key=worth)

    def _treasure(self, places: Sequence[Place], path_ends: PathEnds, hunter: Hunter) -> Place:
        """The longer the path, the higher the value: later chambers have higher multipliers."""
        values = sorted({move.value for move in places})
        longest = path_ends.paths[hunter.entrance] if hunter.entrance != NO_ENTRANCE else 0
        passed = sum(longest >= marker for marker in self._tile_set.markers)
        value = values[min(passed, len(values) - 1)]
        return next(move for move in places if move.value == value)

    def _start(self, path_ends: PathEnds) -> Start:
        left = len(path_ends.empty)

        def worth(way: int) -> float:
            head = path_ends.heads[way]
            return path_ends.paths[way] + self._evaluator.open_path_value(path_ends, head, left)

        return Start(*ENTRANCES[max(range(len(ENTRANCES)), key=worth)])

    def _at_a_portal(self, field: int) -> bool:
        space, quarter = place_of(field)
        return any(self._tile_set.beyond[space << 3 | gate] == OUTSIDE for gate in OUTER[quarter])

"""The apprentice: extends its current path and puts a treasure on every scarab."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.bots.why import explain
from pyramids.games.labyrinth.corridors import EMPTY, laid
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import HIGH, LOW, NO_ENTRANCE, Hunter, View

MIDDLE = 10
"""It bets against numbers above or below this one."""

NOTICED = ("lengthens", "goes_on", "leads_in", "way")
"""The reasons that it gives: it considers only the path."""

PathRating = tuple[bool, int]
"""Whether the path can go on, and how long it is."""


class Apprentice:
    """Considers only the current path: its length, and whether it can go on."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._entrances = rules.tile_set.entrances
        self._corridors = rules.corridors

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move after which the path can go on and is longest; any of equals."""
        hunter = view.state.hunters[view.seat]
        first = legal[0]
        if isinstance(first, Bet):
            return Bet(LOW if view.state.drawn[-1] > MIDDLE else HIGH)
        if isinstance(first, Lay):
            lays = [move for move in legal if isinstance(move, Lay)]
            ratings = [self._rate_path(_with(hunter.spaces, lay), hunter.entrance) for lay in lays]
            best = max(ratings)
            equals = [lay for lay, rating in zip(lays, ratings, strict=True) if rating == best]
            return equals[int(rng.random() * len(equals))]
        places = [move for move in legal if isinstance(move, Place)]
        if places:
            return places[0]
        return self._start(hunter) if hunter.entrance == NO_ENTRANCE else Done()

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """What a move does to the path, as codes."""
        return explain(self._rules, view, move, NOTICED)

    def _start(self, hunter: Hunter) -> Move:
        """Enter as soon as possible, by the best entrance."""
        ways = range(len(ENTRANCES))
        return Start(*ENTRANCES[max(ways, key=lambda way: self._rate_path(hunter.spaces, way))])

    def _rate_path(self, spaces: bytes, entrance: int) -> PathRating:
        """The path from the entrance, or the best one if none is chosen."""
        if entrance == NO_ENTRANCE:
            return max(self._rate_path(spaces, way) for way in range(len(ENTRANCES)))
        walk = self._corridors.walk(spaces, self._entrances[entrance])
        open_end = walk.end >= 0 and spaces[walk.end >> 3] == EMPTY
        return open_end, len(walk.fields)


def _with(spaces: bytes, lay: Lay) -> bytes:
    content = laid(lay.tile, lay.rotation).to_bytes()
    return spaces[: lay.space] + content + spaces[lay.space + 1 :]

"""The apprentice: follows the path that is there, and puts a treasure on every scarab."""

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
"""The middle of the numbers that it knows by heart."""

HEEDED = ("lengthens", "goes_on", "leads_in", "way")
"""The reasons that it pays attention to: it sees only the path."""

Outlook = tuple[bool, int]
"""Whether the path can go on, and how long it is."""


class Apprentice:
    """Sees the path as it is now: how long, and whether it can go on. Nothing else matters."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._entrances = rules.tile_set.entrances
        self._corridors = rules.corridors

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move after which the path can go on and is longest; any of equals."""
        hunter = view.table.hunters[view.seat]
        first = legal[0]
        if isinstance(first, Bet):
            return Bet(LOW if view.table.drawn[-1] > MIDDLE else HIGH)
        if isinstance(first, Lay):
            lays = [move for move in legal if isinstance(move, Lay)]
            views = [self._outlook(_with(hunter.spaces, lay), hunter.entrance) for lay in lays]
            best = max(views)
            equals = [lay for lay, outlook in zip(lays, views, strict=True) if outlook == best]
            return equals[int(rng.random() * len(equals))]
        places = [move for move in legal if isinstance(move, Place)]
        if places:
            return places[0]
        return self._start(hunter) if hunter.entrance == NO_ENTRANCE else Done()

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """What a move does to the path, as codes."""
        return explain(self._rules, view, move, HEEDED)

    def _start(self, hunter: Hunter) -> Move:
        """It can't wait to go in."""
        ways = range(len(ENTRANCES))
        return Start(*ENTRANCES[max(ways, key=lambda way: self._outlook(hunter.spaces, way))])

    def _outlook(self, spaces: bytes, entrance: int) -> Outlook:
        """The path from the entrance, or the best one if none is chosen."""
        if entrance == NO_ENTRANCE:
            return max(self._outlook(spaces, way) for way in range(len(ENTRANCES)))
        walk = self._corridors.walk(spaces, self._entrances[entrance])
        open_end = walk.end >= 0 and spaces[walk.end >> 3] == EMPTY
        return open_end, len(walk.fields)


def _with(spaces: bytes, lay: Lay) -> bytes:
    content = laid(lay.tile, lay.rotation).to_bytes()
    return spaces[: lay.space] + content + spaces[lay.space + 1 :]

"""Scores and the winners (LP-10 to LP-13)."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from pyramids.engine.contract import Over
from pyramids.engine.ranking import ranks_of
from pyramids.games.labyrinth.board import OUTSIDE
from pyramids.games.labyrinth.corridors import CLOSED, EMPTY, Corridors, Walk, first_touch
from pyramids.games.labyrinth.state import NO_ENTRANCE, Hunter, State
from pyramids.games.labyrinth.tile_set import TileSet

NO_WALK = Walk((), CLOSED, CLOSED)

GOES_ON, BLOCKED, LEAVES = "", "blocked", "leave"
"""How a path ended: not yet, at a wall, or outside (LP-8)."""


class Find(NamedTuple):
    """A treasure that scores: its field, its value, and its multiplier."""

    field: int
    value: int
    multiplier: int

    @property
    def points(self) -> int:
        return self.value * self.multiplier


class Worth(NamedTuple):
    """A hunter's score: the path's fields, and the treasures that score."""

    fields: tuple[int, ...]
    finds: tuple[Find, ...]

    @property
    def path(self) -> int:
        return len(self.fields)

    @property
    def treasures(self) -> int:
        return sum([find.points for find in self.finds])

    @property
    def total(self) -> int:
        return self.path + self.treasures


def path_of(tile_set: TileSet, corridors: Corridors, hunter: Hunter) -> Walk:
    """The hunter's path so far; empty before an entrance is chosen."""
    if hunter.entrance == NO_ENTRANCE:
        return NO_WALK
    return corridors.walk(hunter.spaces, tile_set.entrances[hunter.entrance])


def ending(tile_set: TileSet, corridors: Corridors, hunter: Hunter) -> str:
    """Whether and how the hunter's path has ended for good."""
    if hunter.entrance == NO_ENTRANCE:
        return GOES_ON
    end = path_of(tile_set, corridors, hunter).end
    if end == OUTSIDE:
        return LEAVES
    return BLOCKED if end < 0 or hunter.spaces[end >> 3] != EMPTY else GOES_ON


def worth(tile_set: TileSet, corridors: Corridors, hunter: Hunter, professional: bool) -> Worth:
    """The current score."""
    fields = path_of(tile_set, corridors, hunter).fields
    places = {field: place for place, field in enumerate(fields, start=1)}
    finds = []
    for field, value in hunter.pieces:
        # LP-11: a piece on the path is in no chamber, so the path itself needs no check.
        touch = first_touch(places, field)
        if touch and corridors.is_chamber(hunter.spaces, field):
            finds.append(Find(field, value, multiplier(tile_set, touch) if professional else 1))
    return Worth(fields, tuple(finds))


def multiplier(tile_set: TileSet, place: int) -> int:
    """LP-12: one more after each corridor marker."""
    return 1 + bisect_left(tile_set.markers, place)


def final(tile_set: TileSet, corridors: Corridors, state: State) -> Over:
    """Scores and ranks at the end."""
    worths = [worth(tile_set, corridors, hunter, state.professional) for hunter in state.hunters]
    scores = tuple(item.total for item in worths)
    ranks = ranks_of(scores)
    return Over(scores, ranks, "points" if ranks.count(1) == 1 else "shared")  # LP-13

"""A labyrinth for search: its corridors reduced to their two ends.

When a tile is placed, only the corridors at its eight gates matter: how long each is, and where
its other end is. So placing takes a few steps, however long the corridors are.
"""

from __future__ import annotations

from pyramids.games.labyrinth.board import ENTRANCES, GATES, OUTSIDE, SPACES, WALL
from pyramids.games.labyrinth.corridors import CLOSED, EMPTY, Corridors, laid
from pyramids.games.labyrinth.tile_set import TileSet

SHUT = -1
"""`far` of a gate with a wall behind it, and of a corridor that ends at a wall."""
FRESH = -2
"""`far` of a gate towards an empty space: no corridor yet."""
PATH_START = -3
"""Minus the number of an entrance: `far` of the corridor that starts there."""

# What is behind a gate, as one byte, so that the eight gates of a space make a cache key: see
# `gate_code`.
FRESH_CODE, SHUT_CODE, PORTAL_CODE = 0, 1, 2
STUB_CODE = 4
"""Plus the length: a corridor whose other end is at a wall."""
LIVE_CODE = 64
"""Plus the length: a corridor whose other end is at another empty space."""
RING_CODE = 128
"""Plus eight times the length, plus the gate of the same space where it ends."""
_LONGEST, _LONGEST_RING = 59, 15


class Passages:
    """Lookup tables of all tiles in all rotations, for a tile set."""

    def __init__(self, tile_set: TileSet, corridors: Corridors) -> None:
        self.tile_set = tile_set
        self.corridors = corridors
        self.beyond = tile_set.beyond
        self.contents = {
            tile.number: tuple(laid(tile.number, turn) for turn in range(tile.turns))
            for tile in tile_set.tiles
        }
        """Per number its tile in each distinguishable rotation, as `corridors.laid`."""
        top = len(corridors.scarabs)
        self.arcs = [tuple(corridors.arcs(content)) for content in range(top)]
        """Per content its corridors as (gate, gate, fields)."""
        self.walls = [
            tuple(g for g in range(GATES) if corridors.leave[content * GATES + g] == CLOSED)
            for content in range(top)
        ]
        """Per content its closed gates."""


class PathEnds:
    """A board under construction; it is changed in place."""

    __slots__ = ("empty", "far", "gate_codes", "heads", "length", "passages", "paths", "spaces")

    def __init__(self, passages: Passages) -> None:
        tile_set = passages.tile_set
        self.passages = passages
        self.spaces = bytearray(SPACES)
        self.empty = list(range(SPACES))
        self.far = [_first_end(tile_set, gate) for gate in range(GATES * SPACES)]
        self.length = [0] * GATES * SPACES
        self.gate_codes = bytearray(
            gate_code(gate, end, 0) if end > PATH_START else PORTAL_CODE
            for gate, end in enumerate(self.far)
        )
        self.heads = list(tile_set.entrances)
        """Per entrance the gate before which the path from there stops, or how it ended (< 0)."""
        self.paths = [0] * len(ENTRANCES)
        """Per entrance the length of the path from there, in fields."""

    @classmethod
    def of(cls, passages: Passages, spaces: bytes) -> PathEnds:
        """The corridor ends of a board."""
        path_ends = cls(passages)
        for space, content in enumerate(spaces):
            if content != EMPTY:
                path_ends.lay(space, content)
        return path_ends

    def copy(self) -> PathEnds:
        """An independent copy."""
        other = PathEnds.__new__(PathEnds)
        other.passages = self.passages
        other.spaces, other.empty = self.spaces[:], self.empty[:]
        other.far, other.length, other.gate_codes = self.far[:], self.length[:], self.gate_codes[:]
        other.heads, other.paths = self.heads[:], self.paths[:]
        return other

    def lay(self, space: int, content: int) -> None:
        """Place a tile: join the corridors at its gates, end those at its walls."""
        far, length, beyond = self.far, self.length, self.passages.beyond
        base = space << 3
        self.spaces[space] = content
        self.empty.remove(space)
        for first, second, fields in self.passages.arcs[content]:
            here, there = base | first, base | second
            one, other = far[here], far[there]
            if one == there:
                continue  # a closed ring, unreachable
            fields += length[here] + length[there]
            if one == FRESH:
                one = beyond[here]
            if other == FRESH:
                other = beyond[there]
            self._join(one, other, fields)
            self._join(other, one, fields)
        for gate in self.passages.walls[content]:
            here = base | gate
            end = far[here]
            if end == FRESH:
                self._join(beyond[here], SHUT, 0)
            else:
                self._join(end, SHUT, length[here])

    def _join(self, end: int, other: int, fields: int) -> None:
        if end >= 0:
            self.far[end] = other
            self.length[end] = fields
            self.gate_codes[end] = gate_code(end, other, fields)
        elif end <= PATH_START:
            self.heads[PATH_START - end] = other
            self.paths[PATH_START - end] = fields


def gate_code(gate: int, end: int, fields: int) -> int:
    """What is behind a gate, as a byte."""
    if end >= 0:
        if end >> 3 == gate >> 3:
            return RING_CODE + 8 * min(fields, _LONGEST_RING) + (end & 7)
        return LIVE_CODE + min(fields, _LONGEST)
    if end == FRESH:
        return FRESH_CODE
    if end == SHUT:
        return STUB_CODE + min(fields, _LONGEST) if fields else SHUT_CODE
    return PORTAL_CODE


def _first_end(tile_set: TileSet, gate: int) -> int:
    there = tile_set.beyond[gate]
    if there == WALL:
        return SHUT
    return PATH_START - tile_set.entrances.index(gate) if there == OUTSIDE else FRESH

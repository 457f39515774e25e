"""A labyrinth as threads: corridors reduced to their two ends, for search.

When a tile is laid, only the ends at its eight gates matter: what they belong to, how long it
is, and where the other end comes out. So laying costs a few steps, however long the corridors
are. This is a bot's own working board; it is changed in place.
"""

from __future__ import annotations

from pyramids.games.labyrinth.board import ENTRANCES, GATES, OUTSIDE, SPACES, WALL
from pyramids.games.labyrinth.corridors import CLOSED, EMPTY, Corridors, laid
from pyramids.games.labyrinth.tile_set import TileSet

SHUT = -1
"""`far` of a gate with a wall before it; the other end of a thread that ends at a wall."""
FRESH = -2
"""`far` of a gate towards an empty space: no thread yet."""
HUNTERS = -3
"""Less the number of an entrance: the other end of the thread that begins there."""

# What a gate offers, as one byte, so that the eight gates of a space make a key to remember
# appraisals by: see `sign_of`.
FRESH_SIGN, SHUT_SIGN, PORTAL_SIGN = 0, 1, 2
STUB_SIGN = 4
"""Plus the length: a thread whose other end is at a wall."""
LIVE_SIGN = 64
"""Plus the length: a thread whose other end comes out at another empty space."""
RING_SIGN = 128
"""Plus eight times the length, plus the gate of the same space at which it comes out."""
_LONGEST, _LONGEST_RING = 59, 15


class Passages:
    """Tables of all tiles in all rotations, for a kit."""

    def __init__(self, tile_set: TileSet, corridors: Corridors) -> None:
        self.tile_set = tile_set
        self.corridors = corridors
        self.beyond = tile_set.beyond
        self.contents = {
            tile.number: tuple(laid(tile.number, turn) for turn in range(tile.turns))
            for tile in tile_set.tiles
        }
        """Per number what a space may hold, one a distinguishable rotation."""
        top = len(corridors.scarabs)
        self.arcs = [tuple(corridors.arcs(content)) for content in range(top)]
        """Per content its corridors as (gate, gate, fields)."""
        self.walls = [
            tuple(g for g in range(GATES) if corridors.leave[content * GATES + g] == CLOSED)
            for content in range(top)
        ]
        """Per content its closed gates."""


class Threads:
    """A board in the making."""

    __slots__ = ("empty", "far", "heads", "length", "passages", "paths", "signs", "spaces")

    def __init__(self, passages: Passages) -> None:
        tile_set = passages.tile_set
        self.passages = passages
        self.spaces = bytearray(SPACES)
        self.empty = list(range(SPACES))
        self.far = [_first_end(tile_set, gate) for gate in range(GATES * SPACES)]
        self.length = [0] * GATES * SPACES
        self.signs = bytearray(
            sign_of(gate, end, 0) if end > HUNTERS else PORTAL_SIGN
            for gate, end in enumerate(self.far)
        )
        self.heads = list(tile_set.entrances)
        """Per entrance the gate at which the path from there waits, or where it ended (< 0)."""
        self.paths = [0] * len(ENTRANCES)
        """Per entrance the fields of the path from there."""

    @classmethod
    def of(cls, passages: Passages, spaces: bytes) -> Threads:
        """The threads of a board."""
        threads = cls(passages)
        for space, content in enumerate(spaces):
            if content != EMPTY:
                threads.lay(space, content)
        return threads

    def copy(self) -> Threads:
        """A board of its own in the same situation."""
        twin = Threads.__new__(Threads)
        twin.passages = self.passages
        twin.spaces, twin.empty = self.spaces[:], self.empty[:]
        twin.far, twin.length, twin.signs = self.far[:], self.length[:], self.signs[:]
        twin.heads, twin.paths = self.heads[:], self.paths[:]
        return twin

    def lay(self, space: int, content: int) -> None:
        """Lays a tile: joins the threads at its corridors, ends those at its walls."""
        far, length, beyond = self.far, self.length, self.passages.beyond
        base = space << 3
        self.spaces[space] = content
        self.empty.remove(space)
        for first, second, fields in self.passages.arcs[content]:
            here, there = base | first, base | second
            one, other = far[here], far[there]
            if one == there:
                continue  # a ring, out of everybody's reach
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
            self.signs[end] = sign_of(end, other, fields)
        elif end <= HUNTERS:
            self.heads[HUNTERS - end] = other
            self.paths[HUNTERS - end] = fields


def sign_of(gate: int, end: int, fields: int) -> int:
    """What a gate offers, as a byte."""
    if end >= 0:
        if end >> 3 == gate >> 3:
            return RING_SIGN + 8 * min(fields, _LONGEST_RING) + (end & 7)
        return LIVE_SIGN + min(fields, _LONGEST)
    if end == FRESH:
        return FRESH_SIGN
    if end == SHUT:
        return STUB_SIGN + min(fields, _LONGEST) if fields else SHUT_SIGN
    return PORTAL_SIGN


def _first_end(tile_set: TileSet, gate: int) -> int:
    there = tile_set.beyond[gate]
    if there == WALL:
        return SHUT
    return HUNTERS - tile_set.entrances.index(gate) if there == OUTSIDE else FRESH

"""Corridors: how tiles connect, the hunter's path, and chambers (LP-8, LP-10, LP-11)."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.games.labyrinth.board import (
    GATES,
    NEIGHBOURS,
    OUTER,
    OUTSIDE,
    QUARTERS,
    SIDES,
    WALL,
    place_of,
)
from pyramids.games.labyrinth.tile_set import Tile, TileSet, turned

EMPTY = 0
"""A space without a tile."""
CLOSED = -1
"""`Corridors.leave` of a gate that isn't open."""

_GATE_SIDES = ((0, "N"), (1, "N"), (1, "E"), (2, "E"), (2, "S"), (3, "S"), (3, "W"), (0, "W"))
"""Per gate its quarter and that quarter's side."""


def laid(number: int, rotation: int) -> int:
    """The content of a space that holds this tile in this rotation."""
    return 4 * number + rotation


def tile_in(content: int) -> tuple[int, int]:
    """The number and the rotation of a space's content."""
    return divmod(content, 4)


class Walk(NamedTuple):
    """A path through the labyrinth: its fields, and where it ends."""

    fields: tuple[int, ...]
    end: int
    """The gate of an empty space, or of a tile that is closed there; `WALL` or `OUTSIDE`."""
    out: int
    """The gate where it left the last tile; `CLOSED` if it entered none."""


class Corridors:
    """The passages of all tiles in all rotations, bound to a tile set.

    Lists are indexed by `8 * content + gate`. As every field has exactly two open sides that
    match its neighbours on the tile, each open gate leads to exactly one other.
    """

    def __init__(self, tile_set: TileSet) -> None:
        self.beyond = tile_set.beyond
        top = laid(tile_set.tiles[-1].number, 3) + 1
        nothing: tuple[int, ...] = ()
        self.leave = [CLOSED] * GATES * top
        """The gate at which a corridor comes out."""
        self.steps = [0] * GATES * top
        """The number of fields between."""
        self.quarters = [nothing] * GATES * top
        """The quarters between, in the order of walking."""
        self.scarabs = [nothing] * top
        """Per content the quarters with a scarab."""
        for tile in tile_set.tiles:
            self._enter(tile)

    def walk(self, spaces: bytes, gate: int) -> Walk:
        """The path from a gate, as far as it goes (LP-8)."""
        fields: list[int] = []
        last = CLOSED
        while gate >= 0:
            space = gate >> 3
            index = spaces[space] << 3 | gate & 7
            out = self.leave[index]
            if out == CLOSED:
                break
            places = QUARTERS[space]
            fields += [places[quarter] for quarter in self.quarters[index]]
            last = space << 3 | out
            gate = self.beyond[last]
        return Walk(tuple(fields), gate, last)

    def arcs(self, content: int) -> list[tuple[int, int, int]]:
        """The corridors of a tile as (gate, gate, fields), the lower gate first."""
        start = GATES * content
        ends = [(gate, self.leave[start + gate]) for gate in range(GATES)]
        return [(gate, out, self.steps[start + gate]) for gate, out in ends if gate < out]

    def is_chamber(self, spaces: bytes, field: int) -> bool:
        """Whether a scarab's field is enclosed by four walls (LP-11).

        Its two inner sides always are walls: a scarab is open only towards the tile's edge.
        """
        space, quarter = place_of(field)
        return all(self.is_shut(spaces, space << 3 | gate) for gate in OUTER[quarter])

    def is_shut(self, spaces: bytes, gate: int) -> bool:
        """Whether there is a wall behind an open gate; an empty space isn't one yet."""
        there = self.beyond[gate]
        if there == WALL:
            return True
        if there == OUTSIDE:  # LP-11: a portal is no wall
            return False
        content = spaces[there >> 3]
        return content != EMPTY and self.leave[content << 3 | there & 7] == CLOSED

    def _enter(self, tile: Tile) -> None:
        fields = tile.fields
        for rotation in range(4):
            content = laid(tile.number, rotation)
            self.scarabs[content] = tuple(sorted((q + rotation) % 4 for q in tile.scarabs))
            for gate, (quarter, side) in enumerate(_GATE_SIDES):
                if side in fields[quarter]:
                    out, passed = _passage(fields, quarter, side)
                    self.leave[content << 3 | gate] = out
                    self.steps[content << 3 | gate] = len(passed)
                    self.quarters[content << 3 | gate] = passed
            fields = turned(fields)


def first_touch(walk: dict[int, int], field: int) -> int:
    """The first field of the walk that touches the field, from 1; 0 if none does."""
    return min([walk[near] for near in NEIGHBOURS[field] if near in walk], default=0)


def _passage(
    fields: tuple[frozenset[str], ...], quarter: int, side: str
) -> tuple[int, tuple[int, ...]]:
    """The other end of the corridor that starts at a gate, and the quarters between."""
    passed = [quarter]
    while True:
        (onward,) = fields[quarter] - {side}
        if (quarter, onward) in _GATE_SIDES:
            return _GATE_SIDES.index((quarter, onward)), tuple(passed)
        across = {"N": 3 - quarter, "S": 3 - quarter, "E": quarter ^ 1, "W": quarter ^ 1}
        quarter = across[onward]
        side = SIDES[(SIDES.index(onward) + 2) % 4]
        passed.append(quarter)

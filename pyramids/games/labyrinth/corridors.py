"""Corridors: how tiles join, the way that the hunter goes, and chambers (LP-8, LP-10, LP-11)."""

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
    """What stands in a space that holds this tile in this rotation."""
    return 4 * number + rotation


def tile_in(content: int) -> tuple[int, int]:
    """The number and the rotation of the tile in a space."""
    return divmod(content, 4)


class Walk(NamedTuple):
    """A hunter's way: its fields, and where it ended."""

    fields: tuple[int, ...]
    end: int
    """The gate of an empty space, or of a tile that is closed there; `WALL` or `OUTSIDE`."""
    out: int
    """The gate by which it left the last tile; `CLOSED` if it never entered one."""


class Corridors:
    """The passages of all tiles in all rotations, bound to a kit.

    Tables are indexed by `8 * content + gate`. As every field has just two open sides and
    fields of a tile never disagree, each open gate of a tile leads to just one other.
    """

    def __init__(self, tile_set: TileSet) -> None:
        self.beyond = tile_set.beyond
        top = laid(tile_set.tiles[-1].number, 3) + 1
        nothing: tuple[int, ...] = ()
        self.leave = [CLOSED] * GATES * top
        """The gate at which a corridor comes out."""
        self.steps = [0] * GATES * top
        """How many fields lie between."""
        self.quarters = [nothing] * GATES * top
        """The fields between, in the order of walking."""
        self.scarabs = [nothing] * top
        """Per content the quarters with a scarab."""
        for tile in tile_set.tiles:
            self._enter(tile)

    def walk(self, spaces: bytes, gate: int) -> Walk:
        """The way from a gate on, as far as it goes (LP-8)."""
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
        """The corridors of a tile as (gate, gate, fields), each from the lower one of its ends."""
        start = GATES * content
        ends = [(gate, self.leave[start + gate]) for gate in range(GATES)]
        return [(gate, out, self.steps[start + gate]) for gate, out in ends if gate < out]

    def is_chamber(self, spaces: bytes, field: int) -> bool:
        """Whether a scarab's field is closed by four walls (LP-11).

        Its two inner sides are: a scarab is open towards the tile's edge only.
        """
        space, quarter = place_of(field)
        return all(self.is_shut(spaces, space << 3 | gate) for gate in OUTER[quarter])

    def is_shut(self, spaces: bytes, gate: int) -> bool:
        """Whether the other side of an open gate is closed; an empty space may still open it."""
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
    """The place on the walk that touches the field first, counted from 1; 0 if none does."""
    return min([walk[near] for near in NEIGHBOURS[field] if near in walk], default=0)


def _passage(
    fields: tuple[frozenset[str], ...], quarter: int, side: str
) -> tuple[int, tuple[int, ...]]:
    """The gate at which a corridor comes out that is entered there, and the quarters passed."""
    passed = [quarter]
    while True:
        (onward,) = fields[quarter] - {side}
        if (quarter, onward) in _GATE_SIDES:
            return _GATE_SIDES.index((quarter, onward)), tuple(passed)
        across = {"N": 3 - quarter, "S": 3 - quarter, "E": quarter ^ 1, "W": quarter ^ 1}
        quarter = across[onward]
        side = SIDES[(SIDES.index(onward) + 2) % 4]
        passed.append(quarter)

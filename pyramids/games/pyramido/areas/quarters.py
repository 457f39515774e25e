"""The pyramid seen from above (PF-11): quarters, their colours and symbols, and areas.

Quarters are the bits of masks, 18 to a row. The top left quarter of the first domino's first
block is in the middle, so that masks needn't move while stage 1 grows around it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.pyramido.building import REACH, SIDE, second_block
from pyramids.games.pyramido.domino_set import Domino, DominoSet, Quarter
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import Box, Builder

WIDTH: Final = 2 * SIDE
"""The quarters in a row of a mask."""

_BLOCK: Final = 0b11 | 0b11 << WIDTH
"""A block whose top left quarter is the first bit."""


class Area(NamedTuple):
    """Connected quarters of one colour.

    Its first quarter, in the highest row and there the leftmost, gives it its name. Rows and
    columns count from the top left quarter of the outline of stage 1.
    """

    row: int
    column: int
    colour: int
    symbols: int
    """The number of visible symbols."""
    quarters: int
    """As a mask whose first bit is the quarter [0, 0] of the outline."""


class _Paint(NamedTuple):
    """A domino in one rotation, as masks from the top left quarter of its two blocks."""

    first: int
    second: int
    symbols: int


def fields(mask: int) -> list[Quarter]:
    """Rows and columns of a mask's quarters, as in `Area.quarters`."""
    found = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(divmod(bit.bit_length() - 1, WIDTH))
    return found


def corner_of(box: Box) -> int:
    """How many bits of a pyramid's masks come before the top left quarter of its box."""
    return 2 * (box.top + REACH) * WIDTH + 2 * (box.left + REACH)


def connected_parts(mask: int) -> list[int]:
    """The parts of a mask whose quarters are connected by their sides, by their first quarters."""
    found = []
    while mask:
        part = mask & -mask
        while True:
            # A pyramid is half as wide as a row, so that nothing connects around its ends.
            more = (part | part << 1 | part >> 1 | part << WIDTH | part >> WIDTH) & mask
            if more == part:
                break
            part = more
        mask ^= part
        found.append(part)
    return found


Cell = tuple[int, bool] | None
"""The colour of a quarter and whether it has a symbol; None where there is nothing."""


def seen_from_above(builder: Builder) -> list[list[Cell]]:
    """What shows at each quarter of the box around stage 1, row by row."""
    box = builder.box
    corner = corner_of(box)
    symbols = builder.symbols >> corner
    cells: dict[Quarter, Cell] = {}
    for colour, mask in enumerate(builder.colours):
        for row, column in fields(mask >> corner):
            cells[row, column] = colour, bool(symbols >> row * WIDTH + column & 1)
    columns = range(2 * box.width)
    return [[cells.get((row, column)) for column in columns] for row in range(2 * box.height)]


def shows_symbol(builder: Builder, quarter: Quarter) -> bool:
    """Whether a symbol shows at a quarter of the box around stage 1."""
    row, column = quarter
    return bool(builder.symbols >> corner_of(builder.box) + row * WIDTH + column & 1)


def rotated_quarter(quarter: Quarter, rotation: int) -> Quarter:
    """Where a quarter of a block comes to when the block is rotated clockwise."""
    row, column = quarter
    return ((row, column), (column, 1 - row), (1 - row, 1 - column), (1 - column, row))[rotation]


class Quarters:
    """Paints dominoes of a set on pyramids, and finds areas."""

    def __init__(self, domino_set: DominoSet) -> None:
        self._colours = tuple(domino.colours for domino in domino_set.dominoes)
        self._paints = tuple(
            tuple(_paint(domino, rotation) for rotation in range(4))
            for domino in domino_set.dominoes
        )
        self._symbols = tuple(
            tuple(paint.symbols for paint in rotations) for rotations in self._paints
        )
        self._areas: BoundedCache[tuple[tuple[int, ...], int], tuple[Area, ...]]
        self._areas = BoundedCache(1 << 12)

    def painted(
        self, builder: Builder, box: Box, stage: int, domino: int, place: Place
    ) -> tuple[tuple[int, ...], int]:
        """Colours and symbols seen from above after a domino was placed on a pyramid."""
        first, second, symbols = self._masks(box, stage, domino, place)
        rest = ~(first | second)
        colours = [mask & rest for mask in builder.colours]
        one, other = self._colours[domino - 1]
        colours[one] |= first
        colours[other] |= second
        return tuple(colours), builder.symbols & rest | symbols

    def areas(self, builder: Builder) -> tuple[Area, ...]:
        """All areas of a pyramid, by their first quarters."""
        key = builder.colours, builder.symbols
        return self._areas.get(key) or self._areas.keep(key, _find_areas(builder))

    def areas_of_last(self, builder: Builder) -> list[Area]:
        """The areas of the first and the second block of the domino placed last."""
        stage, domino, row, column, rotation = builder.placed[-1]
        first, second, _ = self._masks(builder.box, stage, domino, Place(row, column, rotation))
        corner = corner_of(builder.box)
        areas = self.areas(builder)
        blocks = (first >> corner, second >> corner)
        return [next(area for area in areas if area.quarters & block) for block in blocks]

    def area(self, builder: Builder, row: int, column: int) -> Area | None:
        """The area with that first quarter."""
        for area in self.areas(builder):
            if area.row == row and area.column == column:
                return area
        return None

    def blocks(self, rotation: int) -> tuple[int, int]:
        """First and second block of any domino, from the top left quarter of both."""
        first, second, _ = self._paints[0][rotation]
        return first, second

    def symbols(self, domino: int) -> tuple[int, ...]:
        """By rotation, the symbols of a domino, from the top left quarter of its blocks."""
        return self._symbols[domino - 1]

    def shift(self, box: Box, stage: int, place: Place) -> int:
        """By how many bits the masks of a domino move to its place."""
        row, column = second_block(place)
        row, column = min(row, place.row), min(column, place.column)
        if stage > 1:  # later stages count from the top left block of their own outline
            row, column = row + box.top, column + box.left
        return (2 * (row + REACH) + stage - 1) * WIDTH + 2 * (column + REACH) + stage - 1

    def _masks(self, box: Box, stage: int, domino: int, place: Place) -> _Paint:
        """First block, second block and symbols of a domino on a pyramid."""
        first, second, symbols = self._paints[domino - 1][place.rotation]
        shift = self.shift(box, stage, place)
        return _Paint(first << shift, second << shift, symbols << shift)


@lru_cache(maxsize=1024)
def _paint(domino: Domino, rotation: int) -> _Paint:
    row, column = second_block(Place(0, 0, rotation))
    starts = ((0, 0), (2 * row, 2 * column))
    # The top left quarter of both blocks is the first bit.
    top, left = min(0, 2 * row), min(0, 2 * column)
    blocks = [_BLOCK << (start[0] - top) * WIDTH + start[1] - left for start in starts]
    symbols = 0
    for symbol_row, symbol_column in domino.symbols:
        block, inner = divmod(symbol_column, 2)
        turned = rotated_quarter((symbol_row, inner), rotation)
        y, x = starts[block][0] + turned[0] - top, starts[block][1] + turned[1] - left
        symbols |= 1 << y * WIDTH + x
    return _Paint(blocks[0], blocks[1], symbols)


def _find_areas(builder: Builder) -> tuple[Area, ...]:
    corner = corner_of(builder.box)
    symbols = builder.symbols >> corner
    found = []
    for colour, mask in enumerate(builder.colours):
        for area in connected_parts(mask >> corner):
            row, column = divmod((area & -area).bit_length() - 1, WIDTH)
            found.append(Area(row, column, colour, (area & symbols).bit_count(), area))
    found.sort()
    return tuple(found)

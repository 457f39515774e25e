"""Placing dominoes (PF-3, PF-8): where there is room in a stage.

The blocks of a stage are the bits of a mask, 9 to a row. In stage 1 the first block of the first
domino is in the middle: whatever fits into an outline with it is at most four rows or columns
away. In the other stages the first bit is the top left block of the outline.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.engine.contract import Reason
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import Box, Builder, Placed

OUTLINES: Final = ((4, 5), (5, 4))
"""Height and width of stage 1 (PF-3)."""
REACH: Final = 4
"""How far from the first block another one can be, in rows or columns."""
SIDE: Final = 2 * REACH + 1

STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""From the first to the second block, by rotation."""

FIRST_PLACES: Final = tuple(Place(0, 0, rotation) for rotation in range(4))
"""Where the first domino of a pyramid may lie: its first block is at [0, 0]."""


class Room(NamedTuple):
    """Pairs of blocks, as masks of their left or upper block."""

    across: int
    down: int


def second_block(place: Place | Placed) -> tuple[int, int]:
    """Row and column of the second block."""
    rows, columns = STEPS[place.rotation]
    return place.row + rows, place.column + columns


def stage_size(box: Box, stage: int) -> tuple[int, int]:
    """PF-3: height and width of a stage's outline, in blocks, over a complete stage 1."""
    return box.height - stage + 1, box.width - stage + 1


def stage_room(stage: int) -> int:
    """PF-3: how many dominoes a stage has room for."""
    height, width = OUTLINES[0]
    return (height - stage + 1) * (width - stage + 1) // 2


def outlines(box: Box) -> Iterator[Box]:
    """PF-3: every outline of stage 1 that contains a box."""
    for height, width in OUTLINES:
        for top in range(box.top + box.height - height, box.top + 1):
            for left in range(box.left + box.width - width, box.left + 1):
                yield Box(top, left, height, width)


def grown(box: Box, place: Place) -> Box:
    """The smallest box around a box and another domino."""
    row, column = second_block(place)
    top, left = min(place.row, row), min(place.column, column)
    bottom, right = max(place.row, row), max(place.column, column)
    if box.height:
        top, left = min(top, box.top), min(left, box.left)
        bottom = max(bottom, box.top + box.height - 1)
        right = max(right, box.left + box.width - 1)
    return Box(top, left, bottom - top + 1, right - left + 1)


class Building:
    """Finds the places for a domino. What depends on the outline alone is computed once."""

    def __init__(self) -> None:
        self._inside: dict[tuple[Box, int], Room] = {}
        self._legal: BoundedCache[tuple[int, Box, int], tuple[Place, ...]] = BoundedCache(1 << 13)
        self._across, self._down = _places(0)
        self._first_across, self._first_down = _places(REACH)

    def room(self, builder: Builder, stage: int) -> Room:
        """The free pairs of blocks on which the rules let the next domino lie."""
        occupied, box = builder.occupied, builder.box
        inside = self._inside.get((box, stage)) or self._pairs_inside(box, stage)
        free = ~occupied
        across = inside.across & free & free >> 1
        down = inside.down & free & free >> SIDE
        if stage == 1:  # PF-8: a domino must touch another one, but only in stage 1
            near = occupied << 1 | occupied >> 1 | occupied << SIDE | occupied >> SIDE
            across &= near | near >> 1
            down &= near | near >> SIDE
        return Room(across, down)

    def has_room(self, builder: Builder, stage: int) -> bool:
        """PF-9: whether another domino fits into the stage."""
        if not builder.placed:
            return True
        across, down = self.room(builder, stage)
        return bool(across or down)

    def legal(self, builder: Builder, stage: int) -> tuple[Place, ...]:
        """All places for a domino."""
        if not builder.placed:
            return FIRST_PLACES
        key = builder.occupied, builder.box, stage
        return self._legal.get(key) or self._legal.keep(key, self._find(builder, stage))

    def check(self, builder: Builder, stage: int, place: Place) -> Reason | None:
        """Why a domino can't lie there."""
        if not builder.placed:
            return None if place in FIRST_PLACES else Reason("start_at_origin")
        if not self._fits(builder.box, stage, place):
            return Reason("outside_outline", {"stage": stage})
        if builder.occupied & self.blocks(stage, place):
            return Reason("block_taken")
        return None if place in self.legal(builder, stage) else Reason("must_touch")

    def blocks(self, stage: int, place: Place) -> int:
        """The mask of a domino's two blocks, which must fit into an outline."""
        row, column = second_block(place)
        return cell(stage, place.row, place.column) | cell(stage, row, column)

    def _find(self, builder: Builder, stage: int) -> tuple[Place, ...]:
        across, down = self.room(builder, stage)
        if stage == 1:
            rows, columns = self._first_across, self._first_down
        else:
            rows, columns = self._across, self._down
        found: list[Place] = []
        while across:
            bit = across & -across
            across ^= bit
            found += rows[bit]
        while down:
            bit = down & -down
            down ^= bit
            found += columns[bit]
        return tuple(found)

    def _fits(self, box: Box, stage: int, place: Place) -> bool:
        if stage == 1:
            return next(outlines(grown(box, place)), None) is not None
        height, width = stage_size(box, stage)
        blocks = ((place.row, place.column), second_block(place))
        return all(0 <= row < height and 0 <= column < width for row, column in blocks)

    def _pairs_inside(self, box: Box, stage: int) -> Room:
        if stage == 1:
            rooms = [_pairs(1, outline) for outline in outlines(box)]
        else:
            rooms = [_pairs(stage, Box(0, 0, *stage_size(box, stage)))]
        across = down = 0
        for room in rooms:
            across |= room.across
            down |= room.down
        room = self._inside[box, stage] = Room(across, down)
        return room


def cell(stage: int, row: int, column: int) -> int:
    """The bit of a block."""
    if stage == 1:
        row, column = row + REACH, column + REACH
    return 1 << row * SIDE + column


def _pairs(stage: int, outline: Box) -> Room:
    """All pairs of blocks in an outline."""
    across = down = 0
    for row in range(outline.top, outline.top + outline.height):
        for column in range(outline.left, outline.left + outline.width):
            if column + 1 < outline.left + outline.width:
                across |= cell(stage, row, column)
            if row + 1 < outline.top + outline.height:
                down |= cell(stage, row, column)
    return Room(across, down)


def _places(middle: int) -> tuple[dict[int, tuple[Place, Place]], dict[int, tuple[Place, Place]]]:
    """By the bit of the left or upper block, both ways to place a domino on a pair."""
    across, down = {}, {}
    for index in range(SIDE * SIDE):
        row, column = index // SIDE - middle, index % SIDE - middle
        across[1 << index] = Place(row, column, 0), Place(row, column + 1, 2)
        down[1 << index] = Place(row, column, 1), Place(row + 1, column, 3)
    return across, down

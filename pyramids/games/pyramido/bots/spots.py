"""Where the next domino can lie, with all that doesn't depend on which domino it is.

A search lays many dominoes on the same pyramid, so this is found once for all of them.
"""

from __future__ import annotations

from typing import NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.pyramido.areas.quarters import WIDTH
from pyramids.games.pyramido.building import REACH, SIDE, cell, grown, outlines, stage_size
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import STAGES, Box, Builder


class Spot(NamedTuple):
    """A place, and the pyramid's outline after a domino was laid there."""

    place: Place
    box: Box
    occupied: int
    first: int
    """The quarters of the first block."""
    second: int
    shift: int
    """By how many bits the masks of a domino move to get there."""
    turns: int
    """How many more dominoes fit into the stage after it."""
    covered: int
    """The quarters that the next stage will cover."""


class Spots:
    """Finds spots, and remembers them."""

    def __init__(self, rules: Pyramido) -> None:
        self._rules = rules
        self._spots: BoundedCache[tuple[int, Box, int], tuple[Spot, ...]] = BoundedCache(1 << 11)
        self._turns: BoundedCache[tuple[int, Box, int], int] = BoundedCache(1 << 14)
        self._covered: dict[tuple[Box, int], int] = {}

    def find(self, builder: Builder, stage: int) -> tuple[Spot, ...]:
        """All spots, in the rules' order."""
        key = builder.occupied, builder.box, stage
        return self._spots.get(key) or self._spots.keep(key, self._find(builder, stage))

    def turns(self, occupied: int, box: Box, stage: int) -> int:
        """How many more dominoes fit into the stage, single free blocks not counted."""
        key = occupied, box, stage
        known = self._turns.get(key)
        return self._turns.keep(key, _turns(*key)) if known is None else known

    def covered(self, box: Box, stage: int) -> int:
        """The quarters that the next stage's outline covers, wherever stage 1 ends."""
        if stage == STAGES or not box.height:
            return 0
        key = box, stage
        if key not in self._covered:
            boxes = outlines(box) if stage == 1 else (box,)
            mask = -1
            for outline in boxes:
                mask &= _inside(outline, stage)
            self._covered[key] = mask
        return self._covered[key]

    def _find(self, builder: Builder, stage: int) -> tuple[Spot, ...]:
        quarters, building = self._rules.quarters, self._rules.building
        found = []
        for place in building.legal(builder, stage):
            box = grown(builder.box, place) if stage == 1 else builder.box
            occupied = builder.occupied | building.blocks(stage, place)
            shift = quarters.shift(box, stage, place)
            first, second = quarters.blocks(place.rotation)
            turns, covered = self.turns(occupied, box, stage), self.covered(box, stage)
            found.append(
                Spot(place, box, occupied, first << shift, second << shift, shift, turns, covered)
            )
        return tuple(found)


def _inside(outline: Box, stage: int) -> int:
    """The quarters that the outline of the next stage covers."""
    row = ((1 << 2 * (outline.width - stage)) - 1) << 2 * (outline.left + REACH) + stage
    mask = 0
    for line in range(stage, 2 * outline.height - stage):
        mask |= row << (2 * (outline.top + REACH) + line) * WIDTH
    return mask


def _turns(occupied: int, box: Box, stage: int) -> int:
    if stage == 1:
        if box.height * box.width < 20 or min(box.height, box.width) < 4:
            free = 20 - occupied.bit_count()
            inside = occupied << 1 & occupied >> 1 & occupied << SIDE & occupied >> SIDE
            return (free - (inside & ~occupied).bit_count()) // 2
        outline = box
    else:
        outline = Box(0, 0, *stage_size(box, stage))
    free = ~occupied & _cells(outline, stage)
    near = free << 1 | free >> 1 | free << SIDE | free >> SIDE
    return (free & near).bit_count() // 2


def _cells(outline: Box, stage: int) -> int:
    mask = 0
    for row in range(outline.top, outline.top + outline.height):
        for column in range(outline.left, outline.left + outline.width):
            mask |= cell(stage, row, column)
    return mask

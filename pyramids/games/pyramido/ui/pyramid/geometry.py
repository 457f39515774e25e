"""Where the quarters and blocks of a pyramid are on the screen, seen from above."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import pygame

from pyramids.games.pyramido.areas.outlook import possible_blocks
from pyramids.games.pyramido.building import OUTLINES
from pyramids.games.pyramido.domino_set import Quarter
from pyramids.games.pyramido.state import Box, Builder


class Frame(NamedTuple):
    """The blocks of stage 1 that a picture has room for."""

    top: int
    left: int
    height: int
    width: int


EMPTY_FRAME: Final = Frame(-2, -2, 5, 5)
"""Before the first domino: its first block is in the middle."""


def frame_of(builder: Builder, stage: int, *, floor: bool = True) -> Frame:
    """The frame of a pyramid: its outline, or everything that stage 1 may still grow to.

    Without the floor, stage 1 is in the middle of a square as large as the longer outline.
    """
    if not builder.placed:
        return EMPTY_FRAME
    box = builder.box
    if stage > 1:
        return Frame(*box)
    if not floor:
        side = max(OUTLINES[0])
        top, left = box.top - (side - box.height) // 2, box.left - (side - box.width) // 2
        return Frame(top, left, side, side)
    rows, columns = zip(*possible_blocks(builder, 1), strict=True)
    height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    return Frame(min(rows), min(columns), height, width)


class PyramidGeometry:
    """A frame in a rectangle: as large as fits, with quarters of whole pixels."""

    def __init__(self, area: pygame.Rect, frame: Frame, quarter: int | None = None) -> None:
        fitting = min(area.width // (2 * frame.width), area.height // (2 * frame.height))
        self.frame = frame
        self.quarter = max(1, fitting if quarter is None else quarter)
        """The side of a quarter in pixels."""
        size = (2 * frame.width * self.quarter, 2 * frame.height * self.quarter)
        self.rect = pygame.Rect((0, 0), size)
        self.rect.center = area.center

    def block_rect(self, stage: int, row: int, column: int) -> pygame.Rect:
        """The rectangle of a block, by the transcript's rows and columns."""
        if stage == 1:
            row, column = row - self.frame.top, column - self.frame.left
        side = self.quarter
        left = self.rect.left + (2 * column + stage - 1) * side
        top = self.rect.top + (2 * row + stage - 1) * side
        return pygame.Rect(left, top, 2 * side, 2 * side)

    def quarter_rect(self, box: Box, row: int, column: int) -> pygame.Rect:
        """The rectangle of a quarter, counted from the top left quarter of the box."""
        return self.placed_rects([(row + 2 * box.top, column + 2 * box.left)])[0]

    def placed_rects(self, quarters: Iterable[Quarter]) -> list[pygame.Rect]:
        """The rectangles of quarters, counted from the first block of the pyramid."""
        side, top, left = self.quarter, 2 * self.frame.top, 2 * self.frame.left
        return [
            pygame.Rect(
                self.rect.left + (column - left) * side,
                self.rect.top + (row - top) * side,
                side,
                side,
            )
            for row, column in sorted(quarters)
        ]

    def quarter_at(self, box: Box, pos: tuple[int, int]) -> Quarter:
        """The quarter under a point, counted from the top left quarter of the box."""
        row = (pos[1] - self.rect.top) // self.quarter + 2 * (self.frame.top - box.top)
        return row, (pos[0] - self.rect.left) // self.quarter + 2 * (self.frame.left - box.left)

"""The layout of the table: the board first, the rest around it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from pyramids.games.labyrinth.ui.theme import LayoutSizes
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme.table import TableSizes


@dataclass(frozen=True)
class TablePlan:
    """The rectangles of the table."""

    bar: pygame.Rect
    numbers: pygame.Rect
    board: pygame.Rect
    score: pygame.Rect
    rivals: pygame.Rect


def plan_table(size: tuple[int, int], graphics: Graphics) -> TablePlan:
    """Divide a window; the columns get what the board leaves, within limits."""
    stage = graphics.theme.stage
    width, height = size
    margin = stage(TableSizes.MARGIN)
    bar = pygame.Rect(margin, margin // 2, width - 2 * margin, stage(TableSizes.BAR))
    top = bar.bottom + margin // 2
    middle = pygame.Rect(margin, top, width - 2 * margin, height - top - margin)
    foot = max(stage(LayoutSizes.SCORE), graphics.px(LayoutSizes.SCORE))
    left, right = (stage(column[0]) for column in (LayoutSizes.LEFT, LayoutSizes.RIGHT))
    room = middle.width - left - right - 2 * margin
    side = min(middle.height - foot - margin // 2, room)
    spare = room - side
    left = min(stage(LayoutSizes.LEFT[1]), left + round(spare * 0.4))
    right = min(stage(LayoutSizes.RIGHT[1]), right + round(spare * 0.6))
    centre = middle.inflate(0, 0)
    centre.left, centre.width = middle.left + left, middle.width - left - right
    board = pygame.Rect(0, centre.top, side, side)
    board.centerx = centre.centerx
    wide = max(side, min(centre.width - margin, graphics.px(LayoutSizes.STRIP)))
    under = pygame.Rect(0, board.bottom + margin // 2, wide, foot)
    under.centerx = board.centerx
    return TablePlan(
        bar=bar,
        numbers=pygame.Rect(middle.left, middle.top, left, middle.height),
        board=board,
        score=under,
        rivals=pygame.Rect(middle.right - right, middle.top, right, middle.height),
    )

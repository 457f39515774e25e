"""The layout of the table: the pyramid with the row above it first, the rest around it."""

from __future__ import annotations

import pygame

from pyramids.games.pyramido.ui.column.own_column import tools_room
from pyramids.games.pyramido.ui.theme import TableSizes as Sizes
from pyramids.tables.layout import table_plan
from pyramids.tables.layout.arrangements import TablePlan
from pyramids.tables.layout.rival_grid import RivalNeeds
from pyramids.tables.layout.table_parts import Board, TableParts
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Space
from pyramids.ui.widgets import cut_top

_RATIO = 1.02
"""Of the pyramid with the row above it: width by height."""


def plan_table(size: tuple[int, int], graphics: Graphics, rivals: RivalNeeds) -> TablePlan:
    """Divide a window between the pyramid with its row and everything around it."""
    parts = TableParts(
        Board(_RATIO), rivals, tools_room(graphics), rivals_widest=graphics.theme.stage(Sizes.RIGHT)
    )
    return table_plan.plan_table(size, graphics, parts)


def split_board(plan: TablePlan, graphics: Graphics) -> tuple[pygame.Rect, pygame.Rect]:
    """The row of stacks above, the pyramid below; both as wide as the middle of the table."""
    area, gap = plan.centre, graphics.theme.stage(Space.SMALL)
    least, most = (graphics.theme.stage(units) for units in Sizes.ROW_HEIGHT)
    high = max(least, min(most, round(plan.board.height * Sizes.ROW)))
    # Height that the pyramid can't use is the row's.
    spare = area.height - high - gap - area.width
    return cut_top(area, high + max(0, min(spare, high // 2)), gap)

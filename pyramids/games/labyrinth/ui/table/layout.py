"""The layout of the table: the board first, the rest around it."""

from __future__ import annotations

from pyramids.games.labyrinth.ui.column.number_column import tools_room
from pyramids.games.labyrinth.ui.theme import LayoutSizes
from pyramids.tables.layout import table_plan
from pyramids.tables.layout.arrangements import TablePlan
from pyramids.tables.layout.rival_grid import RivalNeeds
from pyramids.tables.layout.table_parts import Board, FootRoom, TableParts
from pyramids.ui.drawing.canvas import Graphics


def plan_table(
    size: tuple[int, int], graphics: Graphics, rivals: RivalNeeds, *, betting: bool
) -> TablePlan:
    """Divide a window between the labyrinth and everything around it."""
    stage, px = graphics.theme.stage, graphics.px
    high = max(stage(LayoutSizes.SCORE), px(LayoutSizes.SCORE))
    lines = 3 * max(stage(LayoutSizes.LINE), px(LayoutSizes.LINE))
    foot = FootRoom(
        strip=(px(LayoutSizes.STRIP), high),
        highest=high,
        block=(stage(LayoutSizes.LEFT[0]), lines),
        highest_block=lines * 6 // 5,
        across=False,
    )
    tools = tools_room(graphics, betting=betting)
    parts = TableParts(Board(1.0), rivals, tools, foot, stage(LayoutSizes.RIGHT))
    return table_plan.plan_table(size, graphics, parts)

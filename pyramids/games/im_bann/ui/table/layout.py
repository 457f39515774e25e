"""The layout of the table: the pyramid first, the player's own cards below, the rest around."""

from __future__ import annotations

from pyramids.games.im_bann.ui.board.geometry import RATIO
from pyramids.games.im_bann.ui.column.tool_column import tools_room
from pyramids.games.im_bann.ui.theme import LayoutSizes
from pyramids.tables.layout import table_plan
from pyramids.tables.layout.arrangements import TablePlan
from pyramids.tables.layout.rival_grid import RivalNeeds
from pyramids.tables.layout.table_parts import Board, FootRoom, TableParts
from pyramids.ui.drawing.canvas import Graphics


def plan_table(size: tuple[int, int], graphics: Graphics, rivals: RivalNeeds) -> TablePlan:
    """Divide a window between the pyramid and everything around it."""
    stage = graphics.theme.stage
    least, highest = (stage(height) for height in LayoutSizes.FOOT)
    foot = FootRoom(strip=(stage(LayoutSizes.STRIP), least), highest=highest)
    parts = TableParts(Board(RATIO), rivals, tools_room(graphics), foot, stage(LayoutSizes.RIGHT))
    return table_plan.plan_table(size, graphics, parts)

"""The layout of the table: the two pyramids first, the rest around them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.round.expedition import tools_room
from pyramids.games.silver_gold.ui.round.rivals import least_sizes
from pyramids.games.silver_gold.ui.sheet.layout import block_size
from pyramids.games.silver_gold.ui.theme import RoundSizes
from pyramids.tables.layout import table_plan
from pyramids.tables.layout.table_parts import Board, FootRoom, TableParts
from pyramids.tables.parts.rivals import rival_needs
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme.table import TableSizes
from pyramids.ui.widgets import cut_left, cut_top


@dataclass(frozen=True)
class RoundPlan:
    """The rectangles of the round."""

    bar: pygame.Rect
    expedition: pygame.Rect
    cards: tuple[pygame.Rect, pygame.Rect]
    centre: pygame.Rect
    """The room that the pyramids are in the middle of."""
    rivals: pygame.Rect
    log: pygame.Rect | None
    """The log's own place; None if it shares that of the opponents."""
    sheet: pygame.Rect
    display: pygame.Rect


def plan_round(size: tuple[int, int], graphics: Graphics, opponents: int) -> RoundPlan:
    """Divide a window between the pyramids and everything around them."""
    stage = graphics.theme.stage
    margin, gap = stage(TableSizes.MARGIN), stage(RoundSizes.CARD_GAP)
    strip = stage(RoundSizes.SHEET_WIDTH[0] + RoundSizes.DISPLAY[0]) + margin
    sheet_block = block_size(graphics)
    block = sheet_block[1] + margin + stage(RoundSizes.DISPLAY_BLOCK)
    foot = FootRoom(
        strip=(strip, stage(RoundSizes.SHEET[0])),
        highest=stage(RoundSizes.SHEET[1]),
        block=(sheet_block[0], block),
        highest_block=block * 5 // 4,
    )
    parts = TableParts(
        Board(2 * RATIO, gap),
        rival_needs(graphics, opponents, least_sizes(graphics)),
        tools_room(graphics),
        foot,
        stage(RoundSizes.RIGHT),
    )
    plan = table_plan.plan_table(size, graphics, parts)
    wide = (plan.board.width - gap) // 2
    left = pygame.Rect(plan.board.topleft, (wide, plan.board.height))
    sheet, display = _split_foot(plan.foot, graphics, margin)
    return RoundPlan(
        bar=plan.bar,
        expedition=plan.tools,
        cards=(left, left.move(plan.board.width - wide, 0)),
        centre=plan.centre,
        rivals=plan.rivals,
        log=plan.log,
        sheet=sheet,
        display=display,
    )


def _split_foot(foot: pygame.Rect, graphics: Graphics, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """The sheet beside the display, or above it where the foot is a block."""
    stage = graphics.theme.stage
    if foot.width < 3 * foot.height:
        return cut_top(foot, foot.height - stage(RoundSizes.DISPLAY_BLOCK) - gap, gap)
    narrowest, widest = (stage(width) for width in RoundSizes.DISPLAY)
    wide = foot.width - gap - stage(RoundSizes.SHEET_WIDTH[1])
    wide = min(widest, max(narrowest, wide))
    return cut_left(foot, foot.width - wide - gap, gap)

"""Divides a window between the parts of a table, by the window's shape.

Every table has the same parts: the top bar, the board, tools beside it (cards to draw from,
buttons), a foot (the player's own sheet, score or hand), and the opponents with the log. A game
describes in `TableParts` how much room its parts need; `plan_table` tries all
`arrangements`, and takes the one with the largest board that leaves everything else the room it
needs.

A table needs this in its `arrange`:

    parts = TableParts(Board(1.25), self.rivals.needs(graphics), tools=…, foot=…)
    plan = plan_table(size, graphics, parts)
    self.board.place(plan.board, graphics)
    self.rivals.place(plan.rivals, graphics, plan.log)

A part must cope with both of its shapes, a column and something broader: the least sizes in
`ToolsRoom` and `FootRoom` say what each shape needs. A foot that can only be a strip has no
`block`; a table without tools or foot leaves them out.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

import pygame

from pyramids.tables.layout.arrangements import ARRANGEMENTS, TablePlan
from pyramids.tables.layout.rival_grid import Size, divide
from pyramids.tables.layout.table_parts import TableParts
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme.table import TableSizes

_BETTER: Final = 1.05
"""How many times as good a less usual arrangement must be."""
_STRICT: Final = 8
"""The power by which a shortage lowers a rating: hardly ever worth a larger board."""


def plan_table(size: Size, graphics: Graphics, parts: TableParts) -> TablePlan:
    """The best arrangement for a window."""
    stage = graphics.theme.stage
    width, height = size
    margin = stage(TableSizes.MARGIN)
    bar = pygame.Rect(margin, margin // 2, width - 2 * margin, stage(TableSizes.BAR))
    top = bar.bottom + margin // 2
    inside = (margin, top, width - 2 * margin, height - top - margin)
    return replace(_best(inside, parts, margin), bar=bar)


@lru_cache(maxsize=64)
def _best(inside: tuple[int, int, int, int], parts: TableParts, gap: int) -> TablePlan:
    """The best arrangement below the bar; cached, because tables are often laid out again."""
    best: TablePlan | None = None
    to_beat = 0.0
    for arrange in ARRANGEMENTS:
        found: TablePlan | None = None
        for plan in arrange(pygame.Rect(inside), parts, gap):
            # Rating costs time; the board's area is the most that it can be.
            if plan.board.width * plan.board.height > to_beat:
                rating = _rating(plan, parts)
                if rating > to_beat:
                    found, to_beat = plan, rating
        if found is not None:
            best, to_beat = found, to_beat * _BETTER
    assert best is not None, "columns beside the board are always possible"
    return best


def _rating(plan: TablePlan, parts: TableParts) -> float:
    """The board's area, less if something else is too small."""
    rating = float(plan.board.width * plan.board.height)
    tools, foot = parts.tools, parts.foot
    shortages = [
        divide(plan.rivals, parts.rivals, log=plan.log is None).scale,
        max(_share(plan.tools.size, tools.upright), _share(plan.tools.size, tools.broad)),
        max(_share(plan.foot.size, foot.strip), _share(plan.foot.size, foot.block or foot.strip)),
    ]
    for share in shortages:
        rating *= min(1.0, max(share, 0.01)) ** _STRICT
    return rating


def _share(size: Size, least: Size) -> float:
    """How much of the least size there is."""
    return min((have / need for have, need in zip(size, least, strict=True) if need), default=1.0)

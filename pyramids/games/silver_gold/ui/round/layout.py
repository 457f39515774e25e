"""The layout of the table: the two pyramids first, the rest around them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.theme import RoundSizes
from pyramids.ui.drawing.canvas import Graphics, rect_at
from pyramids.ui.theme.table import TableSizes

Size = tuple[int, int]


@dataclass(frozen=True)
class TablePlan:
    """The rectangles of the round."""

    bar: pygame.Rect
    expedition: pygame.Rect
    cards: tuple[pygame.Rect, pygame.Rect]
    rivals: pygame.Rect
    sheet: pygame.Rect
    display: pygame.Rect

    @property
    def centre(self) -> pygame.Rect:
        """The rectangle of both pyramids."""
        return self.cards[0].union(self.cards[1])


def plan_table(size: Size, graphics: Graphics) -> TablePlan:
    """Divide a window; the columns get what the pyramids leave, within limits."""
    stage = graphics.theme.stage
    width, height = size
    margin, gap = stage(TableSizes.MARGIN), stage(RoundSizes.CARD_GAP)
    bar = pygame.Rect(margin, margin // 2, width - 2 * margin, stage(TableSizes.BAR))
    foot = stage(RoundSizes.SHEET)
    top = bar.bottom + margin // 2
    middle = pygame.Rect(margin, top, width - 2 * margin, height - top - foot - 2 * margin)
    left, right = (stage(column[0]) for column in (RoundSizes.LEFT, RoundSizes.RIGHT))
    card = _card(middle, left + right + 2 * margin, gap)
    spare = middle.width - 2 * card[0] - gap - left - right - 2 * margin
    left = min(stage(RoundSizes.LEFT[1]), left + round(spare * 0.4))
    right = min(stage(RoundSizes.RIGHT[1]), right + round(spare * 0.6))
    centre = pygame.Rect(middle.left + left, middle.top, middle.width - left - right, middle.height)
    cards = rect_at("center", centre.center, 2 * card[0] + gap, card[1])
    display = stage(RoundSizes.DISPLAY)
    below = pygame.Rect(margin, height - margin - foot, width - 2 * margin, foot)
    return TablePlan(
        bar=bar,
        expedition=pygame.Rect(middle.left, middle.top, left, middle.height),
        cards=(
            pygame.Rect(cards.topleft, card),
            pygame.Rect((cards.right - card[0], cards.top), card),
        ),
        rivals=pygame.Rect(middle.right - right, middle.top, right, middle.height),
        sheet=pygame.Rect(below.left, below.top, below.width - display - margin, foot),
        display=pygame.Rect(below.right - display, below.top, display, foot),
    )


def _card(middle: pygame.Rect, columns: int, gap: int) -> Size:
    """The size of a pyramid: as high as the middle if the columns leave its width."""
    wide = min(round(middle.height * RATIO), (middle.width - columns - gap) // 2)
    return wide, round(wide / RATIO)

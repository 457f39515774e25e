"""Rows of small pictures with words below them, as the rules of a game show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from pyramids.language import Text, spoken
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Material, Space
from pyramids.ui.theme.handbook import Examples as Sizes
from pyramids.ui.theme.sizes import SMALL
from pyramids.ui.widgets.base import Size, Widget

_YES: Final = "common/icon_check"
_NO: Final = "common/icon_close"


@dataclass(frozen=True)
class Figure:
    """A picture, the words below it, and whether what it shows is allowed."""

    draw: Callable[[Canvas, pygame.Rect], None]
    caption: Text
    allowed: bool | None = None


class FigureRow(Widget):
    """Figures side by side, all captions beginning at the same height."""

    hoverable = False

    def __init__(self, figures: Sequence[Figure], height: int = Sizes.FIGURE) -> None:
        super().__init__()
        self.figures = tuple(figures)
        self.height = height

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """The pictures and the longest caption."""
        wide = width or kit.px(Sizes.WIDEST)
        room = self._column(kit, wide) - kit.px(Space.SMALL)
        captions = [kit.scribe.height(spoken(f.caption), SMALL, room) for f in self.figures]
        return wide, kit.px(self.height) + kit.px(2 * Space.SMALL) + max(captions)

    def draw(self, canvas: Canvas) -> None:
        """Draw all figures."""
        kit = canvas.kit
        wide, high = self._column(kit, self.rect.width), kit.px(self.height)
        left = self.rect.left + (self.rect.width - wide * len(self.figures)) // 2
        letters = kit.theme.recipe(Material.PAPYRUS).letters
        for figure in self.figures:
            area = pygame.Rect(left, self.rect.top + kit.px(Space.SMALL), wide, high)
            figure.draw(canvas, area.inflate(-kit.px(Space.MEDIUM), 0))
            if figure.allowed is not None:
                self._draw_verdict(canvas, area, figure.allowed)
            words = pygame.Rect(left, area.bottom + kit.px(Space.SMALL), wide, 0)
            words.inflate_ip(-kit.px(Space.SMALL), 0)
            canvas.paragraph(spoken(figure.caption), words, SMALL, letters, align="center")
            left += wide

    def _column(self, kit: Kit, width: int) -> int:
        return min(width, kit.px(Sizes.WIDEST)) // len(self.figures)

    def _draw_verdict(self, canvas: Canvas, area: pygame.Rect, allowed: bool) -> None:
        """A seal at the picture's lower edge: green with a check, red with a cross."""
        kit, palette = canvas.kit, canvas.kit.theme.palette
        side = kit.px(Sizes.VERDICT)
        centre = (area.centerx, area.bottom - side // 4)
        canvas.disc(centre, side + kit.px(Space.TIGHT), palette.papyrus)
        canvas.disc(centre, side, palette.card_green if allowed else palette.carnelian)
        icon = (side * 2 // 3, side * 2 // 3)
        sign = kit.art.tinted(_YES if allowed else _NO, icon, palette.papyrus)
        canvas.blit(sign, sign.get_rect(center=centre).topleft)

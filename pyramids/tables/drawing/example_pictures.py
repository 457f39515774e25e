"""Rows of captioned pictures, for the examples in a game's rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from pyramids.language import Text, text_of
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL, Material, Space
from pyramids.ui.theme.screens import ExampleSizes as Sizes
from pyramids.ui.widgets import Size, Widget

_YES: Final = "common/icon_check"
_NO: Final = "common/icon_close"


@dataclass(frozen=True)
class ExamplePicture:
    """A picture with a caption, and whether it shows something allowed; None for neither."""

    draw: Callable[[Canvas, pygame.Rect], None]
    caption: Text
    allowed: bool | None = None


class ExampleRow(Widget):
    """Pictures side by side, with their captions below."""

    hoverable = False

    def __init__(self, pictures: Sequence[ExamplePicture], height: int = Sizes.FIGURE) -> None:
        super().__init__()
        self.pictures = tuple(pictures)
        self.height = height

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the pictures and the longest caption."""
        wide = width or graphics.px(Sizes.WIDEST)
        room = self._column(graphics, wide) - graphics.px(Space.SMALL)
        captions = [graphics.text.height(text_of(f.caption), SMALL, room) for f in self.pictures]
        return wide, graphics.px(self.height) + graphics.px(2 * Space.SMALL) + max(captions)

    def draw(self, canvas: Canvas) -> None:
        """Draw all pictures and captions."""
        graphics = canvas.graphics
        wide, high = self._column(graphics, self.rect.width), graphics.px(self.height)
        left = self.rect.left + (self.rect.width - wide * len(self.pictures)) // 2
        text_colour = graphics.theme.style(Material.PAPYRUS).text_colour
        for picture in self.pictures:
            area = pygame.Rect(left, self.rect.top + graphics.px(Space.SMALL), wide, high)
            picture.draw(canvas, area.inflate(-graphics.px(Space.MEDIUM), 0))
            if picture.allowed is not None:
                self._draw_verdict(canvas, area, picture.allowed)
            words = pygame.Rect(left, area.bottom + graphics.px(Space.SMALL), wide, 0)
            words.inflate_ip(-graphics.px(Space.SMALL), 0)
            canvas.paragraph(text_of(picture.caption), words, SMALL, text_colour, align="center")
            left += wide

    def _column(self, graphics: Graphics, width: int) -> int:
        return min(width, graphics.px(Sizes.WIDEST)) // len(self.pictures)

    def _draw_verdict(self, canvas: Canvas, area: pygame.Rect, allowed: bool) -> None:
        """Draw a badge at the picture's lower edge: a green check or a red cross."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        side = graphics.px(Sizes.VERDICT)
        centre = (area.centerx, area.bottom - side // 4)
        canvas.disc(centre, side + graphics.px(Space.TIGHT), palette.papyrus)
        canvas.disc(centre, side, palette.card_green if allowed else palette.carnelian)
        icon = (side * 2 // 3, side * 2 // 3)
        sign = graphics.art.tinted(_YES if allowed else _NO, icon, palette.papyrus)
        canvas.blit(sign, sign.get_rect(center=centre).topleft)

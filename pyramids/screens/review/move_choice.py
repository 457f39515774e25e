"""A line that can be pressed: a move in words, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.language import Text, text_of
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import BODY, BODY_BOLD, Material, PlateStyle, Space
from pyramids.ui.widgets import Pressable, Size

_TICK: Final = "common/icon_check"


class MoveChoice(Pressable):
    """A move in words, over as many lines as it needs, and at its right what it is worth."""

    def __init__(self, text: Text, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.text: Text = text
        self.verdict: Text = ""
        """What the move gives away, once the player has tried it."""
        self.is_good = False
        """Whether it is an answer."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The words with a margin around them."""
        margin = 2 * graphics.px(Space.SMALL)
        words = text_of(self.text)
        wide = width or graphics.text.width(words, BODY) + margin
        room = wide - margin - self._verdict_room(graphics)
        return wide, graphics.text.height(words, BODY, room) + margin

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the words and the verdict."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.STONE)
        rect = self.draw_plate(canvas, self.rect, style)
        margin = graphics.px(Space.SMALL)
        inner = rect.inflate(-2 * margin, -2 * margin)
        if self.verdict:
            self._draw_verdict(canvas, inner, style)
            inner.width -= self._verdict_room(graphics)
        lines = graphics.text.wrap(text_of(self.text), BODY, inner.width)
        canvas.paragraph(lines, inner, BODY, style.text_colour)

    def _draw_verdict(self, canvas: Canvas, area: pygame.Rect, style: PlateStyle) -> None:
        """Draw it at the right end, with a tick before an answer."""
        place, colour = (area.right, area.centery), style.text_colour
        words = canvas.text(text_of(self.verdict), place, BODY_BOLD, colour, anchor="midright")
        if self.is_good:
            side = canvas.graphics.text.line_height(BODY_BOLD)
            end = words.left - canvas.graphics.px(Space.TIGHT)
            canvas.svg(_TICK, rect_at("midright", (end, area.centery), side))

    def _verdict_room(self, graphics: Graphics) -> int:
        if not self.verdict:
            return 0
        tick = graphics.text.line_height(BODY_BOLD) + graphics.px(Space.TIGHT)
        words = graphics.text.width(text_of(self.verdict), BODY_BOLD)
        return words + tick + graphics.px(Space.SMALL)

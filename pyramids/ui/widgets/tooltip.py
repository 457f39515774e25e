"""The tooltip of the widget under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pyramids import language
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.free_place import free_place
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.theme.sizes import SMALL


class Tooltip:
    """A small plate of text beside a point, kept inside the window."""

    def __init__(self) -> None:
        self.text = ""
        self.shown = False
        self._at = (0, 0)
        self._taken: tuple[pygame.Rect, ...] = ()
        self._language = ""
        self._alpha = Tween(0.0, Duration.FADE)

    def show(self, text: str, at: tuple[int, int], taken: Sequence[pygame.Rect] = ()) -> bool:
        """Show a text beside a point, clear of what is taken; returns False for an empty one."""
        if not text:
            return False
        self.text, self._at, self._taken, self.shown = text, at, tuple(taken), True
        self._language = language.current()
        self._alpha.to(1.0)
        return True

    def hide(self) -> None:
        """Fade out."""
        self.shown = False
        self._alpha.to(0.0)

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether it looks different."""
        return self._alpha.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate and its text."""
        if self._alpha.value <= 0 or not self.text:
            return
        if self._language != language.current():
            # The text is in the old language.
            return
        graphics, alpha = canvas.graphics, self._alpha.value
        padding = graphics.px(Space.MEDIUM)
        lines = graphics.text.wrap(self.text, SMALL, graphics.px(Extent.TOOLTIP))
        width = max(graphics.text.width(line, SMALL) for line in lines) + 2 * padding
        height = len(lines) * graphics.text.line_height(SMALL) + 2 * graphics.px(Space.SMALL)
        rect = self._beside(pygame.Rect(0, 0, width, height), canvas)
        style = graphics.theme.style(Material.NIGHT)
        canvas.shadow(rect, graphics.px(style.radius), depth=0.8, alpha=alpha)
        canvas.plate(rect, style, alpha=alpha)
        inside = rect.inflate(-2 * padding, -2 * graphics.px(Space.SMALL))
        canvas.paragraph(lines, inside, SMALL, style.text_colour, alpha=alpha)

    def _beside(self, rect: pygame.Rect, canvas: Canvas) -> pygame.Rect:
        gap = canvas.graphics.px(Space.LARGE)
        rect.topleft = (self._at[0] + gap // 2, self._at[1] + gap)
        frame = canvas.rect.inflate(-gap // 2, -gap // 2)
        if rect.bottom > frame.bottom:
            rect.bottom = self._at[1] - gap // 2
        rect = rect.clamp(frame)
        if rect.collidelist(self._taken) < 0:
            return rect
        pointer = rect_at("center", self._at, gap)
        return free_place(rect.size, pointer, frame, gap=gap // 2, taken=self._taken)

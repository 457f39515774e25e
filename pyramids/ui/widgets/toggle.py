"""An on/off switch."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.language import Text, text_of
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.theme.sizes import BODY
from pyramids.ui.widgets.base import Size
from pyramids.ui.widgets.button import Pressable


class Toggle(Pressable):
    """A knob in a groove, optionally with a text before it."""

    def __init__(
        self,
        value: bool,
        on_change: Callable[[bool], None] | None = None,
        *,
        text: Text = "",
        on: Material | None = None,
        tooltip: Text | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.value = value
        self.on_change = on_change
        self.text: Text = text
        self.on = on
        self._knob = Tween(float(value), Duration.HOVER)

    def press(self) -> None:
        """Switch it."""
        self.sound("button")
        self.value = not self.value
        if self.on_change is not None:
            self.on_change(self.value)

    def update(self, dt: float) -> bool:
        """Animate the knob."""
        moving = super().update(dt)
        self._knob.to(float(self.value))
        if self._knob.update(dt):
            self.invalidate()
        return moving or not self._knob.resting

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The groove, and the text before it."""
        wide, high = (graphics.px(part) for part in Extent.TOGGLE)
        words = text_of(self.text)
        if words:
            wide += graphics.text.width(words, BODY) + graphics.px(Space.LARGE)
        return (wide if width is None else width), max(high, graphics.px(Extent.FIELD))

    def focus_rect(self) -> pygame.Rect:
        """The whole line, text included."""
        return self.rect

    def draw(self, canvas: Canvas) -> None:
        """Draw text, groove and knob."""
        graphics = canvas.graphics
        wide, high = (graphics.px(part) for part in Extent.TOGGLE)
        groove = pygame.Rect(self.rect.right - wide, self.rect.centery - high // 2, wide, high)
        alpha = 1.0 if self.enabled else 0.5
        self._draw_text(canvas, groove)
        canvas.plate(groove, Material.NIGHT_INSET, radius=high // 2, alpha=alpha)
        share = self._knob.value
        canvas.plate(groove, Material.TURQUOISE, radius=high // 2, alpha=share * alpha)
        side = graphics.px(Extent.KNOB)
        margin = (high - side) // 2
        travel = wide - side - 2 * margin
        knob = pygame.Rect(0, groove.top + margin, side, side)
        knob.left = groove.left + margin + round(travel * share)
        canvas.shadow(knob, side // 2, depth=0.3, alpha=alpha)
        style = graphics.theme.style(Material.GOLD if self.value else Material.STONE)
        canvas.plate(knob, style, radius=side // 2, alpha=alpha)
        if self._light.value > 0:
            canvas.plate(knob, style.lit(0.5), radius=side // 2, alpha=self._light.value)

    def _draw_text(self, canvas: Canvas, groove: pygame.Rect) -> None:
        words = text_of(self.text)
        if not words:
            return
        graphics = canvas.graphics
        room = groove.left - self.rect.left - graphics.px(Space.SMALL)
        text_style = graphics.text.shrink_to_fit(words, BODY, room)
        style = graphics.theme.style(self.on or Material.NIGHT)
        colour = style.text_colour if self.enabled else style.second_text_colour
        words = graphics.text.shorten(words, text_style, room)
        canvas.text(
            words, (self.rect.left, self.rect.centery), text_style, colour, anchor="midleft"
        )

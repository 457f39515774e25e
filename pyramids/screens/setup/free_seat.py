"""The next free seat of a new game, as a button."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, NUMBER_LARGE, Extent, Material, Space
from pyramids.ui.theme.screens import SeatSizes
from pyramids.ui.widgets import Pressable, Size


class FreeSeat(Pressable):
    """A ring with a plus; a press adds a player."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as a taken seat."""
        return width or graphics.px(Extent.DIALOG), graphics.px(SeatSizes.PORTRAIT) + graphics.px(
            Space.MEDIUM
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring and the text, darker under the pointer."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS)
        lit = self._light.value > 0 or self.focused
        ink = style.text_colour if lit else style.second_text_colour
        side = graphics.px(SeatSizes.PORTRAIT)
        ring = pygame.Rect(self.rect.left + graphics.px(Space.SMALL), 0, side, side)
        ring.centery = self.rect.centery
        edge = graphics.theme.palette.papyrus_edge
        canvas.ring(ring, side // 2, graphics.px(Space.TIGHT), edge)
        canvas.text("+", ring.center, NUMBER_LARGE, ink, anchor="center")
        at = (ring.right + graphics.px(Space.MEDIUM), ring.centery)
        canvas.text(_("Add a player"), at, BODY, ink, anchor="midleft")

"""The bar below a player's total: how far they are, compared with the best result."""

from __future__ import annotations

import pygame

from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import WHITE, Colour, Material, mix


def draw_standing_bar(canvas: Canvas, rect: pygame.Rect, share: float, colour: Colour) -> None:
    """Draw a groove, filled by a share of the best result."""
    theme, radius = canvas.graphics.theme, rect.height // 2
    canvas.plate(rect, Material.NIGHT_INSET, radius=radius)
    width = round(rect.width * min(1.0, max(0.0, share)))
    filled = pygame.Rect(rect.left, rect.top, width, rect.height)
    style = theme.style(Material.GOLD)._replace(
        top=mix(colour, WHITE, 0.25), bottom=colour, light=mix(colour, WHITE, 0.5)
    )
    with canvas.clip(filled):
        canvas.plate(rect, style, radius=radius)

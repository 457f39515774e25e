"""Pictures of flying things, which shrink, grow and fade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.ui.drawing.canvas import Canvas

Paint = Callable[[Canvas, pygame.Rect, float, float], None]
"""Draws a thing into a rectangle, given its progress and opacity."""

_GRADE: Final = 32
"""In pixels: symbols are rendered at multiples of this size and scaled from there."""


def picture(name: str) -> Paint:
    """A symbol that changes its size on its flight."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        art, largest = canvas.graphics.art, _full(rect)
        image = art.scaled(name, (largest, largest), rect.width / largest)
        canvas.blit(image, image.get_rect(center=rect.center).topleft, alpha)

    return paint


def fading(name: str) -> Paint:
    """A symbol that fades on its flight, because it scores nothing."""
    solid = picture(name)

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        solid(canvas, rect, share, alpha * (1.0 - share))

    return paint


def _full(rect: pygame.Rect) -> int:
    """The size to render a symbol at, so that a flight needs few renderings."""
    return _GRADE * (rect.width // _GRADE + 1)

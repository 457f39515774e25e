"""How things look on their way: pictures that shrink, grow and fade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.ui.drawing.canvas import Canvas

Paint = Callable[[Canvas, pygame.Rect, float, float], None]
"""Draws a thing into a rectangle, at a share of its way, with an opacity."""

_GRADE: Final = 32
"""Pixels: symbols are drawn at whole multiples of this and scaled from there."""


def picture(name: str) -> Paint:
    """A symbol that becomes smaller or larger on its way."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        art, largest = canvas.graphics.art, _full(rect)
        image = art.scaled(name, (largest, largest), rect.width / largest)
        canvas.blit(image, image.get_rect(center=rect.center).topleft, alpha)

    return paint


def fading(name: str) -> Paint:
    """A symbol that is worth nothing: it fades on its way."""
    solid = picture(name)

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        solid(canvas, rect, share, alpha * (1.0 - share))

    return paint


def _full(rect: pygame.Rect) -> int:
    """The size that a symbol is drawn at before it is scaled: few drawings for a whole flight."""
    return _GRADE * (rect.width // _GRADE + 1)

"""The winner's crown above a portrait."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at

_CROWN: Final = "common/crown"


def crown_rect(graphics: Graphics, face: pygame.Rect, width: int, depth: float) -> pygame.Rect:
    """A crown's place over a portrait; `depth` is a share of the portrait's height."""
    return rect_at(
        "midbottom",
        (face.centerx, face.top + round(face.height * depth)),
        width,
        round(width / graphics.art.ratio(_CROWN)),
    )


def draw_crown(canvas: Canvas, place: pygame.Rect, share: float) -> None:
    """Draw the crown, lowered to its place by a share from 0 to 1."""
    if share > 0:
        drop = round((1.0 - share) * place.height)
        canvas.svg(_CROWN, place.move(0, -drop), alpha=min(1.0, share))

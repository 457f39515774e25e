"""The winner's crown above a portrait."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.ui.drawing.canvas import Graphics, rect_at

CROWN: Final = "common/crown"


def crown_rect(graphics: Graphics, face: pygame.Rect, width: int, depth: float) -> pygame.Rect:
    """A crown's place over a portrait; `depth` is a share of the portrait's height."""
    return rect_at(
        "midbottom",
        (face.centerx, face.top + round(face.height * depth)),
        width,
        round(width / graphics.art.ratio(CROWN)),
    )

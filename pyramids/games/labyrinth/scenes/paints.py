"""How tiles look on their way."""

from __future__ import annotations

import pygame

from pyramids.games.labyrinth.kit import Kit as Box
from pyramids.games.labyrinth.scenes.tile_face import tile_face
from pyramids.scenes.paints import Paint
from pyramids.ui.canvas import Canvas

_STEP = 8
"""Pixels: a tile that grows or shrinks is drawn in sizes of these steps."""


def flying_tile(box: Box, content: int, largest: int) -> Paint:
    """A tile that becomes larger or smaller on its way."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        kit = canvas.kit
        side = max(_STEP, _STEP * round(rect.width / _STEP)) if rect.width != largest else largest
        face = tile_face(kit, box, content, largest)
        if side != largest:
            key = ("flying tile", box.digest, content, largest, side)
            size = (side, side)
            face = kit.shelf.get(key, lambda: pygame.transform.smoothscale(face, size))
        place = face.get_rect(center=rect.center)
        canvas.shadow(place, 3, depth=1.2, alpha=alpha)
        canvas.blit(face, place.topleft, alpha)

    return paint

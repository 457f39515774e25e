"""How flying tiles and points look."""

from __future__ import annotations

import pygame

from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.theme import BADGE
from pyramids.tables.drawing.moving_pictures import Paint
from pyramids.ui.drawing.canvas import Canvas

_STEP = 8
"""In pixels: a tile that grows or shrinks is drawn in sizes of these steps."""


def flying_tile(tile_set: TileSet, content: int, cut: int) -> Paint:
    """A tile that grows or shrinks, scaled from the size in which it was drawn."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        graphics = canvas.graphics
        side = max(_STEP, _STEP * round(rect.width / _STEP)) if rect.width != cut else cut
        face = tile_face(graphics, tile_set, content, cut)
        if side != cut:
            key = ("flying tile", tile_set.digest, content, cut, side)
            size = (side, side)
            face = graphics.cache.get(key, lambda: pygame.transform.smoothscale(face, size))
        place = face.get_rect(center=rect.center)
        canvas.shadow(place, 3, depth=1.2, alpha=alpha)
        canvas.blit(face, place.topleft, alpha)

    return paint


def points(text: str) -> Paint:
    """A coin with points on it."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        palette = canvas.graphics.theme.palette
        canvas.glow(rect.center, rect.width, palette.gold_light, 0.6 * alpha)
        canvas.disc(rect.center, rect.width, palette.gold_dark, alpha)
        canvas.disc(rect.center, rect.width * 9 // 10, palette.gold_light, alpha)
        canvas.text(text, rect.center, BADGE, palette.ink, anchor="center", alpha=alpha)

    return paint

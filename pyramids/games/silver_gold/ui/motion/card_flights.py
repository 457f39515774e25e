"""How flying pyramid cards look: they grow, turn and fade."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.silver_gold.deck import Pyramid
from pyramids.games.silver_gold.ui.cards import card_face
from pyramids.games.silver_gold.ui.cards.card import draw_shadow
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.tables.drawing.moving_pictures import Paint
from pyramids.ui.drawing.canvas import Canvas, Graphics

_STEPS: Final = 14
"""In how many sizes a flying card grows or shrinks."""


def flying_card(
    pyramid: Pyramid, marks: int, completed: bool, largest: int, *, blind: bool = False
) -> Paint:
    """A flying card; one from the stack shows its back first and turns midway."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        graphics = canvas.graphics
        step = max(2, largest // _STEPS)
        width = max(step, step * round(rect.width / step))
        narrow = abs(1.0 - 2.0 * share) if blind else 1.0
        back = blind and share < 0.5
        image = _card_image(graphics, pyramid, marks, completed, largest, width, back)
        if narrow < 1.0:
            thin = max(2, 4 * round(width * narrow / 4))
            image = _squeezed(graphics, image, thin, (pyramid.number, pyramid.rows, back, width))
        place = image.get_rect(center=rect.center)
        draw_shadow(canvas, place, 1.5, alpha)
        canvas.blit(image, place.topleft, alpha)

    return paint


def _card_image(
    graphics: Graphics,
    pyramid: Pyramid,
    marks: int,
    completed: bool,
    largest: int,
    width: int,
    back: bool,
) -> pygame.Surface:
    whole = (
        card_face.back(graphics, largest)
        if back
        else card_face.face(graphics, pyramid, largest, marks, completed)
    )
    if width >= largest:
        return whole
    key = ("flying card", pyramid.number, pyramid.rows, marks, completed, largest, width, back)
    size = (width, round(width / RATIO))
    return graphics.cache.get(key, lambda: pygame.transform.smoothscale(whole, size))


def _squeezed(
    graphics: Graphics, image: pygame.Surface, width: int, name: object
) -> pygame.Surface:
    size = (width, image.get_height())
    return graphics.cache.get(
        ("thin card", name, size), lambda: pygame.transform.scale(image, size)
    )

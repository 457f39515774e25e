"""Pictures of what flies or walks over the table."""

from __future__ import annotations

from math import pi, sin
from typing import Final

import pygame

from pyramids.games.im_bann.deck import Card
from pyramids.games.im_bann.ui.cards.card_face import card_face
from pyramids.games.im_bann.ui.theme import DREAD
from pyramids.tables.drawing.moving_pictures import Paint
from pyramids.ui.drawing.canvas import Canvas

_MUMMY: Final = "im_bann/mummy"
_SWAY: Final = 14.0
"""By how many degrees the Mummy sways."""
_TREADS: Final = 3
_TUMBLE: Final = 40.0
"""By how many degrees the halves of a broken card turn."""


def flying_card(card: Card | None, size: tuple[int, int]) -> Paint:
    """A card, or its back, that changes its size on the way."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        if rect.width <= 0 or rect.height <= 0:
            return
        graphics = canvas.graphics
        face = (
            graphics.art.stretched("im_bann/card_back", size)
            if card is None
            else card_face(graphics, card, size)
        )
        # Scaled from the size in the hand, which is in the cache already.
        if face.get_size() != rect.size:
            face = pygame.transform.smoothscale(face, rect.size)
        canvas.blit(face, rect.topleft, alpha)

    return paint


def breaking_card(card: Card) -> Paint:
    """A card that breaks in two; its halves tumble and fade."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        face, half = card_face(canvas.graphics, card, rect.size), rect.width // 2
        for side, left in ((-1, 0), (1, rect.width - half)):
            piece = face.subsurface((left, 0, half, rect.height))
            turned = pygame.transform.rotate(piece, -side * _TUMBLE * share)
            x = rect.centerx + round(side * half * (0.5 + share))
            y = rect.centery + round(rect.height * share * share / 2)
            canvas.blit(turned, turned.get_rect(center=(x, y)).topleft, alpha * (1 - share))

    return paint


def walking_mummy() -> Paint:
    """The Mummy, which sways with every tread."""

    def paint(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
        beat = sin(2 * pi * _TREADS * share)
        side = rect.width
        canvas.glow(rect.center, side * 3 // 2, DREAD, 0.9 * alpha)
        angle = _SWAY * beat if share < 1 else 0.0
        picture = canvas.graphics.art.rotated(_MUMMY, (side, side), angle)
        place = picture.get_rect(center=(rect.centerx, rect.centery - round(abs(beat) * side / 8)))
        canvas.blit(picture, place.topleft, alpha)

    return paint

"""The faces of the cards: equipment with its value and sign, special cards with one sign."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.im_bann.deck import ITEMS, Card
from pyramids.games.im_bann.texts.cards import card_name
from pyramids.games.im_bann.ui.theme import CARD_VALUE, CARVED_DARK, UNPLAYABLE
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER_SMALL, SMALL, WHITE

Size = tuple[int, int]

BACK: Final = "im_bann/card_back"
_HEAD: Final = 0.255
"""The share of a card's height that its coloured head takes."""
_NAME_ROOM: Final = 0.7
"""The share of the width between the lines of the inner frame, with some air."""
_BAND: Final = 0.92
"""The share of the width between the lines of the outer frame."""
_LEAST_NAME: Final = 90
"""In units: narrower cards have no name."""
_SMALL: Final = 52
"""In units: on narrower cards the value is below the sign, which takes the head too."""


def sign(card: Card) -> str:
    """The picture of a card's item, or of what a special card does."""
    return f"im_bann/{card.special}" if card.special else item_sign(card.item)


def item_sign(item: int) -> str:
    """The picture of an item."""
    return f"im_bann/item_{ITEMS[item]}"


def card_face(graphics: Graphics, card: Card, size: Size, *, dark: bool = False) -> pygame.Surface:
    """A card as a picture of a size, darkened if it can't be played."""
    key = ("im_bann card", card.item, card.value, card.special, card_name(card), size, dark)
    return graphics.cache.get(key, lambda: _paint(graphics, card, size, dark))


def tilted_face(
    graphics: Graphics, card: Card, size: Size, angle: float, *, dark: bool = False
) -> pygame.Surface:
    """A card as a picture, turned anticlockwise by degrees."""
    step = round(2 * angle) / 2
    if not step:
        return card_face(graphics, card, size, dark=dark)
    key = ("im_bann tilted", card.item, card.value, card.special, card_name(card), size, dark, step)
    return graphics.cache.get(
        key,
        lambda: pygame.transform.rotozoom(
            card_face(graphics, card, size, dark=dark), step, 1.0
        ).convert_alpha(),
    )


def draw_card(canvas: Canvas, card: Card | None, rect: pygame.Rect, alpha: float = 1.0) -> None:
    """Draw a card, or a card back."""
    if rect.width <= 0 or rect.height <= 0:
        return
    if card is None:
        canvas.blit(canvas.graphics.art.stretched(BACK, rect.size), rect.topleft, alpha)
        return
    canvas.blit(card_face(canvas.graphics, card, rect.size), rect.topleft, alpha)


def _paint(graphics: Graphics, card: Card, size: Size, dark: bool) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    canvas = Canvas(surface, graphics)
    front = "special" if card.special else ITEMS[card.item]
    surface.blit(graphics.art.stretched(f"im_bann/front_{front}", size), (0, 0))
    width, height = size
    if card.special:
        _paint_special(canvas, card, size)
    elif width < graphics.theme.stage(_SMALL):
        _paint_small(canvas, card, size)
    else:
        head = round(height * _HEAD)
        style = CARD_VALUE.at(max(1, round(CARD_VALUE.size * head / graphics.theme.stage(36))))
        place = (width // 2, head // 2 + 1)
        value = str(card.value)
        canvas.text(value, place, style, WHITE, anchor="center", outline=CARVED_DARK)
        side = round(min(width * 0.82, height * 0.56))
        canvas.svg(sign(card), rect_at("center", (width // 2, round(height * 0.62)), side))
    if dark:
        shade = pygame.Surface(size, pygame.SRCALPHA)
        level = round(255 * (1 - UNPLAYABLE))
        shade.fill((level, level, level, 255))
        surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _paint_special(canvas: Canvas, card: Card, size: Size) -> None:
    width, height = size
    named = width >= canvas.graphics.theme.stage(_LEAST_NAME)
    side = round(min(width * 0.8, height * 0.6))
    middle = round(height * (0.41 if named else 0.5))
    canvas.svg(sign(card), rect_at("center", (width // 2, middle), side))
    if named:
        name, palette = card_name(card), canvas.graphics.theme.palette
        text = canvas.graphics.text
        style = text.shrink_to_fit(name, SMALL, round(width * 0.8))
        place = (width // 2, round(height * 0.82))
        if text.width(name, style) > width * _NAME_ROOM:
            # On a band that interrupts the inner frame, which a long name would touch.
            band = rect_at("center", place, round(width * _BAND), text.line_height(style))
            canvas.fill(palette.night, band)
        canvas.text(name, place, style, palette.gold_light, anchor="center")


def _paint_small(canvas: Canvas, card: Card, size: Size) -> None:
    width, height = size
    side = round(min(width * 0.86, height * 0.54))
    canvas.svg(sign(card), rect_at("midtop", (width // 2, round(height * 0.03)), side))
    place = (width // 2, round(height * 0.75))
    value = str(card.value)
    canvas.text(value, place, NUMBER_SMALL, WHITE, anchor="center", outline=CARVED_DARK)

"""Pictures of cards: face, back, marks and light, drawn once a size and cached."""

from __future__ import annotations

from random import Random
from typing import Final

import pygame

from pyramids.engine.grid import indices
from pyramids.games.silver_gold.deck import (
    COLOURS,
    CROSS,
    ENTRANCE,
    GREEN_GEM,
    GRID,
    PLAIN,
    POTION,
    RED_GEM,
    SKULL,
    TOMB,
    TORCH,
    WALL,
    Pyramid,
)
from pyramids.games.silver_gold.ui.cards.chamber_geometry import CARD_WIDTH, RATIO, Chamber, corner
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.drawing.shapes import nine_patch
from pyramids.ui.theme import Colour, Role, mix

Size = tuple[int, int]

SYMBOLS: Final = {
    RED_GEM: "silver_gold/gem_red",
    GREEN_GEM: "silver_gold/gem_green",
    TORCH: "silver_gold/torch",
    SKULL: "silver_gold/skull",
    POTION: "silver_gold/potion",
    CROSS: "silver_gold/cross",
    ENTRANCE: "silver_gold/entrance",
    TOMB: "silver_gold/tomb",
}
"""The picture of each letter in a card's rows, if it has one."""

MINI_BELOW: Final = 120
"""Narrower cards are drawn simplified; in pixels of a 1280×800 window."""
CARD_BACK: Final = "silver_gold/card_back"
_GOLD_RIM: Final = "silver_gold/card_gold_rim"
_OPEN_TOMB: Final = "silver_gold/tomb_open"
_PLAIN_FIELD: Final = "silver_gold/field_plain"
_WALLS: Final = 3
_STROKES: Final = 4
_NUMBER_CENTRE: Final = (229, 51)
_NUMBER_SIZE: Final = 37
_MINI_NUMBER: Final = 76
_MINI_PLAQUE: Final = 140
_MINI_MEDAL: Final = 92
_FINE: Final = 3
_SYMBOL_SHARE: Final = 0.98
"""The share of its square that a symbol takes."""
_MINI_SYMBOL_SHARE: Final = 1.0
_WASH: Final = 58
"""Opacity of the shade on marked squares, which makes the route visible."""
_SCALE_STEPS: Final = 24
_TURN_STEPS: Final = 12
"""A card turns within a dozen frames, so more widths would never be seen."""


def face(
    graphics: Graphics, pyramid: Pyramid, width: int, marks: int, completed: bool
) -> pygame.Surface:
    """A card with its marks, as one surface."""
    theme = graphics.theme
    key = ("pyramid", _identity(pyramid), width, marks, completed,
           theme.high_contrast, theme.patterns, theme.stage_scale)  # fmt: skip
    return graphics.cache.get(key, lambda: _paint(graphics, pyramid, width, marks, completed))


def back(graphics: Graphics, width: int) -> pygame.Surface:
    """The back of all pyramid cards."""
    return graphics.art.stretched(CARD_BACK, card_size(width))


def scaled_back(graphics: Graphics, full: int, width: int) -> pygame.Surface:
    """The back of a flying card, scaled in steps from its full size."""
    step = max(1, round(_SCALE_STEPS * width / full))
    if step == _SCALE_STEPS:
        return back(graphics, full)
    target = card_size(max(1, full * step // _SCALE_STEPS))
    return graphics.cache.get(
        ("scaled back", full, step),
        lambda: pygame.transform.smoothscale(back(graphics, full), target),
    )


def is_mini(graphics: Graphics, width: int) -> bool:
    """Whether a card is so small that it is drawn simplified, with a larger number."""
    return width < MINI_BELOW * max(1.0, graphics.theme.stage_scale)


def card_size(width: int) -> Size:
    """The size of a card of this width."""
    return width, max(1, round(width / RATIO))


def turning(graphics: Graphics, side: pygame.Surface, name: object, share: float) -> pygame.Surface:
    """A turning side of a card, narrowed to a share of its width in a few steps."""
    width, height = side.get_size()
    step = max(1, round(share * _TURN_STEPS))
    if step >= _TURN_STEPS:
        return side
    target = (max(1, width * step // _TURN_STEPS), height)
    return graphics.cache.get(
        ("turning", name, side.get_size(), step),
        lambda: pygame.transform.smoothscale(side, target),
    )


def draw_stroke(
    canvas: Canvas, place: pygame.Rect, pyramid: Pyramid, field: int, progress: float
) -> None:
    """A mark that is being drawn: the first stroke in the first half, then the second."""
    first, second = _strokes(pyramid, field)
    size = place.size
    along = min(1.0, progress * 2)
    back_along = progress * 2 - 1
    if along > 0:
        picture = canvas.graphics.art.svg(first, size)
        shown = pygame.Rect(0, 0, round(picture.get_width() * along), picture.get_height())
        canvas.surface.blit(picture, place.topleft, shown)
    if back_along > 0:
        picture = canvas.graphics.art.svg(second, size)
        wide = round(picture.get_width() * back_along)
        left = picture.get_width() - wide
        shown = pygame.Rect(left, 0, wide, picture.get_height())
        canvas.surface.blit(picture, (place.left + left, place.top), shown)


def tint(
    graphics: Graphics, size: Size, colour: Colour, opacity: int, rim: int = 0
) -> pygame.Surface:
    """A transparent rectangle of one colour, with a stronger rim if wanted."""
    key = ("tint", size, colour, opacity, rim)
    return graphics.cache.get(key, lambda: _tint(size, colour, opacity, rim))


def halo(graphics: Graphics, size: Size, radius: int, blur: int, colour: Colour) -> pygame.Surface:
    """The glow around a card, larger than it by the blur on each side."""
    key = ("halo", size, radius, blur, colour)
    return graphics.cache.get(key, lambda: _halo(size, radius, blur, colour))


def _identity(pyramid: Pyramid) -> object:
    # The rows too: an edited card keeps its number.
    return pyramid.number, pyramid.colour, pyramid.rows


def _paint(
    graphics: Graphics, pyramid: Pyramid, width: int, marks: int, completed: bool
) -> pygame.Surface:
    if marks or completed:
        blank = face(graphics, pyramid, width, 0, False)
        painted = blank.copy()
        _mark(graphics, painted, pyramid, marks, completed)
        return painted
    size = card_size(width)
    painted = (
        _mini_body(graphics, pyramid, size)
        if is_mini(graphics, width)
        else _body(graphics, pyramid, size)
    )
    chamber = Chamber(painted.get_rect())
    for index in range(GRID.size):
        _paint_field(graphics, painted, pyramid, index, chamber)
    return painted


def _body(graphics: Graphics, pyramid: Pyramid, size: Size) -> pygame.Surface:
    suffix = "" if graphics.theme.patterns else "_plain"
    body = graphics.art.stretched(
        f"silver_gold/card_{COLOURS[pyramid.colour]}{suffix}", size
    ).copy()
    unit = size[0] / CARD_WIDTH
    middle = (round(_NUMBER_CENTRE[0] * unit), round(_NUMBER_CENTRE[1] * unit))
    font = graphics.theme.font(Role.DISPLAY, max(8, round(_NUMBER_SIZE * unit)))
    _draw_number(graphics, body, str(pyramid.number), font, middle)
    return body


def _draw_number(
    graphics: Graphics,
    body: pygame.Surface,
    text: str,
    font: pygame.font.Font,
    middle: tuple[int, int],
) -> None:
    """Draw a number centred by its digits, not by its line."""
    letters = font.render(text, True, graphics.theme.palette.ink)
    inked = letters.get_bounding_rect()
    body.blit(letters, (middle[0] - inked.centerx, middle[1] - inked.centery))


def _mini_body(graphics: Graphics, pyramid: Pyramid, size: Size) -> pygame.Surface:
    """A band with the number above the chamber."""
    palette = graphics.theme.palette
    colours = (palette.card_green, palette.card_orange, palette.card_purple)
    colour = colours[pyramid.colour]
    well = Chamber(pygame.Rect((0, 0), size)).rect
    unit = size[0] / CARD_WIDTH
    middle = well.top // 2 + 1
    plaque = rect_at(
        "midright",
        (well.right, middle),
        round(_MINI_PLAQUE * unit),
        well.top - max(4, round(16 * unit)),
    )
    body = _mini_board(graphics, size, colour, plaque)
    side = round(_MINI_MEDAL * unit)
    medal = graphics.art.svg(f"silver_gold/medal_pyramid_{COLOURS[pyramid.colour]}", (side, side))
    body.blit(medal, medal.get_rect(midleft=(well.left, middle)))
    font = graphics.theme.font(Role.DIGITS, max(9, round(_MINI_NUMBER * unit)))
    _draw_number(graphics, body, str(pyramid.number), font, plaque.center)
    body.fill(palette.wall, well.inflate(2, 2))
    return body


def _mini_board(
    graphics: Graphics, size: Size, colour: Colour, plaque: pygame.Rect
) -> pygame.Surface:
    """The card's body, drawn at three times its size for smooth corners."""
    palette = graphics.theme.palette
    large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    radius = corner(size[0]) * _FINE
    whole = large.get_rect()
    pygame.draw.rect(large, mix(colour, palette.shadow, 0.55), whole, border_radius=radius)
    rim = 2 * _FINE * max(1, size[0] // MINI_BELOW)
    pygame.draw.rect(large, colour, whole.inflate(-rim, -rim), border_radius=radius)
    label = pygame.Rect(*(length * _FINE for length in plaque))
    pygame.draw.rect(large, palette.papyrus, label, border_radius=label.height // 3)
    return pygame.transform.smoothscale(large, size)


def _paint_field(
    graphics: Graphics, painted: pygame.Surface, pyramid: Pyramid, index: int, chamber: Chamber
) -> None:
    row, column = divmod(index, GRID.columns)
    letter, place = pyramid.letter(row, column), chamber.field_rect(row, column)
    # Textures can't be recognised below so many pixels.
    mini = painted.get_width() < MINI_BELOW
    if letter == WALL:
        if not mini:
            wall = _seeded(pyramid, index).randrange(_WALLS) + 1
            painted.blit(
                graphics.art.stretched(f"silver_gold/field_wall_{wall}", place.size), place
            )
        return
    if mini:
        painted.fill(graphics.theme.palette.field, place.inflate(-1, -1))
    else:
        painted.blit(graphics.art.stretched(_PLAIN_FIELD, place.size), place)
    if letter != PLAIN:
        _paint_symbol(graphics, painted, SYMBOLS[letter], place, mini)


def _paint_symbol(
    graphics: Graphics, painted: pygame.Surface, name: str, place: pygame.Rect, mini: bool
) -> None:
    share = _MINI_SYMBOL_SHARE if mini else _SYMBOL_SHARE
    side = max(1, round(min(place.size) * share))
    picture = graphics.art.svg(name, (side, side))
    painted.blit(picture, picture.get_rect(center=place.center))


def _mark(
    graphics: Graphics, painted: pygame.Surface, pyramid: Pyramid, marks: int, completed: bool
) -> None:
    chamber = Chamber(painted.get_rect())
    mini = is_mini(graphics, painted.get_width())
    open_tomb = pyramid.tomb if completed else 0
    for index in indices(marks & ~open_tomb):
        place = chamber.field_rect(*divmod(index, GRID.columns))
        wash = tint(graphics, place.size, graphics.theme.palette.ink_second, _WASH)
        painted.blit(wash, place)
        for name in _strokes(pyramid, index):
            # Strokes on small cards have few pixels: slightly larger ones are still visible.
            picture = graphics.art.svg(name, place.inflate(2, 2).size if mini else place.size)
            painted.blit(picture, picture.get_rect(center=place.center))
    if not completed:
        return
    for index in indices(open_tomb):
        place = chamber.field_rect(*divmod(index, GRID.columns))
        plain = graphics.theme.palette.field
        painted.fill(plain, place.inflate(-2, -2))
        _paint_symbol(graphics, painted, _OPEN_TOMB, place, True)
    painted.blit(graphics.art.stretched(_GOLD_RIM, painted.get_size()), (0, 0))


def _strokes(pyramid: Pyramid, field: int) -> tuple[str, str]:
    random = _seeded(pyramid, field)
    first, second = random.randrange(_STROKES) + 1, random.randrange(_STROKES) + 1
    return f"silver_gold/stroke_a_{first}", f"silver_gold/stroke_b_{second}"


def _seeded(pyramid: Pyramid, field: int) -> Random:
    """Seeded by card and square, so that walls and strokes always look the same."""
    return Random(pyramid.number * GRID.size + field)


def _tint(size: Size, colour: Colour, opacity: int, rim: int) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, opacity))
    if rim:
        pygame.draw.rect(surface, (*colour, 235), surface.get_rect(), rim)
    return surface


def _halo(size: Size, radius: int, blur: int, colour: Colour) -> pygame.Surface:
    border = radius + 2 * blur
    small = (2 * border + 2, 2 * border + 2)
    stencil = pygame.Surface(small, pygame.SRCALPHA)
    stencil.fill((*colour, 0))
    core = pygame.Rect(0, 0, *small).inflate(-2 * blur, -2 * blur).inflate(blur // 2, blur // 2)
    pygame.draw.rect(stencil, (*colour, 255), core, border_radius=radius + blur // 4)
    soft = pygame.transform.box_blur(stencil, max(1, blur // 2))
    soft = pygame.transform.box_blur(soft, max(1, blur // 4))
    return nine_patch(soft, border, (size[0] + 2 * blur, size[1] + 2 * blur))


def shadow_depth(width: int) -> float:
    """The depth of a card's shadow, less for small cards."""
    return min(1.0, max(0.3, width / CARD_WIDTH))

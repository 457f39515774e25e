"""Where hints would mark: numbered outlines on the chambers."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pyramids.engine.grid import indices
from pyramids.games.silver_gold.bots.hints import Hint
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.scenes import card_face
from pyramids.games.silver_gold.scenes.card import PyramidCard
from pyramids.games.silver_gold.scenes.hints import badge_colours, draw_badge
from pyramids.ui.canvas import Canvas
from pyramids.ui.theme import Colour
from pyramids.ui.theme.lessons import Hints as Sizes

_SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))


def draw_places(
    canvas: Canvas, hints: Sequence[Hint], cards: Sequence[PyramidCard], strong: int | None
) -> None:
    """Outline every hint on its card, the one that is pointed at more strongly."""
    marks = [hint.move for hint in hints if isinstance(hint.move, Mark)]
    for number, mark in reversed(list(enumerate(marks))):
        card = _card(cards, mark)
        if card is not None:
            _draw_fields(canvas, card, mark.fields, number, strong=strong == number)
    for number, mark in enumerate(marks):
        card = _card(cards, mark)
        if card is not None:
            place = card.field_rect(*divmod(_own_field(marks, number), GRID.columns))
            draw_badge(canvas, place.center, number)


def _card(cards: Sequence[PyramidCard], mark: Mark) -> PyramidCard | None:
    return next((c for c in cards if c.pyramid and c.pyramid.number == mark.card), None)


def _own_field(marks: Sequence[Mark], number: int) -> int:
    """The field that wears the number: one that no other hint shares, if there is one."""
    others = taken = 0
    for other, mark in enumerate(marks):
        if mark.card == marks[number].card and other != number:
            others |= mark.fields
            if other < number:
                taken |= 1 << _own_field(marks[:number], other)
    fields = marks[number].fields
    return next(indices(fields & ~others or fields & ~taken or fields))


def _draw_fields(
    canvas: Canvas, card: PyramidCard, fields: int, number: int, *, strong: bool
) -> None:
    kit = canvas.kit
    colour = badge_colours(kit.theme.palette)[number]
    tint = Sizes.STRONG if strong else Sizes.TINT
    width, inset = kit.theme.stage(Sizes.LINE), number * kit.theme.stage(Sizes.STEP)
    places = set(GRID.fields(fields))
    for place in sorted(places):
        rect = card.field_rect(*place)
        canvas.blit(card_face.tint(kit, rect.size, colour, tint), rect.topleft)
        for side in _SIDES:
            if (place[0] + side[0], place[1] + side[1]) not in places:
                _draw_edge(canvas, rect, side, width, inset, colour)


def _draw_edge(
    canvas: Canvas,
    rect: pygame.Rect,
    side: tuple[int, int],
    width: int,
    inset: int,
    colour: Colour,
) -> None:
    inner = rect.inflate(-2 * inset, -2 * inset)
    edge = {
        (-1, 0): pygame.Rect(inner.left, inner.top, inner.width, width),
        (1, 0): pygame.Rect(inner.left, inner.bottom - width, inner.width, width),
        (0, -1): pygame.Rect(inner.left, inner.top, width, inner.height),
        (0, 1): pygame.Rect(inner.right - width, inner.top, width, inner.height),
    }[side]
    canvas.fill(colour, edge)

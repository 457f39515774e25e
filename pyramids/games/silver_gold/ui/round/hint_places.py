"""Shows hints on the chambers as numbered outlines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from pyramids.engine.contract import Hint
from pyramids.engine.grid import indices
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.ui.cards import card_face
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.tables.parts.hints import badge_colours, draw_badge
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme.table import HintSizes as Sizes


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
    """The square with the number: if possible one that no other hint shares."""
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
    graphics = canvas.graphics
    colour = badge_colours(graphics.theme.palette)[number]
    tint = Sizes.STRONG if strong else Sizes.TINT
    width, inset = graphics.theme.stage(Sizes.LINE), number * graphics.theme.stage(Sizes.STEP)
    places = set(GRID.fields(fields))
    for place in sorted(places):
        rect = card.field_rect(*place)
        canvas.blit(card_face.tint(graphics, rect.size, colour, tint), rect.topleft)
        for edge in _edges(rect, place, places, width, inset):
            canvas.fill(colour, edge)


def _edges(
    rect: pygame.Rect, place: tuple[int, int], places: set[tuple[int, int]], width: int, inset: int
) -> Iterator[pygame.Rect]:
    """The outline of the shape along a square."""
    row, column = place
    above, below = (row - 1, column) in places, (row + 1, column) in places
    before, behind = (row, column - 1) in places, (row, column + 1) in places
    left, right = rect.left + inset * (not before), rect.right - inset * (not behind)
    top, bottom = rect.top + inset * (not above), rect.bottom - inset * (not below)
    if not above:
        yield pygame.Rect(left, top, right - left, width)
    if not below:
        yield pygame.Rect(left, bottom - width, right - left, width)
    if not before:
        yield pygame.Rect(left, top, width, bottom - top)
    if not behind:
        yield pygame.Rect(right - width, top, width, bottom - top)

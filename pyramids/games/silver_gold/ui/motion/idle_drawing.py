"""Pictures to draw ahead: large cards, and what happens to them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import NO_CARD
from pyramids.games.silver_gold.ui.cards.card import (
    draw_back,
    draw_card,
    draw_empty_place,
    draw_glow,
)
from pyramids.games.silver_gold.ui.round.layout import RoundPlan
from pyramids.games.silver_gold.ui.sheet.drawing import SHEET
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import DrawTask


def cards(deck: Deck, numbers: Iterable[int], sizes: Iterable[pygame.Rect]) -> list[DrawTask]:
    """These cards at these sizes."""
    return [
        ((number, place.width), partial(_card, deck=deck, number=number, place=place))
        for place in sizes
        for number in numbers
        if number != NO_CARD and place.width > 0
    ]


def outcomes(deck: Deck, card: pygame.Rect, offer: pygame.Rect) -> list[DrawTask]:
    """What happens to cards: completed, put aside, taken from the stack."""
    completed = partial(_card, deck=deck, number=deck.pyramids[0].number, place=card, full=True)
    return [
        (("completed", card.width), completed),
        (("glow", card.width), lambda canvas: draw_glow(canvas, card, 1.0)),
        (("empty place", card.width), lambda canvas: draw_empty_place(canvas, card)),
        (("back", card.width), lambda canvas: draw_back(canvas, card)),
        (("back", offer.width), lambda canvas: draw_back(canvas, offer)),
    ]


def table(plan: RoundPlan) -> list[DrawTask]:
    """The largest things in the table's first frame."""
    return [
        ("table", Canvas.background),
        ("sheet", lambda canvas: _sheet(canvas, plan.sheet)),
        ("display back", lambda canvas: draw_back(canvas, plan.display)),
    ]


def _card(canvas: Canvas, deck: Deck, number: int, place: pygame.Rect, full: bool = False) -> None:
    pyramid = deck.pyramid(number)
    draw_card(canvas, place, pyramid, pyramid.tomb if full else 0, completed=full)


def _sheet(canvas: Canvas, sheet: pygame.Rect) -> None:
    canvas.blit(canvas.graphics.art.stretched(SHEET, sheet.size), sheet.topleft)

"""What may be drawn soon: all cards in the size of the hand."""

from __future__ import annotations

from functools import partial

from pyramids.games.im_bann.deck import Card, Deck
from pyramids.games.im_bann.ui.cards.card_face import card_face
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import DrawTask


def card_tasks(deck: Deck, size: tuple[int, int]) -> list[DrawTask]:
    """A task for every kind of card."""
    return [((card.name, size), partial(_draw, card, size)) for card in deck.cards]


def _draw(card: Card, size: tuple[int, int], canvas: Canvas) -> None:
    card_face(canvas.graphics, card, size)

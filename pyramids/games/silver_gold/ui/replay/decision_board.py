"""A player's decision: the pyramids, and below them the expedition and the display."""

from __future__ import annotations

from typing import Any, Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import DISPLAY, NO_PATTERN, TURNS, State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.replay.replay_board import PyramidColumn
from pyramids.games.silver_gold.ui.round.expedition import ExpeditionCard
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import OnePlayer
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Space
from pyramids.ui.widgets import Widget, cut_left, cut_top, grid

_LEAST: Final = 0.25
"""The least height of expedition and display, as a share of the board's: else they are left out."""
_EXPEDITION: Final = 0.2
"""The expedition's share of their width."""


class OfferRow(Widget):
    """The expedition card at the left, the display beside it."""

    hoverable = False

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck
        self.expedition = self.add(ExpeditionCard(deck))
        self.cards = [self.add(PyramidCard()) for _ in range(DISPLAY)]

    def show(self, state: State) -> None:
        """Show the shape and the cards of a state."""
        self.expedition.pattern = state.pattern if state.turn else NO_PATTERN
        self.expedition.left = TURNS - state.turn
        for card, number in zip(self.cards, state.display, strict=True):
            card.show(self.deck, number)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """All in one row, as high as the room allows."""
        super().place(rect, graphics)
        gap = graphics.theme.stage(Space.SMALL)
        expedition, display = cut_left(rect, round(rect.width * _EXPEDITION), 2 * gap)
        self.expedition.place(expedition, graphics)
        for card, cell in zip(self.cards, grid(display, DISPLAY, 1, gap), strict=True):
            high = min(cell.height, round(cell.width / RATIO))
            place = pygame.Rect(0, 0, min(cell.width, round(high * RATIO)), high)
            place.center = cell.center
            card.place(place, graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards."""
        self.draw_children(canvas)


class DecisionBoard(OnePlayer):
    """Shows the offer that the player had before the move, where there is room for it."""

    def __init__(self, deck: Deck, looks: PlayerLooks, seat: Seat) -> None:
        super().__init__(PyramidColumn(deck, looks, seat))
        self.offer = self.add(OfferRow(deck))
        self._begun = False
        """Whether there is an offer yet: none while pyramids are drafted."""

    def show_change(self, before: Any, after: Any) -> None:
        """Show what a move makes of a state."""
        self.offer.show(before)
        begun = bool(before.round)
        super().show_change(before, after)
        if begun != self._begun:
            self._begun = begun
            if self._graphics is not None:
                self.place(self.rect, self._graphics)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The pyramids as large as ever; the offer gets what is left, if that is enough."""
        gap = graphics.theme.stage(Space.SMALL)
        high = round((rect.width - gap) / 2 / RATIO)
        left = rect.height - high - 2 * gap
        self.offer.visible = self._begun and left >= _LEAST * rect.height
        if not self.offer.visible:
            super().place(rect, graphics)
            return
        pyramids, offer = cut_top(rect, high, 2 * gap)
        super().place(pyramids, graphics)
        self.rect = pygame.Rect(rect)
        self.offer.place(offer, graphics)

"""Where on the table cards fly from and to."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.counts import kinds_of
from pyramids.games.im_bann.events import Played
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.table.display import OwnDisplay
from pyramids.games.im_bann.ui.table.foot import Foot
from pyramids.games.im_bann.ui.table.rivals import RivalPlate
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.drawing.canvas import rect_at

_SHOWN: Final = 1.5
"""How much larger a special card is in the middle of the table."""


class Places:
    """The places of the viewer's cards, and of those of the others on their plates."""

    def __init__(
        self,
        controller: ImBannController,
        pyramid: Pyramid,
        foot: Foot,
        rivals: RivalPlates[RivalPlate],
    ) -> None:
        self._controller = controller
        self._pyramid = pyramid
        self._foot = foot
        self._rivals = rivals

    def hand(self, seat: Seat) -> pygame.Rect:
        """A card's place in the middle of a player's hand."""
        plate = self._rivals.plate(seat)
        if plate is not None:
            return plate.hand_rect
        size = self._foot.hand.card_size
        return rect_at("center", self._foot.hand.rect.center, *size)

    def played_from(self, event: Played, before: State) -> pygame.Rect:
        """Where a card comes from: its old slot in the viewer's hand, or another player's plate."""
        if event.seat != self._controller.viewer:
            return self.hand(event.seat)
        old = kinds_of(before.archaeologists[event.seat].hand)
        if event.card not in old:
            return self.hand(event.seat)
        return self._foot.hand.slot(old.index(event.card), len(old))

    def display(self, seat: Seat) -> OwnDisplay | RivalPlate:
        """What shows a player's display."""
        plate = self._rivals.plate(seat)
        return self._foot.display if plate is None else plate

    def display_rect(self, seat: Seat) -> pygame.Rect:
        """The area of a player's display."""
        plate = self._rivals.plate(seat)
        return self._foot.display.rect if plate is None else plate.cards

    def slots(self, seat: Seat, count: int) -> list[pygame.Rect]:
        """The places of so many cards in a player's display."""
        return self.display(seat).slots(max(1, count))

    def middle(self) -> pygame.Rect:
        """Where special cards are shown large."""
        wide, high = self._foot.hand.card_size
        size = (round(wide * _SHOWN), round(high * _SHOWN))
        return rect_at("center", self._pyramid.rect.center, *size)

"""Each player's cards and sheet on the table, for what flies from and to them."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.events import Find
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.round.rivals import RivalPlate
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.ui.animation import Duration


class PlayerParts:
    """The viewer's own cards and sheet, and those on the plates of the others."""

    def __init__(
        self,
        controller: SilverGoldController,
        cards: tuple[PyramidCard, ...],
        sheet: ScoreSheet,
        rivals: RivalPlates[RivalPlate],
    ) -> None:
        self.controller = controller
        self.own_sheet = sheet
        self.rivals = rivals
        self._own_cards = cards

    def is_viewer(self, seat: Seat) -> bool:
        """Whether these are the viewer's own things, whose flights can be heard."""
        return seat == self.controller.viewer

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else."""
        return [other for other in self.controller.seats if other != seat]

    def flight_time(self, seat: Seat) -> float:
        """How long things fly to a player's sheet; those of the others fly faster."""
        return Duration.GEM_FLIGHT if self.is_viewer(seat) else Duration.CARD_SLIDE

    def cards(self, seat: Seat) -> tuple[PyramidCard, ...]:
        """The cards in front of a player."""
        if self.is_viewer(seat):
            return self._own_cards
        plate = self.rivals.plate(seat)
        return plate.cards if plate is not None else ()

    def card(self, seat: Seat, number: int) -> PyramidCard | None:
        """The card in front of a player that shows a pyramid; None if there is none."""
        for card in self.cards(seat):
            if card.pyramid is not None and card.pyramid.number == number:
                return card
        return None

    def sheet(self, seat: Seat) -> ScoreSheet | None:
        """A player's sheet; None if it isn't on the table."""
        if self.is_viewer(seat):
            return self.own_sheet
        plate = self.rivals.plate(seat)
        return plate.sheet if plate is not None else None

    def field(self, event: Find) -> pygame.Rect | None:
        """The square where something was found; None if its card isn't on the table."""
        card = self.card(event.seat, event.card)
        return None if card is None else card.field_rect(*event.field)

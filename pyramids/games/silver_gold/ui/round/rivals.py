"""The other players of Silver & Gold: small live chambers and the counts of their sheets."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.cards.player_cards import show_pyramids
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.games.silver_gold.ui.theme import RoundSizes
from pyramids.language import _
from pyramids.tables.parts import rivals
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import SMALL_BOLD, Space


class RivalPlate(rivals.RivalPlate):
    """One opponent."""

    def __init__(
        self, controller: SilverGoldController, seat: Seat, on_press: Callable[[], None]
    ) -> None:
        super().__init__(seat, controller, on_press)
        self.cards = tuple(self.add(_Chamber()) for _ in range(2))
        self.sheet = self.add(ScoreSheet())
        for child in self.children:
            child.hoverable = False
        # The score is beside the name already.
        for number in self.sheet.children:
            number.visible = False

    def show(self, deck: Deck, table: State, *, roll: bool = True) -> None:
        """Show the table as the viewer may see it."""
        show_pyramids(self.cards, deck, table, self.seat)
        controller = self._controller
        self.sheet.show(deck, table, self.seat, controller.names(), controller.colours(), roll=roll)
        self.set_score(scoring.seat_sheet(deck, table, self.seat).total, roll=roll)

    def press_words(self) -> str:
        """What a press does."""
        name = self._controller.name(self.seat)
        return _("Look at {name}'s pyramids and score sheet.", name=name)

    def body_height(self, graphics: Graphics, width: int, crowded: bool) -> int:
        """Two chambers and the counts below them."""
        card = (width - graphics.theme.stage(Space.SMALL)) // 2
        if crowded:
            card = round(card * 0.7)
        return round(card / RATIO) + self._foot(graphics) + graphics.theme.stage(Space.TIGHT)

    def place_body(self, area: pygame.Rect, graphics: Graphics) -> None:
        """Two chambers, the counts below."""
        stage, foot = graphics.theme.stage, self._foot(graphics)
        self.sheet.place(pygame.Rect(area.left, area.bottom - foot, area.width, foot), graphics)
        room = area.height - foot - stage(Space.TIGHT)
        gap = stage(Space.SMALL)
        wide = min((area.width - gap) // 2, round(room * RATIO))
        left = area.centerx - wide - gap // 2
        for card in self.cards:
            card.place(pygame.Rect(left, area.top, wide, room), graphics)
            left += wide + gap

    def _foot(self, graphics: Graphics) -> int:
        return max(
            graphics.theme.stage(RoundSizes.COUNTS), 2 * graphics.text.line_height(SMALL_BOLD)
        )


class _Chamber(PyramidCard):
    """A small chamber; presses go to the plate around it."""

    hoverable = False

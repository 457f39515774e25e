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
from pyramids.tables.layout.rival_grid import PlateSizes
from pyramids.tables.parts import rivals
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import NUMBER_SMALL, SMALL_BOLD, Space
from pyramids.ui.widgets import cut_top


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

    def sizes(self, graphics: Graphics) -> PlateSizes:
        """The least sizes of a plate."""
        return least_sizes(graphics)

    def split_body(self, area: pygame.Rect, graphics: Graphics) -> tuple[pygame.Rect, pygame.Rect]:
        """Two chambers, the counts below them."""
        gap, foot = graphics.theme.stage(Space.TIGHT), _foot(graphics)
        return cut_top(area, area.height - foot - gap, gap)

    def board_width(self, graphics: Graphics, height: int) -> int:
        """Two chambers side by side."""
        return 2 * round(height * RATIO) + graphics.theme.stage(Space.SMALL)

    def place_parts(self, board: pygame.Rect, figures: pygame.Rect, graphics: Graphics) -> None:
        """Two chambers as large as fit, and the counts."""
        gap = graphics.theme.stage(Space.SMALL)
        wide = min((board.width - gap) // 2, round(board.height * RATIO))
        left = board.centerx - wide - gap // 2
        for card in self.cards:
            card.place(pygame.Rect(left, board.top, wide, board.height), graphics)
            left += wide + gap
        high = min(figures.height, graphics.theme.stage(RoundSizes.COUNTS_HIGHEST))
        self.sheet.place(pygame.Rect(figures.topleft, (figures.width, high)), graphics)


def least_sizes(graphics: Graphics) -> PlateSizes:
    """The least sizes of a plate, at which marks and symbols can be made out."""
    stage, foot = graphics.theme.stage, _foot(graphics)
    wide = stage(RoundSizes.RIVAL_CARD)
    cards = (2 * wide + stage(Space.SMALL), round(wide / RATIO))
    counts = max(stage(RoundSizes.COUNTS_WIDTH), graphics.text.width("−00", NUMBER_SMALL) * 5)
    return rivals.plate_sizes(graphics, cards, below=(counts, foot), side=counts)


def _foot(graphics: Graphics) -> int:
    return max(graphics.theme.stage(RoundSizes.COUNTS), 2 * graphics.text.line_height(SMALL_BOLD))


class _Chamber(PyramidCard):
    """A small chamber; presses go to the plate around it."""

    hoverable = False

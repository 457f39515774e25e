"""A player's page: the labyrinth large, the score, and a bot's reasons."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard, last_space
from pyramids.games.labyrinth.ui.column.treasure_stock import Stock
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.table.score_strip import ScoreStrip
from pyramids.games.labyrinth.ui.theme import LayoutSizes, PlayerPageSizes
from pyramids.language import later, ngettext
from pyramids.tables.parts.player_page import PlayerPage
from pyramids.ui.theme import SUBHEADING, Extent, Space
from pyramids.ui.widgets import Fit, Label, row


class PlayerView(PlayerPage[LabyrinthController]):
    """The labyrinth large, score and treasures beside it."""

    state: State

    def __init__(self, controller: LabyrinthController, seat: Seat, state: State) -> None:
        super().__init__(controller, seat, state)
        add = self.widgets.add
        self.board = add(LabyrinthBoard(controller.rules))
        self.heading = add(Label(later("Treasures left"), SUBHEADING, fit=Fit.SHRINK))
        self.stock = add(Stock(controller.rules.tile_set, lambda _value: None))
        for pile in self.stock.piles:
            pile.focusable = False
        self.score = add(ScoreStrip())
        self.show(seat)

    def show(self, seat: Seat) -> None:
        """Show another player's page."""
        super().show(seat)
        state = self.state
        self.board.show(state.hunters[seat], state.professional, last_space(state, seat))
        self.stock.show(state, seat)
        worth = self.controller.rules.worth(state, seat)
        self.score.show(worth, ended=bool(self.board.ending), roll=False)

    def layout(self, size: tuple[int, int]) -> None:
        """The board left, face, score and stock right of it."""
        graphics, stage = self.graphics, self.graphics.theme.stage
        self.rect = pygame.Rect(0, 0, *(stage(length) for length in PlayerPageSizes.SIZE))
        self.rect.center = (size[0] // 2, size[1] // 2)
        inner = self.rect.inflate(
            -2 * stage(PlayerPageSizes.EDGE), -2 * stage(PlayerPageSizes.EDGE)
        )
        gap = stage(Space.LARGE)
        side = inner.height
        self.board.place(pygame.Rect(inner.left, inner.top, side, side), graphics)
        left = inner.left + side + gap
        area = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        high = graphics.px(Extent.ICON_BUTTON)
        tools = pygame.Rect(area.left, area.top, area.width, high)
        row([self.before, self.after, self.close_button], tools, graphics, at="end")
        face = stage(PlayerPageSizes.FACE)
        top = area.top + high + gap
        place = pygame.Rect(area.left, top, face, face)
        self.place_head(place, stage(Space.MEDIUM), area.right)
        top += face + gap
        strip = 3 * max(stage(LayoutSizes.SCORE), graphics.px(LayoutSizes.SCORE))
        self.score.place(pygame.Rect(area.left, top, area.width, strip), graphics)
        top += strip + gap
        line = graphics.text.line_height(SUBHEADING)
        self.heading.place(pygame.Rect(area.left, top, area.width, line), graphics)
        below = pygame.Rect(area.left, top + line, area.width, stage(LayoutSizes.STOCK) * 5 // 4)
        self.stock.place(below, graphics)
        high = self.why.measure(graphics, area.width)[1]
        self.why.place(pygame.Rect(area.left, below.bottom + gap, area.width, high), graphics)

    def words(self) -> str:
        """The points."""
        total = self.controller.rules.worth(self.state, self.seat).total
        return ngettext("{n} point", "{n} points", total)

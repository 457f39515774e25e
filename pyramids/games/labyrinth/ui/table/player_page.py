"""A player's own page: the labyrinth large, how it stands, and why a bot built so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.column.treasure_stock import Stock
from pyramids.games.labyrinth.ui.last_tile import last_space
from pyramids.games.labyrinth.ui.table.score_strip import ScoreStrip
from pyramids.games.labyrinth.ui.theme import Maze, Page
from pyramids.language import later, ngettext
from pyramids.tables.player_page import PlayerPage
from pyramids.ui.theme import Extent, Space
from pyramids.ui.theme.sizes import SUBHEADING
from pyramids.ui.widgets import Fit, Label, row

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse


class PlayerView(PlayerPage["LabyrinthCourse"]):
    """The labyrinth large, score and treasures beside it."""

    table: State

    def __init__(self, course: LabyrinthCourse, seat: Seat, table: State) -> None:
        super().__init__(course, seat, table)
        add = self.desk.add
        self.board = add(LabyrinthBoard(course.rules))
        self.heading = add(Label(later("Treasures left"), SUBHEADING, fit=Fit.SHRINK))
        self.stock = add(Stock(course.rules.kit, lambda _value: None))
        for pile in self.stock.piles:
            pile.focusable = False
        self.score = add(ScoreStrip(upright=True))
        self.show(seat)

    def show(self, seat: Seat) -> None:
        """Turn to another player's page."""
        super().show(seat)
        table = self.table
        self.board.show(table.hunters[seat], table.professional, last_space(table, seat))
        self.stock.show(table, seat)
        worth = self.course.rules.worth(table, seat)
        self.score.show(worth, ended=bool(self.board.ending), roll=False)

    def layout(self, size: tuple[int, int]) -> None:
        """The board left, face, score and stock right of it."""
        kit, stage = self.kit, self.kit.theme.stage
        self.rect = pygame.Rect(0, 0, *(stage(length) for length in Page.SIZE))
        self.rect.center = (size[0] // 2, size[1] // 2)
        inner = self.rect.inflate(-2 * stage(Page.EDGE), -2 * stage(Page.EDGE))
        gap = stage(Space.LARGE)
        side = inner.height
        self.board.place(pygame.Rect(inner.left, inner.top, side, side), kit)
        left = inner.left + side + gap
        area = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        high = kit.px(Extent.ICON_BUTTON)
        tools = pygame.Rect(area.left, area.top, area.width, high)
        row([self.before, self.after, self.close_button], tools, kit, at="end")
        face = stage(Page.FACE)
        top = area.top + high + gap
        place = pygame.Rect(area.left, top, face, face)
        self.place_head(place, stage(Space.MEDIUM), area.right)
        top += face + gap
        strip = 3 * max(stage(Maze.SCORE), kit.px(Maze.SCORE))
        self.score.place(pygame.Rect(area.left, top, area.width, strip), kit)
        top += strip + gap
        line = kit.scribe.line_height(SUBHEADING)
        self.heading.place(pygame.Rect(area.left, top, area.width, line), kit)
        below = pygame.Rect(area.left, top + line, area.width, stage(Maze.STOCK) * 5 // 4)
        self.stock.place(below, kit)
        high = self.why.measure(kit, area.width)[1]
        self.why.place(pygame.Rect(area.left, below.bottom + gap, area.width, high), kit)

    def words(self) -> str:
        """The points."""
        total = self.course.rules.worth(self.table, self.seat).total
        return ngettext("{n} point", "{n} points", total)

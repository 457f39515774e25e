"""The other players: small labyrinths with path and treasure points."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.state import NO_BET, State
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard, last_space
from pyramids.games.labyrinth.ui.column.bets import draw_bet
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.table.score_strip import draw_ended
from pyramids.language import _
from pyramids.tables.layout.rival_grid import PlateSizes
from pyramids.tables.parts import rivals
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER, Space
from pyramids.ui.widgets import cut_left

_BOARD = 118
"""Units: the least side of a board at which corridors can be made out."""
_SIDE = 62
"""Units: the column of figures beside the board."""
_BET = 48
_SIGNS = ("labyrinth/path", "labyrinth/treasure")


class RivalPlate(rivals.RivalPlate):
    """One opponent."""

    def __init__(
        self, controller: LabyrinthController, seat: Seat, on_press: Callable[[], None]
    ) -> None:
        super().__init__(seat, controller, on_press)
        self.board = self.add(SmallBoard(controller.rules))
        self.numbers = (0, 0)
        """Path and treasures."""
        self.bet = NO_BET
        self._beside = pygame.Rect(0, 0, 0, 0)

    def show(self, table: State, *, roll: bool = True) -> None:
        """Show the table as the viewer may see it."""
        hunter = table.hunters[self.seat]
        self.board.show(hunter, table.professional, last_space(table, self.seat))
        worth = self.board.worth
        self.numbers = (worth.path, worth.treasures)
        self.set_score(worth.total, roll=roll)
        self.bet = table.bets[self.seat]

    def press_words(self) -> str:
        """What a press does."""
        return _("Look at {name}'s labyrinth.", name=self._controller.name(self.seat))

    def sizes(self, graphics: Graphics) -> PlateSizes:
        """The least sizes of a plate."""
        return least_sizes(graphics)

    def split_body(self, area: pygame.Rect, graphics: Graphics) -> tuple[pygame.Rect, pygame.Rect]:
        """The board left, figures and bet right."""
        stage = graphics.theme.stage
        side = min(area.height, area.width - stage(_SIDE) - stage(Space.SMALL))
        return cut_left(area, side, stage(Space.SMALL))

    def board_width(self, graphics: Graphics, height: int) -> int:
        """The board is a square."""
        return height

    def place_parts(self, board: pygame.Rect, figures: pygame.Rect, graphics: Graphics) -> None:
        """The board as large as fits, at the top."""
        side = min(board.size)
        self.board.place(pygame.Rect(board.topleft, (side, side)), graphics)
        self._beside = figures

    def draw(self, canvas: Canvas) -> None:
        """The plate, then figures and bet."""
        super().draw(canvas)
        beside, line = self._beside, _line(canvas.graphics)
        top = beside.top
        for art, number in zip(_SIGNS, self.numbers, strict=True):
            sign = pygame.Rect(beside.left, top, line, line)
            canvas.svg(art, sign.inflate(-4, -4))
            if self.board.ending and art == _SIGNS[0]:
                draw_ended(canvas, sign.inflate(-4, -4))
            canvas.text(str(number), (sign.right + 2, sign.centery), NUMBER, anchor="midleft")
            top += line
        draw_bet(canvas, self.bet, self._bet_place(canvas.graphics, top))

    def _bet_place(self, graphics: Graphics, top: int) -> pygame.Rect:
        """Below the figures or right of them, wherever it is larger."""
        most, beside, line = graphics.theme.stage(_BET), self._beside, _line(graphics)
        below = min(beside.width, beside.bottom - top)
        right = min(beside.width - 5 * line // 2, beside.height)
        return rect_at("bottomright", beside.bottomright, max(0, min(most, max(below, right))))


def least_sizes(graphics: Graphics) -> PlateSizes:
    """The least sizes of a plate."""
    stage = graphics.theme.stage
    side, figures = stage(_BOARD), max(stage(_SIDE), graphics.px(_SIDE))
    return rivals.plate_sizes(graphics, (side, side), beside=(figures, 2 * _line(graphics)))


class SmallBoard(LabyrinthBoard):
    """A small board; presses go to the plate around it."""

    hoverable = False


def _line(graphics: Graphics) -> int:
    return max(graphics.text.line_height(NUMBER), graphics.theme.stage(24))

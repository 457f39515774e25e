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
from pyramids.tables.parts import rivals
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER, Space
from pyramids.ui.theme.table import RivalSizes

_SIDE = 64
"""Units: the column of figures beside the board."""
_COLUMN = 640
"""Units that all plates together may take: the rest belongs to the log."""
_FRAME = 68
"""Units of a plate that aren't the board: its head and edges."""
_LARGEST = 230
_CROWD = 3
"""With at least so many opponents the head is beside the board, not above it."""
_HEAD = 120
"""Units that face, name and figures need beside the board."""
_BET = 48
_TOTAL = "labyrinth/total"
_SIGNS = ("labyrinth/path", "labyrinth/treasure")


class RivalPlate(rivals.RivalPlate):
    """One opponent."""

    def __init__(
        self, controller: LabyrinthController, seat: Seat, on_press: Callable[[], None]
    ) -> None:
        super().__init__(seat, controller, on_press)
        self.board = self.add(SmallBoard(controller.rules))
        if len(controller.seats) - 1 >= _CROWD:
            self.score.align = "left"
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

    def body_height(self, graphics: Graphics, width: int, crowded: bool) -> int:
        """The board is a square."""
        stage = graphics.theme.stage
        rivals_there = len(self._controller.seats) - 1
        share = stage(_COLUMN / rivals_there - _FRAME)
        return min(stage(_LARGEST), width - stage(_SIDE), share)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """In a crowd the board takes the whole height, and the head goes right of it."""
        super().place(rect, graphics)
        stage = graphics.theme.stage
        if not self._crowded:
            return
        inner = rect.inflate(-2 * stage(RivalSizes.PADDING), -2 * stage(RivalSizes.PADDING))
        side = min(inner.height, inner.width - stage(_HEAD))
        self.board.place(pygame.Rect(inner.left, inner.top, side, inner.height), graphics)
        left = self.board.rect.right + stage(Space.SMALL)
        beside = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        self._face.topleft = beside.topleft
        name = self._face.right + stage(Space.TIGHT)
        self._name = pygame.Rect(name, beside.top, beside.right - name, self._face.height)
        beside.top, beside.height = self._face.bottom, beside.bottom - self._face.bottom
        self._beside = beside
        line = _line(graphics)
        score = pygame.Rect(beside.left + line, beside.top, self.score.rect.width, line)
        self.score.place(score, graphics)

    def place_body(self, area: pygame.Rect, graphics: Graphics) -> None:
        """The board left, figures and bet right."""
        side = min(area.height, area.width - graphics.theme.stage(_SIDE))
        self.board.place(pygame.Rect(area.left, area.top, side, area.height), graphics)
        left = self.board.rect.right + graphics.theme.stage(Space.SMALL)
        self._beside = pygame.Rect(left, area.top, area.right - left, area.height)

    def draw(self, canvas: Canvas) -> None:
        """The plate, then figures and bet."""
        super().draw(canvas)
        graphics, beside = canvas.graphics, self._beside
        line, top = _line(graphics), beside.top
        if self._crowded:
            sign = pygame.Rect(beside.left, top, line, line)
            canvas.svg(_TOTAL, sign.inflate(-4, -4))
            top += line
        for art, number in zip(_SIGNS, self.numbers, strict=True):
            sign = pygame.Rect(beside.left, top, line, line)
            canvas.svg(art, sign.inflate(-4, -4))
            if self.board.ending and art == _SIGNS[0]:
                draw_ended(canvas, sign.inflate(-4, -4))
            canvas.text(str(number), (sign.right + 2, sign.centery), NUMBER, anchor="midleft")
            top += line
        draw_bet(canvas, self.bet, self._bet_place(graphics, beside, top))

    @property
    def _crowded(self) -> bool:
        return len(self._controller.seats) - 1 >= _CROWD

    def _bet_place(self, graphics: Graphics, beside: pygame.Rect, top: int) -> pygame.Rect:
        """Below the figures, or right of them in a crowd."""
        most = graphics.theme.stage(_BET)
        if self._crowded:
            side = min(most, beside.width - 3 * _line(graphics), beside.height)
        else:
            side = min(most, beside.width * 4 // 5, beside.bottom - top)
        return rect_at("bottomright", beside.bottomright, max(0, side))


class SmallBoard(LabyrinthBoard):
    """A small board; presses go to the plate around it."""

    hoverable = False


def _line(graphics: Graphics) -> int:
    return max(graphics.text.line_height(NUMBER), graphics.theme.stage(24))

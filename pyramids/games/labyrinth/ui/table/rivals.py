"""The other players: their labyrinths small, path and treasures beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.state import NO_BET, State
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.column.bets import draw_bet
from pyramids.games.labyrinth.ui.last_tile import last_space
from pyramids.games.labyrinth.ui.table.score_strip import draw_ended
from pyramids.language import _
from pyramids.tables import rivals
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Space
from pyramids.ui.theme.sizes import NUMBER
from pyramids.ui.theme.table import Rivals

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse

_SIDE = 64
"""Units: the column of figures beside the board."""
_COLUMN = 640
"""Units that all plates together may take: the rest belongs to the log."""
_FRAME = 68
"""Units of a plate that aren't the board: its head and edges."""
_LARGEST = 230
_CROWD = 3
"""So many opponents leave no room for a head above each board."""
_HEAD = 120
"""Units that face, name and figures need beside the board."""
_BET = 48
_TOTAL = "labyrinth/total"
_SIGNS = ("labyrinth/path", "labyrinth/treasure")


class RivalPlate(rivals.RivalPlate):
    """One opponent."""

    def __init__(self, course: LabyrinthCourse, seat: Seat, on_press: Callable[[], None]) -> None:
        super().__init__(seat, course, on_press)
        self.board = self.add(SmallBoard(course.rules))
        if len(course.seats) - 1 >= _CROWD:
            self.score.align = "left"
        self.figures = (0, 0)
        """Path and treasures."""
        self.bet = NO_BET
        self._course = course
        self._beside = pygame.Rect(0, 0, 0, 0)

    def show(self, table: State, *, roll: bool = True) -> None:
        """Follow the table as the viewer may see it."""
        hunter = table.hunters[self.seat]
        self.board.show(hunter, table.professional, last_space(table, self.seat))
        worth = self.board.worth
        self.figures = (worth.path, worth.treasures)
        self.set_score(worth.total, roll=roll)
        self.bet = table.bets[self.seat]

    def press_words(self) -> str:
        """What a press does."""
        return _("{name}: look at the labyrinth", name=self._course.name(self.seat))

    def body_height(self, kit: Kit, width: int, crowded: bool) -> int:
        """The board is a square."""
        stage = kit.theme.stage
        rivals_there = len(self._course.seats) - 1
        share = stage(_COLUMN / rivals_there - _FRAME)
        return min(stage(_LARGEST), width - stage(_SIDE), share)

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """In a crowd the board takes the whole height, and the head goes right of it."""
        super().place(rect, kit)
        stage = kit.theme.stage
        if not self._crowded:
            return
        inner = rect.inflate(-2 * stage(Rivals.PADDING), -2 * stage(Rivals.PADDING))
        side = min(inner.height, inner.width - stage(_HEAD))
        self.board.place(pygame.Rect(inner.left, inner.top, side, inner.height), kit)
        left = self.board.rect.right + stage(Space.SMALL)
        beside = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        self._face.topleft = beside.topleft
        name = self._face.right + stage(Space.TIGHT)
        self._name = pygame.Rect(name, beside.top, beside.right - name, self._face.height)
        beside.top, beside.height = self._face.bottom, beside.bottom - self._face.bottom
        self._beside = beside
        line = _line(kit)
        score = pygame.Rect(beside.left + line, beside.top, self.score.rect.width, line)
        self.score.place(score, kit)

    def lay_body(self, area: pygame.Rect, kit: Kit) -> None:
        """The board left, figures and bet right."""
        side = min(area.height, area.width - kit.theme.stage(_SIDE))
        self.board.place(pygame.Rect(area.left, area.top, side, area.height), kit)
        left = self.board.rect.right + kit.theme.stage(Space.SMALL)
        self._beside = pygame.Rect(left, area.top, area.right - left, area.height)

    def draw(self, canvas: Canvas) -> None:
        """The plate, then figures and bet."""
        super().draw(canvas)
        kit, beside = canvas.kit, self._beside
        line, top = _line(kit), beside.top
        if self._crowded:
            sign = pygame.Rect(beside.left, top, line, line)
            canvas.svg(_TOTAL, sign.inflate(-4, -4))
            top += line
        for art, figure in zip(_SIGNS, self.figures, strict=True):
            sign = pygame.Rect(beside.left, top, line, line)
            canvas.svg(art, sign.inflate(-4, -4))
            if self.board.ending and art == _SIGNS[0]:
                draw_ended(canvas, sign.inflate(-4, -4))
            canvas.text(str(figure), (sign.right + 2, sign.centery), NUMBER, anchor="midleft")
            top += line
        draw_bet(canvas, self.bet, self._bet_place(kit, beside, top))

    @property
    def _crowded(self) -> bool:
        return len(self._course.seats) - 1 >= _CROWD

    def _bet_place(self, kit: Kit, beside: pygame.Rect, top: int) -> pygame.Rect:
        """Below the figures, or right of them in a crowd."""
        most = kit.theme.stage(_BET)
        if self._crowded:
            side = min(most, beside.width - 3 * _line(kit), beside.height)
        else:
            side = min(most, beside.width * 4 // 5, beside.bottom - top)
        place = pygame.Rect(0, 0, max(0, side), max(0, side))
        place.bottomright = beside.bottomright
        return place


class SmallBoard(LabyrinthBoard):
    """A small live board: the plate around it is what is pressed."""

    hoverable = False


def _line(kit: Kit) -> int:
    return max(kit.scribe.line_height(NUMBER), kit.theme.stage(24))

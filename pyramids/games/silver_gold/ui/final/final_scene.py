"""The final scoring (SG-22 to SG-24): all sheets counted line by line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.final.scoreboard import Scoreboard
from pyramids.games.silver_gold.ui.theme import FinalScoreSizes
from pyramids.tables.drawing.moving_pictures import picture
from pyramids.tables.final_scoring import FinalScoring
from pyramids.ui.animation import Duration
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space
from pyramids.ui.timeline import Part, call, parallel, sequence, stagger, wait

_FLIGHT: Final = 180
"""The flight of a piece; those of a line follow each other within its time."""
_ARC: Final = 24


class ScoringScene(FinalScoring):
    """The final scoring."""

    controller: SilverGoldController

    def __init__(self, controller: SilverGoldController) -> None:
        super().__init__(controller)
        self._still: pygame.Surface | None = None
        self._golden: pygame.Surface | None = None
        """The part that never moves, without and with the gold of the winners."""
        self.board = self.count_part.add(Scoreboard(controller, self.winners))

    def count(self) -> Iterator[Part]:
        """Line by line the pieces fly to the points."""
        for line, told in enumerate(self.board.lines):
            yield sequence(self.animations.sound(told.sound), call(partial(self._count_line, line)))

    def total(self, seat: Seat) -> int:
        """A seat's points as far as they are counted."""
        return self.board.total(seat)

    def crown_place(self, seat: Seat) -> pygame.Rect:
        """Above a player's face."""
        return self.board.crown_place(seat, self.graphics)

    def place_count(self, area: pygame.Rect) -> None:
        """The sheet in the middle."""
        top = area.top + self.graphics.theme.stage(Space.SMALL)
        sheet = pygame.Rect(0, top, min(area.width, self._sheet_width()), area.bottom - top)
        sheet.centerx = area.centerx
        self.board.place(sheet, self.graphics)
        self._still = self._golden = None

    def draw_count(self, canvas: Canvas) -> None:
        """Draw sheet and buttons."""
        if canvas.texts is not None or canvas.blank:
            # Texts are recorded, or pictures prepared: draw them instead of the cached picture.
            self._draw_still(canvas, lit=self.board.crowned > 0)
        else:
            if self._still is None:
                self._still = self._bake(lit=False)
            canvas.blit(self._still, (0, 0))
            self._draw_gold(canvas)
        self.widgets.draw(canvas)

    def show_winners(self, share: float) -> None:
        """Turn the winners' columns golden."""
        self.board.crowned = share

    def _count_line(self, line: int) -> None:
        """Let the pieces of a line fly; called when it begins, as the layout may have changed."""
        self.board.begin_line(line)
        flights = [self._flights(line, seat) for seat in self.controller.seats]
        self.animations.timeline.add_parallel(parallel(*flights), wait(Duration.SCORE_LINE))

    def _flights(self, line: int, seat: Seat) -> Part:
        board, graphics = self.board, self.graphics
        end = board.points_place(line, seat, graphics)
        icons = board.lines[line].icons
        flights = [
            self.animations.flight(
                start,
                end,
                picture(icons[number % len(icons)]),
                _FLIGHT,
                arc=_ARC,
                arrive=partial(board.count_piece, line, seat),
            )
            for number, start in enumerate(board.piece_places(line, seat, graphics))
        ]
        return stagger((Duration.SCORE_LINE - _FLIGHT) / max(1, len(flights)), flights)

    def _draw_still(self, canvas: Canvas, *, lit: bool) -> None:
        canvas.background()
        self.board.draw_still(canvas, lit=lit)

    def _bake(self, *, lit: bool) -> pygame.Surface:
        still = pygame.Surface(self.app.size)
        self._draw_still(Canvas(still, self.graphics), lit=lit)
        return still

    def _draw_gold(self, canvas: Canvas) -> None:
        """The winners' columns fade from the plain picture to the golden one."""
        if self.board.crowned <= 0:
            return
        if self._golden is None:
            self._golden = self._bake(lit=True)
        for seat in self.winners:
            column = self.board.winner_area(seat, self.graphics).clip(canvas.rect)
            part = self._golden.subsurface(column)
            canvas.blit(part, column.topleft, min(1.0, self.board.crowned))

    def _sheet_width(self) -> int:
        stage = self.graphics.theme.stage
        seats = len(self.controller.seats)
        wanted = FinalScoreSizes.LABELS + seats * FinalScoreSizes.COLUMN + 2 * FinalScoreSizes.INSET
        return stage(min(FinalScoreSizes.WIDEST, wanted))

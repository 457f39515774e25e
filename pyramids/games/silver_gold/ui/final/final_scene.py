"""The final scoring (SG-22 to SG-24): all sheets counted line by line."""

from __future__ import annotations

from functools import partial

import pygame

from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.final.scoreboard import Scoreboard
from pyramids.games.silver_gold.ui.theme import FinalScoreSizes
from pyramids.tables.final_scoring import FinalScoring
from pyramids.ui.animation import Duration, linear
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space
from pyramids.ui.timeline import run


class ScoringScene(FinalScoring):
    """The final scoring."""

    controller: SilverGoldController

    def __init__(self, controller: SilverGoldController) -> None:
        super().__init__(controller)
        self._still = self._golden = pygame.Surface((1, 1))
        """The part that never moves, without and with the gold of the winners."""
        self.board = self.widgets.add(Scoreboard(controller, self.winners))
        self.add_buttons()

    def enter(self) -> None:
        """Start the count."""
        for index in range(len(self.board.lines)):
            self.animations.timeline.add(
                self.animations.sound("tick"),
                run(Duration.SCORE_LINE, partial(self._count, index), linear),
            )
        self.animations.timeline.add(self.crowning())

    def layout(self, size: tuple[int, int]) -> None:
        """The result above, the sheet in the middle, buttons below."""
        stage = self.graphics.theme.stage
        middle = self.place_frame(size, stage(FinalScoreSizes.MARGIN), stage(FinalScoreSizes.FOOT))
        top = middle.top + stage(Space.SMALL)
        wide = min(middle.width, self._sheet_width())
        sheet = pygame.Rect(0, top, wide, middle.bottom - top)
        sheet.centerx = size[0] // 2
        self.board.place(sheet, self.graphics)
        self._still = self._bake(size, lit=False)
        self._golden = self._bake(size, lit=True)

    def draw(self, canvas: Canvas) -> None:
        """Draw sheet and buttons, and sparks above them."""
        if canvas.texts is not None:
            # Texts are recorded: draw them instead of the cached picture.
            self._draw_still(canvas, lit=self.board.crowned > 0)
        else:
            canvas.blit(self._still, (0, 0))
            self._draw_gold(canvas)
        self.widgets.draw(canvas)
        self.sparks.draw(canvas)

    def _draw_still(self, canvas: Canvas, *, lit: bool) -> None:
        canvas.background()
        self.board.draw_still(canvas, lit=lit)

    def _bake(self, size: tuple[int, int], *, lit: bool) -> pygame.Surface:
        picture = pygame.Surface(size)
        self._draw_still(Canvas(picture, self.graphics), lit=lit)
        return picture.convert()

    def _draw_gold(self, canvas: Canvas) -> None:
        """The winners' columns fade from the plain picture to the golden one."""
        if self.board.crowned <= 0:
            return
        for seat in self.winners:
            column = self.board.winner_area(seat, self.graphics).clip(canvas.rect)
            part = self._golden.subsurface(column)
            canvas.blit(part, column.topleft, min(1.0, self.board.crowned))

    def _sheet_width(self) -> int:
        stage = self.graphics.theme.stage
        seats = len(self.controller.seats)
        wanted = FinalScoreSizes.LABELS + seats * FinalScoreSizes.COLUMN + 2 * FinalScoreSizes.INSET
        return stage(min(FinalScoreSizes.WIDEST, wanted))

    def lower_crown(self, share: float) -> None:
        """Lower the crowns to a share of their way."""
        self.board.crowned = share

    def crown_places(self) -> list[pygame.Rect]:
        """Above the winners' faces."""
        return [self.board.crown_place(seat, self.graphics) for seat in self.winners]

    def _count(self, line: int, share: float) -> None:
        self.board.progress = line + share

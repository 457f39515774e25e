"""A player in the final scoring: the way that is left, less the display, more for the Mummy."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.state import OUT, State
from pyramids.games.im_bann.texts.results import SCORE_LINES
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.theme import FinalScoreSizes
from pyramids.language import _
from pyramids.tables.parts.faces import draw_face, draw_name
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER_LARGE, SMALL, SUBHEADING, Material, Space
from pyramids.ui.widgets import Counter, Widget

LINES: Final = ("open", "display", "mummy")
"""The lines of the tally, in the order in which they are counted."""


class DistanceRow(Widget):
    """One player's line of the count."""

    hoverable = False

    def __init__(self, controller: ImBannController, state: State, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.lines = controller.rules.tally(state, seat)
        self.arrived = state.archaeologists[seat].place == OUT
        self.counted: tuple[str, ...] = LINES
        self.crowned = 0.0
        """How far the row has turned golden."""
        self.counter = self.add(Counter(-self.total, NUMBER_LARGE))
        self._controller = controller
        self._face = pygame.Rect(0, 0, 0, 0)
        self._inner = pygame.Rect(0, 0, 0, 0)

    @property
    def total(self) -> int:
        """Minus the distance, as far as it is counted."""
        return sum(self.lines[line] for line in self.counted)

    @staticmethod
    def height(graphics: Graphics) -> int:
        """The least height of a row."""
        lines = graphics.text.line_height(SUBHEADING) + graphics.text.line_height(SMALL)
        return lines + 2 * graphics.px(Space.SMALL)

    def begin(self) -> None:
        """Count from nothing."""
        self.counted = ()
        self.counter.jump(0)

    def count(self, line: str) -> None:
        """Count a line."""
        self.counted = (*self.counted, line)
        self.counter.value = -self.total

    def crown_place(self, graphics: Graphics) -> pygame.Rect:
        """Above the face."""
        side = graphics.theme.stage(FinalScoreSizes.CROWN)
        middle = (self._face.centerx, self._face.top + side // 4)
        return rect_at("midbottom", middle, side, side * 2 // 3)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Face, name and lines left, the distance right."""
        super().place(rect, graphics)
        gap = graphics.px(Space.SMALL)
        self._inner = rect.inflate(-2 * gap, -2 * gap)
        side = self._inner.height
        self._face = pygame.Rect(self._inner.topleft, (side, side))
        wide = graphics.text.width("000", NUMBER_LARGE) + gap
        place = pygame.Rect(self._inner.right - wide, self._inner.top, wide, side)
        self.counter.place(place, graphics)

    def draw(self, canvas: Canvas) -> None:
        """The plate, the player, the lines and the distance."""
        graphics, controller = canvas.graphics, self._controller
        canvas.plate(self.rect, Material.NIGHT)
        if self.crowned:
            gold = graphics.theme.palette.gold_light
            width = graphics.px(3)
            canvas.ring(self.rect, graphics.px(10), width, gold, alpha=self.crowned)
        draw_face(canvas, self._face, controller.portrait(self.seat), controller.colour(self.seat))
        left = self._face.right + graphics.px(Space.MEDIUM)
        right = self.counter.rect.left - graphics.px(Space.SMALL)
        line = graphics.text.line_height(SUBHEADING)
        name = pygame.Rect(left, self._inner.top, right - left, line)
        draw_name(canvas, controller.name(self.seat), name)
        below = pygame.Rect(left, name.bottom, right - left, self._inner.bottom - name.bottom)
        dim = graphics.theme.palette.moonlight
        canvas.fitted_text(self._words(), below.midleft, below.width, SMALL, dim, anchor="midleft")
        if self.arrived and LINES[0] in self.counted and not self.total:
            sign = rect_at("center", self.counter.rect.center, self._inner.height * 3 // 4)
            canvas.svg("common/icon_trophy", sign)
        else:
            self.draw_children(canvas)

    def _words(self) -> str:
        """The counted lines with a value."""
        if self.arrived and LINES[0] in self.counted:
            return _("Through the royal chamber")
        shown = [line for line in self.counted if self.lines[line]]
        lines = " · ".join(f"{_(SCORE_LINES[line])} {_signed(-self.lines[line])}" for line in shown)
        return _("To go: {lines}", lines=lines) if lines else ""


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"

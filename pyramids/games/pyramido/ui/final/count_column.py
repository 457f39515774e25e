"""One player in the final scoring: face, tilted pyramid, and the points of each stage."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.pyramido import scoring
from pyramids.games.pyramido.state import STAGES
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView
from pyramids.games.pyramido.ui.theme import FinalSizes as Sizes
from pyramids.language import _
from pyramids.tables.drawing.crown import crown_rect
from pyramids.tables.parts.faces import draw_head
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, BODY_BOLD, Material, Space
from pyramids.ui.theme.table import GRAND_TOTAL, POINTS
from pyramids.ui.widgets import Counter, Widget, grid


class CountColumn(Widget):
    """`count` shows the points of stages one by one; `crowned` shows the winner."""

    hoverable = False

    def __init__(self, controller: PyramidoController, seat: Seat) -> None:
        super().__init__()
        self.controller = controller
        self.seat = seat
        state = controller.state()
        self.board = self.add(PyramidView(controller.rules, floor=False))
        self.board.show(state.builders[seat], STAGES)
        self.board.tilt(True, at_once=True)
        self.points = scoring.stage_points(state.builders[seat])
        self.counted = 0
        """How many stages are counted."""
        self.sum = self.add(Counter(0, GRAND_TOTAL))
        self.crowned = 0.0
        self._head = self._foot = pygame.Rect(0, 0, 0, 0)

    @property
    def total(self) -> int:
        """What is counted so far."""
        return sum(self.points[: self.counted])

    def count(self, stages: int) -> None:
        """Count the points of so many stages; the pyramid grows with them."""
        self.counted = self.board.top_stage = stages
        self.board.invalidate()
        self.sum.value = self.total

    def row(self, number: int) -> pygame.Rect:
        """The place of a stage's points; the total is below all of them."""
        lines = grid(self._foot, 1, STAGES + 2)
        return lines[number] if number < STAGES else lines[-2].union(lines[-1])

    @staticmethod
    def height(graphics: Graphics, width: int) -> int:
        """The height of a column whose pyramid fills its width."""
        parts = graphics.px(Sizes.HEAD) + width * 7 // 10 + _low(graphics)
        return parts + 4 * graphics.px(Space.SMALL)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Face and name above, the pyramid, the points below."""
        super().place(rect, graphics)
        gap = graphics.px(Space.SMALL)
        inner = rect.inflate(-4 * gap, -2 * gap)
        head, low = graphics.px(Sizes.HEAD), _low(graphics)
        self._head = pygame.Rect(inner.left, inner.top, inner.width, head)
        self._foot = pygame.Rect(inner.left, inner.bottom - low, inner.width, low)
        top = self._head.bottom + gap
        room = pygame.Rect(inner.left, top, inner.width, self._foot.top - gap - top)
        self.board.place(room, graphics)
        self.sum.place(self.row(STAGES), graphics)
        self.sum.colour = graphics.theme.palette.gold_light

    def draw(self, canvas: Canvas) -> None:
        """The plate, the head, the pyramid and the points."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        style = graphics.theme.style(Material.NIGHT)
        canvas.plate(self.rect, style)
        if self.crowned > 0:
            width, light = graphics.theme.stage(4), min(1.0, self.crowned)
            canvas.ring(self.rect, graphics.px(style.radius), width, palette.gold, light)
        controller, seat = self.controller, self.seat
        portrait, colour = controller.portrait(seat), controller.colour(seat)
        gap = graphics.px(Space.SMALL)
        draw_head(canvas, self._head, controller.name(seat), portrait, colour, gap)
        self.draw_children(canvas)
        for number in range(STAGES):
            words = _("Stage {stage}", stage=number + 1)
            points = str(self.points[number]) if number < self.counted else ""
            self._draw_line(canvas, self.row(number), words, points)
        total = self.row(STAGES)
        canvas.fill(style.rim, pygame.Rect(total.topleft, (total.width, graphics.theme.stage(1))))
        self._draw_line(canvas, total, _("Total"), "")

    def _draw_line(self, canvas: Canvas, line: pygame.Rect, words: str, points: str) -> None:
        style = canvas.graphics.theme.style(Material.NIGHT)
        strong = not points and line == self.row(STAGES)
        room = line.width * 3 // 5
        canvas.fitted_text(
            words, line.midleft, room, BODY_BOLD if strong else BODY, style.text_colour,
            anchor="midleft",
        )  # fmt: skip
        canvas.text(points, line.midright, POINTS, style.text_colour, anchor="midright")

    def crown_place(self, graphics: Graphics) -> pygame.Rect:
        """The rectangle of a winner's crown."""
        face = pygame.Rect(self._head.topleft, (self._head.height, self._head.height))
        return crown_rect(graphics, face, graphics.px(Sizes.CROWN), 0.22)


def _low(graphics: Graphics) -> int:
    """The height of the points."""
    line = max(graphics.px(Sizes.LINE), graphics.text.line_height(POINTS))
    return (STAGES + 2) * line

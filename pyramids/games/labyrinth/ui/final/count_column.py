"""One player in the final scoring: face, labyrinth, and three growing numbers."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.labyrinth.scoring import Find
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.theme import FinalScoreSizes
from pyramids.language import N_, _
from pyramids.tables.drawing.crown import crown_rect
from pyramids.tables.final.standing_bar import draw_standing_bar
from pyramids.tables.parts.faces import draw_head
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, BODY_BOLD, Material, Space
from pyramids.ui.theme.table import GRAND_TOTAL, POINTS
from pyramids.ui.theme.table import FinalScoringSizes as Sizes
from pyramids.ui.widgets import Widget

_LINES: Final = (
    ("labyrinth/path", N_("Path")),
    ("labyrinth/treasure", N_("Treasures")),
    ("labyrinth/total", N_("Total")),
)


class CountColumn(Widget):
    """`step`, `open_next` and `count_chamber` count; `crowned` shows the winner."""

    hoverable = False

    def __init__(self, controller: LabyrinthController, seat: int) -> None:
        super().__init__()
        self.controller = controller
        self.seat = seat
        state = controller.state()
        self.board = self.add(LabyrinthBoard(controller.rules, live=True))
        self.board.show(state.hunters[seat], state.professional)
        self.finds: tuple[Find, ...] = controller.rules.worth(state, seat).finds
        totals = [controller.rules.worth(state, other).total for other in controller.seats]
        self._best = max(1, *totals)
        self.path = 0
        self.opened = 0
        """How many of the chambers are open."""
        self.counted = 0
        """How many of them are counted: their points have arrived at their line."""
        self.crowned = 0.0
        self._head = pygame.Rect(0, 0, 0, 0)
        self._foot = pygame.Rect(0, 0, 0, 0)
        self._line = 0

    @property
    def treasures(self) -> int:
        """The points of the chambers that are counted."""
        return sum(find.points for find in self.finds[: self.counted])

    @property
    def total(self) -> int:
        """What is counted so far."""
        return self.path + self.treasures

    def begin(self) -> None:
        """Reset: nothing is counted yet."""
        self.board.settled = 0
        self.board.walk_to(0.0)
        self.path = self.counted = 0
        self._open(0)

    def step(self, share: float) -> None:
        """Walk a share of the path."""
        length = len(self.board.path.fields)
        last = len(self.board.stations()) - 1
        self.board.walk_to(last * share)
        self.path = min(length, round(last * share))
        if share >= 1.0:
            self.board.settled = length

    def open_next(self) -> Find | None:
        """Open the next chamber; None if all are open."""
        if self.opened >= len(self.finds):
            return None
        self._open(self.opened + 1)
        return self.finds[self.opened - 1]

    def count_chamber(self) -> None:
        """Count the points of one more chamber."""
        self.counted += 1

    def treasure_place(self) -> tuple[int, int]:
        """Where the points of chambers arrive."""
        line = self._line
        return self._foot.right - line, self._foot.top + line + line // 2

    @staticmethod
    def height(graphics: Graphics, width: int) -> int:
        """The height of a column whose board fills its width."""
        return (
            graphics.px(FinalScoreSizes.HEAD)
            + width
            + _low(graphics)
            + 2 * graphics.px(Space.SMALL)
        )

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Face and name above, the board, the figures below."""
        super().place(rect, graphics)
        gap = graphics.px(Space.SMALL)
        inner = rect.inflate(-2 * gap, -2 * gap)
        head, low = graphics.px(FinalScoreSizes.HEAD), _low(graphics)
        self._line = graphics.px(FinalScoreSizes.LINE)
        self._head = pygame.Rect(inner.left, inner.top, inner.width, head)
        self._foot = pygame.Rect(inner.left, inner.bottom - low, inner.width, low)
        top = self._head.bottom + gap
        room = pygame.Rect(inner.left, top, inner.width, self._foot.top - gap - top)
        self.board.place(room, graphics)

    def draw(self, canvas: Canvas) -> None:
        """The plate, the head, the board and the figures."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        style = graphics.theme.style(Material.NIGHT)
        canvas.plate(self.rect, style)
        if self.crowned > 0:
            width = graphics.theme.stage(4)
            canvas.ring(
                self.rect, graphics.px(style.radius), width, palette.gold, min(1.0, self.crowned)
            )
        controller, seat = self.controller, self.seat
        portrait, colour = controller.portrait(seat), controller.colour(seat)
        draw_head(
            canvas, self._head, controller.name(seat), portrait, colour, graphics.px(Space.SMALL)
        )
        self.draw_children(canvas)
        self._draw_numbers(canvas)

    def crown_place(self, graphics: Graphics) -> pygame.Rect:
        """The rectangle of a winner's crown."""
        face = pygame.Rect(self._head.topleft, (self._head.height, self._head.height))
        return crown_rect(graphics, face, graphics.px(FinalScoreSizes.CROWN), 0.22)

    def _open(self, count: int) -> None:
        self.opened = count
        self.board.opened = frozenset(find.field for find in self.finds[:count])

    def _draw_numbers(self, canvas: Canvas) -> None:
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT)
        top = self._foot.top
        numbers = (self.path, self.treasures, self.total)
        for place, ((art, title), number) in enumerate(zip(_LINES, numbers, strict=True)):
            last = place == len(_LINES) - 1
            high = (
                graphics.text.line_height(GRAND_TOTAL)
                if last
                else graphics.px(FinalScoreSizes.LINE)
            )
            middle = top + high // 2
            side = min(high, graphics.px(FinalScoreSizes.LINE)) - 4
            canvas.svg(art, pygame.Rect(self._foot.left, middle - side // 2, side, side))
            left = self._foot.left + side + graphics.px(Space.SMALL)
            words = BODY_BOLD if last else BODY
            canvas.text(_(title), (left, middle), words, style.text_colour, anchor="midleft")
            number_style = GRAND_TOTAL if last else POINTS
            right = (self._foot.right, middle)
            golden = last and self.crowned > 0
            letters = graphics.theme.palette.gold_light if golden else style.text_colour
            canvas.text(str(number), right, number_style, letters, anchor="midright")
            top += high
        high = graphics.px(Sizes.BAR)
        bar = pygame.Rect(self._foot.left, self._foot.bottom - high, self._foot.width, high)
        colour = self.controller.colour(self.seat)
        draw_standing_bar(canvas, bar, self.total / self._best, colour)


def _low(graphics: Graphics) -> int:
    """The height of the numbers and the bar."""
    numbers = 2 * graphics.px(FinalScoreSizes.LINE) + graphics.text.line_height(GRAND_TOTAL)
    return numbers + graphics.px(Sizes.BAR)

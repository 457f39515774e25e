"""A rival's plate: their pyramid small, and their gems."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.pyramido.domino_set import GEMS
from pyramids.games.pyramido.state import NO_GEMS, State
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView
from pyramids.games.pyramido.ui.row.stack_view import gem_art
from pyramids.games.pyramido.ui.theme import TableSizes as Sizes
from pyramids.language import _
from pyramids.tables.layout.rival_grid import PlateSizes
from pyramids.tables.parts import rivals
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER_SMALL, Space
from pyramids.ui.widgets import cut_left, cut_top, grid

_ROWS = 3


class SmallPyramid(PyramidView):
    """A small pyramid; presses go to the plate around it."""

    hoverable = False


class RivalPlate(rivals.RivalPlate):
    """A press opens the rival's page."""

    def __init__(
        self, controller: PyramidoController, seat: Seat, on_press: Callable[[], None]
    ) -> None:
        super().__init__(seat, controller, on_press)
        self.board = self.add(SmallPyramid(controller.rules, floor=False))
        self.gems = NO_GEMS
        self._gems = [pygame.Rect(0, 0, 0, 0)] * len(GEMS)
        self._total = controller.rules.tally

    def show(self, state: State, *, roll: bool = True) -> None:
        """Show the table."""
        builder = state.builders[self.seat]
        self.board.show(builder, state.stage)
        self.gems = builder.gems
        self.set_score(self._total(state, self.seat)["total"], roll=roll)

    def press_words(self) -> str:
        """What a press does."""
        return _("Look at {name}'s pyramid.", name=self._controller.name(self.seat))

    def sizes(self, graphics: Graphics) -> PlateSizes:
        """The least sizes of a plate."""
        side = graphics.theme.stage(Sizes.PLATE)
        figures = (_wide(graphics), _ROWS * _line(graphics))
        return rivals.plate_sizes(graphics, (side, side), beside=figures)

    def split_body(self, area: pygame.Rect, graphics: Graphics) -> tuple[pygame.Rect, pygame.Rect]:
        """The pyramid left and the gems right, or the gems below it if it is larger then."""
        gap, line = graphics.theme.stage(Space.SMALL), _line(graphics)
        side = min(area.height, area.width - _wide(graphics) - gap)
        below = min(area.width, area.height - 2 * line - gap)
        return cut_top(area, below, gap) if below > side else cut_left(area, side, gap)

    def board_width(self, graphics: Graphics, height: int) -> int:
        """As wide as high."""
        return height

    def place_parts(self, board: pygame.Rect, figures: pygame.Rect, graphics: Graphics) -> None:
        """The pyramid as large as fits."""
        self.board.place(rect_at("midtop", board.midtop, min(board.size)), graphics)
        across = 2 if figures.height >= _ROWS * _line(graphics) else 3
        figures.width = min(figures.width, across * _wide(graphics))
        figures.height = min(figures.height, 2 * _ROWS * _line(graphics))
        self._gems = grid(figures, across, len(GEMS) // across)

    def gem_rect(self, gem: int) -> pygame.Rect:
        """Where gems of a kind are shown."""
        cell = self._gems[gem]
        side = min(cell.height, cell.width // 2)
        return pygame.Rect(cell.left, cell.centery - side // 2, side, side)

    def draw(self, canvas: Canvas) -> None:
        """The plate, then the gems."""
        super().draw(canvas)
        palette = canvas.graphics.theme.palette
        for gem in range(len(GEMS)):
            place, count = self.gem_rect(gem), self.gems[gem]
            canvas.svg(gem_art(gem), place.inflate(-2, -2), alpha=1.0 if count else 0.3)
            colour = palette.moonlight if count else palette.moonlight_dim
            spot = (place.right + 2, place.centery)
            canvas.text(str(count), spot, NUMBER_SMALL, colour, anchor="midleft")


def _wide(graphics: Graphics) -> int:
    return max(graphics.theme.stage(Sizes.FIGURES), graphics.px(Sizes.FIGURES))


def _line(graphics: Graphics) -> int:
    return max(graphics.text.line_height(NUMBER_SMALL), graphics.theme.stage(22))

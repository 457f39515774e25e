"""Everybody's towers: at the table, in the final count, in the replay and in the rules."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import PlayerColumn, SideBySide
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import NUMBER, Material
from pyramids.ui.widgets import Widget

from ..level import LARGEST
from ..rules import State, points

MOST_STONES = 12


def draw_stone(canvas: Canvas, stone: int, rect: pygame.Rect) -> None:
    """A stone in the middle of a line, as wide as its size."""
    slab = pygame.Rect(0, 0, max(rect.height, rect.width * stone // LARGEST), rect.height - 2)
    slab.center = rect.center
    style = canvas.graphics.theme.style(Material.STONE)
    canvas.plate(slab, style, radius=canvas.graphics.theme.stage(4))
    canvas.text(str(stone), slab.center, NUMBER, style.text_colour, anchor="center")


class Stones(Widget):
    """Stones above each other."""

    hoverable = False

    def __init__(self, stones: tuple[int, ...] = (5, 3, 1)) -> None:
        super().__init__()
        self.stones = stones

    def measure(self, graphics: Graphics, width: int | None = None) -> tuple[int, int]:
        """Lines of text would be as high."""
        return width or graphics.px(300), graphics.px(40) * len(self.stones)

    def draw(self, canvas: Canvas) -> None:
        """The lowest first."""
        high = min(canvas.graphics.px(40), self.rect.height // MOST_STONES)
        line = pygame.Rect(self.rect.left, self.rect.bottom - high, self.rect.width, high)
        for stone in self.stones:
            draw_stone(canvas, stone, line)
            line = line.move(0, -high)


class TowerColumn(PlayerColumn):
    """A player with a tower."""

    def __init__(self, cast: PlayerLooks, seat: Seat) -> None:
        super().__init__(cast, seat)
        self.tower = self.add(Stones(()))

    def show(self, state: State, graphics: Graphics) -> None:
        """Follow a state."""
        self.tower.stones = state.towers[self.seat]
        self.score.value = points(self.tower.stones)

    def lay_out(self, area: pygame.Rect, graphics: Graphics) -> None:
        """The tower has all the room."""
        self.tower.place(area, graphics)


class Towers(SideBySide):
    """The stone of this turn, then everybody's tower."""

    def __init__(self, cast: PlayerLooks) -> None:
        self.stone = Stones(())
        super().__init__(self.stone, [TowerColumn(cast, seat) for seat in cast.seats])

    def show_middle(self, state: State) -> None:
        """The stone of this turn."""
        self.stone.stones = (state.stone,) if state.stone else ()

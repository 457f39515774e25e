"""The treasures that a player has not placed yet, pile by pile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.texts.board import treasure
from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.theme import COUNT
from pyramids.language import _, ngettext
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import Material
from pyramids.ui.widgets import Pressable, Widget, grid


class Pile(Pressable):
    """The treasures of one kind; a press chooses this kind."""

    def __init__(self, value: int, colour: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.value = value
        self.colour = colour
        self.count = 0
        self.chosen = False

    @property
    def art(self) -> str:
        """The picture of a treasure."""
        return f"labyrinth/gem_{self.colour}"

    @property
    def lying(self) -> bool:
        """Whether the count is beside the treasure instead of below it."""
        return self.rect.width > 3 * self.rect.height // 2

    def gem_rect(self) -> pygame.Rect:
        """The rectangle of the uppermost treasure."""
        if self.lying:
            side = self.rect.height * 4 // 5
            middle = (self.rect.left + self.rect.width // 3, self.rect.centery)
            return rect_at("center", middle, side)
        side = min(self.rect.width, self.rect.height) * 3 // 5
        return rect_at("midtop", (self.rect.centerx, self.rect.top + self.rect.height // 12), side)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the treasures are worth."""
        title = treasure(self.colour)
        worth = ngettext("{n} point each", "{n} points each", self.value)
        left = ngettext("{n} left", "{n} left", self.count)
        return f"{title}: {worth}, {left}. " + _("They score in chambers beside the path.")

    def draw(self, canvas: Canvas) -> None:
        """Gem above, count below; the chosen kind is ringed."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT if self.count else Material.NIGHT_INSET)
        canvas.plate(self.rect, style)
        if self._light.value > 0:
            canvas.plate(self.rect, style.lit(0.3), alpha=self._light.value)
        if self.chosen:
            width = graphics.theme.stage(3)
            canvas.ring(
                self.rect, graphics.px(style.radius), width, graphics.theme.palette.gold_light
            )
        canvas.svg(self.art, self.gem_rect(), alpha=1.0 if self.count else 0.25)
        letters = style.text_colour if self.count else style.second_text_colour
        if self.lying:
            beside = (self.rect.left + self.rect.width * 3 // 4, self.rect.centery)
            canvas.text(str(self.count), beside, COUNT, letters, anchor="center")
        else:
            foot = (self.rect.centerx, self.rect.bottom - graphics.theme.stage(2))
            canvas.text(str(self.count), foot, COUNT, letters, anchor="midbottom")


class Stock(Widget):
    """All piles, side by side or below each other."""

    hoverable = False

    def __init__(self, tile_set: TileSet, on_choose: Callable[[int], None]) -> None:
        super().__init__()
        self.piles = [
            self.add(Pile(kind.value, kind.colour, partial(on_choose, kind.value)))
            for kind in tile_set.treasures
        ]
        self._graphics: Graphics | None = None

    def show(self, table: State, seat: int) -> None:
        """Show a player's stock; special treasures only where they can be won."""
        stock = table.hunters[seat].stock
        for pile, count in zip(self.piles, stock, strict=True):
            pile.count = count
        self.piles[-1].visible = table.betting or stock[-1] > 0
        if self._graphics is not None:
            self.place(self.rect, self._graphics)

    def choose(self, value: int | None) -> None:
        """Mark the chosen kind."""
        for pile in self.piles:
            pile.chosen = pile.value == value

    def pile(self, value: int) -> Pile:
        """The pile of a value."""
        return next(pile for pile in self.piles if pile.value == value)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Equal parts, side by side unless the room is about as high as wide."""
        super().place(rect, graphics)
        self._graphics = graphics
        shown = [pile for pile in self.piles if pile.visible]
        count = max(1, len(shown))
        below = rect.height > rect.width * 2 // 3
        across, down = (1, count) if below else (count, 1)
        places = grid(rect, across, down, graphics.theme.stage(4))
        for pile, place in zip(shown, places, strict=False):
            pile.place(place, graphics)

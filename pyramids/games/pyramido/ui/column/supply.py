"""A player's gems: a pile of each kind, which is pressed to discard one (PF-14)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from pyramids.games.pyramido.domino_set import GEMS
from pyramids.games.pyramido.state import Gems
from pyramids.games.pyramido.texts.pieces import gem_name
from pyramids.games.pyramido.ui.row.stack_view import gem_art
from pyramids.games.pyramido.ui.theme import COUNT
from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import Material
from pyramids.ui.widgets import Pressable, Widget, grid


class GemPile(Pressable):
    """The gems of one kind."""

    def __init__(self, gem: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.gem = gem
        self.count = 0
        self.discarding = False
        """Whether a press discards one."""
        self.marked = False
        """Whether it has a bright rim: a move that is shown changes it."""
        self.flying = 0
        """How many of them are still flying here, and aren't shown yet."""

    def gem_rect(self) -> pygame.Rect:
        """The gem left of the number."""
        side = min(self.rect.height * 4 // 5, self.rect.width // 2)
        return rect_at(
            "center", (self.rect.left + self.rect.width * 2 // 7, self.rect.centery), side
        )

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """Which gems, and what a press does."""
        words = _("Gems: {gems}", gems=f"{self.count} × {gem_name(self.gem)}")
        return f"{words}\n" + _("Click to discard one.") if self.discarding else words

    def draw(self, canvas: Canvas) -> None:
        """A gem and a number."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        shown = self.count - self.flying
        style = graphics.theme.style(Material.NIGHT if shown else Material.NIGHT_INSET)
        canvas.plate(self.rect, style)
        if self._light.value > 0 and self.discarding:
            canvas.plate(self.rect, style.lit(0.3), alpha=self._light.value)
        if self.discarding:
            width = graphics.theme.stage(2)
            canvas.ring(self.rect, graphics.px(style.radius), width, palette.turquoise)
        if self.marked:
            width = graphics.theme.stage(3)
            canvas.ring(self.rect, graphics.px(style.radius), width, palette.gold_light)
        canvas.svg(gem_art(self.gem), self.gem_rect(), alpha=1.0 if shown else 0.3)
        letters = style.text_colour if shown else style.second_text_colour
        place = (self.rect.left + self.rect.width * 5 // 7, self.rect.centery)
        canvas.text(str(shown), place, COUNT, letters, anchor="center")


class Supply(Widget):
    """All piles in two rows, or in one."""

    hoverable = False

    def __init__(self, on_press: Callable[[int], None]) -> None:
        super().__init__()
        self.piles = [self.add(GemPile(gem, partial(on_press, gem))) for gem in range(len(GEMS))]
        self.offer(discarding=False)

    def show(self, gems: Gems) -> None:
        """Show a player's gems."""
        for pile, count in zip(self.piles, gems, strict=True):
            pile.count, pile.flying = count, 0

    def offer(self, *, discarding: bool) -> None:
        """Let the player discard gems, or not."""
        for pile in self.piles:
            pile.discarding = pile.focusable = discarding and pile.count > 0

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Equal parts."""
        super().place(rect, graphics)
        across = len(GEMS) if rect.width > 5 * rect.height else 3
        down = -(-len(GEMS) // across)
        for pile, place in zip(
            self.piles, grid(rect, across, down, graphics.theme.stage(4)), strict=True
        ):
            pile.place(place, graphics)

"""An area that can be activated: its outline, and a badge with its worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from pyramids.games.pyramido.areas.quarters import Area
from pyramids.games.pyramido.texts.pieces import area_words
from pyramids.games.pyramido.ui.theme import BADGE
from pyramids.games.pyramido.ui.theme import PyramidSizes as Sizes
from pyramids.language import _
from pyramids.tables.drawing.number_disc import draw_number_disc
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import mix
from pyramids.ui.widgets import Pressable

if TYPE_CHECKING:
    from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView

_FAINT, _STRONG = 0.05, 0.11
"""How wide outlines are, in shares of a quarter."""


class AreaSpot(Pressable):
    """One area of the viewer's pyramid in a scoring."""

    def __init__(self, area: Area, pyramid: PyramidView, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.area = area
        self.chosen = False
        self.points: int | None = None
        """What it has scored in this scoring; None if it wasn't activated."""
        self.affordable = True
        self.proposed = 0
        """What it scores in the best activations; 0 if they don't contain it."""
        self._pyramid = pyramid
        self._rects: list[pygame.Rect] = []

    def fit(self, rects: list[pygame.Rect]) -> None:
        """Set the rectangles of its quarters; its own one is that of the badge.

        That is a quarter without a symbol, if there is any, near the middle.
        """
        self._rects = rects
        middle = rects[0].unionall(rects[1:]).center
        free = [rect for rect in rects if not self._pyramid.has_symbol(rect.center)] or rects
        self.rect = min(
            free, key=lambda rect: abs(rect.centerx - middle[0]) + abs(rect.centery - middle[1])
        )

    def contains(self, pos: tuple[int, int]) -> bool:
        """Whether a point is on one of its quarters."""
        return self.visible and any(rect.collidepoint(pos) for rect in self._rects)

    @property
    def look(self) -> tuple[object, ...]:
        """Everything that its outline depends on."""
        lit = self.chosen or self.focused or self.is_lit()
        return lit, self.points, self.proposed, self.affordable

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """Its symbols, and whether it can be activated."""
        words = area_words(self.area.colour, self.area.symbols)
        if self.points is not None:
            return f"{words}\n" + _("Activated.")
        if not self.affordable:
            return f"{words}\n" + _("You don't have the gems for it.")
        return f"{words}\n" + _("Click it, then choose how to pay.")

    def draw_outline(self, canvas: Canvas) -> None:
        """The outline, stronger when it is chosen, proposed or pointed at."""
        palette, pyramid = canvas.graphics.theme.palette, self._pyramid
        lit, points, proposed, affordable = self.look
        colour, strong = palette.papyrus, bool(lit or proposed or points is not None)
        if lit or points is not None:
            colour = palette.gold_light
        elif proposed:
            colour = palette.turquoise
        elif not affordable:
            colour = mix(palette.papyrus, palette.night, 0.5)
        pyramid.draw_outline(canvas, self._rects, palette.ink, _STRONG + 0.04)
        pyramid.draw_outline(canvas, self._rects, colour, _STRONG if strong else _FAINT)

    def draw(self, canvas: Canvas) -> None:
        """The badge: its symbols, or what it has scored."""
        palette, rect = canvas.graphics.theme.palette, self.rect
        wide = max(round(rect.width * Sizes.BADGE), canvas.graphics.px(BADGE.size * 3 // 2))
        done, gain = self.points is not None, self.points or self.proposed
        rim = palette.gold_light if done or self.proposed or self.chosen else palette.papyrus
        ground = palette.gold_dark if done else palette.night
        if not done and not self.affordable:
            rim = mix(palette.papyrus, palette.night, 0.5)
        words = f"+{gain}" if gain else str(self.area.symbols)
        draw_number_disc(
            canvas, words, rect.center, wide, BADGE,
            rim=rim, ground=ground, letters=palette.papyrus, rim_width=wide // 12,
        )  # fmt: skip

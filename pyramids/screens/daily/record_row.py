"""What all daily expeditions add up to: the streak, and how many medals of each kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pygame

from pyramids.language import Text, _, later, text_of
from pyramids.play.daily.medals import Medal, Streak
from pyramids.play.daily.texts import streak_words
from pyramids.screens.daily.calendar_month import PICTURES
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL, Material, Space
from pyramids.ui.theme.screens import FIGURE, DailySizes
from pyramids.ui.widgets import Size, Widget, grid


class RecordTile(Widget):
    """A large number above a caption, or below the picture of a medal."""

    def __init__(self, caption: Text, tooltip: Text, picture: str = "") -> None:
        super().__init__(tooltip=tooltip)
        self.number = 0
        self.caption: Text = caption
        self.picture = picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the number, and the caption or the medal."""
        graphics, rect = canvas.graphics, self.rect
        style = graphics.theme.style(Material.PAPYRUS_INSET)
        canvas.plate(rect, style)
        number, room = str(self.number), rect.width - 2 * graphics.px(Space.TIGHT)
        high = (rect.centerx, rect.top + round(rect.height * 0.38))
        low = (rect.centerx, rect.top + round(rect.height * 0.78))
        if self.picture:
            side = round(rect.height * DailySizes.RECORD_MEDAL)
            canvas.svg(self.picture, rect_at("center", high, side))
            ink = style.text_colour if self.number else style.second_text_colour
            canvas.fitted_text(number, low, room, SMALL, ink)
        else:
            canvas.fitted_text(number, high, room, FIGURE, style.text_colour)
            words = text_of(self.caption)
            canvas.fitted_text(words, low, room, SMALL, style.second_text_colour)


class RecordRow(Widget):
    """The streak and the longest one, then gold, silver and bronze."""

    hoverable = False

    def __init__(self) -> None:
        super().__init__()
        self._streak = Streak(0, 0)
        words = self._words
        self.current = self.add(RecordTile(later("streak"), words))
        self.longest = self.add(RecordTile(later("longest"), words))
        self.medals = {
            medal: self.add(RecordTile("", partial(self._medal_words, medal), PICTURES[medal]))
            for medal in Medal
        }

    def show(self, streak: Streak, medals: Mapping[Medal, int]) -> None:
        """Show new numbers."""
        self._streak = streak
        self.current.number, self.longest.number = streak
        for medal, tile in self.medals.items():
            tile.number = medals.get(medal, 0)
        self.invalidate()

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """One row."""
        return width or graphics.px(DailySizes.CALENDAR), graphics.px(DailySizes.RECORD)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the tiles side by side."""
        super().place(rect, graphics)
        places = grid(rect, len(self.children), 1, graphics.px(Space.TIGHT))
        for tile, place in zip(self.children, places, strict=True):
            tile.place(place, graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the tiles."""
        self.draw_children(canvas)

    def _words(self) -> str:
        return streak_words(self._streak)

    def _medal_words(self, medal: Medal) -> str:
        return f"{self.medals[medal].number} × {_(medal.title)}"

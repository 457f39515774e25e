"""The key help: all keys and gestures, from the bindings that the game itself uses."""

from __future__ import annotations

import pygame

from pyramids.catalogue import playable_games
from pyramids.language import _, later
from pyramids.screens.common.form import Heading
from pyramids.screens.common.reading_sheet import ReadingSheet
from pyramids.tables.game_ui import game_ui
from pyramids.ui.actions import Binding, Section, bindings
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, SMALL, SMALL_BOLD, Material, Radius, Space
from pyramids.ui.theme.screens import RowSizes, SheetSizes
from pyramids.ui.widgets import Size, Widget


class KeyLine(Widget):
    """An action's title on the left, its keys and gestures on the right."""

    hoverable = False

    def __init__(self, binding: Binding) -> None:
        super().__init__()
        self.binding = binding

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A line."""
        return width or graphics.px(SheetSizes.MIDDLE[0]), graphics.px(RowSizes.KEY)

    def draw(self, canvas: Canvas) -> None:
        """Draw the title, then keys and gestures from the middle on."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS)
        left = self.rect.left + round(self.rect.width * 0.42)
        room = left - self.rect.left - graphics.px(Space.SMALL)
        text_style = graphics.text.shrink_to_fit(_(self.binding.title), BODY, room)
        name = graphics.text.shorten(_(self.binding.title), text_style, room)
        canvas.text(name, self.rect.midleft, text_style, style.text_colour, anchor="midleft")
        for chord in self.binding.chords:
            left = self._draw_key(canvas, chord.title(), left)
        gestures = ", ".join(_(gesture) for gesture in self.binding.gestures)
        place = (left + graphics.px(Space.SMALL), self.rect.centery)
        words = graphics.text.shorten(gestures, SMALL, self.rect.right - place[0])
        canvas.text(words, place, SMALL, style.second_text_colour, anchor="midleft")

    def _draw_key(self, canvas: Canvas, title: str, left: int) -> int:
        graphics = canvas.graphics
        width = graphics.text.width(title, SMALL_BOLD) + 2 * graphics.px(Space.SMALL)
        stone = pygame.Rect(
            left, 0, max(width, graphics.px(RowSizes.KEY)), graphics.px(RowSizes.KEY * 0.82)
        )
        stone.centery = self.rect.centery
        canvas.plate(stone, Material.STONE, radius=graphics.px(Radius.SMALL))
        letters = graphics.theme.style(Material.STONE).text_colour
        canvas.text(title, stone.center, SMALL_BOLD, letters, anchor="center")
        return stone.right + graphics.px(Space.SMALL)


class KeyHelp(ReadingSheet):
    """All keys, in sections."""

    def __init__(self) -> None:
        super().__init__(later("Keys"), SheetSizes.MIDDLE, Space.HAIR)

    def fill(self) -> None:
        """Add a line for every binding."""
        for spec in playable_games():
            game_ui(spec)  # Loading it adds the game's keys.
        for section in Section:
            self.lines.add(Heading(later(section.value)))
            for binding in bindings(section):
                self.lines.add(KeyLine(binding))

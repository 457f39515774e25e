"""A sheet to read: one list of lines that the keyboard scrolls."""

from __future__ import annotations

import pygame

from pyramids.language import Text
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.ui.theme import Material
from pyramids.ui.widgets import ScrollList


class ReadingSheet(SheetScene):
    """Lines in one column, and a button that leads back."""

    def __init__(self, title: Text, extent: tuple[int, int], gap: int) -> None:
        super().__init__(title, extent)
        self.lines = self.widgets.add(ScrollList(gap=gap, on=Material.PAPYRUS))
        self.fill()
        self.build_foot()

    def fill(self) -> None:
        """Add the lines."""

    def enter(self) -> None:
        """Focus Back, so that Enter leads back as Esc does."""
        self.widgets.set_focus(self.back, visible=False)

    def place_body(self, area: pygame.Rect) -> None:
        """Place the list; if it is longer than the sheet, the keyboard scrolls it."""
        self.lines.place(area, self.graphics)
        if self.lines.focusable:
            self.widgets.set_focus(self.lines, visible=False)

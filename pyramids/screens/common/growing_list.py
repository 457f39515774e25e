"""A scroll list of files that makes its rows only as far as they are looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

import pygame

from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Material, Space
from pyramids.ui.widgets import ScrollList, Widget

_CHUNK: Final = 40
"""More rows than any window shows at once."""

E = TypeVar("E")


class GrowingList(ScrollList, Generic[E]):
    """Rows of entries. With thousands of them, more rows are made whenever the end comes near."""

    def __init__(self, make_row: Callable[[E], Widget]) -> None:
        super().__init__(gap=Space.SMALL, on=Material.PAPYRUS)
        self._make_row = make_row
        self._entries: Sequence[E] = ()
        self._graphics: Graphics | None = None
        self.on_grow: Callable[[], None] = lambda: None
        """Called after rows were added at the end."""

    def show(self, entries: Sequence[E]) -> bool:
        """Show entries; rows of the same entries at the beginning stay as they are.

        Returns whether there are other rows now, which have to be placed.
        """
        shown = self._entries[: len(self.children)]
        same = 0
        while same < min(len(shown), len(entries)) and shown[same] is entries[same]:
            same += 1
        wanted = max(_CHUNK, len(self.children))
        self._entries = entries
        if same == len(self.children) == min(wanted, len(entries)):
            return False
        del self.children[same:]
        self._add_rows(wanted - same)
        self.invalidate()
        return True

    def focused_place(self) -> int:
        """The number of the row that is focused, or in which something is; 0 if there is none."""
        for place, row in enumerate(self.children):
            if any(widget.focused for widget in row.walk()):
                return place
        return 0

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the rows."""
        self._graphics = graphics
        super().place(rect, graphics)

    def update(self, dt: float) -> bool:
        """Add rows when the end comes near."""
        moving = super().update(dt)
        if len(self.children) < len(self._entries) and self._is_near_end():
            self._add_rows(_CHUNK)
            if self._graphics is not None:
                self.place(self.rect, self._graphics)
            self.on_grow()
        return moving

    def _is_near_end(self) -> bool:
        if self.offset + 2 * self.rect.height > self._content:
            return True
        return any(widget.focused for row in self.children[-2:] for widget in row.walk())

    def _add_rows(self, most: int) -> None:
        start = len(self.children)
        for entry in self._entries[start : start + most]:
            self.add(self._make_row(entry))

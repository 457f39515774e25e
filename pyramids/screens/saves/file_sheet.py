"""The base of a screen that lists files: they are read and pictured while it is shown."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

import pygame

from pyramids.language import Text
from pyramids.screens.common.empty_list import EmptyNotice
from pyramids.screens.common.growing_list import GrowingList
from pyramids.screens.common.scanning_sheet import ScanningSheet
from pyramids.screens.saves.picture_row import PictureRow

E = TypeVar("E")
R = TypeVar("R", bound=PictureRow)


class FileSheet(ScanningSheet[E], Generic[E, R]):
    """A list of entries, one a file, with a notice in its place if there are none."""

    def __init__(
        self, title: Text, extent: tuple[int, int], empty: Text, row_class: type[R]
    ) -> None:
        super().__init__(title, extent)
        self.entries: Sequence[E] = ()
        self._pictures: Iterator[None] = iter(())
        """Makes the rows' pictures, a step at a time."""
        self._row_class = row_class
        self.list = self.widgets.add(GrowingList(self.make_row))
        self.list.on_grow = self._draw_pictures
        self.empty = self.widgets.add(EmptyNotice(empty))
        self.build_foot()

    @abstractmethod
    def make_row(self, entry: E) -> R:
        """The row of an entry."""

    def in_order(self, entries: Sequence[E]) -> Sequence[E]:
        """The entries in the order of the list."""
        return entries

    @property
    def rows(self) -> list[R]:
        """The rows of the list."""
        return [row for row in self.list.children if isinstance(row, self._row_class)]

    def read(self) -> None:
        """Read the files, and show those that were read at once."""
        self._show(self.start_reading().take())

    def update(self, dt: float) -> None:
        """Show what has been read, and make pictures of boards while nothing else is drawn."""
        super().update(dt)
        if self._reading and self._reader is not None:
            self._show([*self.entries, *self._reader.take()])
        if not self.dirty and not self.paused:
            next(self._pictures, None)

    def place_body(self, area: pygame.Rect) -> None:
        """Place the list, or the notice that it is empty."""
        self.list.place(area, self.graphics)
        self.empty.place(area, self.graphics)
        self._draw_pictures()

    def _show(self, entries: Sequence[E]) -> None:
        """Show entries; the row at the same place as before is focused."""
        place = self.list.focused_place()
        self.entries = self.in_order(entries)
        changed = self.list.show(self.entries)
        self._reading = self._reader is not None and not self._reader.done
        self.empty.visible = not self.rows and not self._reading
        if not changed and self.widgets.focus is not None:
            return
        if self.list.rect:
            self.list.place(self.list.rect, self.graphics)
            self._draw_pictures()
        focus = self.rows[min(place, len(self.rows) - 1)] if self.rows else self.back
        self.widgets.set_focus(focus, visible=self.widgets.focus_visible)

    def _draw_pictures(self) -> None:
        rows = self.rows
        self._pictures = (step for row in rows for step in row.make_picture(self.graphics))

"""The list of saved games: open, rename, delete; damaged files show what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pygame

from pyramids.language import _, later
from pyramids.play.texts.saves import names
from pyramids.screens.common.empty_list import EmptyNotice
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.growing_list import GrowingList
from pyramids.screens.common.navigator import navigator
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.saves.name_dialog import ask_for_name
from pyramids.screens.saves.save_row import SaveRow
from pyramids.storage import autosave, saved_games, saves
from pyramids.storage.background_reader import BackgroundReader
from pyramids.storage.errors import StorageError
from pyramids.storage.saves import BrokenFile, Save
from pyramids.storage.settings import Settings
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.theme.screens import SheetSizes


class Load(SheetScene):
    """All saved games, newest first."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(later("Load a game"), SheetSizes.LARGE)
        self.settings = settings
        self.entries: list[Save | BrokenFile] = []
        self._reader: BackgroundReader[Save | BrokenFile] | None = None
        self._reading = False
        """Whether there may be more entries than are shown."""
        self._pictures: Iterator[None] = iter(())
        """Makes the rows' pictures, a step at a time."""
        self.list = self.widgets.add(GrowingList(self._make_row))
        self.list.on_grow = self._draw_pictures
        words = later("No saved games yet. Games save automatically.")
        self.empty = self.widgets.add(EmptyNotice(words))
        self.build_foot()

    @property
    def rows(self) -> list[SaveRow]:
        """The rows of the list."""
        return [row for row in self.list.children if isinstance(row, SaveRow)]

    def enter(self) -> None:
        """Read the folder."""
        self._read()

    def resume(self) -> None:
        """Read the folder again: something may have been deleted or renamed."""
        self._read()
        self.layout(self.app.size)

    def place_body(self, area: pygame.Rect) -> None:
        """Place the list, or the notice that it is empty."""
        self.list.place(area, self.graphics)
        self.empty.place(area, self.graphics)
        self._draw_pictures()

    def update(self, dt: float) -> None:
        """Show what has been read, and make pictures of boards while nothing else is drawn."""
        super().update(dt)
        if self._reading and self._reader is not None:
            self._show([*self.entries, *self._reader.take()])
        if not self.dirty and not self.paused:
            next(self._pictures, None)

    def leave(self) -> None:
        """Read no more."""
        if self._reader is not None:
            self._reader.stop()

    def _read(self) -> None:
        """Read the folders in a thread; in most cases that is done at once."""
        self.leave()
        self._reader = BackgroundReader(chain(autosave.scan(), saved_games.scan()))
        self._reader.wait()
        self._show(self._reader.take())

    def _show(self, entries: list[Save | BrokenFile]) -> None:
        place = self.list.focused_place()
        self.entries = saves.newest_first(entries)
        changed = self.list.show(self.entries)
        self._reading = self._reader is not None and not self._reader.done
        self.empty.visible = not self.rows and not self._reading
        if not changed and self.widgets.focus is not None:
            return
        if self.list.rect:
            self.list.place(self.list.rect, self.graphics)
            self._draw_pictures()
        if self.rows:
            row = self.rows[min(place, len(self.rows) - 1)]
            self.widgets.set_focus(row, visible=self.widgets.focus_visible)
        else:
            self.widgets.set_focus(self.back, visible=self.widgets.focus_visible)

    def _make_row(self, entry: Save | BrokenFile) -> SaveRow:
        return SaveRow(entry, self._open, self._ask_name, self._ask_delete)

    def _draw_pictures(self) -> None:
        rows = self.rows
        self._pictures = (step for row in rows for step in row.make_picture(self.graphics))

    def _open(self, entry: Save | BrokenFile) -> None:
        if isinstance(entry, Save):
            navigator(self.app).open_save(entry, self.settings)

    def _ask_name(self, entry: Save | BrokenFile) -> None:
        if isinstance(entry, Save):
            ask_for_name(
                self.app,
                later("Rename"),
                entry.summary.name,
                lambda name: self._rename(entry, name),
            )

    def _rename(self, entry: Save, name: str) -> None:
        try:
            saves.rename(entry, name)
        except StorageError as error:
            show_error(self.app, later("Couldn't rename the game"), error)
        else:
            self.resume()

    def _ask_delete(self, entry: Save | BrokenFile) -> None:
        answers = [
            Answer(later("Keep it"), primary=True),
            Answer(later("Delete"), lambda: self._delete(entry), danger=True),
        ]
        words = later("“{name}” will be gone for good.", name=_name(entry))
        self.app.scenes.push(Dialog(later("Delete this game?"), words, answers))

    def _delete(self, entry: Save | BrokenFile) -> None:
        try:
            if entry.automatic:
                autosave.delete(entry)
            else:
                saves.delete(entry)
        except StorageError as error:
            show_error(self.app, later("Couldn't delete the game"), error)
        else:
            self.app.toast(_("Deleted."))
            self.resume()


def _name(entry: Save | BrokenFile) -> str:
    if isinstance(entry, BrokenFile):
        return entry.path.name
    return entry.summary.name or names(entry)

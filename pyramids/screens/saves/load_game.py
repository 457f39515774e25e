"""The list of saved games: open, rename, delete; damaged files show what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from pyramids.language import later
from pyramids.play.texts.saves import names
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.navigator import navigator
from pyramids.screens.saves.delete_dialog import ask_delete
from pyramids.screens.saves.file_sheet import FileSheet
from pyramids.screens.saves.name_dialog import ask_for_name
from pyramids.screens.saves.save_row import SaveRow
from pyramids.storage import autosave, saved_games, saves
from pyramids.storage.errors import StorageError
from pyramids.storage.saves import BrokenFile, Save
from pyramids.storage.settings import Settings
from pyramids.ui.theme.screens import SheetSizes


class Load(FileSheet[Save | BrokenFile, SaveRow]):
    """All saved games, newest first."""

    def __init__(self, settings: Settings) -> None:
        empty = later("No saved games yet. Games save automatically.")
        super().__init__(later("Load a game"), SheetSizes.LARGE, empty, SaveRow)
        self.settings = settings

    def scan(self) -> Iterator[Save | BrokenFile]:
        """Read the games that were saved automatically and by name."""
        return chain(autosave.scan(), saved_games.scan())

    def make_row(self, entry: Save | BrokenFile) -> SaveRow:
        """The row of a saved game."""
        return SaveRow(entry, self._open, self._ask_name, self._ask_delete)

    def in_order(self, entries: Sequence[Save | BrokenFile]) -> Sequence[Save | BrokenFile]:
        """The newest first."""
        return saves.newest_first(entries)

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
        ask_delete(
            self,
            later("Delete this game?"),
            later("“{name}” will be gone for good.", name=_name(entry)),
            partial(autosave.delete if entry.automatic else saves.delete, entry),
            later("Couldn't delete the game"),
        )


def _name(entry: Save | BrokenFile) -> str:
    if isinstance(entry, BrokenFile):
        return entry.path.name
    return entry.summary.name or names(entry)

"""The list of the games saved under a name."""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.storage import folders
from pyramids.storage.cache import file_index
from pyramids.storage.saves import BrokenFile, Save, describe_file, newest_first, tidy_name


def scan() -> Iterator[Save | BrokenFile]:
    """The saved games in any order, as they are read."""
    return (found.entry for found in file_index.scan(folders.saves(), describe_file))


def list_saves() -> list[Save | BrokenFile]:
    """The saved games, newest first."""
    return newest_first(scan())


def find(name: str) -> Save | None:
    """The newest game saved under this name."""
    wanted = tidy_name(name).casefold()
    for entry in list_saves():
        if isinstance(entry, Save) and entry.summary.name.casefold() == wanted:
            return entry
    return None

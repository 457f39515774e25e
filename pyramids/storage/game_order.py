"""Numbers games in the order in which they are begun or continued, as clocks can be wrong."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from pyramids.storage import atomic_file, file_lock, folders
from pyramids.storage.errors import StorageError

_LARGEST: Final = 100
_HIGHEST: Final = 10**8
"""A higher number is nonsense."""
_PATIENCE: Final = 0.2
"""Seconds to wait for another window that begins a game."""


def next_number(highest_known: Callable[[], int]) -> int:
    """The number after the last one.

    If the counter is lost, it goes on from the highest number that is found in the files.
    """
    path = folders.home() / "order.txt"
    # Without a lock two games could get the same number: then the clock decides between them.
    with file_lock.held_if_possible(path.with_suffix(".lock"), _PATIENCE):
        last = _read(path)
        number = (highest_known() if last is None else last) + 1
        with suppress(StorageError):
            atomic_file.write_unsynced(path, f"{number}\n")
        return number


def _read(path: Path) -> int | None:
    try:
        number = int(atomic_file.read(path, _LARGEST))
    except (StorageError, ValueError):
        return None
    return number if 0 <= number < _HIGHEST else None

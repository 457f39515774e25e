"""What reads the player's finished games for a screen has in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from pyramids.storage.background_reader import BackgroundReader

E = TypeVar("E")


class HistoryReader(Generic[E]):
    """Reads finished games in a thread, so that no frame takes long."""

    def __init__(self, entries: Iterator[E]) -> None:
        self._reader = BackgroundReader(entries)

    @property
    def complete(self) -> bool:
        """Whether all of them have been read and taken."""
        return self._reader.done

    def wait(self) -> None:
        """Wait a moment for all of them, so that in most folders nothing appears late."""
        self._reader.wait()

    def close(self) -> None:
        """Read no more."""
        self._reader.stop()

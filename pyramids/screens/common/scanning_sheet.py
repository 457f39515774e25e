"""The base of sheets whose content is read from files while they are shown."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from pyramids.language import Text
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.storage.background_reader import BackgroundReader

E = TypeVar("E")


class ScanningSheet(SheetScene, Generic[E]):
    """Reads when it is opened and again when it is back on top; stops when it is left."""

    def __init__(self, title: Text, extent: tuple[int, int]) -> None:
        super().__init__(title, extent)
        self._reader: BackgroundReader[E] | None = None
        self._reading = False
        """Whether there may be more to read than is shown."""

    @abstractmethod
    def scan(self) -> Iterator[E]:
        """What is read, in a thread."""

    @abstractmethod
    def read(self) -> None:
        """Start reading, and show what there is by then."""

    def enter(self) -> None:
        """Read the files."""
        self.read()

    def resume(self) -> None:
        """Read the files again: some may have been changed, deleted or added."""
        self.read()
        self.layout(self.app.size)

    def leave(self) -> None:
        """Stop reading."""
        if self._reader is not None:
            self._reader.stop()

    def start_reading(self) -> BackgroundReader[E]:
        """Read in a thread, and wait a moment: in most cases everything is read by then."""
        self.leave()
        self._reader = BackgroundReader(self.scan())
        self._reader.wait()
        return self._reader

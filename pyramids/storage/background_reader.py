"""Reads a folder in a thread, so that the window never waits for thousands of files."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Event, Thread
from typing import Generic, TypeVar

from pyramids.engine.errors import PyramidsError

PATIENCE = 0.05
"""Seconds that a screen waits before it shows itself without its list: in most folders everything
has been read by then, and nothing appears late."""
_REST = 0.5
"""The longest time in seconds for which it rests to let the window draw."""

E = TypeVar("E")


class BackgroundReader(Generic[E]):
    """Takes entries from an iterator in a thread; the window asks for them in each frame."""

    def __init__(self, entries: Iterator[E]) -> None:
        self._entries = entries
        self._came: deque[E] = deque()
        self._ended = Event()
        self._may_read = Event()
        self._may_read.set()
        self._takes_left = 0
        """How often entries are taken before it goes on reading."""
        self._stopped = False
        # A daemon: what it writes is a cache, or complete whenever it ends.
        Thread(target=self._read, name="reader", daemon=True).start()

    def wait(self) -> None:
        """Wait a moment for the end.

        If there is more to read, the reader rests until the window has shown what there is: both
        share the interpreter lock, and the screen would appear later.
        """
        if not self._ended.wait(PATIENCE):
            self._takes_left = 2
            self._may_read.clear()

    @property
    def done(self) -> bool:
        """Whether everything has been read and taken."""
        return self._ended.is_set() and not self._came

    def take(self) -> list[E]:
        """What has been read since the last call; after the second one the window has drawn."""
        self._takes_left -= 1
        if self._takes_left <= 0:
            self._may_read.set()
        return [self._came.popleft() for _ in range(len(self._came))]

    def stop(self) -> None:
        """Read no more."""
        self._stopped = True
        self._may_read.set()

    def _read(self) -> None:
        # Nobody is told here: what is wrong with a file is said when it is opened.
        try:
            with suppress(PyramidsError):
                for entry in self._entries:
                    self._came.append(entry)
                    self._may_read.wait(_REST)
                    if self._stopped:
                        break
            _close(self._entries)
        finally:
            self._ended.set()


def _close(entries: Iterator[object]) -> None:
    """End a generator now, as it writes its index then."""
    close: Callable[[], None] | None = getattr(entries, "close", None)
    if close is not None:
        close()

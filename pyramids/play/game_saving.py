"""Saves a game's newest record; what the disk refuses is tried again until the game is left."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Final

from pyramids.engine.records.record import Record
from pyramids.storage import history
from pyramids.storage.autosave import Autosave
from pyramids.storage.errors import StorageError

RETRY_AFTER: Final = 5.0
"""Seconds until what couldn't be saved is tried again."""


class GameSaving:
    """Keeps a game in its autosave and, once it is over, in the history."""

    def __init__(self, kept_in: Autosave) -> None:
        self.autosave = kept_in
        self.on_error: Callable[[StorageError], None] | None = None
        """Called once for each kind of disk error, possibly from the writer's thread."""
        self._in_history = False
        self._saving = Lock()
        """Held by the thread that saves: the window's, or the one that tries again."""
        self._newest: tuple[Record, bool] | None = None
        """What was to be saved last, and whether the game was over."""
        self._autosave_error: StorageError | None = None
        self._history_error: StorageError | None = None
        self._left = Event()
        self._retrying: Thread | None = None

    @property
    def error(self) -> StorageError | None:
        """Why the last record couldn't be saved; None if it was."""
        return self._autosave_error or self._history_error

    def save(self, kept: Record, *, over: bool) -> None:
        """Save a record of the game, which may be over."""
        with self._saving:
            self._newest = kept, over
            self._write(*self._newest)

    def save_again(self) -> bool:
        """Try again to save what couldn't be saved; returns whether everything is saved now."""
        self.autosave.wait_until_synced()
        if self.error is not None:
            with self._saving:
                if self._newest is not None:
                    self._write(*self._newest)
            self.autosave.wait_until_synced()
        return self.error is None

    def leave(self, *, over: bool) -> None:
        """Release the autosave, or delete it if the game is over and saved."""
        self._left.set()
        if self.save_again() and over:
            self.autosave.discard()
        else:
            self.autosave.release()

    def _write(self, kept: Record, over: bool) -> None:
        """Write the autosave and, once the game is over, the history."""
        try:
            self.autosave.write(kept, self._on_write_finished)
        except StorageError as error:
            self._on_write_finished(error)
        try:
            if over:
                history.add(self.autosave.id, kept)
            elif self._in_history:
                history.remove(self.autosave.id)
            self._in_history = over
        except StorageError as error:
            known, self._history_error = self.error, error
            self._tell_new_error(known)
        else:
            self._history_error = None

    def _on_write_finished(self, error: StorageError | None) -> None:
        """Called when an autosave finished, possibly from the writer's thread."""
        known, self._autosave_error = self.error, error
        self._tell_new_error(known)

    def _tell_new_error(self, known: StorageError | None) -> None:
        error = self.error
        if error is None:
            return
        self._start_retrying()
        if self.on_error is not None and (known is None or known.problem != error.problem):
            self.on_error(error)

    def _start_retrying(self) -> None:
        if self._retrying is None or not self._retrying.is_alive():
            # A daemon: it must not keep the program running; leaving the game tries once more.
            self._retrying = Thread(target=self._retry, name="autosave retry", daemon=True)
            self._retrying.start()

    def _retry(self) -> None:
        while not self._left.wait(RETRY_AFTER) and self.error is not None:
            self.save_again()

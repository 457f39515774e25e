"""File locks: held by at most one running instance of the program.

The operating system releases the lock when the process ends, however it ends.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from pyramids.storage import atomic_file
from pyramids.storage.errors import StorageError, storage_errors

_LOCKED: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EWOULDBLOCK}
_RETRY_DELAY: Final = 0.01
"""Seconds: a process that only checks the lock holds it for an instant."""
_PATIENCE: Final = 4 * _RETRY_DELAY


class FileLock:
    """A lock, held until `release` or the end of the process."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle: int | None = handle

    def __enter__(self) -> FileLock:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()

    def release(self) -> None:
        """Release it and delete its file."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        # Windows can't delete an open file; elsewhere it must go while it is still locked.
        if sys.platform != "win32":
            with suppress(OSError):
                self.path.unlink()
        os.close(handle)
        if sys.platform == "win32":
            with suppress(OSError):
                self.path.unlink()


def acquire(path: Path, patience: float = _PATIENCE) -> FileLock | None:
    """Lock a path; None if another running instance holds it for that many seconds."""
    with storage_errors(path):
        atomic_file.make_folder(path.parent)
        for _ in range(round(patience / _RETRY_DELAY)):
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            # Its holder may have deleted it between our opening and our locking.
            if _try_lock(handle) and _is_same_file(path, handle):
                return FileLock(path, handle)
            os.close(handle)
            time.sleep(_RETRY_DELAY)
        return None


@contextmanager
def held_if_possible(path: Path, patience: float) -> Iterator[None]:
    """Hold the lock at a path within this context; go on without it if it can't be had."""
    lock = None
    with suppress(StorageError):
        lock = acquire(path, patience)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def is_locked(path: Path) -> bool:
    """Whether a running instance holds the lock at a path."""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return not _try_lock(handle)
    finally:
        os.close(handle)


def _is_same_file(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False


def _try_lock(handle: int) -> bool:
    try:
        _lock_file(handle)
    except OSError as error:
        # Some network file systems have no locks: better to play without than not at all.
        return error.errno not in _LOCKED
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock_file(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock_file(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

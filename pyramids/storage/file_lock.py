"""Seals: a file that one living instance of the program holds, and no other.

The operating system breaks the seal when the process ends, however it ends.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from pyramids.storage.trouble import guarding

_TAKEN: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EWOULDBLOCK}
_ATTEMPTS: Final = 4
_PATIENCE: Final = 0.01
"""Seconds: somebody who only looks whether it is taken holds it for an instant."""


class Seal:
    """The right to write something, held until `release` or the end of the process."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle: int | None = handle

    @property
    def held(self) -> bool:
        """Whether it is still ours."""
        return self._handle is not None

    def release(self) -> None:
        """Let others have it; its file goes with it."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        # Windows can't remove an open file; elsewhere it must go while it is still sealed.
        if sys.platform != "win32":
            with suppress(OSError):
                self.path.unlink()
        os.close(handle)
        if sys.platform == "win32":
            with suppress(OSError):
                self.path.unlink()


def take(path: Path) -> Seal | None:
    """The seal at a path, or None if a living instance holds it."""
    with guarding(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        for _ in range(_ATTEMPTS):
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            # Its holder may have removed it between our opening and our locking.
            if _lock(handle) and _is_still_there(path, handle):
                return Seal(path, handle)
            os.close(handle)
            time.sleep(_PATIENCE)
        return None


def is_taken(path: Path) -> bool:
    """Whether a living instance holds the seal at a path."""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return not _lock(handle)
    finally:
        os.close(handle)


def _is_still_there(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False


def _lock(handle: int) -> bool:
    try:
        _lock_file(handle)
    except OSError as error:
        # A file system without locks (some network folders): better to play without than not.
        return error.errno not in _TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock_file(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock_file(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""Disk errors as one typed exception with a message for the player."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

from pyramids.engine.errors import PyramidsError


class Trouble(StrEnum):
    """Why a file couldn't be written or read; screens translate it."""

    FULL = "full"
    READ_ONLY = "read_only"
    DENIED = "denied"
    MISSING = "missing"
    NO_FOLDER = "no_folder"
    FAILED = "failed"


_SENTENCES = {
    Trouble.FULL: "The disk is full: '{path}' couldn't be written.",
    Trouble.READ_ONLY: "The folder of '{path}' can only be read, not written.",
    Trouble.DENIED: "There is no permission to use '{path}'.",
    Trouble.MISSING: "'{path}' is no longer there.",
    Trouble.NO_FOLDER: "'{path}' couldn't be used: its folder is a file or a link to nowhere.",
    Trouble.FAILED: "'{path}' couldn't be used: {detail}.",
}

_TROUBLES = {
    errno.ENOSPC: Trouble.FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): Trouble.FULL,
    errno.EFBIG: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.DENIED,
    errno.EPERM: Trouble.DENIED,
    errno.ENOENT: Trouble.MISSING,
    # Something prevents creating the folder.
    errno.ENOTDIR: Trouble.NO_FOLDER,
    errno.EEXIST: Trouble.NO_FOLDER,
    errno.ELOOP: Trouble.NO_FOLDER,
}


class StorageError(PyramidsError):
    """A file couldn't be written or read. The game goes on; the player is told."""

    def __init__(self, trouble: Trouble, path: Path, detail: str = "") -> None:
        super().__init__(_SENTENCES[trouble].format(path=path, detail=detail))
        self.trouble = trouble
        self.path = path
        self.detail = detail


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Turn every `OSError` into a `StorageError` about a path."""
    try:
        yield
    except OSError as error:
        trouble = _TROUBLES.get(error.errno or 0, Trouble.FAILED)
        raise StorageError(trouble, path, error.strerror or str(error)) from error

"""Disk errors as one typed exception with a message for the player."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

from pyramids.engine.errors import PyramidsError


class DiskProblem(StrEnum):
    """Why a file couldn't be written or read; screens translate it."""

    FULL = "full"
    READ_ONLY = "read_only"
    DENIED = "denied"
    MISSING = "missing"
    NO_FOLDER = "no_folder"
    FAILED = "failed"


_SENTENCES = {
    DiskProblem.FULL: "The disk is full: '{path}' couldn't be written.",
    DiskProblem.READ_ONLY: "The folder of '{path}' can only be read, not written.",
    DiskProblem.DENIED: "There is no permission to use '{path}'.",
    DiskProblem.MISSING: "'{path}' is no longer there.",
    DiskProblem.NO_FOLDER: "'{path}' couldn't be used: its folder is a file or a link to nowhere.",
    DiskProblem.FAILED: "'{path}' couldn't be used: {detail}.",
}

_PROBLEMS = {
    errno.ENOSPC: DiskProblem.FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): DiskProblem.FULL,
    errno.EFBIG: DiskProblem.FULL,
    errno.EROFS: DiskProblem.READ_ONLY,
    errno.EACCES: DiskProblem.DENIED,
    errno.EPERM: DiskProblem.DENIED,
    errno.ENOENT: DiskProblem.MISSING,
    # Something prevents creating the folder.
    errno.ENOTDIR: DiskProblem.NO_FOLDER,
    errno.EEXIST: DiskProblem.NO_FOLDER,
    errno.ELOOP: DiskProblem.NO_FOLDER,
}


class StorageError(PyramidsError):
    """A file couldn't be written or read. The game goes on; the player is told."""

    def __init__(self, problem: DiskProblem, path: Path, detail: str = "") -> None:
        super().__init__(_SENTENCES[problem].format(path=path, detail=detail))
        self.problem = problem
        self.path = path
        self.detail = detail


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Turn every `OSError` into a `StorageError` about a path."""
    try:
        yield
    except OSError as error:
        problem = _PROBLEMS.get(error.errno or 0, DiskProblem.FAILED)
        raise StorageError(problem, path, error.strerror or str(error)) from error

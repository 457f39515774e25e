"""Atomic file writes: a file is complete or absent, even after a power cut.

New content is written to a file beside the old one, synced, and renamed into place. Readers see
the old content or the new, never a part of either.

A power cut may undo whatever wasn't synced: the content of a file as well as its name in the
folder, and each name by itself. So a name that leads to synced content is only ever replaced,
never taken away, and a name is only relied on once its folder is synced.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from pyramids.storage.errors import DiskProblem, StorageError, storage_errors

PART: Final = ".part"
BACKUP: Final = ".backup"
DAMAGED: Final = ".damaged"
_STALE_AFTER: Final = 3600.0
"""Seconds after which no process can still be writing a temporary file."""


def random_suffix() -> str:
    """A random part of a file name. (`secrets` would load OpenSSL at every start.)"""
    return os.urandom(4).hex()


def write(path: Path, text: str, *, backup: bool = False) -> None:
    """Replace a file's content, synced to the disk; `backup` keeps a copy of the old version."""
    with storage_errors(path):
        # A copy: if the old version were renamed, a power cut could leave the file without a name.
        if backup and path.exists():
            _replace(backup_of(path), path.read_bytes(), synced=True)
        _replace(path, text.encode("utf-8"), synced=True)
    _sync_folder(path.parent)


def create(path: Path, text: str) -> bool:
    """Write a new file, synced to the disk; False if there is one already.

    Of several processes that try it at the same time, one succeeds.
    """
    with storage_errors(path):
        make_folder(path.parent)
        part = path.with_name(f"{path.name}.{random_suffix()}{PART}")
        try:
            _write_new(part, text.encode("utf-8"))
            try:
                os.link(part, path)
            except FileExistsError:
                return False
            except OSError:
                # Some file systems have no links: then a crash can leave a part of the file.
                _write_new(path, text.encode("utf-8"))
        except FileExistsError:
            return False
        finally:
            with suppress(OSError):
                part.unlink()
    _sync_folder(path.parent)
    return True


def write_unsynced(path: Path, text: str) -> None:
    """Replace a file's content without syncing: safe from a crash, but not yet from a power cut.

    The old content is gone, so only a file whose old content has a synced backup may be written
    like this; see `sync_with_backup`.
    """
    with storage_errors(path):
        _replace(path, text.encode("utf-8"), synced=False)


def sync_with_backup(path: Path) -> None:
    """Wait until a file survives a power cut, and make a synced copy of it, its backup.

    The next version may then replace the file unsynced: the backup holds what was synced last.
    """
    with storage_errors(path):
        with path.open("r+b") as file:
            os.fsync(file.fileno())
            data = file.read()
        try:
            _replace(backup_of(path), data, synced=True)
        finally:
            _sync_folder(path.parent)


def read(path: Path, largest: int) -> bytes:
    """The bytes of a file; one larger than allowed isn't opened."""
    with storage_errors(path):
        if not path.is_file():
            missing = not path.exists()
            problem = DiskProblem.MISSING if missing else DiskProblem.FAILED
            raise StorageError(problem, path, "it is not a file")
        if path.stat().st_size > largest:
            raise StorageError(DiskProblem.FAILED, path, f"it is larger than {largest:,} bytes")
        return path.read_bytes()


def remove(path: Path) -> None:
    """Delete a file; one that doesn't exist is no error."""
    with storage_errors(path):
        path.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing overwrites it; returns the new path."""
    with storage_errors(path):
        number = 1
        while True:
            aside = path.with_name(f"{path.name}{DAMAGED}-{number}")
            if not aside.exists():
                os.replace(path, aside)
                return aside
            number += 1


def backup_of(path: Path) -> Path:
    """The path of a file's backup, its last good version."""
    return path.with_name(path.name + BACKUP)


def remove_stale_parts(folder: Path) -> None:
    """Delete old temporary files that a crash left behind."""
    with suppress(OSError):
        for part in folder.glob(f"*{PART}"):
            with suppress(OSError):
                if time.time() - part.stat().st_mtime > _STALE_AFTER:
                    part.unlink()


def make_folder(folder: Path) -> None:
    """Make a folder, and sync its name: otherwise a power cut could take it with all its files."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    folder.mkdir(exist_ok=True)
    _sync_folder(folder.parent)


def _replace(path: Path, data: bytes, *, synced: bool) -> None:
    make_folder(path.parent)
    part = path.with_name(f"{path.name}.{random_suffix()}{PART}")
    try:
        with part.open("xb") as file:
            file.write(data)
            if synced:
                file.flush()
                os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def _write_new(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Sync the rename itself, on systems where folders can be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

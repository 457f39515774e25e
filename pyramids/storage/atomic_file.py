"""Scrolls: files that are whole or not there at all, whenever the power goes.

A new text is written beside the old one, brought to the disk, and swapped in by one rename.
Whoever reads sees the old text or the new one, never a half of either.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from pyramids.storage.trouble import StorageError, Trouble, guarding

PART: Final = ".part"
BACKUP: Final = ".backup"
DAMAGED: Final = ".damaged"
_FORGOTTEN_AFTER: Final = 3600.0
"""Seconds after which nobody can still be writing a part."""


def unique() -> str:
    """A piece of a name that nothing else has. (`secrets` would load OpenSSL at every start.)"""
    return os.urandom(4).hex()


def write(path: Path, text: str, *, backup: bool = False) -> None:
    """Put a text in place of a file at once; the last one is kept as a backup if wanted."""
    _swap_in(path, text, backup, durable=True)
    _settle(path.parent)


def write_ahead(path: Path, text: str, *, backup: bool) -> None:
    """The same without waiting for the disk: it outlives the program, but no power cut yet."""
    _swap_in(path, text, backup, durable=False)


def bring_to_disk(path: Path) -> None:
    """Wait until what was written ahead outlives a power cut too."""
    with guarding(path), path.open("r+b") as file:
        os.fsync(file.fileno())
    _settle(path.parent)


def read(path: Path, largest: int) -> bytes:
    """The bytes of a file; one larger than allowed isn't even opened."""
    with guarding(path):
        if not path.is_file():
            missing = not path.exists()
            trouble = Trouble.MISSING if missing else Trouble.FAILED
            raise StorageError(trouble, path, "it is not a file")
        if path.stat().st_size > largest:
            raise StorageError(Trouble.FAILED, path, f"it is larger than {largest:,} bytes")
        return path.read_bytes()


def remove(path: Path) -> None:
    """Throw a file away; one that is gone already is no trouble."""
    with guarding(path):
        path.unlink(missing_ok=True)


def lay_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing overwrites it; says where it lies now."""
    with guarding(path):
        number = 1
        while True:
            aside = path.with_name(f"{path.name}{DAMAGED}-{number}")
            if not aside.exists():
                os.replace(path, aside)
                return aside
            number += 1


def backup_of(path: Path) -> Path:
    """Where the last good version of a file is kept."""
    return path.with_name(path.name + BACKUP)


def sweep(folder: Path) -> None:
    """Throw away the parts that a crash left behind long ago."""
    with suppress(OSError):
        for part in folder.glob(f"*{PART}"):
            with suppress(OSError):
                if time.time() - part.stat().st_mtime > _FORGOTTEN_AFTER:
                    part.unlink()


def _swap_in(path: Path, text: str, backup: bool, durable: bool) -> None:
    with guarding(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.{unique()}{PART}")
        try:
            with part.open("xb") as file:
                file.write(text.encode("utf-8"))
                if durable:
                    file.flush()
                    os.fsync(file.fileno())
            if backup and path.exists():
                os.replace(path, backup_of(path))
            os.replace(part, path)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise


def _settle(folder: Path) -> None:
    """Bring the rename itself to the disk, where folders can be opened for that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

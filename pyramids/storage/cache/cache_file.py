"""Files of a cache. Their first line tells what made them, and has the checksum of the rest.

A file that is missing, damaged, or made by another version of the program is as good as none. Two
windows may write the same one at the same time: each version is complete, and the last one stays.
"""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from pathlib import Path

from pyramids import __version__
from pyramids.storage import atomic_file
from pyramids.storage.errors import StorageError

Stamp = tuple[int, ...]
"""Size, time and inode of a file: they change whenever the file changes."""


def read(path: Path, kind: str, largest: int, key: str = "") -> bytes | None:
    """The body of a file of that kind and key; None if there is none that can be trusted."""
    try:
        head, body = atomic_file.read(path, largest).split(b"\n", 1)
    except (StorageError, ValueError):
        return None
    return body if head == head_of(kind, body, key) else None


def write(path: Path, kind: str, body: bytes, key: str = "") -> None:
    """Write a file; that it fails does no harm."""
    with suppress(StorageError):
        # Not synced: a power cut only means that it is made again.
        text = (head_of(kind, body, key) + b"\n" + body).decode()
        atomic_file.write_unsynced(path, text)


def head_of(kind: str, body: bytes, key: str = "") -> bytes:
    """The first line. Another version of the program may judge the same game differently."""
    checksum = f"{zlib.crc32(body):08x}"
    return " ".join(filter(None, ["pyramids", kind, __version__, key, checksum])).encode()


def stamp_of(file: Path | os.DirEntry[str]) -> Stamp:
    """The stamp of a file; empty if it can't be looked at."""
    try:
        found = file.stat()
    except OSError:
        return ()
    return found.st_size, found.st_mtime_ns, found.st_ino

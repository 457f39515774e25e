"""Reviews of games, kept so that opening one again is immediate.

It is a cache: a review that is missing, stale or damaged is made again. Two windows may write the
same one at the same time: each version is complete, and the last one stays.
"""

from __future__ import annotations

import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from pyramids import __version__
from pyramids.storage import atomic_file, folders
from pyramids.storage.errors import StorageError

SUFFIX: Final = ".review"
MOST: Final = 1000
"""More than so many are not kept; those that were made first go first."""
_FORMAT: Final = 3
_LARGEST: Final = 1 << 23


def path_of(key: str) -> Path:
    """The path of the review with that key."""
    return folders.reviews() / f"{key}{SUFFIX}"


def load(key: str) -> str | None:
    """The review that was kept by that key; None if there is none that can be used."""
    try:
        head, _, body = atomic_file.read(path_of(key), _LARGEST).decode().partition("\n")
    except (StorageError, ValueError):
        return None
    return body if head == _head(body) else None


def write(key: str, text: str) -> None:
    """Keep a review; that it fails does no harm."""
    path = path_of(key)
    with suppress(StorageError):
        atomic_file.write_unsynced(path, f"{_head(text)}\n{text}")
    _remove_oldest(path.parent)


def _remove_oldest(folder: Path) -> None:
    with suppress(OSError):
        files = list(folder.glob(f"*{SUFFIX}"))
        if len(files) > MOST:
            files.sort(key=lambda path: path.stat().st_mtime)
            for path in files[:-MOST]:
                path.unlink(missing_ok=True)


def _head(body: str) -> str:
    """Another version of the program may judge the same game differently."""
    return f"pyramids review {_FORMAT} {__version__} {zlib.crc32(body.encode()):08x}"

"""Reviews of games, kept so that opening one again is immediate.

A review that is missing, stale or damaged is made again.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from pyramids.storage import folders
from pyramids.storage.cache import cache_file

SUFFIX: Final = ".review"
MOST: Final = 1000
"""How many are kept; the oldest go first."""
_KIND: Final = "review 3"
"""With the number of its format."""
_LARGEST: Final = 1 << 23


def path_of(key: str) -> Path:
    """The path of the review with that key."""
    return folders.reviews() / f"{key}{SUFFIX}"


def load(key: str) -> str | None:
    """The review that was kept by that key; None if there is none that can be used."""
    body = cache_file.read(path_of(key), _KIND, _LARGEST)
    return None if body is None else body.decode()


def write(key: str, text: str) -> None:
    """Keep a review; that it fails does no harm."""
    path = path_of(key)
    cache_file.write(path, _KIND, text.encode())
    _remove_oldest(path.parent)


def _remove_oldest(folder: Path) -> None:
    with suppress(OSError):
        files = list(folder.glob(f"*{SUFFIX}"))
        if len(files) > MOST:
            files.sort(key=lambda path: path.stat().st_mtime)
            for path in files[:-MOST]:
                path.unlink(missing_ok=True)

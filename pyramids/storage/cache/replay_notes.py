"""What replaying finished games has told, so that no record is replayed twice.

Whatever is missing, stale or damaged is found out by replaying again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from pyramids.storage import folders
from pyramids.storage.cache import cache_file
from pyramids.storage.cache.cache_file import Stamp, stamp_of

_KIND: Final = "replays 1"
"""With the number of its format."""
_LARGEST: Final = 1 << 27


class ReplayNote(NamedTuple):
    """What a replay has told of a finished game."""

    ranks: tuple[int, ...]
    """By seat; 1 has won, ties share a rank."""
    found: Mapping[int, tuple[str, ...]]
    """By seat the ids of the discoveries."""


class ReplayNotes:
    """The notes of the history's files, read once and written as a whole."""

    def __init__(self, key: str) -> None:
        """`key` names what was looked for: notes with another key are stale."""
        self._key = key
        # The home folder may be another one by the time a thread writes.
        self._file = notes_file()
        self._notes = _load(self._file, key)
        self._changed = False

    def get(self, path: Path) -> ReplayNote | None:
        """The note of a file; None if there is none or the file has changed since."""
        stamp, note = self._notes.get(path.name, ((), None))
        return note if note is not None and stamp == stamp_of(path) else None

    def add(self, path: Path, note: ReplayNote) -> None:
        """Remember the note of a file."""
        stamp = stamp_of(path)
        if stamp:
            self._notes[path.name] = stamp, note
            self._changed = True

    def write(self) -> None:
        """Write what is new; that it fails does no harm."""
        if not self._changed:
            return
        self._changed = False
        lines = [
            json.dumps([name, stamp, note.ranks, {str(s): ids for s, ids in note.found.items()}])
            for name, (stamp, note) in sorted(self._notes.items())
        ]
        cache_file.write(self._file, _KIND, "\n".join(lines).encode(), self._key)


def notes_file() -> Path:
    """The path of the notes."""
    return folders.home() / "cache" / "history.replays"


def _load(file: Path, key: str) -> dict[str, tuple[Stamp, ReplayNote]]:
    body = cache_file.read(file, _KIND, _LARGEST, key) or b""
    try:
        return dict(_entry(line) for line in body.decode().splitlines())
    except (ValueError, TypeError, LookupError, AttributeError):
        return {}


def _entry(line: str) -> tuple[str, tuple[Stamp, ReplayNote]]:
    name, stamp, ranks, found = json.loads(line)
    by_seat = {int(seat): tuple(ids) for seat, ids in found.items()}
    return name, (tuple(stamp), ReplayNote(tuple(ranks), by_seat))

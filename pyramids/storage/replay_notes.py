"""What replaying finished games has told, so that no record is replayed twice.

It is a cache: whatever is missing, stale or damaged is found out by replaying again. Two windows
may write it at the same time: each version is complete, and the last one stays.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from pyramids import __version__
from pyramids.storage import atomic_file, folders
from pyramids.storage.errors import StorageError

_FORMAT: Final = 1
_LARGEST: Final = 1 << 27

_Stamp = tuple[int, ...]


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
        return note if note is not None and stamp == _stamp(path) else None

    def add(self, path: Path, note: ReplayNote) -> None:
        """Remember the note of a file."""
        stamp = _stamp(path)
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
        body = "\n".join(lines)
        with suppress(StorageError):
            atomic_file.write_unsynced(self._file, f"{_head(self._key, body)}\n{body}")


def notes_file() -> Path:
    """The path of the notes."""
    return folders.home() / "cache" / "history.replays"


def _load(file: Path, key: str) -> dict[str, tuple[_Stamp, ReplayNote]]:
    try:
        head, _, body = atomic_file.read(file, _LARGEST).decode().partition("\n")
        if head != _head(key, body):
            return {}
        return dict(_entry(line) for line in body.splitlines())
    except (StorageError, ValueError, TypeError, LookupError, AttributeError):
        return {}


def _entry(line: str) -> tuple[str, tuple[_Stamp, ReplayNote]]:
    name, stamp, ranks, found = json.loads(line)
    by_seat = {int(seat): tuple(ids) for seat, ids in found.items()}
    return name, (tuple(stamp), ReplayNote(tuple(ranks), by_seat))


def _head(key: str, body: str) -> str:
    """Another version of the program may judge the same game differently."""
    check = zlib.crc32(body.encode())
    return f"pyramids replays {_FORMAT} {__version__} {key} {check:08x}"


def _stamp(path: Path) -> _Stamp:
    try:
        found = path.stat()
    except OSError:
        return ()
    return found.st_size, found.st_mtime_ns, found.st_ino

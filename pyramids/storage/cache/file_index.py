"""An index of a folder of games, so that listing thousands of them opens only what is new.

The index is a cache: for each file it has the file's stamp (size, time, inode) and what a list
shows of it. Whatever is missing, stale or damaged is read from the files again, without a word.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from pyramids.engine.contract import Player
from pyramids.storage import atomic_file, saves
from pyramids.storage.cache import cache_file
from pyramids.storage.cache.cache_file import Stamp, stamp_of
from pyramids.storage.notes import rating_notes
from pyramids.storage.saves import SUFFIX, BrokenFile, Fault, Save

KIND: Final = "index 5"
"""With the number of its format."""
_LARGEST: Final = 1 << 28
_NOTES: Final = ("summary", "seating", "par", "daily", "to_beat", *rating_notes.KEYS)
"""The notes of a record that lists use."""
_LARGEST_ENTRY: Final = 20_000
"""Characters. A file with huge notes isn't worth remembering."""
_WRITE_EVERY: Final = 3.0
"""Seconds, while many files are read: if the program ends, the next one goes on from there."""
_BACKUP: Final = SUFFIX + atomic_file.BACKUP

Entry = Save | BrokenFile
Describe = Callable[[Path], Entry]
Judge = Callable[[Save], tuple[int, ...] | None]
"""The winners of a game, or None if they aren't known."""


class Indexed(NamedTuple):
    """A file's entry, and the winners if a judge was asked."""

    entry: Entry
    winners: tuple[int, ...] | None = None


class _Stamp(NamedTuple):
    """Changes whenever a file or its backup changes."""

    file: Stamp
    backup: Stamp = ()

    @property
    def time(self) -> int:
        """When it was changed last, in nanoseconds."""
        return (self.file or self.backup or (0, 0))[1]


class _Line(NamedTuple):
    """A line of the index, and what the lines are sorted by."""

    age: tuple[int, str]
    text: bytes


def scan(
    folder: Path, describe: Describe, judge: Judge | None = None, *, backups: bool = False
) -> Iterator[Indexed]:
    """The entries of a folder: known ones newest first, then those that have to be read.

    With `backups`, a file whose backup alone is left is listed too.
    """
    stamps = _stamps(folder, backups)
    known: dict[str, _Line] = {}
    changed = False
    # Line by line, so that the newest entries don't wait for the oldest.
    for text in _lines(folder):
        found = _decode(folder, text, stamps, automatic=backups)
        if found is None:
            changed = True
            continue
        name, entry, winners = found
        if winners is None and judge is not None and isinstance(entry, Save):
            winners = judge(entry)
            text = _encode(name, stamps[name], entry, winners) or text
            changed = changed or winners is not None
        known[name] = _Line(_age(entry), text)
        yield Indexed(entry, winners)
    yield from _read_new(folder, describe, judge, stamps, known, changed)


def _read_new(
    folder: Path,
    describe: Describe,
    judge: Judge | None,
    stamps: Mapping[str, _Stamp],
    known: dict[str, _Line],
    changed: bool,
) -> Iterator[Indexed]:
    """Read the files that the index doesn't know, newest first, and write the index."""
    new = sorted(stamps.keys() - known.keys(), key=lambda name: stamps[name].time, reverse=True)
    written = time.monotonic()
    try:
        for name in new:
            entry = describe(folder / name)
            winners = judge(entry) if judge is not None and isinstance(entry, Save) else None
            text = _encode(name, stamps[name], entry, winners)
            if text is not None:
                known[name] = _Line(_age(entry), text)
                changed = True
            yield Indexed(entry, winners)
            if changed and time.monotonic() - written > _WRITE_EVERY:
                _write(folder, known)
                changed, written = False, time.monotonic()
    finally:
        if changed:
            _write(folder, known)


def index_file(folder: Path) -> Path:
    """The path of a folder's index."""
    return folder.parent / "cache" / f"{folder.name}.index"


def _stamps(folder: Path, backups: bool) -> dict[str, _Stamp]:
    """The stamps of all files that may be games, by name."""
    files: dict[str, Stamp] = {}
    copies: dict[str, Stamp] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX):
                    files[entry.name] = stamp_of(entry)
                elif backups and entry.name.endswith(_BACKUP):
                    copies[entry.name.removesuffix(atomic_file.BACKUP)] = stamp_of(entry)
    except OSError:
        return {}
    return {name: _Stamp(files.get(name, ()), copies.get(name, ())) for name in files | copies}


def _age(entry: Entry) -> tuple[int, str]:
    """What the lines are sorted by; broken files come last."""
    if isinstance(entry, BrokenFile):
        return -1, ""
    return entry.summary.order, entry.saved.isoformat()


def _encode(
    name: str, stamp: _Stamp, entry: Entry, winners: tuple[int, ...] | None
) -> bytes | None:
    """A line of the index; None if the file shouldn't be remembered."""
    if isinstance(entry, BrokenFile):
        # A file that can't be read may become readable without any change of its own.
        if entry.fault is Fault.UNREADABLE:
            return None
        data: list[Any] = [entry.fault.value, entry.detail]
    else:
        notes = {key: entry.notes[key] for key in _NOTES if key in entry.notes}
        players = [[player.name, player.bot] for player in entry.players]
        data = [entry.saved.isoformat(), notes, entry.game, entry.level, players]
        data += [entry.seed, dict(entry.options), [*entry.conceded], entry.take_backs]
    line = [name, *stamp, isinstance(entry, Save), data, winners]
    text = json.dumps(line, separators=(",", ":")).encode("ascii")
    return text if len(text) <= _LARGEST_ENTRY and stamp != _Stamp(()) else None


def _decode(
    folder: Path, text: bytes, stamps: Mapping[str, _Stamp], *, automatic: bool
) -> tuple[str, Entry, tuple[int, ...] | None] | None:
    """A file's name, entry and winners; None if the line is stale or makes no sense."""
    try:
        name, file, backup, good, data, winners = json.loads(text)
        stamp = _Stamp(tuple(file), tuple(backup))
        if stamps.get(name) != stamp:
            return None
        path = folder / name
        if not good:
            fault, detail = data
            modified = datetime.fromtimestamp(stamp.time / 1e9, UTC)
            return name, BrokenFile(path, Fault(fault), detail, modified, automatic), None
        saved, notes, game, level, players, seed, options, conceded, taken = data
        entry = saves.listed(
            path,
            game=game,
            level=level,
            players=tuple(Player(name, bot) for name, bot in players),
            notes=notes,
            modified=datetime.fromisoformat(saved),
            automatic=automatic,
            conceded=tuple(conceded),
            take_backs=taken,
            seed=seed,
            options=options,
        )
        return name, entry, None if winners is None else tuple(winners)
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, OSError):
        return None


def _lines(folder: Path) -> list[bytes]:
    """The lines of a folder's index; none if there is none that can be trusted."""
    body = cache_file.read(index_file(folder), KIND, _LARGEST)
    return [] if body is None else body.splitlines()


def _write(folder: Path, known: Mapping[str, _Line]) -> None:
    lines = sorted(known.values(), reverse=True)
    cache_file.write(index_file(folder), KIND, b"\n".join(line.text for line in lines))

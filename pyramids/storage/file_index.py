"""An index of a folder of games, so that listing thousands of them opens only what is new.

The index is a cache: for each file it has the file's stamp (size, time, inode) and what a list
shows of it. Whatever is missing, stale or damaged is read from the files again, without a word.
Two windows may write it at the same time: each version is complete, and the last one stays.
"""

from __future__ import annotations

import json
import os
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from pyramids import __version__
from pyramids.engine.contract import Player
from pyramids.storage import atomic_file, saves
from pyramids.storage.errors import StorageError
from pyramids.storage.saves import SUFFIX, BrokenFile, Fault, Save

_FORMAT: Final = 1
_LARGEST: Final = 1 << 28
_NOTES: Final = ("summary", "seating", "par")
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

    file: tuple[int, ...]
    backup: tuple[int, ...] = ()

    @property
    def time(self) -> int:
        """When it was changed last, in nanoseconds."""
        return (self.file or self.backup or (0, 0))[1]


class _Known(NamedTuple):
    stamp: _Stamp
    data: list[Any]
    winners: list[int] | None


def scan(
    folder: Path, describe: Describe, judge: Judge | None = None, *, backups: bool = False
) -> Iterator[Indexed]:
    """The entries of a folder: known ones newest first, then those that have to be read.

    With `backups`, a file whose backup alone is left is listed too.
    """
    stamps = _stamps(folder, backups)
    index = _load(folder)
    known = {name: index[name] for name in stamps if _is_fresh(index.get(name), stamps[name])}
    new = sorted(stamps.keys() - known.keys(), key=lambda name: stamps[name].time, reverse=True)
    changed, written = len(known) != len(index), time.monotonic()
    try:
        for name in sorted(known, key=lambda name: _age(known[name].data), reverse=True):
            entry = _decode(folder / name, known[name], automatic=backups)
            if entry is None:
                new.append(name)
                continue
            winners = known[name].winners
            if winners is None and judge is not None and isinstance(entry, Save):
                winners = _judged(judge, entry)
                known[name] = known[name]._replace(winners=winners)
                changed = changed or winners is not None
            yield Indexed(entry, None if winners is None else tuple(winners))
        for name in new:
            entry = describe(folder / name)
            winners = _judged(judge, entry) if judge and isinstance(entry, Save) else None
            data = _encode(entry)
            if data is not None:
                known[name] = _Known(stamps[name], data, winners)
                changed = True
            yield Indexed(entry, None if winners is None else tuple(winners))
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
    files: dict[str, tuple[int, ...]] = {}
    copies: dict[str, tuple[int, ...]] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX):
                    files[entry.name] = _stamp(entry)
                elif backups and entry.name.endswith(_BACKUP):
                    copies[entry.name.removesuffix(atomic_file.BACKUP)] = _stamp(entry)
    except OSError:
        return {}
    return {name: _Stamp(files.get(name, ()), copies.get(name, ())) for name in files | copies}


def _stamp(entry: os.DirEntry[str]) -> tuple[int, ...]:
    try:
        found = entry.stat()
    except OSError:
        return ()
    return found.st_size, found.st_mtime_ns, found.st_ino


def _is_fresh(known: _Known | None, stamp: _Stamp) -> bool:
    return known is not None and known.stamp == stamp and stamp != _Stamp(())


def _age(data: list[Any]) -> tuple[int, str]:
    """What known entries are sorted by before they are decoded."""
    return (data[1], data[2]) if data[0] == "save" else (-1, "")


def _judged(judge: Judge, save: Save) -> list[int] | None:
    winners = judge(save)
    return None if winners is None else [*winners]


def _encode(entry: Entry) -> list[Any] | None:
    """An entry as JSON has it; None if it shouldn't be remembered."""
    if isinstance(entry, BrokenFile):
        # A file that can't be read may become readable without any change of its own.
        if entry.fault is Fault.UNREADABLE:
            return None
        return ["broken", entry.fault.value, entry.detail]
    notes = {key: entry.notes[key] for key in _NOTES if key in entry.notes}
    players = [[player.name, player.bot] for player in entry.players]
    place = [entry.game, entry.level, players, entry.seed, dict(entry.options)]
    data = [
        "save",
        entry.summary.order,
        entry.saved.isoformat(),
        notes,
        *place,
        [*entry.conceded],
        entry.take_backs,
    ]
    return data if len(json.dumps(data)) <= _LARGEST_ENTRY else None


def _decode(path: Path, known: _Known, *, automatic: bool) -> Entry | None:
    """The entry of a file; None if the index has nonsense."""
    try:
        modified = datetime.fromtimestamp(known.stamp.time / 1e9, UTC)
        if known.data[0] == "broken":
            _kind, fault, detail = known.data
            return BrokenFile(path, Fault(fault), detail, modified, automatic)
        _kind, _order, saved, notes, game, level, players, seed, options, conceded, taken = (
            known.data
        )
        return saves.listed(
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
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, OSError):
        return None


def _load(folder: Path) -> dict[str, _Known]:
    """The index of a folder; empty if there is none, or none that can be trusted."""
    try:
        head, body = atomic_file.read(index_file(folder), _LARGEST).split(b"\n", 1)
        if head != _head(body):
            return {}
        return {
            name: _Known(_Stamp(tuple(file), tuple(backup)), data, winners)
            for name, (file, backup, data, winners) in json.loads(body).items()
        }
    except (StorageError, ValueError, TypeError, AttributeError, RecursionError):
        return {}


def _write(folder: Path, known: Mapping[str, _Known]) -> None:
    files = {name: [*entry.stamp, entry.data, entry.winners] for name, entry in known.items()}
    body = json.dumps(files, ensure_ascii=True, separators=(",", ":")).encode("ascii")
    with suppress(StorageError):
        # Not synced: a power cut only means that it is made again.
        text = (_head(body) + b"\n" + body).decode("ascii")
        atomic_file.write_unsynced(index_file(folder), text)


def _head(body: bytes) -> bytes:
    """Another version of the program may describe or judge the same file differently."""
    return f"pyramids index {_FORMAT} {__version__} {zlib.crc32(body):08x}".encode()

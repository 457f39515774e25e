"""Games saved under a name: save, rename and delete; `saved_games` lists them.

A save is a game record. What a list shows is in its notes, so that listing a folder replays
nothing. A file that isn't a complete record is listed with its fault and left alone.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from pyramids.engine.contract import Player
from pyramids.engine.errors import ChecksumError, RecordError
from pyramids.engine.records import record as records
from pyramids.engine.records.record import Record
from pyramids.engine.records.record_text import FORMAT, MAX_BYTES
from pyramids.engine.records.untrusted_text import one_line
from pyramids.storage import atomic_file, folders
from pyramids.storage.errors import DiskProblem, StorageError
from pyramids.storage.notes.summary import Summary

SUFFIX: Final = ".json"
LONGEST_NAME: Final = 40


class Fault(StrEnum):
    """Why a file can't be opened as a saved game; screens translate it."""

    EMPTY = "empty"
    DAMAGED = "damaged"
    CHANGED = "changed"
    FOREIGN = "foreign"
    NEWER = "newer"
    UNREADABLE = "unreadable"


class SaveError(StorageError):
    """A file is not a saved game."""

    def __init__(self, fault: Fault, path: Path, detail: str) -> None:
        super().__init__(DiskProblem.FAILED, path, detail)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game in a list."""

    path: Path
    game: str
    level: str
    players: tuple[Player, ...]
    summary: Summary
    notes: Mapping[str, Any] = field(default_factory=dict)
    """All notes of the record."""
    automatic: bool = False
    """Whether it is an autosave."""
    conceded: tuple[int, ...] = ()
    """The seats of those who have conceded."""
    take_backs: int = 0
    """How many turns were taken back."""
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def saved(self) -> datetime:
        """When it was saved."""
        return self.summary.saved


class BrokenFile(NamedTuple):
    """A file that can't be opened as a saved game, and why."""

    path: Path
    fault: Fault
    detail: str
    saved: datetime
    automatic: bool = False


def save_as(record: Record, name: str) -> Path:
    """Save a game under a name in a new file; returns its path."""
    path = folders.saves() / f"{_slug(name)}-{atomic_file.random_suffix()}{SUFFIX}"
    atomic_file.write(path, records.dumps(with_name(record, name)))
    return path


def overwrite(save: Save, record: Record) -> None:
    """Replace a saved game; the backup keeps its old version."""
    atomic_file.write(save.path, records.dumps(with_name(record, save.summary.name)), backup=True)


def rename(save: Save, name: str) -> None:
    """Change a saved game's name; its path stays."""
    atomic_file.write(save.path, records.dumps(with_name(load(save.path), name)), backup=True)


def delete(entry: Save | BrokenFile) -> None:
    """Delete a saved game and its backup."""
    atomic_file.remove(entry.path)
    atomic_file.remove(atomic_file.backup_of(entry.path))


def load(path: Path) -> Record:
    """The record in a file; `SaveError` if there is none."""
    try:
        data = atomic_file.read(path, MAX_BYTES)
    except StorageError as error:
        raise SaveError(Fault.UNREADABLE, path, error.detail or str(error)) from error
    try:
        return records.loads(data)
    except ChecksumError as error:
        raise SaveError(Fault.CHANGED, path, str(error)) from error
    except RecordError as error:
        raise SaveError(_diagnose(data), path, str(error)) from error


def describe_file(path: Path, *, automatic: bool = False) -> Save | BrokenFile:
    """The list entry of a file, whatever it contains."""
    try:
        record = load(path)
    except SaveError as error:
        return BrokenFile(path, error.fault, error.detail, modified(path), automatic)
    return describe(path, record, automatic=automatic)


def describe(path: Path, record: Record, *, automatic: bool = False) -> Save:
    """The list entry of a record."""
    return listed(
        path,
        game=record.setup.game,
        level=record.setup.level,
        players=record.setup.players,
        notes=record.notes,
        modified=modified(path),
        automatic=automatic,
        conceded=tuple(concession.seat for concession in record.concessions),
        take_backs=len(record.take_backs),
        seed=record.seed,
        options=record.setup.options,
    )


def listed(
    path: Path,
    *,
    game: str,
    level: str,
    players: tuple[Player, ...],
    notes: Mapping[str, Any],
    modified: datetime,
    automatic: bool,
    conceded: tuple[int, ...],
    take_backs: int,
    seed: int,
    options: Mapping[str, str],
) -> Save:
    """A list entry; `modified` is its time if the notes don't tell one."""
    summary = Summary.from_notes(notes, len(players), modified)
    if not summary.name:
        summary = replace(summary, name="" if automatic else tidy_name(path.stem))
    return Save(
        path, game, level, players, summary, notes, automatic, conceded, take_backs, seed, options
    )


def with_name(record: Record, name: str) -> Record:
    """The record with a name in its notes."""
    now = datetime.now(UTC)
    summary = Summary.from_notes(record.notes, len(record.setup.players), now)
    return replace(record, notes=replace(summary, name=tidy_name(name)).added_to(record.notes))


def tidy_name(name: str) -> str:
    """Normalise a name: one line, stripped, cut to length."""
    return one_line(" ".join(name.split()), LONGEST_NAME).strip()


def save_files(folder: Path) -> list[Path]:
    """The files of a folder that may be saves; none if the folder doesn't exist."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return []


def has_files(folder: Path) -> bool:
    """Whether a folder has any file that may be a save; stops at the first."""
    try:
        with os.scandir(folder) as entries:
            return any(entry.name.endswith(SUFFIX) for entry in entries)
    except OSError:
        return False


def newest_first(entries: Iterable[Save | BrokenFile]) -> list[Save | BrokenFile]:
    """Sort newest first, broken files last."""
    return sorted(entries, key=_age, reverse=True)


def modified(path: Path) -> datetime:
    """When a file was changed last; long ago if it can't be told."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)


def _age(entry: Save | BrokenFile) -> tuple[bool, int, datetime, str]:
    """The clock may have been wrong, so it only decides between files of the same game."""
    order = entry.summary.order if isinstance(entry, Save) else 0
    return isinstance(entry, Save), order, entry.saved, entry.path.name


def _diagnose(data: bytes) -> Fault:
    if not data.strip(b"\0 \r\n\t"):
        return Fault.EMPTY
    try:
        parsed: Any = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return Fault.DAMAGED
    if not isinstance(parsed, dict) or parsed.get("format") != FORMAT:
        return Fault.FOREIGN
    version = parsed.get("version")
    if isinstance(version, int) and version > records.VERSION:
        return Fault.NEWER
    return Fault.DAMAGED


def _slug(name: str) -> str:
    """A file name for any system; the random suffix also avoids reserved names."""
    return re.sub(r"[^\w]+", "-", tidy_name(name)).strip("-_").lower() or "game"

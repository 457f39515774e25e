"""Saved games: what a list shows of them, and how they are kept, renamed and thrown away.

A save is a game record; what a list needs to know is noted in it, so that listing a folder
replays nothing. A file that isn't a record, or not a whole one, is listed with its fault and
left as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from pyramids.engine import record as records
from pyramids.engine.contract import Player
from pyramids.engine.errors import RecordError
from pyramids.engine.record import Record
from pyramids.engine.words import one_line
from pyramids.storage import atomic_file, folders
from pyramids.storage.summary import Summary
from pyramids.storage.trouble import StorageError, Trouble

SUFFIX: Final = ".json"
LONGEST_NAME: Final = 40


class Fault(StrEnum):
    """Why a file can't be opened as a saved game; a screen translates it."""

    EMPTY = "empty"
    DAMAGED = "damaged"
    FOREIGN = "foreign"
    NEWER = "newer"
    UNREADABLE = "unreadable"


class SaveError(StorageError):
    """A file that is no saved game, and why."""

    def __init__(self, fault: Fault, path: Path, detail: str) -> None:
        super().__init__(Trouble.FAILED, path, detail)
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
    """Everything that is noted in the record."""
    automatic: bool = False
    """Whether the program keeps it by itself."""

    @property
    def saved(self) -> datetime:
        """When it was saved."""
        return self.summary.saved


class Broken(NamedTuple):
    """A file in the folder of saves that can't be opened, and why."""

    path: Path
    fault: Fault
    detail: str
    saved: datetime
    automatic: bool = False


def list_saves() -> list[Save | Broken]:
    """The games saved under a name, newest first."""
    return in_order(look_at(path) for path in files(folders.saves()))


def keep(kept: Record, name: str) -> Path:
    """Save a game under a name, in a file of its own; says where."""
    path = folders.saves() / f"{_slug(name)}-{atomic_file.unique()}{SUFFIX}"
    atomic_file.write(path, records.dumps(named(kept, name)))
    return path


def overwrite(save: Save, kept: Record) -> None:
    """Save a game in place of another one; that one is kept as a backup."""
    atomic_file.write(save.path, records.dumps(named(kept, save.summary.name)), backup=True)


def rename(save: Save, name: str) -> None:
    """Give a saved game another name; its file stays where it is."""
    atomic_file.write(save.path, records.dumps(named(load(save.path), name)), backup=True)


def delete(entry: Save | Broken) -> None:
    """Throw a saved game away, with its backup."""
    atomic_file.remove(entry.path)
    atomic_file.remove(atomic_file.backup_of(entry.path))


def find(name: str) -> Save | None:
    """The newest game that was saved under this name."""
    wanted = tidy_name(name).casefold()
    for entry in list_saves():
        if isinstance(entry, Save) and entry.summary.name.casefold() == wanted:
            return entry
    return None


def load(path: Path) -> Record:
    """The record in a file; `SaveError` says why there is none."""
    try:
        data = atomic_file.read(path, records.MAX_BYTES)
    except StorageError as error:
        raise SaveError(Fault.UNREADABLE, path, error.detail or str(error)) from error
    try:
        return records.loads(data)
    except RecordError as error:
        raise SaveError(_diagnose(data), path, str(error)) from error


def look_at(path: Path, *, automatic: bool = False) -> Save | Broken:
    """What a list shows of a file; nothing in it can make this fail."""
    try:
        kept = load(path)
    except SaveError as error:
        return Broken(path, error.fault, error.detail, _changed(path), automatic)
    return describe(path, kept, automatic=automatic)


def describe(path: Path, kept: Record, *, automatic: bool = False) -> Save:
    """What a list shows of a record."""
    setup = kept.setup
    summary = Summary.read(kept.notes, len(setup.players), _changed(path))
    if not summary.name:
        summary = replace(summary, name="" if automatic else tidy_name(path.stem))
    return Save(path, setup.game, setup.level, setup.players, summary, kept.notes, automatic)


def named(kept: Record, name: str) -> Record:
    """The record with a name in its notes."""
    now = datetime.now(UTC)
    summary = Summary.read(kept.notes, len(kept.setup.players), now)
    return replace(kept, notes=replace(summary, name=tidy_name(name)).noted(kept.notes))


def tidy_name(name: str) -> str:
    """A name as it is kept: one line, no blanks around, not too long."""
    return one_line(" ".join(name.split()), LONGEST_NAME).strip()


def files(folder: Path) -> list[Path]:
    """The files of a folder that may be saves; none if there is no such folder."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return []


def in_order(entries: Iterable[Save | Broken]) -> list[Save | Broken]:
    """Newest first, and what is broken at the end."""
    return sorted(entries, key=lambda entry: (isinstance(entry, Save), entry.saved), reverse=True)


def _diagnose(data: bytes) -> Fault:
    if not data.strip(b"\0 \r\n\t"):
        return Fault.EMPTY
    try:
        parsed: Any = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return Fault.DAMAGED
    if not isinstance(parsed, dict) or parsed.get("format") != records.FORMAT:
        return Fault.FOREIGN
    version = parsed.get("version")
    if isinstance(version, int) and version > records.VERSION:
        return Fault.NEWER
    return Fault.DAMAGED


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)


def _slug(name: str) -> str:
    """A file name that every system takes: the random end also keeps it from being reserved."""
    return re.sub(r"[^\w]+", "-", tidy_name(name)).strip("-_").lower() or "game"

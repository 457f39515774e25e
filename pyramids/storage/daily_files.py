"""The tries of the daily expeditions, one file per day.

A try belongs to whoever creates the day's file: of two windows only one can. The file names the
game, so that a try that was interrupted is continued. Results are added when they are known.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeGuard

from pyramids.engine.records.untrusted_text import is_name
from pyramids.storage import atomic_file, folders
from pyramids.storage.errors import DiskProblem, StorageError, storage_errors
from pyramids.storage.notes.checks import is_number
from pyramids.storage.notes.purpose_notes import is_day
from pyramids.storage.saves import SUFFIX

_FORMAT: Final = "pyramids-daily"
_VERSION: Final = 1
_LARGEST: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class DayResult:
    """The result of a try that was played to the end."""

    score: int
    start: int
    """The score that everyone starts with: less than 0 where a distance is left."""
    won: bool
    conceded: bool
    measure: int | None = None
    """The score that it is compared with; None until that is known."""


@dataclass(frozen=True, slots=True)
class DayTry:
    """The one try of a day."""

    day: date
    game_id: str
    """The id of its autosave and its record in the history."""
    code: str
    """The code of its table."""
    result: DayResult | None = None


class BrokenDay(NamedTuple):
    """A day whose file can't be read."""

    day: date
    path: Path
    detail: str


def create(entry: DayTry) -> bool:
    """Begin a day's try; False if it has been begun already."""
    return atomic_file.create(file_of(entry.day), _dumps(entry))


def update(entry: DayTry) -> None:
    """Write what has become known about a try; the backup keeps the old version."""
    atomic_file.write(file_of(entry.day), _dumps(entry), backup=True)


def read(day: date) -> DayTry | BrokenDay | None:
    """The try of a day; None if there was none. If its file is damaged, its backup is read."""
    path = file_of(day)
    try:
        if not path.exists() and not atomic_file.backup_of(path).exists():
            return None
    except OSError as error:  # nobody may look into the folder
        return BrokenDay(day, path, str(error))
    detail = ""
    for version in (path, atomic_file.backup_of(path)):
        try:
            return _loads(day, atomic_file.read(version, _LARGEST))
        except (StorageError, ValueError, RecursionError) as error:
            detail = detail or str(error)
    return BrokenDay(day, path, detail)


def read_all() -> list[DayTry | BrokenDay]:
    """All days that have a file, in their order."""
    try:
        names = sorted(path.name for path in folders.daily().iterdir())
    except OSError:
        return []
    stems = {name.removesuffix(atomic_file.BACKUP).removesuffix(SUFFIX) for name in names}
    days = [date.fromisoformat(stem) for stem in sorted(stems) if is_day(stem)]
    return [entry for day in days if (entry := read(day)) is not None]


def set_aside(broken: BrokenDay) -> Path:
    """Rename a damaged file, so that its day can be used again; returns the new path."""
    backup = atomic_file.backup_of(broken.path)
    with storage_errors(broken.path):
        if backup.exists():
            atomic_file.set_aside(backup)
        if not broken.path.exists():
            raise StorageError(DiskProblem.MISSING, broken.path)
    return atomic_file.set_aside(broken.path)


def file_of(day: date) -> Path:
    """The path of a day's file."""
    return folders.daily() / f"{day.isoformat()}{SUFFIX}"


def _dumps(entry: DayTry) -> str:
    data: dict[str, Any] = {
        "format": _FORMAT,
        "version": _VERSION,
        "day": entry.day.isoformat(),
        "game": entry.game_id,
        "code": entry.code,
    }
    if entry.result is not None:
        result = entry.result
        data["result"] = {
            "score": result.score,
            "start": result.start,
            "won": result.won,
            "conceded": result.conceded,
            "measure": result.measure,
        }
    return json.dumps(data, indent=1) + "\n"


def _loads(day: date, text: bytes) -> DayTry:
    """The try in a file; `ValueError` if there is none."""
    data = json.loads(text.decode("utf-8-sig"))
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise ValueError("it isn't the file of a daily expedition")
    if data.get("version") != _VERSION:
        raise ValueError("it is from another version of the program")
    game_id, code = data.get("game"), data.get("code")
    if data.get("day") != day.isoformat() or not _is_id(game_id) or not is_name(code):
        raise ValueError("its day, game or code is missing or damaged")
    return DayTry(day, game_id, code, _result(data.get("result")))


def _result(data: object) -> DayResult | None:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise ValueError("its result is damaged")
    score, start, measure = data.get("score"), data.get("start"), data.get("measure")
    won, conceded = data.get("won"), data.get("conceded")
    if not is_number(score) or not is_number(start) or not isinstance(won, bool):
        raise ValueError("its result is damaged")
    known = measure if is_number(measure) else None
    return DayResult(score, start, won, conceded is True, known)


def _is_id(value: object) -> TypeGuard[str]:
    """Whether it can be a game's id; never a path to another folder."""
    return is_name(value) and re.fullmatch(r"[\w-]+", value) is not None

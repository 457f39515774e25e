"""The player's settings: typed, validated one by one; unknown keys of the file are preserved.

Several windows share the file. Saving writes only what this window has changed since it loaded or
saved the settings last, so that the window that quits last doesn't undo the changes of another.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from pyramids.engine.records.untrusted_text import one_line
from pyramids.storage import atomic_file, file_lock, folders
from pyramids.storage.errors import DiskProblem, StorageError

_LARGEST: Final = 1 << 20
_SMALLEST_WINDOW: Final = (320, 200)
_LARGEST_WINDOW: Final = (16384, 16384)
_LOCK_SUFFIX: Final = ".lock"
_PATIENCE: Final = 1.0
"""Seconds to wait for another window that is saving its settings."""
_MISSING: Final = object()


class Pace(StrEnum):
    """How fast the game's events are shown."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


@dataclass
class Settings:
    """The settings; every default works."""

    language: str = ""
    """A language code; empty means the language of the desktop."""
    pace: Pace = Pace.NORMAL
    reduced_motion: bool = False
    sound_volume: float = 0.8
    music_volume: float = 0.5
    muted: bool = False
    colour_patterns: bool = True
    """A game's colours are also drawn with patterns."""
    high_contrast: bool = False
    text_size: float = 1.0
    confirm_turn: bool = False
    """A turn must be confirmed by the player."""
    open_table: bool = False
    """Players at one screen may look on: it isn't covered between them unless something is secret,
    such as a hand of cards."""
    review_games: bool = True
    """Finished games are reviewed by themselves."""
    told_to_skip: bool = False
    """Whether the player has been told that animations can be skipped."""
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 800)
    game: str = ""
    """The id of the game played last; empty before the first one."""
    names: tuple[str, ...] = ()
    """The players' names of the last game, suggested for the next one."""
    tables: dict[str, Any] = field(default_factory=dict)
    """The last table of each game, by the game's id; `play.last_table` reads it."""
    other: dict[str, Any] = field(default_factory=dict)
    """Unknown keys of the file: another version of the program may know them."""
    _known_to_file: dict[str, Any] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """The values when they were loaded or saved last; what differs was changed in this window."""

    def save(self) -> None:
        """Write what has changed into the settings file; may raise `StorageError`."""
        path = folders.settings_file()
        # Better to save without a lock than not at all.
        with file_lock.held_if_possible(path.with_suffix(_LOCK_SUFFIX), _PATIENCE):
            own = self.values()
            merged = _merged(own, self._known_to_file, _values_in_file(path))
            atomic_file.write(path, _to_json(merged))
            self._known_to_file = own

    def values(self) -> dict[str, Any]:
        """The values as a settings file has them."""
        known = asdict(self)
        known.pop("_known_to_file")
        plain: dict[str, Any] = json.loads(json.dumps({**known.pop("other"), **known}))
        return plain

    def note_loaded(self) -> None:
        """From now on only what is changed will be saved."""
        self._known_to_file = self.values()


class Loaded(NamedTuple):
    """The settings read, and any problems to tell the player."""

    settings: Settings
    aside: Path | None = None
    """The new path of a damaged file."""
    invalid: tuple[str, ...] = ()
    """Names of settings with invalid values."""
    error: StorageError | None = None
    """Why an existing file couldn't be read."""


def load() -> Loaded:
    """Read the settings file; defaults where it is missing or unreadable."""
    loaded = _load(folders.settings_file())
    loaded.settings.note_loaded()
    return loaded


def _load(path: Path) -> Loaded:
    try:
        data = _parse(path)
    except StorageError as error:
        if error.problem is DiskProblem.MISSING:
            return Loaded(Settings())
        # Saving defaults later would otherwise overwrite the unreadable file.
        return (
            _start_with_defaults(path) if os.path.isfile(path) else Loaded(Settings(), error=error)
        )
    except (ValueError, RecursionError):
        return _start_with_defaults(path)
    return _read(data)


def _parse(path: Path) -> dict[str, Any]:
    """The table in a file; `ValueError` or `RecursionError` if there is none."""
    # Some editors begin a file with a byte order mark.
    data = json.loads(atomic_file.read(path, _LARGEST).decode("utf-8-sig"))
    if not isinstance(data, dict):
        raise ValueError("settings are a table of names and values")
    # Lone surrogates and deep nesting can be parsed, but not written again.
    _to_json(Settings(other={"": data}).values()).encode("utf-8")
    return data


def _to_json(values: Mapping[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False, indent=1) + "\n"


def _values_in_file(path: Path) -> dict[str, Any]:
    """What the file has now, without invalid values; nothing if it can't be read."""
    loaded = _load(path)
    if loaded.error is not None or loaded.aside is not None:
        return {}
    values = loaded.settings.values() if path.exists() else {}
    return {key: value for key, value in values.items() if key not in loaded.invalid}


def _merged(
    own: Mapping[str, Any], before: Mapping[str, Any], in_file: Mapping[str, Any]
) -> dict[str, Any]:
    """The file's values with this window's changes; the table of each game is a key of its own."""
    changed = {key: value for key, value in own.items() if value != before.get(key, _MISSING)}
    merged = {**own, **in_file, **changed}
    if "tables" in changed:
        tables = (values.get("tables", {}) for values in (own, before, in_file))
        merged["tables"] = _merged(*tables)
    return merged


def _start_with_defaults(path: Path) -> Loaded:
    try:
        return Loaded(Settings(), aside=atomic_file.set_aside(path))
    except StorageError as error:
        return Loaded(Settings(), error=error)


def _read(data: dict[str, Any]) -> Loaded:
    settings, refused = Settings(), []
    for name, validate in _VALIDATORS.items():
        if name not in data:
            continue
        try:
            setattr(settings, name, validate(data[name]))
        except (ValueError, TypeError, OverflowError):
            refused.append(name)
    settings.other = {key: value for key, value in data.items() if key not in _VALIDATORS}
    return Loaded(settings, invalid=tuple(refused))


def _bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError("a switch is true or false")
    return value


def _number(low: float, high: float) -> Callable[[object], float]:
    def validate(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError("not a number")
        if not low <= value <= high:
            raise ValueError(f"not between {low} and {high}")
        return float(value)

    return validate


def _language(value: object) -> str:
    if not isinstance(value, str) or len(value) > 8 or not (value.isalpha() or not value):
        raise ValueError("a language is a code such as 'de'")
    return value


def _game(value: object) -> str:
    if not isinstance(value, str) or len(value) > 40:
        raise ValueError("a game is named by its id")
    return value


def _window(value: object) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError("a window has a width and a height")
    width, height = value
    for side, low, high in zip((width, height), _SMALLEST_WINDOW, _LARGEST_WINDOW, strict=True):
        if not isinstance(side, int) or isinstance(side, bool) or not low <= side <= high:
            raise ValueError("no window has such a side")
    return width, height


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ValueError("names are a list of texts")
    return tuple(one_line(name, 40) for name in value[:8])


def _tables(value: object) -> dict[str, Any]:
    """Anything else is dropped without a warning: the tables are only suggestions."""
    return dict(value) if isinstance(value, dict) else {}


_VALIDATORS: Final[dict[str, Callable[[Any], Any]]] = {
    "language": _language,
    "pace": Pace,
    "reduced_motion": _bool,
    "sound_volume": _number(0.0, 1.0),
    "music_volume": _number(0.0, 1.0),
    "muted": _bool,
    "colour_patterns": _bool,
    "high_contrast": _bool,
    "text_size": _number(0.5, 2.0),
    "confirm_turn": _bool,
    "open_table": _bool,
    "review_games": _bool,
    "told_to_skip": _bool,
    "fullscreen": _bool,
    "window": _window,
    "game": _game,
    "names": _names,
    "tables": _tables,
}

assert set(_VALIDATORS) == {entry.name for entry in fields(Settings)} - {
    "other",
    "_known_to_file",
}

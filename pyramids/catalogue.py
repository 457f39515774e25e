"""Finds and loads the games, their user interfaces and their levels.

A game is a package in `pyramids.games` with an `ANNOUNCEMENT`, for the title screen and the
credits, and, once it has rules, a `SPEC`. A package `ui` inside it, with a `UI`, makes it playable
in the window; it is imported only when a window needs it. Levels are the built-in ones and the
player's own in the user data folder.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from pyramids import games
from pyramids.engine.contract import Announcement, AnyRules, GameSpec, Level
from pyramids.engine.errors import LevelError, PyramidsError, SetupError
from pyramids.resources import VARIABLE, game_folders, level_folders
from pyramids.storage.folders import own_levels

DEFAULT_GAME: Final = "silver_gold"
"""The game to use where none is named; no other shared module names a game."""


class _Found(NamedTuple):
    """What was found in a game's package."""

    announcement: Announcement
    spec: GameSpec | None


def announced_games() -> tuple[Announcement, ...]:
    """Every game, also those that can't be played yet; the default game first."""
    return tuple(found.announcement for found in _packages())


def all_games() -> tuple[GameSpec, ...]:
    """Every game that has rules, the default game first."""
    return tuple(found.spec for found in _packages() if found.spec is not None)


def find_game(game: str) -> GameSpec:
    """The game of that id; `SetupError` if there is none."""
    for spec in all_games():
        if spec.id == game:
            return spec
    known = ", ".join(spec.id for spec in all_games())
    raise SetupError(f"there is no game called '{game}': choose from {known}")


@cache
def playable_games() -> tuple[GameSpec, ...]:
    """Every game that can be played in the window, the default game first."""
    return tuple(spec for spec in all_games() if find_spec(_ui_package(spec)) is not None)


def load_ui(spec: GameSpec) -> object:
    """The `UI` object of a game's package `ui`.

    Its type is `pyramids.tables.game_ui.GameUI`, which headless code must not import.
    """
    if all(spec.id != playable.id for playable in playable_games()):
        raise PyramidsError(f"{spec.title} can't be played in the window yet")
    return import_module(_ui_package(spec)).UI


class LevelFile(NamedTuple):
    """A level file, not read yet."""

    name: str
    path: Path
    own: bool
    """Whether it is the player's own."""


def level_files(spec: GameSpec) -> list[LevelFile]:
    """All levels of a game, the built-in ones first; own levels can't replace those."""
    found = [
        *(file for folder in level_folders(spec.id) for file in _files(folder, own=False)),
        *_files(own_levels(spec.id), own=True),
    ]
    first: dict[str, LevelFile] = {}
    for file in found:
        first.setdefault(file.name, file)
    return list(first.values())


def load_level(spec: GameSpec, name: str) -> Level:
    """The level of that name.

    The name may come from a stranger's record, so it is only compared and never used as a path.
    """
    for file in level_files(spec):
        if file.name == name:
            return read_level(spec, file.path)
    known = ", ".join(file.name for file in level_files(spec))
    raise LevelError(f"{spec.title} has no level called '{name}'. It knows {known}")


def find_level(spec: GameSpec, digest: str) -> Level | None:
    """The level whose digest begins like this; None if there is none."""
    for file in level_files(spec):
        try:
            level = read_level(spec, file.path)
        except LevelError:
            continue  # A damaged file is none of the readable ones.
        if level.digest.startswith(digest):
            return level
    return None


def read_level(spec: GameSpec, path: Path) -> Level:
    """The level in a file, read again only if the file has changed."""
    try:
        found = path.stat()
    except OSError:
        return spec.load_level(path)
    stamp = (found.st_mtime_ns, found.st_size)
    known = _levels.get((spec.id, path))
    if known is None or known[0] != stamp:
        known = _levels[spec.id, path] = stamp, spec.load_level(path)
    return known[1]


_levels: dict[tuple[str, Path], tuple[tuple[int, int], Level]] = {}
"""The levels read so far, with time and size of their files."""


def rules_of(spec: GameSpec, level: Level) -> AnyRules:
    """The rules of a level, made once for it: making them takes a good part of a frame."""
    known = _rules.get((spec.id, level.name))
    if known is None or known[0] is not level:
        known = _rules[spec.id, level.name] = level, spec.make_rules(level)
    return known[1]


_rules: dict[tuple[str, str], tuple[Level, AnyRules]] = {}
"""The rules made so far, by the game's id and the level's name."""


@cache
def _packages() -> tuple[_Found, ...]:
    for folder in game_folders():
        if not folder.is_dir():
            raise PyramidsError(f"{VARIABLE} names '{folder}', which is no folder")
    found = [
        _package(module.name) for module in pkgutil.iter_modules(games.__path__) if module.ispkg
    ]
    return tuple(sorted(found, key=_place))


def _package(name: str) -> _Found:
    package = import_module(f"{games.__name__}.{name}")
    announcement = getattr(package, "ANNOUNCEMENT", None)
    spec = getattr(package, "SPEC", None)
    if not isinstance(announcement, Announcement) or announcement.id != name:
        raise PyramidsError(f"the game in {package.__path__[0]} has no ANNOUNCEMENT of its name")
    return _Found(announcement, spec if isinstance(spec, GameSpec) else None)


def _place(found: _Found) -> tuple[bool, int, str]:
    announcement = found.announcement
    return announcement.id != DEFAULT_GAME, announcement.order, announcement.title


def _ui_package(spec: GameSpec) -> str:
    return f"{games.__name__}.{spec.id}.ui"


def _files(folder: Path, own: bool) -> list[LevelFile]:
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml"))
    except OSError:  # no folder, or no permission
        return []
    return [LevelFile(path.stem, path, own) for path in paths]

"""Finds levels: the built-in ones, and the player's own in the user data folder."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from pyramids.engine.contract import GameSpec, Level
from pyramids.engine.errors import LevelError
from pyramids.resources import levels_root
from pyramids.storage.folders import own_levels


class LevelFile(NamedTuple):
    """A level that was found, not read yet."""

    name: str
    path: Path
    own: bool
    """Whether it is one of the player's."""


def level_files(spec: GameSpec) -> list[LevelFile]:
    """All levels of a game, the built-in ones first. A built-in name can't be taken over."""
    found = [
        *_files(levels_root() / spec.id, own=False),
        *_files(own_levels(spec.id), own=True),
    ]
    first: dict[str, LevelFile] = {}
    for file in found:
        first.setdefault(file.name, file)
    return list(first.values())


def load_level(spec: GameSpec, name: str) -> Level:
    """The level of that name, or of the file at that path."""
    for file in level_files(spec):
        if file.name == name:
            return spec.load_level(file.path)
    if name.endswith((".yaml", ".yml")):
        return spec.load_level(Path(name))
    known = ", ".join(file.name for file in level_files(spec))
    raise LevelError(
        f"{spec.title} has no level called '{name}'. It knows {known}; a file's name ends in .yaml"
    )


def _files(folder: Path, own: bool) -> list[LevelFile]:
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml"))
    except OSError:  # no folder, or none that may be looked into
        return []
    return [LevelFile(path.stem, path, own) for path in paths]

"""Finds `assets/` and `levels/` in the package (wheel, executable) or beside it (source).

`PYRAMIDS_GAMES` names folders with further games, separated as in `PATH`. A game there has its
levels and assets inside its own package: `<id>/levels/*.yaml`, `<id>/assets/art/<id>/…`.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final


class ResourceError(Exception):
    """The installation is incomplete."""


VARIABLE: Final = "PYRAMIDS_GAMES"


def asset(*parts: str) -> Path:
    """The path of a picture, sound, font, translation or rule book."""
    return next(iter(all_assets(*parts)), assets_root().joinpath(*parts))


def all_assets(*parts: str) -> list[Path]:
    """Every asset of that name: the program's own, then those of games in other folders."""
    roots = [assets_root(), *(game / "assets" for game in _games_elsewhere())]
    return [path for root in roots if (path := root.joinpath(*parts)).exists()]


def assets_root() -> Path:
    """The folder of pictures, sounds, fonts and translations."""
    return _folder("assets")


def levels_root() -> Path:
    """The folder of the built-in levels, one subfolder per game."""
    return _folder("levels")


def level_folders(game: str) -> list[Path]:
    """The folders that may have the levels of a game."""
    elsewhere = [folder / "levels" for folder in _games_elsewhere() if folder.name == game]
    return [levels_root() / game, *elsewhere]


def game_folders() -> list[Path]:
    """The folders with further games."""
    names = os.environ.get(VARIABLE, "").split(os.pathsep)
    return [Path(name).expanduser().absolute() for name in names if name]


@cache
def _games_elsewhere() -> tuple[Path, ...]:
    return tuple(
        package.parent
        for folder in game_folders()
        for package in sorted(folder.glob("*/__init__.py"))
    )


@cache
def _folder(name: str) -> Path:
    package = Path(__file__).resolve().parent
    for candidate in (package / name, package.parent / name):
        if candidate.is_dir():
            return candidate
    raise ResourceError(f"the folder '{name}' is missing beside the program: install it again")

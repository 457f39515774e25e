"""Finds `assets/` and `levels/`: in the package (wheel, executable) or beside it (source)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pyramids.engine.errors import PyramidsError


def asset(*parts: str) -> Path:
    """The path of a picture, sound, font or translation."""
    return assets_root().joinpath(*parts)


def assets_root() -> Path:
    """The folder of everything that is seen and heard."""
    return _folder("assets")


def levels_root() -> Path:
    """The folder of the built-in levels, one subfolder a game."""
    return _folder("levels")


@cache
def _folder(name: str) -> Path:
    package = Path(__file__).resolve().parent
    for candidate in (package / name, package.parent / name):
        if candidate.is_dir():
            return candidate
    raise PyramidsError(f"the folder '{name}' is missing beside the program: install it again")

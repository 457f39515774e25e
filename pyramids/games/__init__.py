"""The games. Each is a package here with a `SPEC`; a new game is a new folder, nothing more."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import SetupError


@cache
def all_games() -> tuple[GameSpec, ...]:
    """Every game found, in the order of their titles, the flagship first."""
    found = []
    for module in pkgutil.iter_modules(__path__):
        spec = getattr(importlib.import_module(f"{__name__}.{module.name}"), "SPEC", None)
        if isinstance(spec, GameSpec):
            found.append(spec)
    return tuple(sorted(found, key=lambda spec: (spec.id != "silver_gold", spec.title)))


def find_game(game: str) -> GameSpec:
    """The game of that id."""
    for spec in all_games():
        if spec.id == game:
            return spec
    known = ", ".join(spec.id for spec in all_games())
    raise SetupError(f"there is no game called '{game}': choose from {known}")

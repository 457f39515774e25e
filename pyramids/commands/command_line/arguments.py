"""Turns arguments that several commands share into games, bots, options and levels."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from pyramids.catalogue import all_games, find_game, level_files, load_level
from pyramids.engine.contract import GameSpec, Level
from pyramids.engine.errors import LevelError, SetupError

FEW_GAMES = 8
"""Fewer games than this finish before a second worker has started."""


def parse_games(name: str | None) -> tuple[GameSpec, ...]:
    """The game of that name, or all games."""
    return (find_game(name),) if name else all_games()


def parse_bots(spec: GameSpec, text: str) -> list[str]:
    """Bot names separated by commas."""
    bots = [name.strip() for name in text.split(",") if name.strip()]
    for bot in bots:
        spec.bot(bot)
    return bots


def parse_options(pairs: Iterable[str]) -> dict[str, str]:
    """Options given as KEY=VALUE."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise SetupError(f"--option: '{pair}' is not KEY=VALUE")
        options[key] = value
    return options


def parse_level(spec: GameSpec, text: str | None) -> Level:
    """The level of that name or in the file at that path, by default the game's own."""
    name = text or spec.default_level
    if any(file.name == name for file in level_files(spec)):
        return load_level(spec, name)
    if name.endswith((".yaml", ".yml")):
        return spec.load_level(Path(name))
    known = ", ".join(file.name for file in level_files(spec))
    raise LevelError(
        f"{spec.title} has no level called '{name}'. It knows {known}; a file's name ends in .yaml"
    )


def worker_count(wanted: int | None, games: int) -> int:
    """The number of workers: as wanted, else one per core, or one for only a few games."""
    if wanted is not None:
        return wanted
    return (os.cpu_count() or 1) if games >= FEW_GAMES else 1

"""`pyramids levels`: lists and checks levels."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from pyramids.catalogue import LevelFile, all_games, level_files
from pyramids.commands.command_line.arguments import parse_games
from pyramids.commands.terminal import output
from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import LevelError


def check(arguments: Namespace) -> int:
    """Validate one file, or all levels; returns 2 if any is broken."""
    from pyramids.commands.terminal.printing import print_table

    broken = 0
    for spec, path in _wanted(arguments):
        try:
            level = spec.load_level(path)
        except LevelError as error:
            output.print_error(f"pyramids: {error}")
            broken += 1
            continue
        print(f"{path}: {level.title}, fit for {spec.title} (fingerprint {level.digest})")
        inspection = spec.inspect_level(level)
        for table in inspection.tables:
            print_table(table)
        for warning in inspection.warnings:
            print(f"warning: {warning}")
    return 2 if broken else 0


def show(arguments: Namespace) -> int:
    """List the levels of every game."""
    for spec in all_games():
        print(spec.title)
        for file in level_files(spec):
            print(f"  {file.name:<16} {'your own' if file.own else 'built in':<9} {file.path}")
    return 0


def _wanted(arguments: Namespace) -> Iterator[tuple[GameSpec, Path]]:
    games = parse_games(arguments.game)
    if arguments.file is None:
        files: list[tuple[GameSpec, LevelFile]] = [
            (spec, file) for spec in games for file in level_files(spec)
        ]
        yield from ((spec, file.path) for spec, file in files)
        return
    path = Path(arguments.file)
    yield _game_of(path, games), path


def _game_of(path: Path, games: Sequence[GameSpec]) -> GameSpec:
    """The game of a level: by its folder's name, else the first game that can read it."""
    folder = _folder_of(path)
    for spec in games:
        if spec.id == folder:
            return spec
    return next((spec for spec in games if _reads(spec, path)), games[0])


def _folder_of(path: Path) -> str:
    try:
        return path.resolve().parent.name
    except (OSError, RuntimeError):  # a current folder that is gone, a link that leads to itself
        return path.parent.name


def _reads(spec: GameSpec, path: Path) -> bool:
    try:
        spec.load_level(path)
    except LevelError:
        return False
    return True

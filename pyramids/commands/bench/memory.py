"""`pyramids bench --memory`: what the program holds while it plays game after game."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from pyramids.catalogue import playable_games
from pyramids.commands.bench.frames import prepare_display
from pyramids.commands.command_line.arguments import parse_games
from pyramids.engine.contract import GameSpec, PrintedTable

_SIZE: Final = (1280, 800)
_ROWS: Final = 12


def run(arguments: Namespace) -> int:
    """Print memory, objects, cached pictures and open files while games are played."""
    prepare_display()
    from pyramids.commands.terminal.printing import print_table

    specs = [spec for spec in parse_games(arguments.game) if spec in playable_games()]
    print_table(measure(specs, arguments.size or _SIZE, arguments.games))
    return 0


def measure(specs: list[GameSpec], size: tuple[int, int], games: int) -> PrintedTable:
    """Play games of these kinds in turn, by keys and at full speed."""
    from pyramids.showcase.endurance import play_on_and_on
    from pyramids.showcase.headless_app import headless_app

    every = max(1, games // _ROWS)
    with headless_app(size) as made:
        found = list(play_on_and_on(made, specs, games, every))
    rows = tuple(
        (
            held.games,
            f"{held.megabytes:.0f}",
            f"{held.objects:,}",
            f"{held.surfaces:,}",
            f"{held.cached_megabytes:.0f}",
            held.files,
        )
        for held in found
    )
    columns = ("games", "memory (MB)", "objects", "cached pictures", "of them MB", "open files")
    return PrintedTable(f"Game after game at {size[0]}×{size[1]}", columns, rows)

"""`pyramids bench --idle`: what the window takes on this machine while nobody uses it."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from pyramids.catalogue import playable_games
from pyramids.commands.bench.frames import prepare_display
from pyramids.commands.command_line.arguments import parse_games
from pyramids.engine.contract import GameSpec, PrintedTable

_SIZE: Final = (1280, 800)


def run(arguments: Namespace) -> int:
    """Print the load of the title screen and of every table at rest."""
    prepare_display()
    from pyramids.commands.terminal.printing import print_table

    games = [spec for spec in parse_games(arguments.game) if spec in playable_games()]
    print_table(measure(games, arguments.size or _SIZE, arguments.seconds))
    return 0


def measure(games: list[GameSpec], size: tuple[int, int], seconds: float) -> PrintedTable:
    """The share of one core that the window takes while nobody uses it."""
    from pyramids.showcase import idle_load

    loads, driver = idle_load.measure_all(games, size, seconds)
    rows = tuple((load.name, f"{load.share:.1f}%", f"{load.frames:.1f}") for load in loads)
    title = f"At rest at {size[0]}×{size[1]} ({driver})"
    return PrintedTable(title, ("what", "share of one core", "frames per second"), rows)

"""`pyramids bots`: lists the bots."""

from __future__ import annotations

from argparse import Namespace

from pyramids.commands.command_line.arguments import parse_games
from pyramids.engine.contract import BotSpec, PrintedTable


def run(arguments: Namespace) -> int:
    """Print the bots of one game or of all."""
    from pyramids.commands.terminal.printing import print_table

    for spec in parse_games(arguments.game):
        rows = tuple((bot.name, bot.title, _strength(bot), bot.summary) for bot in spec.bots)
        print_table(
            PrintedTable(spec.title, ("bot", "called", "strength", "what it is like"), rows)
        )
    return 0


def _strength(bot: BotSpec) -> str:
    return f"{bot.level} {bot.strength}" if bot.level else ""

"""`pyramids bots`: who can be played against."""

from __future__ import annotations

from argparse import Namespace

from pyramids.engine.contract import BotSpec, Table
from pyramids.games import all_games, find_game


def run(arguments: Namespace) -> int:
    """Prints the bots of one game or of all."""
    from pyramids.commands.printing import print_table

    games = [find_game(arguments.game)] if arguments.game else list(all_games())
    for spec in games:
        rows = tuple((bot.name, bot.title, _strength(bot), bot.summary) for bot in spec.bots)
        print_table(Table(spec.title, ("bot", "called", "strength", "what it is like"), rows))
    return 0


def _strength(bot: BotSpec) -> str:
    return f"{bot.level} {bot.strength}" if bot.level else ""

"""`pyramids rating`: how strong you are in each game, by your rated games."""

from __future__ import annotations

from argparse import Namespace

from pyramids.commands.command_line.arguments import parse_games
from pyramids.commands.terminal.output import printable
from pyramids.commands.terminal.player_settings import use_player_settings
from pyramids.engine.contract import GameSpec
from pyramids.language import _, ngettext
from pyramids.play.history import replayed_history
from pyramids.play.history.rating import (
    RatingHistory,
    certainty_words,
    even_match,
    is_even,
    rating_history,
    rating_words,
    win_share,
)
from pyramids.play.seats import bot_title, opponents


def run(arguments: Namespace) -> int:
    """Print the rating of one game or of all, one fact a line."""
    use_player_settings()
    replayed = list(replayed_history.scan())
    for spec in parse_games(arguments.game):
        history = rating_history(replayed, spec)
        print(f"{_(spec.title)}: {_summary(history)}")
        _print_opponents(spec, history)
    return 0


def _summary(history: RatingHistory) -> str:
    games = len(history.games)
    if not games:
        return _("no rated games yet")
    count = ngettext("{n} rated game", "{n} rated games", games)
    return f"{rating_words(history.rating)}, {count}"


def _print_opponents(spec: GameSpec, history: RatingHistory) -> None:
    even = even_match(spec, history.rating)
    if history.games and even is None:
        print(f"  {certainty_words(history.rating)}")
    for bot in opponents(spec):
        if not bot.rating:
            continue
        line = f"  {bot_title(bot)} {bot.rating}"
        if history.games:
            share = _("you win {n}%", n=round(100 * win_share(history.rating, bot)))
            line = f"{line}, {share}"
            if bot == even:
                match = _("an even match") if is_even(history.rating, bot) else _("the closest")
                line = f"{line} ({match})"
        print(printable(line))

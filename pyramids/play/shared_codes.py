"""Codes of tables and finished games, for the games and levels that are installed here."""

from __future__ import annotations

from pyramids import catalogue
from pyramids.engine.codes.game_code import read_code, write_game
from pyramids.engine.codes.table_code import Table, write_table
from pyramids.engine.contract import Player, Setup
from pyramids.language import _
from pyramids.play.history.finished_game import WatchedGame, watch_session
from pyramids.play.running_game import Start
from pyramids.play.seats import bot_title, default_seating, distinct
from pyramids.storage.settings import Settings


def table_code(start: Start) -> str:
    """The code of a new game; `PyramidsError` if it has none."""
    level = catalogue.load_level(start.spec, start.level)
    setup = Setup(start.spec.id, start.level, start.players, dict(start.options))
    return write_table(start.spec, level, setup, start.seed)


def game_code(game: WatchedGame) -> str:
    """The code of a finished game; `CodeError` if it isn't over."""
    return write_game(game.spec, game.level, game.session)


def read(text: str) -> Table | WatchedGame:
    """The table or the finished game of a code; `CodeError` if it can't be read."""
    found = read_code(text, catalogue.all_games(), catalogue.find_level)
    if isinstance(found, Table):
        return found
    seating = default_seating(found.spec, found.session.setup.players)
    return watch_session(found.spec, found.level, found.session, seating)


def start_at(table: Table, settings: Settings) -> Start:
    """A new game at a table, with the names of those who played here last."""
    bots = [player.bot and table.spec.bot(player.bot) for player in table.setup.players]
    typed = [*settings.names, *[""] * len(bots)]
    names = iter([name or _("Player {number}", number=n) for n, name in enumerate(typed, 1)])
    players = [Player(bot_title(bot), bot.name) if bot else Player(next(names)) for bot in bots]
    return Start(
        spec=table.spec,
        level=table.level.name,
        players=distinct(players),
        seating=default_seating(table.spec, players),
        seed=table.seed,
        options=table.setup.options,
    )

"""Codes of tables and finished games, for the games and levels that are installed here."""

from __future__ import annotations

from pyramids import catalogue
from pyramids.engine.codes.game_code import FinishedGame, read_code, write_game
from pyramids.engine.codes.table_code import Table, write_table
from pyramids.engine.contract import Setup
from pyramids.play.finished_game import WatchedGame, watch_session
from pyramids.play.running_game import Start
from pyramids.play.seats import SeatLook, default_look


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
    return watch_session(found.spec, found.level, found.session, _seating(found))


def _seating(game: FinishedGame) -> tuple[SeatLook, ...]:
    bots = [
        None if player.bot is None else game.spec.bot(player.bot)
        for player in game.session.setup.players
    ]
    return tuple(default_look(seat, bot) for seat, bot in enumerate(bots))

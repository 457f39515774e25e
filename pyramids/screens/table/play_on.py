"""What if: a new game that begins in the middle of an old one, with the same players."""

from __future__ import annotations

from pyramids.engine.errors import PyramidsError
from pyramids.engine.session import Session
from pyramids.language import later
from pyramids.play.finished_game import Watched
from pyramids.play.running_game import RunningGame, open_games
from pyramids.screens.common.error_dialog import show_error, tell_trouble
from pyramids.screens.table.open_game import open_table
from pyramids.storage import autosave
from pyramids.storage.settings import Settings
from pyramids.ui.app import App


def branch(game: Watched, step: int, settings: Settings) -> RunningGame:
    """A game of its own that has come as far as a step; the old one stays as it was."""
    old = game.session
    session = Session.replay(old.rules, old.setup, old.seed, old.plies[: game.ply_counts[step]])
    return RunningGame(game.spec, game.level, session, game.seating, settings, autosave.begin())


def play_on(app: App, game: Watched, step: int, settings: Settings) -> None:
    """Leave the replay and go on playing from a step."""
    try:
        running = branch(game, step, settings)
    except PyramidsError as error:
        show_error(app, later("The game can't begin"), error)
        return
    for other in open_games():
        if other is not running:
            other.leave()
    running.on_trouble = lambda error: app.call_soon(lambda: tell_trouble(app, error))
    open_table(app, running)

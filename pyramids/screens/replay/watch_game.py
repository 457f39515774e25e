"""Opens the replay or the review of a finished game, or says why it can't be shown."""

from __future__ import annotations

from pathlib import Path

from pyramids.engine.errors import PyramidsError
from pyramids.language import _, later
from pyramids.play.history import finished_game
from pyramids.play.workers.review_search import can_review
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.navigator import navigator
from pyramids.storage.settings import Settings
from pyramids.ui.app import App


def watch_game(app: App, path: Path, settings: Settings) -> None:
    """Show the replay of the game in a file."""
    # Imported here: a replay loads much that a list of games doesn't need.
    from pyramids.screens.replay.replay_scene import Replay

    try:
        replay = Replay(finished_game.open_record(path), settings)
    except PyramidsError as error:
        show_error(app, later("Couldn't replay this game"), error)
        return
    app.scenes.push(replay)


def review_game(app: App, path: Path, settings: Settings) -> None:
    """Show the review of a game played here, or make it first."""
    try:
        game = finished_game.open_record(path)
    except PyramidsError as error:
        show_error(app, later("Couldn't review this game"), error)
        return
    if can_review(game):
        navigator(app).review(game, settings, own=True)
    else:
        # The list believes what the file says of its game; the moves may tell otherwise.
        app.toast(_("The review couldn't be made."))

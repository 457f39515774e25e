"""Practice: a game that is played like every other one and kept nowhere, as a tutorial is."""

from __future__ import annotations

from collections.abc import Callable

from pyramids import catalogue
from pyramids.engine.contract import GameSpec, Setup
from pyramids.engine.errors import PyramidsError
from pyramids.engine.record import Record
from pyramids.engine.session import Session
from pyramids.language import later
from pyramids.play.running_game import RunningGame, Start
from pyramids.screens.common.error_dialog import show_error
from pyramids.storage import folders
from pyramids.storage.autosave import Autosave
from pyramids.storage.settings import Settings
from pyramids.storage.trouble import StorageError
from pyramids.tables.game_ui import game_ui
from pyramids.ui.app import App


class Unkept(Autosave):
    """In place of an autosave: nothing is written, so nothing can be continued."""

    def __init__(self) -> None:
        super().__init__(folders.autosaves() / "practice", None)

    def write(self, kept: Record, tell: Callable[[StorageError | None], None]) -> None:
        """Practice leaves no trace."""

    def discard(self) -> None:
        """There is nothing to throw away."""


def practice_game(start: Start, settings: Settings) -> RunningGame:
    """A game that nobody will find among the saves; `PyramidsError` if it can't be set up."""
    level = catalogue.load_level(start.spec, start.level)
    setup = start.spec.validate(
        Setup(start.spec.id, start.level, start.players, dict(start.options))
    )
    session = Session(start.spec.make_rules(level), setup, start.seed)
    return RunningGame(start.spec, level, session, start.seating, settings, Unkept())


def begin_tutorial(app: App, spec: GameSpec, settings: Settings) -> None:
    """Open a game's tutorial, or say why it can't be opened."""
    try:
        game_ui(spec).open_tutorial(app, settings)
    except PyramidsError as error:
        show_error(app, later("The tutorial can't begin"), error)

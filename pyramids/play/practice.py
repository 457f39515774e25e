"""A game that is played like every other one and saved nowhere, as a tutorial is."""

from __future__ import annotations

from collections.abc import Callable

from pyramids import catalogue
from pyramids.engine.contract import Setup
from pyramids.engine.record import Record
from pyramids.engine.session import Session
from pyramids.play.running_game import RunningGame, Start
from pyramids.storage import folders
from pyramids.storage.autosave import Autosave
from pyramids.storage.errors import StorageError
from pyramids.storage.settings import Settings


class Unsaved(Autosave):
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
    return RunningGame(start.spec, level, session, start.seating, settings, Unsaved())

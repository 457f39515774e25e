"""Games that are never saved, such as tutorials."""

from __future__ import annotations

from collections.abc import Callable

from pyramids import catalogue
from pyramids.engine.contract import Setup
from pyramids.engine.records.record import Record
from pyramids.engine.session import Session
from pyramids.play.running_game import RunningGame, Start
from pyramids.storage import folders
from pyramids.storage.autosave import Autosave
from pyramids.storage.errors import StorageError
from pyramids.storage.settings import Settings


class NoAutosave(Autosave):
    """Stands in for an autosave and writes nothing."""

    def __init__(self) -> None:
        super().__init__(folders.autosaves() / "practice", None)

    def write(self, kept: Record, tell: Callable[[StorageError | None], None]) -> None:
        """Write nothing."""

    def discard(self) -> None:
        """Nothing to delete."""


def practice_game(start: Start, settings: Settings) -> RunningGame:
    """A game that isn't saved; `PyramidsError` if it can't be set up."""
    level = catalogue.load_level(start.spec, start.level)
    setup = start.spec.validate(
        Setup(start.spec.id, start.level, start.players, dict(start.options))
    )
    session = Session(start.spec.make_rules(level), setup, start.seed)
    return RunningGame(start.spec, level, session, start.seating, settings, NoAutosave())

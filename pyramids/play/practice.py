"""Games that are never saved, such as tutorials."""

from __future__ import annotations

from collections.abc import Callable

from pyramids.engine.records.record import Record
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.start_game import set_up
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
    level, session = set_up(start)
    return RunningGame(start.spec, level, session, start.seating, settings, NoAutosave())

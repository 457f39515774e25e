"""The controller of a labyrinth table: what its scenes need beside what all tables share."""

from __future__ import annotations

from typing import Any

from pyramids.games.labyrinth.events import Event, NumberDrawn
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import Phase, State
from pyramids.games.labyrinth.ui.reason_texts import sentence
from pyramids.games.labyrinth.ui.table_texts import log_line
from pyramids.tables.table_controller import TableController


class LabyrinthCourse(TableController[Labyrinth]):
    """One game from the first number to the final scoring, as the players at this screen see it."""

    @property
    def texts(self) -> Any:
        """Interim."""
        return _Texts

    def state(self) -> State:
        """The state as the viewer may see it now."""
        state: State = super().state()
        return state

    @property
    def viewer_builds(self) -> bool:
        """Whether the viewer has to place a tile or treasures now."""
        return self.flow.asked and self.state().phase is Phase.BUILD

    @property
    def viewer_bets(self) -> bool:
        """Whether the viewer has to bet now."""
        return self.flow.asked and self.state().phase is Phase.BET


class _Texts:
    """Interim."""

    event = staticmethod(log_line)
    reasons = staticmethod(sentence)

    @staticmethod
    def starts_turn(event: Event) -> bool:
        return isinstance(event, NumberDrawn)

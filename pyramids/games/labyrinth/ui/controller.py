"""The controller of a labyrinth table: what its scenes need beside what all tables share."""

from __future__ import annotations

from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import Phase, State
from pyramids.tables.table_controller import TableController


class LabyrinthController(TableController[Labyrinth]):
    """One game from the first number to the final scoring, as the players at this screen see it."""

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

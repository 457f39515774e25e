"""The controller of a Pyramido table: what its scenes need beside what all tables share."""

from __future__ import annotations

from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import Phase, State
from pyramids.tables.table_controller import TableController

SCORING = (Phase.ACTIVATE, Phase.DISCARD)


class PyramidoController(TableController[Pyramido]):
    """One game from the first domino to the final scoring, as the players at this screen see it."""

    def state(self) -> State:
        """The state as the viewer may see it now."""
        state: State = super().state()
        return state

    def asks(self, *phases: Phase) -> bool:
        """Whether the viewer has to decide in one of these phases now."""
        return self.flow.asked and self.state().phase in phases

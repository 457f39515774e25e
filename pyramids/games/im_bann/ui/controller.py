"""The controller of a table: what its scenes need beside what all tables share."""

from __future__ import annotations

from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import State
from pyramids.tables.table_controller import TableController


class ImBannController(TableController[ImBann]):
    """One game from the first card to the royal chamber, as the players at this screen see it."""

    def state(self) -> State:
        """The state as the viewer may see it now."""
        state: State = super().state()
        return state

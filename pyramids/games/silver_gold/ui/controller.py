"""The controller of a Silver & Gold table: what its scenes need beside what all tables share."""

from __future__ import annotations

from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import State
from pyramids.tables.table_controller import TableController


class SilverGoldController(TableController[SilverGold]):
    """One game from the draft to the scores, as the players at this screen see it."""

    @property
    def deck(self) -> Deck:
        """The cards that are played with."""
        return self.rules.deck

    def state(self) -> State:
        """The state as the viewer may see it now."""
        state: State = super().state()
        return state

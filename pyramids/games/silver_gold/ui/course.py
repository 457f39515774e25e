"""The controller of a Silver & Gold table: what its scenes need beside what all tables share."""

from __future__ import annotations

from typing import Any

from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.events import Event, Revealed
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.reason_texts import sentence
from pyramids.games.silver_gold.ui.table_texts import log_line
from pyramids.tables.table_controller import TableController


class SilverGoldCourse(TableController[SilverGold]):
    """One game from the draft to the scores, as the players at this screen see it."""

    @property
    def deck(self) -> Deck:
        """The cards that are played with."""
        return self.rules.deck

    @property
    def texts(self) -> Any:
        """Interim."""
        return _Texts

    def state(self) -> State:
        """The state as the viewer may see it now."""
        state: State = super().state()
        return state


class _Texts:
    """Interim."""

    event = staticmethod(log_line)
    reasons = staticmethod(sentence)

    @staticmethod
    def starts_turn(event: Event) -> bool:
        return isinstance(event, Revealed)

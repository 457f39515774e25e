"""The bar above the table of the labyrinth: it counts 25 turns in groups of five."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.games.labyrinth.betting import GROUP
from pyramids.games.labyrinth.state import TURNS
from pyramids.language import _
from pyramids.tables import top_bar
from pyramids.tables.game_table import GameTable
from pyramids.tables.top_bar import TurnDots


class TopBar(top_bar.TopBar):
    """One line across the window."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table, TurnDots(TURNS, GROUP, _turn_title))
        self.turn = 1

    def titles(self) -> Sequence[str]:
        """Of the widest turn."""
        return [_turn_title(TURNS)]

    def words_of_title(self) -> str:
        """The turn."""
        return _turn_title(self.turn)


def _turn_title(turn: int) -> str:
    return _("Turn {turn} of {turns}", turn=turn, turns=TURNS)

"""The bar above the table of Silver & Gold: it counts rounds and their turns."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.games.silver_gold.state import ROUNDS, TURNS
from pyramids.games.silver_gold.texts.cards import NUMERALS
from pyramids.language import _
from pyramids.tables import top_bar
from pyramids.tables.game_table import GameTable
from pyramids.tables.top_bar import TurnDots


class TopBar(top_bar.TopBar):
    """One line across the window."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table, TurnDots(TURNS, TURNS, _turn_words))
        self.round = 1

    def titles(self) -> Sequence[str]:
        """Of all rounds."""
        return [_round_title(number) for number in range(1, ROUNDS + 1)]

    def words_of_title(self) -> str:
        """The round."""
        return _round_title(self.round)


def _round_title(number: int) -> str:
    return _("Round {round} of {rounds}", round=NUMERALS[number], rounds=NUMERALS[ROUNDS])


def _turn_words(turn: int) -> str:
    return _("Turn {turn} of {turns} in this round", turn=turn, turns=TURNS)

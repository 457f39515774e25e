"""Bets of those who know which numbers are left (LP-14)."""

from __future__ import annotations

from pyramids.games.labyrinth.moves import Bet
from pyramids.games.labyrinth.state import HIGH, LOW, State


def likelier(table: State) -> Bet:
    """High, if at least as many of the unseen numbers are higher as are lower."""
    last = table.drawn[-1]
    higher = sum(count for number, count in table.cards if number > last)
    lower = sum(count for number, count in table.cards if number < last)
    return Bet(HIGH if higher >= lower else LOW)

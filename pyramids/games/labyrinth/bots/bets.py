"""Bets of those who know which numbers are left (LP-14)."""

from __future__ import annotations

from pyramids.games.labyrinth.moves import Bet
from pyramids.games.labyrinth.state import HIGH, LOW, State


def likelier(table: State) -> Bet:
    """High, if at least as many of the unseen numbers are higher as are lower."""
    return odds(table)[0][0]


def odds(table: State) -> list[tuple[Bet, float]]:
    """Both bets with their chances to stay in the round, the better one first."""
    last = table.drawn[-1]
    cards = sum(count for _number, count in table.cards)
    higher = sum(count for number, count in table.cards if number > last)
    lower = sum(count for number, count in table.cards if number < last)
    # LP-14: the same number leaves everyone in.
    high, low = (Bet(HIGH), (cards - lower) / cards), (Bet(LOW), (cards - higher) / cards)
    return [high, low] if higher >= lower else [low, high]

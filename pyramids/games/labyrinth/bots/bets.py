"""The odds of bets, given the numbers that are left (LP-14)."""

from __future__ import annotations

from pyramids.games.labyrinth.moves import Bet
from pyramids.games.labyrinth.state import HIGH, LOW, State


def likelier(state: State) -> Bet:
    """The likelier bet; High if equally many numbers are higher and lower."""
    return odds(state)[0][0]


def odds(state: State) -> list[tuple[Bet, float]]:
    """Both bets with their chances of being right, the better one first."""
    last = state.drawn[-1]
    cards = sum(count for _number, count in state.cards)
    higher = sum(count for number, count in state.cards if number > last)
    lower = sum(count for number, count in state.cards if number < last)
    # LP-14: the same number leaves everyone in.
    high, low = (Bet(HIGH), (cards - lower) / cards), (Bet(LOW), (cards - higher) / cards)
    return [high, low] if higher >= lower else [low, high]

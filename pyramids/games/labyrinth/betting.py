"""Betting on the next number (LP-14)."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.moves import Bet
from pyramids.games.labyrinth.state import HIGH, LOW, NO_BET, Phase, State

GROUP = 5
"""The number cards form groups of five; a betting round is one group."""
ROUNDS = range(6, 21)
"""The turns whose number is bet on: three betting rounds."""

LEGAL = (Bet(HIGH), Bet(LOW))


class BettingRound(NamedTuple):
    """Who is still in, and how many of the round's numbers they were right about."""

    still_in: tuple[int, ...]
    right: int
    """Of `GROUP`; those who are out were right less often."""


def check(state: State, seat: int, move: Bet) -> Reason | None:
    """Why the bet is refused."""
    if seat not in state.bettors:
        return Reason("out_of_the_betting_round")
    if state.bets[seat] != NO_BET:
        return Reason("bet_already")
    return None if move in LEGAL else Reason("bet_high_or_low")


def bettors_of(state: State, turn: int) -> tuple[int, ...]:
    """The seats that bet before a turn's number."""
    if not state.betting or turn not in ROUNDS:
        return ()
    fresh = (turn - 1) % GROUP == 0
    return tuple(range(len(state.hunters))) if fresh else state.bettors


def turn_of_bets(state: State) -> int:
    """The turn that is being played, or whose number is bet on."""
    return state.turn if state.phase is Phase.BUILD else state.turn + 1


def betting_round(state: State) -> BettingRound | None:
    """The betting round that is being played; None if there is none."""
    turn = turn_of_bets(state)
    if not state.betting or turn not in ROUNDS or state.phase is Phase.OVER:
        return None
    revealed = (turn - 1) % GROUP + (state.phase is Phase.BUILD)
    return BettingRound(state.bettors, revealed)


def still_in(state: State, number: int) -> tuple[int, ...]:
    """The bettors who weren't wrong; an equal number leaves everyone in."""
    last = state.drawn[-1] if state.drawn else number
    if number == last:
        return state.bettors
    right = HIGH if number > last else LOW
    return tuple(seat for seat in state.bettors if state.bets[seat] == right)


def winners(state: State, number: int) -> tuple[int, ...]:
    """Who wins a special treasure when this number is revealed, as the fifth card of a round.

    Ruling: staying in by an equal number counts as being right, or nobody could win that round.
    """
    closes = state.phase is Phase.NUMBER and (state.turn + 1) % GROUP == 0
    return still_in(state, number) if closes else ()

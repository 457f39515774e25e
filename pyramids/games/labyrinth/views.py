"""What a seat may know, and states that are consistent with it.

Two things are hidden: what the others build in the current turn, as everyone builds at the same
time, and the others' bets until the number is revealed.
"""

from __future__ import annotations

from random import Random

from pyramids.games.labyrinth.state import (
    HIDDEN_BET,
    HIGH,
    LAY_DUE,
    LOW,
    NO_BET,
    Phase,
    State,
    View,
)


def observe(state: State, seat: int) -> View:
    """The state as the seat may know it."""
    if state.phase is Phase.BUILD:
        state = _hide_building(state, seat)
    elif state.bettors:
        state = _hide_bets(state, seat)
    return View(seat, state)


def revealed(state: State, seat: int) -> View:
    """The state as the seat may know it once everyone has built; bets stay face down."""
    return View(seat, state) if state.phase is Phase.BUILD else observe(state, seat)


def sample(view: View, rng: Random) -> State:
    """A possible state: unknown bets are high or low with equal chance."""
    state = view.state
    if HIDDEN_BET not in state.bets:
        return state
    bets = tuple(
        (HIGH if rng.random() < 0.5 else LOW) if bet == HIDDEN_BET else bet for bet in state.bets
    )
    return state._replace(bets=bets)


def _hide_building(state: State, seat: int) -> State:
    others = state.before
    hunters = (*others[:seat], state.hunters[seat], *others[seat + 1 :])
    stages = tuple(stage if other == seat else LAY_DUE for other, stage in enumerate(state.stages))
    return state._replace(hunters=hunters, stages=stages)


def _hide_bets(state: State, seat: int) -> State:
    """While others may still bet, their bets look unmade; then unknown until the number."""
    blank = NO_BET if state.phase is Phase.BET else HIDDEN_BET
    bets = tuple(
        bet if other == seat or bet == NO_BET else blank for other, bet in enumerate(state.bets)
    )
    return state._replace(bets=bets)

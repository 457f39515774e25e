"""Laying out the row (PF-4): the backs of all tops, the fronts of three, then the gems."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Outcome
from pyramids.games.pyramido import row
from pyramids.games.pyramido.state import NO_STACK, STACKS, UNCOVERED, State


def outcomes(state: State) -> tuple[Sequence[tuple[Outcome, int]], int]:
    """What may be drawn next, with its weights, and their sum."""
    if _without_back(state) != NO_STACK:
        return row.back_outcomes(state)
    if (stack := _to_turn_up(state)) != NO_STACK:
        return row.front_outcomes(state, stack)
    return row.gem_outcomes(state.bag)


def lay(state: State, outcome: Outcome) -> State:
    """The state after a draw."""
    if (stack := _without_back(state)) != NO_STACK:
        return row.show_back(state, stack, outcome)
    if (stack := _to_turn_up(state)) != NO_STACK:
        return row.turn_up(state, stack, outcome)
    return row.lay_gem(state, _without_gems(state), outcome)


def is_over(state: State) -> bool:
    """Whether the row is complete; the gems come last."""
    return _without_gems(state) == NO_STACK


def _without_back(state: State) -> int:
    backs = [stack.back for stack in state.stacks]
    return backs.index(UNCOVERED) if UNCOVERED in backs else NO_STACK


def _to_turn_up(state: State) -> int:
    down = [stack for stack in row.FACE_UP_AT_START if state.stacks[stack].back >= 0]
    return down[0] if down else NO_STACK


def _without_gems(state: State) -> int:
    missing = [stack for stack in range(STACKS) if row.needs_gems(state, stack)]
    return missing[0] if missing else NO_STACK

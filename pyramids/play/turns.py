"""The turns of a recorded game: which steps belong to which, whatever game it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pyramids.engine.contract import Progress


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn from its first to its last step; number 0 is all that comes before the first one."""

    round: int
    """0 where a game has no rounds."""
    number: int
    first: int
    last: int


def turns_of(states: Sequence[Any], progress: Callable[[Any], Progress]) -> tuple[Turn, ...]:
    """The turns of a game in order.

    The game says which one a state belongs to. Between two rounds it may count from 0 again: that
    still belongs to the turn before. A game that doesn't count its turns has one a step.
    """
    passed = [progress(state) for state in states]
    if not any(where.turn for where in passed):
        return tuple(Turn(0, step, step, step) for step in range(len(states)))
    starts = [(0, 0, 0)]
    for step, where in enumerate(passed):
        if where.turn and where != starts[-1][:2]:
            starts.append((*where, step))
    ends = [start[2] - 1 for start in starts[1:]] + [len(states) - 1]
    return tuple(
        Turn(*start, end) for start, end in zip(starts, ends, strict=True) if end >= start[2]
    )


def turn_at(turns: Sequence[Turn], step: int) -> int:
    """The place of the turn that a step belongs to."""
    return next(place for place, turn in enumerate(turns) if turn.first <= step <= turn.last)

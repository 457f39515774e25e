"""Divides the steps of a recorded game into turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pyramids.engine.contract import ROUND_TITLE, Progress, uncounted
from pyramids.language import _
from pyramids.play.texts.saves import round_words


@dataclass(frozen=True, slots=True)
class Turn:
    """The first and last step of a turn; number 0 is everything before the first turn."""

    round: int
    """0 where a game has no rounds."""
    number: int
    first: int
    last: int
    round_title: str = ROUND_TITLE
    """What the game calls a round."""
    scoring: bool = False
    """Whether it is the scoring of its round."""


def turns_of(
    states: Sequence[Any], progress: Callable[[Any], Progress], round_title: str = ROUND_TITLE
) -> tuple[Turn, ...]:
    """The turns of a game in order.

    The game's `progress` gives each state's turn. Turn 0 between two rounds belongs to the turn
    before. In a game that doesn't count turns every step is a turn.
    """
    if progress is uncounted:
        return tuple(Turn(0, step, step, step) for step in range(len(states)))
    passed = [progress(state) for state in states]
    starts = [(Progress(), 0)]
    for step, where in enumerate(passed):
        if where.turn and where != starts[-1][0]:
            starts.append((where, step))
    ends = [first - 1 for _where, first in starts[1:]] + [len(states) - 1]
    return tuple(
        Turn(where.round, where.turn, first, end, round_title, where.scoring)
        for (where, first), end in zip(starts, ends, strict=True)
        if end >= first
    )


def turn_at(turns: Sequence[Turn], step: int) -> int:
    """The index of the turn that a step belongs to."""
    return next(place for place, turn in enumerate(turns) if turn.first <= step <= turn.last)


def turn_title(turn: Turn) -> str:
    """A turn's title."""
    if not turn.number:
        return _("Before the first turn")
    if not turn.round:
        return _("Turn {turn}", turn=turn.number)
    number = round_words(turn.round, turn.round_title)
    if turn.scoring:
        return _("{round}, scoring", round=number)
    return _("{round}, turn {turn}", round=number, turn=turn.number)

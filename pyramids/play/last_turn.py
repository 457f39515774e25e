"""Finds where a seat's last turn began, for taking back all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyramids.engine.contract import CHANCE, Decide, Progress, Seat
from pyramids.engine.session import Session


def start_of_last_turn(
    session: Session, progress: Callable[[Any], Progress], seat: Seat
) -> int | None:
    """The number of plies before the seat's last turn; None if it has decided nothing yet.

    Decisions belong to one turn if the game counts them as one. In turns taken in order they also
    do if no other seat decides in between, in turns taken together if the turn isn't closed.
    """
    own = [number for number, ply in enumerate(session.plies) if ply.seat == seat]
    if not own:
        return None
    states, start = session.states, own[-1]
    for number in reversed(own[:-1]):
        if not _in_one_turn(session, states, progress, number, start):
            break
        start = number
    return start


def _in_one_turn(
    session: Session,
    states: tuple[Any, ...],
    progress: Callable[[Any], Progress],
    first: int,
    second: int,
) -> bool:
    """Whether two successive decisions of a seat belong to the same turn."""
    turn = progress(states[first])
    if turn.turn and turn == progress(states[second]):
        return True
    seat = session.plies[first].seat
    between = range(first + 1, second)
    if _together(session, states[first]):
        return all(_together(session, states[number]) for number in [*between, second])
    others = any(session.plies[number].seat not in (seat, CHANCE) for number in between)
    alone = len(session.setup.players) == 1
    return not (alone or others or _together(session, states[second]))


def _together(session: Session, state: Any) -> bool:
    node = session.rules.node(state)
    return isinstance(node, Decide) and node.together

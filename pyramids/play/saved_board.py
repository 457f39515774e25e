"""One player's board in a saved game, as far as everyone at the screen may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pyramids.engine.contract import GameSpec, Level, Over, Seat
from pyramids.engine.records.record import Record
from pyramids.engine.session import Session
from pyramids.play.history.open_record import reopen
from pyramids.play.seats import SeatLook, people_of, shown_names


class SavedBoard(NamedTuple):
    """A state without what has to stay hidden, and the seat whose board is to be shown."""

    spec: GameSpec
    level: Level
    names: tuple[str, ...]
    seating: tuple[SeatLook, ...]
    seat: Seat
    state: Any


def saved_board(kept: Record) -> SavedBoard:
    """The board of the first person, or of the first bot; `OpenError` if it can't be replayed."""
    spec, level, session, seating = reopen(kept)
    players = session.setup.players
    people = people_of(players)
    state = _seen(session, people)
    names = shown_names(spec.id, players)
    return SavedBoard(spec, level, names, seating, people[0] if people else 0, state)


def _seen(session: Session, people: Sequence[Seat]) -> Any:
    rules = session.rules
    if not people or isinstance(session.node, Over):
        return session.state
    if len(people) == 1:
        return rules.observe(session.state, people[0]).state
    # The list is for all eyes: of a turn that isn't over, nothing is shown, and of the first
    # person's board only what the second one may see.
    return rules.observe(session.states[session.final_plies()], people[1]).state

"""What a viewer is shown of a turn: nobody's marks are seen before all have marked (SG-8)."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.engine.contract import Ply, Seat
from pyramids.engine.session import Session
from pyramids.games.silver_gold.events import Awarded, Completed, Ended, Event, RoundEnded
from pyramids.games.silver_gold.moves import Mark, Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import Phase, State
from pyramids.tables.play_scene import Act

__all__ = [
    "Act",
    "acts_of_turn",
    "last_move",
    "marks_of_turn",
    "open_table",
    "own_events",
    "turn_marks",
]

_CLOSING = (Completed, Awarded, RoundEnded, Ended)
"""Events that follow from everybody's marks, not from one mark alone."""


class Step(NamedTuple):
    """A ply with the table before and after it."""

    before: State
    ply: Ply
    after: State


def marks_of_turn(session: Session) -> list[Step]:
    """The marks since the reveal, as long as nothing but marks has happened since."""
    start, states = session.last_draw(), session.states
    if not start or states[start - 1].phase is not Phase.REVEAL:
        return []
    later = session.plies[start:]
    if not all(isinstance(ply.move, Mark) for ply in later):
        return []
    return [
        Step(states[index], ply, states[index + 1]) for index, ply in enumerate(later, start=start)
    ]


def last_move(session: Session, seat: Seat) -> Move | None:
    """What a seat has done last since something was drawn; None if nothing."""
    later = session.plies[session.last_draw() :]
    return next((ply.move for ply in reversed(later) if ply.seat == seat), None)


def open_table(rules: SilverGold, session: Session) -> State:
    """The table with this turn's marks, before completed cards are laid aside (action 3)."""
    marks = marks_of_turn(session)
    if not marks or marks[-1].after.phase is Phase.MARK:
        state: State = session.state
        return state
    # The last mark closed the turn at once: it is made again by the marking rules alone.
    before, (seat, move), _ = marks[-1]
    explorer, owed = rules.marking.mark(
        before.explorers[seat], before.due[seat], move, before.round
    )
    explorers = (*before.explorers[:seat], explorer, *before.explorers[seat + 1 :])
    due = (*before.due[:seat], owed, *before.due[seat + 1 :])
    return before._replace(explorers=explorers, due=due)


def own_events(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What a mark alone brought about: nothing that tells of the others."""
    return tuple(event for event in events if not isinstance(event, _CLOSING))


def acts_of_turn(rules: SilverGold, session: Session, viewer: Seat) -> list[Act]:
    """What is shown once all have marked: the others' marks, then what follows from all."""
    marks = marks_of_turn(session)
    if not marks:
        return []
    theirs: list[Event] = []
    for before, ply, after in marks:
        if ply.seat != viewer:
            theirs += own_events(rules.events(before, ply, after))
    before, ply, after = marks[-1]
    follows = tuple(e for e in rules.events(before, ply, after) if isinstance(e, _CLOSING))
    acts = [Act(open_table(rules, session), tuple(theirs))] if theirs else []
    return [*acts, Act(after, follows)]


def turn_marks(table: State, seat: Seat) -> dict[int, int]:
    """The fields that a seat has marked in this turn, by card."""
    earlier = dict(table.before[seat].places)
    return {
        card: marks & ~earlier.get(card, 0)
        for card, marks in table.explorers[seat].places
        if card and marks & ~earlier.get(card, 0)
    }

"""What a viewer is shown of a turn: nobody's labyrinth is seen before all are done."""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.engine.session import Session
from pyramids.games.labyrinth.events import Ended, Event
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import Phase, State
from pyramids.tables.play_scene import Act


def open_table(rules: Labyrinth, state: State, viewer: Seat) -> State:
    """The table of a turn that hasn't been told: the others' labyrinths as the turn began."""
    return rules.observe(state._replace(phase=Phase.BUILD), viewer).table


def builds(session: Session) -> range:
    """The plies of this turn's building: those after the number, before any bet."""
    start, states = session.last_draw(), session.states
    end = start
    while end < len(session.plies) and states[end].phase is Phase.BUILD:
        end += 1
    return range(start, end)


def has_bet(session: Session, seat: Seat) -> bool:
    """Whether a seat has bet on the number that comes next."""
    return any(ply.seat == seat for ply in session.plies[builds(session).stop :])


def has_built(session: Session, seat: Seat) -> bool:
    """Whether a seat has done something in this turn."""
    return any(session.plies[index].seat == seat for index in builds(session))


def own_events(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What a move alone brought about: nothing that tells of the others."""
    return tuple(event for event in events if not isinstance(event, Ended))


def act_of_turn(rules: Labyrinth, session: Session, viewer: Seat) -> Act | None:
    """What is shown once all are done: what the others have built."""
    states, theirs = session.states, list[Event]()
    for index in builds(session):
        ply = session.plies[index]
        if ply.seat != viewer:
            theirs += own_events(rules.events(states[index], ply, states[index + 1]))
    return Act(session.state, tuple(theirs)) if theirs else None


def last_space(table: State, seat: Seat) -> int | None:
    """The space that a seat has filled in this turn, as far as the table shows it."""
    before, now = table.before[seat].spaces, table.hunters[seat].spaces
    return next((space for space, content in enumerate(now) if content != before[space]), None)

"""The tile that was placed in the current turn, as far as a state shows it."""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.state import State


def last_space(state: State, seat: Seat) -> int | None:
    """The space that a seat has filled in this turn."""
    before, now = state.before[seat].spaces, state.hunters[seat].spaces
    return next((space for space, content in enumerate(now) if content != before[space]), None)

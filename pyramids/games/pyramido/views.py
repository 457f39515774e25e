"""What a seat may know.

Everything on the table is public, and a state doesn't hold what nobody has seen: a domino's front
or back and the gems in the bag are drawn when they are seen. So a view is the whole state, and the
only state that is consistent with it.
"""

from __future__ import annotations

from random import Random

from pyramids.games.pyramido.state import State, View


def observe(state: State, seat: int) -> View:
    """The state as the seat may know it."""
    return View(seat, state)


def sample(view: View, rng: Random) -> State:
    """The state of a view."""
    return view.state

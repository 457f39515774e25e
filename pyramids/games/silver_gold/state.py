"""The state of Silver & Gold: Pyramids, as immutable values."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pyramids.engine.multiset import Multiset

ROUNDS = 4
TURNS = 7
DISPLAY = 4
DEALT = 4
MAX_GEMS = 10
MAX_SKULLS = 10

MARK_DUE = -1
"""`State.due` of a seat that still has to mark the pattern or a single field."""

NO_CARD = 0
"""An empty place: in front of an explorer, in the display, or a card that a view hides."""

NO_PATTERN = -1


class Phase(IntEnum):
    """What has to happen next."""

    DEAL = 0
    KEEP = 1
    REVEAL = 2
    MARK = 3
    TAKE = 4
    TAKE_BLIND = 5
    """The top card of the stack is drawn for the player who takes it."""
    FILL = 6
    OVER = 7


Place = tuple[int, int]
"""One of the two places in front of an explorer: a pyramid's number and the mask of its marks."""

EMPTY_PLACE: Place = (NO_CARD, 0)


class Explorer(NamedTuple):
    """A player's pyramids and score sheet."""

    places: tuple[Place, ...]
    red: int
    green: int
    torches: int
    """A mask with a bit per round."""
    skulls: int
    """The number of ticked skull boxes; they fill from the left and are erased from the right."""
    done: tuple[int, ...]
    """Numbers of the completed pyramids, in the order of completion."""


NEWCOMER = Explorer((EMPTY_PLACE, EMPTY_PLACE), 0, 0, 0, 0, ())


class State(NamedTuple):
    """The whole state. The stack and the expedition cards are multisets: they have no order."""

    phase: Phase
    round: int
    """From 1; 0 before the first reveal."""
    turn: int
    """From 1 in each round."""
    explorers: tuple[Explorer, ...]
    due: tuple[int, ...]
    """Per seat the marks owed in this turn: `MARK_DUE`, a number of extra marks, or 0."""
    before: tuple[Explorer, ...]
    """The explorers at the start of this turn: what others may see until all have marked."""
    stack: Multiset
    """The face-down pyramid cards."""
    display: tuple[int, ...]
    """Always `DISPLAY` places."""
    expeditions: Multiset
    """The patterns that are still face down in this round, as indices into the deck's."""
    pattern: int
    """The revealed pattern, as an index into the deck's patterns."""
    queue: tuple[int, ...]
    """While marking: seats that completed a card in this turn. Then: those that still have to
    refill, in the order of SG-18, starting with the current one."""
    awards: tuple[tuple[int, ...], ...]
    """Per colour the seats that took the 1st, 2nd and 3rd award."""
    hands: tuple[tuple[int, ...], ...]
    """The dealt cards during the draft, empty afterwards."""


class View(NamedTuple):
    """The state as one seat may know it: what is hidden looks unchanged or blank."""

    seat: int
    state: State

"""What lies on the table of The Pharaoh's Labyrinth, as immutable values."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pyramids.engine.multiset import Multiset
from pyramids.games.labyrinth.board import SPACES

TURNS = SPACES
LAST_START_TURN = 3
"""At the end of this turn everybody has chosen an entrance (LP-7)."""

NO_ENTRANCE = -1

LAY_DUE = -1
"""`State.stages` of someone who still has to lay the tile."""
DONE = -2
"""`State.stages` of someone whose turn is over."""

NO_BET, HIGH, LOW, HIDDEN_BET = "", "high", "low", "?"

new = tuple.__new__
"""Makes a State or a Hunter from all its values, in half the time that its constructor takes."""


class Phase(IntEnum):
    """What has to happen next."""

    BET = 0
    NUMBER = 1
    BUILD = 2
    OVER = 3


class Hunter(NamedTuple):
    """A player's labyrinth and treasure pieces."""

    spaces: bytes
    """Per space the tile that lies there, as `corridors.laid`."""
    entrance: int
    """Index into `board.ENTRANCES`, or `NO_ENTRANCE`."""
    pieces: tuple[tuple[int, int], ...]
    """The placed treasures as (field, value), by field."""
    stock: tuple[int, ...]
    """How many pieces of each kind are left, in the order of the kit's treasures."""


class State(NamedTuple):
    """The whole table. The number cards are a multiset: they have no order."""

    phase: Phase
    turn: int
    """From 1; 0 before the first number."""
    hunters: tuple[Hunter, ...]
    stages: tuple[int, ...]
    """Per seat in this turn: `LAY_DUE`, the space just laid if something may still be decided,
    or `DONE`."""
    before: tuple[Hunter, ...]
    """The hunters as this turn began: what others may see of them until all are done."""
    cards: Multiset
    """The numbers that are still face down."""
    drawn: tuple[int, ...]
    """The numbers turned up so far; the last one holds for this turn."""
    bets: tuple[str, ...]
    """Per seat the bet on the next number."""
    bettors: tuple[int, ...]
    """The seats that are still in the betting round."""
    professional: bool
    betting: bool


class View(NamedTuple):
    """The table as one seat may know it: what is hidden from it looks untouched or blank."""

    seat: int
    state: State

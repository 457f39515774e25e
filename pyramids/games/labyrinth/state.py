"""The state of The Pharaoh's Labyrinth, as immutable values."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pyramids.engine.multiset import Multiset
from pyramids.games.labyrinth.board import SPACES

TURNS = SPACES
LAST_START_TURN = 3
"""The last turn in which an entrance can be chosen (LP-7)."""

NO_ENTRANCE = -1

LAY_DUE = -1
"""`State.stages` of a seat that still has to place the tile."""
DONE = -2
"""`State.stages` of a seat whose turn is over."""

NO_BET, HIGH, LOW, HIDDEN_BET = "", "high", "low", "?"


class Phase(IntEnum):
    """What has to happen next."""

    BET = 0
    NUMBER = 1
    BUILD = 2
    OVER = 3


class Hunter(NamedTuple):
    """A player's labyrinth and treasure pieces."""

    spaces: bytes
    """Per space its content, as `corridors.laid`."""
    entrance: int
    """Index into `board.ENTRANCES`, or `NO_ENTRANCE`."""
    pieces: tuple[tuple[int, int], ...]
    """The placed treasures as (field, value), by field."""
    stock: tuple[int, ...]
    """How many pieces of each kind are left, in the order of the tile set's treasures."""


class State(NamedTuple):
    """The whole state. The number cards are a multiset: they have no order."""

    phase: Phase
    turn: int
    """From 1; 0 before the first number."""
    hunters: tuple[Hunter, ...]
    stages: tuple[int, ...]
    """Per seat in this turn: `LAY_DUE`, the space of the new tile while decisions remain,
    or `DONE`."""
    before: tuple[Hunter, ...]
    """The hunters at the start of this turn: what others may see until all are done."""
    cards: Multiset
    """The numbers that are still face down."""
    drawn: tuple[int, ...]
    """The numbers revealed so far; the last one is for this turn."""
    bets: tuple[str, ...]
    """Per seat the bet on the next number."""
    bettors: tuple[int, ...]
    """The seats that are still in the betting round."""
    professional: bool
    betting: bool


class View(NamedTuple):
    """The state as one seat may know it: what is hidden looks unchanged or blank."""

    seat: int
    state: State

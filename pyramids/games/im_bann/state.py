"""The state of the game, as immutable values."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from pyramids.games.im_bann.counts import Counts, Kind

HAND_LIMIT: Final = 10
MOST_DRAWN: Final = 2
MOST_SWAPPED: Final = 5
MUMMY_VALUE: Final = 3
"""What the Mummy adds to the need, costs at the royal chamber and in the scores."""

CHAMBER: Final = 5
"""The place beside the royal chamber."""
OUT: Final = 6
"""The place of a player who has beaten it."""

NOBODY: Final = -1
"""Instead of a seat."""

ANY_NUMBER: Final = 99
"""`State.plays` after a Scarab."""


class Phase(IntEnum):
    """What has to happen next."""

    DEAL = 0
    TURN = 1
    """The player chooses between drawing, swapping and playing (IB-6, IB-7)."""
    SWAP = 2
    """A swap is begun: cards are picked until it is ended."""
    DRAW = 3
    LOSE = 4
    """The victims of a Curse lose a card each."""
    FINISH = 5
    """What may still follow in this turn: equipment, the adventure, passing the Mummy on."""
    DEPOT = 6
    """After an exact adventure the depot is set (IB-10)."""
    PRICE = 7
    """The price for passing the Mummy on to the chamber is begun (IB-11)."""
    OVER = 8


class Archaeologist(NamedTuple):
    """A player's place and cards."""

    place: int
    """0 to 4: beside that adventure; `CHAMBER` or `OUT`."""
    hand: Counts
    display: Counts
    """Equipment and Protections; the Mummy is in `State.mummy`."""


class State(NamedTuple):
    """The whole state. Stack and discard pile are multisets: they have no order."""

    phase: Phase
    round: int
    """From 1; 0 during the deal."""
    turn: int
    """The seat whose turn it is."""
    again: bool
    """Whether this is the other turn after an exact adventure (IB-10)."""
    depot: int
    """The item that the depot shows: index into `deck.ITEMS`."""
    archaeologists: tuple[Archaeologist, ...]
    mummy: int
    """The seat in whose display the Mummy lies, or `NOBODY`."""
    stack: Counts
    discards: Counts
    draws: int
    """Cards that are still to be dealt or drawn now."""
    plays: int
    """Equipment cards that may still be played in this turn."""
    may_beat: bool
    """Whether an adventure may still be beaten in this turn (IB-8)."""
    exact: bool
    """Whether an adventure was beaten exactly in this turn, so that another turn follows."""
    picked: tuple[Kind, ...]
    """The cards picked so far for a swap or a price, ascending; they are still where they were."""
    target: int
    """The seat that gets the Mummy when the price is paid, or `NOBODY`."""
    victims: tuple[int, ...]
    """The seats that still have to lose a card to a Curse, clockwise."""
    first: int
    """The seat that beat the royal chamber first, or `NOBODY`."""
    length: int
    """Index into `deck.LENGTHS`."""
    scoring: bool
    """Whether the scoring variant is played (IB-14)."""


class View(NamedTuple):
    """The state as one seat may know it: other hands and the stack are counted, not told."""

    seat: int
    state: State

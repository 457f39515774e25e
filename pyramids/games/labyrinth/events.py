"""The events of the game, and what each viewer may see of them.

Spaces and fields are indices, as in the moves.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyramids.engine.contract import CHANCE, Seat


@dataclass(frozen=True, slots=True)
class BetMade:
    """A seat bets on the next number (LP-14)."""

    seat: Seat
    bet: str
    """`state.HIGH` or `LOW`."""


@dataclass(frozen=True, slots=True)
class NumberDrawn:
    """A number card is revealed: everyone places that tile (LP-4)."""

    turn: int
    number: int
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class BetLost:
    """A bettor was wrong and is out until the next betting round (LP-14)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SpecialWon:
    """A bettor who was never wrong wins a special treasure (LP-14)."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat places the tile of the turn (LP-4)."""

    seat: Seat
    tile: int
    space: int
    rotation: int
    """Clockwise, in steps of 90°."""


@dataclass(frozen=True, slots=True)
class TreasurePlaced:
    """A seat places a treasure on a scarab of the new tile (LP-5)."""

    seat: Seat
    field: int
    value: int
    colour: str


@dataclass(frozen=True, slots=True)
class Started:
    """A seat chooses its hunter's entrance (LP-7)."""

    seat: Seat
    portal: str
    side: str


@dataclass(frozen=True, slots=True)
class Advanced:
    """The hunter moves on because the path has grown (LP-7)."""

    seat: Seat
    fields: tuple[int, ...]
    """The fields that the hunter passes now."""
    length: int
    """The length of the whole path."""


@dataclass(frozen=True, slots=True)
class MarkerReached:
    """The path reaches a corridor marker (LP-12)."""

    seat: Seat
    place: int
    """Which field of the path it is: 15, 30 or 45."""
    field: int


@dataclass(frozen=True, slots=True)
class LeftPyramid:
    """The path leaves the pyramid and ends (LP-8)."""

    seat: Seat
    portal: str
    side: str


@dataclass(frozen=True, slots=True)
class Blocked:
    """The path ends at a wall (LP-8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChamberClosed:
    """A treasure is enclosed by four walls (LP-11)."""

    seat: Seat
    field: int
    value: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over (LP-13)."""

    winners: tuple[Seat, ...]
    reason: str
    seat: Seat = CHANCE


Event = (
    BetMade | NumberDrawn | BetLost | SpecialWon | Laid | TreasurePlaced | Started
    | Advanced | MarkerReached | LeftPyramid | Blocked | ChamberClosed | Ended
)  # fmt: skip


def shown(event: Event, viewer: Seat) -> Event:
    """The event as a viewer may see it: all events are public."""
    return event

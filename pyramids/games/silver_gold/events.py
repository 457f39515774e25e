"""The events of the game, and what each viewer may see of them.

Fields of a chamber are (row, column) from the top left; boxes of the score sheet count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from pyramids.engine.contract import CHANCE, Seat
from pyramids.engine.grid import Field
from pyramids.games.silver_gold.state import NO_CARD

GemColour = Literal["red", "green"]
Source = Literal["display", "stack"]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat is dealt a card for the draft (SG-4)."""

    seat: Seat
    card: int
    """`NO_CARD` for those who only see the card's back."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat keeps two of its dealt cards, the lower number first (SG-4)."""

    seat: Seat
    cards: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Filled:
    """A card is revealed in the display (SG-4, SG-17)."""

    card: int
    place: int
    """The place in the display, from 0."""
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Revealed:
    """An expedition card is revealed (SG-7)."""

    round: int
    turn: int
    pattern: str
    """Its name."""
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Marked:
    """A seat marks fields of a card (SG-8); events for their symbols follow."""

    seat: Seat
    card: int
    kind: str
    """`moves.PATTERN`, `SINGLE` or `EXTRA`."""
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Gem:
    """A marked field holds a gem (SG-12)."""

    seat: Seat
    card: int
    field: Field
    colour: GemColour
    box: int | None
    """The box that it ticks; None if there is none left."""


@dataclass(frozen=True, slots=True)
class Torch:
    """A marked field holds a torch (SG-12)."""

    seat: Seat
    card: int
    field: Field
    box: int | None
    """The box of the round; None if it is ticked already."""


@dataclass(frozen=True, slots=True)
class Skull:
    """A marked field holds a skull (SG-12)."""

    seat: Seat
    card: int
    field: Field
    box: int | None
    """The box that it ticks; None if there is none left."""


@dataclass(frozen=True, slots=True)
class Potion:
    """A marked field holds a potion, which erases up to two skulls (SG-13)."""

    seat: Seat
    card: int
    field: Field
    wiped: tuple[int, ...]
    """The skull boxes that it erases."""


@dataclass(frozen=True, slots=True)
class Cross:
    """A marked field holds a cross, which gives an extra mark (SG-12)."""

    seat: Seat
    card: int
    field: Field


@dataclass(frozen=True, slots=True)
class Tomb:
    """The tomb of a card is marked (SG-14)."""

    seat: Seat
    card: int
    field: Field


@dataclass(frozen=True, slots=True)
class Lapsed:
    """Extra marks lapse because no field is left for them (SG-15)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Completed:
    """A completed card is laid aside (SG-16)."""

    seat: Seat
    card: int
    place: int
    """Its place in front of the player: 0 or 1."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat takes a new card (SG-16)."""

    seat: Seat
    card: int
    place: int
    """Its place in front of the player: 0 or 1."""
    source: Source


@dataclass(frozen=True, slots=True)
class Awarded:
    """A seat takes an award of a colour (SG-20)."""

    seat: Seat
    colour: str
    points: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over (SG-6)."""

    round: int
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over (SG-24)."""

    winners: tuple[Seat, ...]
    reason: str
    seat: Seat = CHANCE


Find = Gem | Torch | Skull | Potion | Cross | Tomb
"""The symbols that a marked field can hold."""

Event = (
    Dealt | Kept | Filled | Revealed | Marked | Find | Lapsed
    | Completed | Taken | Awarded | RoundEnded | Ended
)  # fmt: skip


def shown(event: Event, viewer: Seat) -> Event:
    """The event as a viewer may see it: another player's dealt cards are face down."""
    if isinstance(event, Dealt) and event.seat != viewer:
        return replace(event, card=NO_CARD)
    return event

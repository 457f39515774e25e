"""The events of the game, and what each viewer may see of them.

Cards are kinds, items are indices, as in the moves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyramids.engine.contract import CHANCE, Seat
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.deck import NO_ITEM
from pyramids.games.im_bann.state import NOBODY

BACK: Kind = -1
"""A card that the viewer may not see."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat is dealt a card (IB-5)."""

    seat: Seat
    card: Kind
    """`BACK` to the other seats."""


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn begins."""

    seat: Seat
    round: int
    again: bool
    """Whether it is the other turn after an exact adventure (IB-10)."""


@dataclass(frozen=True, slots=True)
class Swapped:
    """A seat discards cards from its hand to draw as many (IB-6)."""

    seat: Seat
    cards: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The discard pile is shuffled into the stack (IB-6)."""

    discards: int
    """How many cards the discard pile had."""
    stack: int
    """How many cards the stack has now."""
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class DrawBegan:
    """A seat says how many cards it draws (IB-6)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat draws a card (IB-6)."""

    seat: Seat
    card: Kind
    """`BACK` to the other seats."""


@dataclass(frozen=True, slots=True)
class Idled:
    """There is nothing that the seat could do (ruling 4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A seat plays a card (IB-7, IB-12)."""

    seat: Seat
    card: Kind
    item: int = NO_ITEM
    """What a Spell sets the depot to."""
    to: Seat = NOBODY
    """The seat in whose display the Mummy is laid."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A seat loses a card to a Curse (IB-12)."""

    seat: Seat
    card: Kind


@dataclass(frozen=True, slots=True)
class AdventureBeaten:
    """A seat beats an adventure or the royal chamber, and its archaeologist moves on (IB-9)."""

    seat: Seat
    place: int
    need: int
    total: int
    cards: tuple[Kind, ...]
    """The display, which goes to the discard pile."""

    @property
    def exact(self) -> bool:
        """Whether the total met the need exactly (IB-10)."""
        return self.need == self.total


@dataclass(frozen=True, slots=True)
class DepotSet:
    """A seat sets the depot to another item after an exact adventure (IB-10)."""

    seat: Seat
    item: int


@dataclass(frozen=True, slots=True)
class MummyPassed:
    """A seat passes the Mummy on (IB-6, IB-8, IB-11)."""

    seat: Seat
    to: Seat
    removed: tuple[Kind, ...]
    """The equipment that it costs at the royal chamber."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over (IB-13, IB-14)."""

    winners: tuple[Seat, ...]
    reason: str
    seat: Seat = CHANCE


Event = (
    Dealt | TurnBegan | Swapped | Shuffled | DrawBegan | Drawn | Idled | Played | Lost
    | AdventureBeaten | DepotSet | MummyPassed | Ended
)  # fmt: skip


def shown(event: Event, viewer: Seat) -> Event:
    """The event as a viewer may see it: the cards that others are dealt or draw are backs."""
    if isinstance(event, Dealt | Drawn) and event.seat != viewer:
        return replace(event, card=BACK)
    return event

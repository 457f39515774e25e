"""The events of the game. All of them are public.

Stacks are counted from 0, as in the moves; colours, gems and backs are indices into the lists of
`domino_set`. Rows and columns are those of the transcript.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyramids.engine.contract import CHANCE, Seat
from pyramids.games.pyramido.domino_set import MYTHICAL, Quarter


@dataclass(frozen=True, slots=True)
class RowLaid:
    """The row of stacks is laid out (PF-4). `None` is a top of the other kind."""

    dominoes: tuple[int | None, ...]
    backs: tuple[int | None, ...]
    gems: tuple[tuple[int, ...], ...]
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class StageBegan:
    """A stage begins."""

    stage: int
    start: Seat
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat takes a domino and a gem (PF-5)."""

    seat: Seat
    stack: int
    domino: int
    gem: int


@dataclass(frozen=True, slots=True)
class StackSplit:
    """The lower half of a stack replaces an empty one (PF-5)."""

    seat: Seat
    source: int
    target: int
    count: int


@dataclass(frozen=True, slots=True)
class BackShown:
    """A stack has a new face-down top."""

    stack: int
    back: int
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class GemsReturned:
    """The discarded gems go back into the empty bag (PF-6)."""

    count: int
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class GemDrawn:
    """A gem is drawn and laid below a stack (PF-6)."""

    stack: int
    gem: int
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Refilled:
    """There are gems below a stack again (PF-6)."""

    stack: int
    gems: tuple[int, ...]
    """In the order drawn."""
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Revealed:
    """A top is turned face up (PF-7), alone also by the game (PF-17)."""

    seat: Seat
    """`CHANCE` if the game does it."""
    stack: int
    domino: int


@dataclass(frozen=True, slots=True)
class DominoPlaced:
    """A seat places its domino (PF-8)."""

    seat: Seat
    stage: int
    domino: int
    first: tuple[int, int]
    second: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Sunk:
    """A face-up domino goes under its stack (PF-17)."""

    stack: int
    domino: int
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat has no room left in the stage (PF-9)."""

    seat: Seat
    stage: int


@dataclass(frozen=True, slots=True)
class ScoringBegan:
    """Everyone has passed (PF-10)."""

    stage: int
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Activated:
    """A seat activates an area (PF-12)."""

    seat: Seat
    stage: int
    colour: int
    area: Quarter
    symbols: int
    coloured: int
    mythical: int
    points: int

    @property
    def gems(self) -> tuple[int, ...]:
        """The gems that were spent, each one."""
        return (self.colour,) * self.coloured + (MYTHICAL,) * self.mythical


@dataclass(frozen=True, slots=True)
class StageScored:
    """A seat has its points of a stage (PF-13)."""

    seat: Seat
    stage: int
    areas: int
    mythical: int

    @property
    def points(self) -> int:
        """The sum."""
        return self.areas + self.mythical


@dataclass(frozen=True, slots=True)
class GemDiscarded:
    """A seat discards one of the gems over five (PF-14)."""

    seat: Seat
    stage: int
    gem: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over (PF-16)."""

    winners: tuple[Seat, ...]
    reason: str
    seat: Seat = CHANCE


Event = (
    RowLaid | StageBegan | Taken | StackSplit | BackShown | GemsReturned | GemDrawn | Refilled
    | Revealed | DominoPlaced | Sunk | Passed | ScoringBegan | Activated | StageScored
    | GemDiscarded | Ended
)  # fmt: skip


def shown(event: Event, viewer: Seat) -> Event:
    """The event as a viewer may see it: all events are public."""
    return event

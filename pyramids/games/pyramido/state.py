"""The state of Pyramido, as immutable values."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pyramids.engine.multiset import Multiset
from pyramids.games.pyramido.domino_set import COLOURS, GEM_COUNTS

STAGES = 4
STACKS = 5
STACK_SIZE = 18
GEMS_BELOW = 3
"""Gems below a stack after a refill (PF-4, PF-6)."""
KEPT_GEMS = 5
"""The most gems that a player keeps for the next stage (PF-14)."""

NO_DOMINO = 0
NO_STACK = -1

FACE_UP, UNCOVERED, NO_TOP = -1, -2, -3
"""`Stack.back` of a face-up top, of a top whose back wasn't seen yet, and of an empty stack."""

Gems = tuple[int, ...]
"""How many gems of each kind, in the order of `domino_set.GEMS`."""

NO_GEMS: Gems = (0,) * len(GEM_COUNTS)


class Phase(IntEnum):
    """What has to happen next."""

    DEAL = 0
    """The row of stacks and gems is laid out."""
    TAKE = 1
    SPLIT = 2
    BACK = 3
    """The back of an uncovered domino is seen."""
    GEM = 4
    """A gem is drawn from the bag."""
    REVEAL = 5
    FRONT = 6
    """A domino is turned face up."""
    PLACE = 7
    ACTIVATE = 8
    DISCARD = 9
    OVER = 10


class Stack(NamedTuple):
    """A stack of dominoes. What nobody has seen has no order."""

    top: int
    """The number of the top domino if it is known, else `NO_DOMINO`."""
    back: int
    """Of a face-down top, as an index into `domino_set.BACKS`; else `FACE_UP`, `UNCOVERED` or
    `NO_TOP`."""
    hidden: int
    """How many dominoes below the top have never been seen."""
    sunk: tuple[int, ...]
    """The known dominoes at the bottom, the uppermost first (PF-17)."""

    @property
    def size(self) -> int:
        """The number of its dominoes, the top included."""
        return (self.back != NO_TOP) + self.hidden + len(self.sunk)


class Placed(NamedTuple):
    """A domino of a pyramid. Row and column of its first block are those of the transcript."""

    stage: int
    domino: int
    row: int
    column: int
    rotation: int
    """Clockwise, in steps of 90°."""


class Box(NamedTuple):
    """A rectangle of blocks of stage 1."""

    top: int
    left: int
    height: int
    width: int


NO_BOX = Box(0, 0, 0, 0)


class Builder(NamedTuple):
    """A player's pyramid, gems and points."""

    placed: tuple[Placed, ...]
    """In the order of placing."""
    occupied: int
    """The blocks of the current stage, as a mask of `building`'s cells."""
    box: Box
    """The smallest box around stage 1. Once that is complete, its outline."""
    colours: tuple[int, ...]
    """Per colour the quarters seen from above, as masks of `areas.quarters`."""
    symbols: int
    """The quarters with a visible symbol."""
    gems: Gems
    areas: tuple[int, ...]
    """Per scored stage the points of activated areas."""
    mythical: tuple[int, ...]
    """Per scored stage the points of mythical gems left."""

    @property
    def points(self) -> int:
        """The points of all scored stages."""
        return sum(self.areas) + sum(self.mythical)


NEWCOMER = Builder((), 0, NO_BOX, (0,) * len(COLOURS), 0, NO_GEMS, (), ())


class Activation(NamedTuple):
    """An area that was activated in the current scoring: its first quarter and its points."""

    row: int
    column: int
    points: int


class State(NamedTuple):
    """The whole state. Neither the stacks nor the bag have an order."""

    phase: Phase
    stage: int
    """From 1; 0 before the first one."""
    seat: int
    """Who has the turn, or scores."""
    builders: tuple[Builder, ...]
    stacks: tuple[Stack, ...]
    below: tuple[tuple[int, ...], ...]
    """Per stack the gems below it."""
    hand: int
    """The domino that was taken and is to be placed, or `NO_DOMINO`."""
    stack: int
    """The stack that the next draw concerns; after the reveal the one that was revealed."""
    unseen: tuple[Multiset, ...]
    """Per back the dominoes that nobody has seen, those on top of a stack included."""
    backs: tuple[int, ...]
    """Per back the number of dominoes whose back wasn't seen either."""
    bag: Gems
    discards: Gems
    passed: tuple[int, ...]
    """The seats that are out of this stage, in the order of passing."""
    activations: tuple[Activation, ...]
    """Of the seat that scores."""


class View(NamedTuple):
    """The state as one seat may know it. Nothing is hidden but the order of what is drawn."""

    seat: int
    state: State

"""The moves of Pyramido and their text form.

    take 3 red          the face-up domino of stack 3 and a red gem below it (PF-5)
    split 2             the lower half of stack 2 replaces the empty stack (PF-5)
    reveal 4            turn the top of stack 4 face up (PF-7)
    place -1,2 below    the first block in row -1, column 2, the second one below it (PF-8)
    activate 2,3 1+4    the area whose first quarter is in row 2, column 3, for one gem of its
                        colour and four mythical ones (PF-12)
    discard blue        of the gems over five (PF-14)
    done                ends the activations

Stacks are counted from 1; rows and columns are those of the transcript.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pyramids.engine.errors import MoveSyntaxError
from pyramids.games.pyramido.domino_set import GEMS

DIRECTIONS: Final = ("right", "below", "left", "above")
"""Where the second block lies, by quarter turns clockwise."""

# Moves aren't tuples: `Split(2)` must not equal `Reveal(2)`.


@dataclass(frozen=True, slots=True)
class Take:
    """Take a face-up domino and a gem from below its stack."""

    stack: int
    """From 0."""
    gem: int


@dataclass(frozen=True, slots=True)
class Split:
    """Replace the empty stack by the lower half of another one."""

    stack: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn a face-down top over."""

    stack: int


@dataclass(frozen=True, slots=True)
class Place:
    """Place the taken domino: its first block's place, and its rotation."""

    row: int
    column: int
    rotation: int
    """Clockwise, in steps of 90°: an index into `DIRECTIONS`."""


@dataclass(frozen=True, slots=True)
class Activate:
    """Activate the area with that first quarter."""

    row: int
    column: int
    coloured: int
    mythical: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a gem."""

    gem: int


@dataclass(frozen=True, slots=True)
class Done:
    """End the activations of a stage."""


Move = Take | Split | Reveal | Place | Activate | Discard | Done

_NUMBER = r"-?[1-9]\d?|0"
_FORM = re.compile(
    rf"take (?P<take>[1-5]) (?P<gem>{'|'.join(GEMS)})"
    r"|split (?P<split>[1-5])"
    r"|reveal (?P<reveal>[1-5])"
    rf"|place (?P<row>{_NUMBER}),(?P<column>{_NUMBER}) (?P<direction>{'|'.join(DIRECTIONS)})"
    r"|activate (?P<top>0|[1-9]\d?),(?P<left>0|[1-9]\d?) (?P<coloured>\d)\+(?P<mythical>\d)"
    rf"|discard (?P<discard>{'|'.join(GEMS)})"
    r"|done",
    re.ASCII,
)


def encode(move: Move) -> str:
    """The move's text form."""
    match move:
        case Place(row, column, rotation):
            return f"place {row},{column} {DIRECTIONS[rotation]}"
        case Take(stack, gem):
            return f"take {stack + 1} {GEMS[gem]}"
        case Reveal(stack):
            return f"reveal {stack + 1}"
        case Split(stack):
            return f"split {stack + 1}"
        case Activate(row, column, coloured, mythical):
            return f"activate {row},{column} {coloured}+{mythical}"
        case Discard(gem):
            return f"discard {GEMS[gem]}"
        case Done():
            return "done"


def decode(text: str) -> Move:
    """The move of a text form."""
    form = _FORM.fullmatch(text)
    if form is None:
        forms = "'take 3 red', 'reveal 4', 'place -1,2 below', 'activate 2,3 1+4' or 'done'"
        raise MoveSyntaxError(f"'{text[:60]}' is not a move like {forms}")
    if form["take"]:
        return Take(int(form["take"]) - 1, GEMS.index(form["gem"]))
    if form["split"]:
        return Split(int(form["split"]) - 1)
    if form["reveal"]:
        return Reveal(int(form["reveal"]) - 1)
    if form["direction"]:
        rotation = DIRECTIONS.index(form["direction"])
        return Place(int(form["row"]), int(form["column"]), rotation)
    if form["coloured"]:
        payment = int(form["coloured"]), int(form["mythical"])
        return Activate(int(form["top"]), int(form["left"]), *payment)
    if form["discard"]:
        return Discard(GEMS.index(form["discard"]))
    return Done()

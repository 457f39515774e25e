"""The moves of The Pharaoh's Labyrinth and their text form.

    bet high             the next number is higher than the last one (LP-14)
    lay 17 c3 1          tile 17 on a space, rotated clockwise by 90° (LP-4)
    treasure f10 2       a piece of value 2 on a field's scarab (LP-5)
    start bottom left    the hunter's entrance, which ends the turn (LP-7)
    done                 ends the turn

Spaces have columns a–e and rows 1–5, fields have columns a–j and rows 1–10, from the top left.
A tile that looks the same in several rotations is placed in the lowest of them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pyramids.engine.errors import MoveSyntaxError
from pyramids.games.labyrinth.board import FIELDS, SIZE

_COLUMNS = "abcdefghij"


class Bet(NamedTuple):
    """Bet on the next number: `state.HIGH` or `state.LOW`."""

    bet: str


class Lay(NamedTuple):
    """Place the tile of the turn on an empty space."""

    tile: int
    space: int
    rotation: int
    """Clockwise, in steps of 90°."""


class Place(NamedTuple):
    """Place a treasure on a scarab of the new tile."""

    field: int
    value: int


class Start(NamedTuple):
    """Choose the hunter's entrance and end the turn."""

    portal: str
    side: str


class Done(NamedTuple):
    """End the turn."""


Move = Bet | Lay | Place | Start | Done

_FORM = re.compile(
    r"bet (?P<bet>high|low)"
    r"|lay (?P<tile>[1-9]\d?) (?P<space>[a-e][1-5]) (?P<rotation>[0-3])"
    r"|treasure (?P<field>[a-j](?:[1-9]|10)) (?P<value>[1-9]\d?)"
    r"|start (?P<portal>left|bottom|right) (?P<side>left|right)"
    r"|done",
    re.ASCII,
)


def encode(move: Move) -> str:
    """The move's text form."""
    match move:
        case Lay(tile, space, rotation):
            return f"lay {tile} {space_name(space)} {rotation}"
        case Bet(bet):
            return f"bet {bet}"
        case Place(field, value):
            return f"treasure {field_name(field)} {value}"
        case Start(portal, side):
            return f"start {portal} {side}"
        case Done():
            return "done"


def decode(text: str) -> Move:
    """The move of a text form."""
    form = _FORM.fullmatch(text)
    if form is None:
        forms = "'lay 17 c3 1', 'treasure f10 2', 'start left right', 'bet high' or 'done'"
        raise MoveSyntaxError(f"'{text[:60]}' is not a move like {forms}")
    if form["bet"]:
        return Bet(form["bet"])
    if form["tile"]:
        return Lay(int(form["tile"]), _index(form["space"], SIZE), int(form["rotation"]))
    if form["field"]:
        return Place(_index(form["field"], FIELDS), int(form["value"]))
    if form["portal"]:
        return Start(form["portal"], form["side"])
    return Done()


def space_name(space: int) -> str:
    """A space as in `c3`."""
    return _name(space, SIZE)


def field_name(field: int) -> str:
    """A field as in `f10`."""
    return _name(field, FIELDS)


def _name(index: int, width: int) -> str:
    row, column = divmod(index, width)
    return f"{_COLUMNS[column]}{row + 1}"


def _index(name: str, width: int) -> int:
    return (int(name[1:]) - 1) * width + _COLUMNS.index(name[0])

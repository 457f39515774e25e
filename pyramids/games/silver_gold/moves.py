"""The moves of Silver & Gold: Pyramids and their text form.

    keep 3 41            of the four dealt cards (SG-4)
    pattern 17 a1b1c1c2  the expedition's pattern on card 17 (SG-8)
    single 17 a1         one field instead of the pattern (SG-11)
    extra 17 b2          one more field for a cross (SG-12)
    take 17              a card of the display (SG-16)
    take stack           the top card of the stack, unseen (SG-16)

Columns are a–e from the left, rows 1–5 from the top.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pyramids.engine.errors import MoveSyntaxError
from pyramids.engine.grid import Shape
from pyramids.games.silver_gold.deck import CARDS, GRID

KINDS = PATTERN, SINGLE, EXTRA = "pattern", "single", "extra"
STACK = 0
"""`Take.card` for the top card of the stack, unseen."""

OFF_CHAMBER = 1 << GRID.size
"""The bit in `Mark.fields` for all fields outside the chamber."""


class Keep(NamedTuple):
    """Keep two of the dealt cards, the lower number first."""

    cards: tuple[int, int]


class Mark(NamedTuple):
    """Mark fields on one card: the pattern, a single field instead of it, or an extra field."""

    kind: str
    card: int
    fields: int


class Take(NamedTuple):
    """Take a card from the display, or the top of the stack."""

    card: int


Move = Keep | Mark | Take

_FORM = re.compile(
    r"keep (?P<first>\d{1,2}) (?P<second>\d{1,2})"
    r"|(?P<kind>pattern|single|extra) (?P<card>\d{1,2}) (?P<fields>(?:[a-e][1-5]){1,25})"
    r"|take (?P<take>\d{1,2}|stack)",
    re.ASCII,
)


def shape_at(shape: Shape, row: int, column: int) -> int:
    """The fields of a shape with its top left corner there, as `Mark.fields`."""
    fields = 0
    for down, right in shape:
        place = (row + down, column + right)
        inside = 0 <= place[0] < GRID.rows and 0 <= place[1] < GRID.columns
        fields |= GRID.bit(place) if inside else OFF_CHAMBER
    return fields


def encode(move: Move) -> str:
    """The move's text form."""
    match move:
        case Keep((first, second)):
            return f"keep {first} {second}"
        case Mark(kind, card, fields):
            return f"{kind} {card} {field_names(fields)}"
        case Take(card):
            return f"take {card or 'stack'}"


def decode(text: str) -> Move:
    """The move of a text form."""
    form = _FORM.fullmatch(text)
    if form is None:
        forms = "'keep 3 41', 'pattern 17 a1b1' or 'take 9'"
        raise MoveSyntaxError(f"'{text[:60]}' is not a move like {forms}")
    if form["kind"]:
        return Mark(form["kind"], _card(form["card"], text), _fields(form["fields"], text))
    if form["take"]:
        return Take(STACK if form["take"] == "stack" else _card(form["take"], text))
    first, second = sorted((_card(form["first"], text), _card(form["second"], text)))
    return Keep((first, second))


def field_names(fields: int) -> str:
    """Fields as in `a1b1c1`; those outside the chamber appear once, as `a6`."""
    fields &= GRID.full | OFF_CHAMBER
    return "".join("abcde"[column] + str(row + 1) for row, column in GRID.fields(fields))


def _card(number: str, text: str) -> int:
    card = int(number)
    if not 1 <= card <= CARDS:
        raise MoveSyntaxError(f"'{text}': there is no card {card}, only 1 to {CARDS}")
    return card


def _fields(names: str, text: str) -> int:
    pairs = [(names[start], names[start + 1]) for start in range(0, len(names), 2)]
    if len(set(pairs)) != len(pairs):
        raise MoveSyntaxError(f"'{text}' names a field twice")
    return GRID.mask((int(row) - 1, "abcde".index(column)) for column, row in pairs)

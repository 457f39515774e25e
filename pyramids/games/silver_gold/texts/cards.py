"""Texts for cards: colours, shapes, and the squares of a chamber."""

from __future__ import annotations

from typing import Final

from pyramids.games.silver_gold.deck import (
    COLOURS,
    CROSS,
    ENTRANCE,
    GREEN_GEM,
    GRID,
    PLAIN,
    POTION,
    RED_GEM,
    SKULL,
    TOMB,
    TORCH,
    WALL,
    Pyramid,
)
from pyramids.games.silver_gold.moves import field_names
from pyramids.language import N_, _, ngettext

NUMERALS: Final = ("", "I", "II", "III", "IV")

PATTERN_TITLES: Final = {
    "I2": N_("the line of two"),
    "I3": N_("the line of three"),
    "V3": N_("the corner"),
    "T4": N_("the T"),
    "L4": N_("the L"),
    "O4": N_("the two-by-two"),
}

COLOUR_TITLES: Final = {
    "green": N_("green"),
    "orange": N_("orange"),
    "purple": N_("purple"),
}

FIELD_TITLES = {
    PLAIN: N_("Plain square"),
    WALL: N_("Wall"),
    ENTRANCE: N_("Entrance"),
    TOMB: N_("Tomb"),
    RED_GEM: N_("Red gem"),
    GREEN_GEM: N_("Green gem"),
    TORCH: N_("Torch"),
    SKULL: N_("Skull"),
    POTION: N_("Potion"),
    CROSS: N_("Cross"),
}

_RULES = {
    PLAIN: N_("Mark it once, beside a marked square."),
    WALL: N_("Never marked. Find a route around it."),
    ENTRANCE: N_("The first squares you mark on a card must include it."),
    TOMB: N_("Mark it to complete the pyramid: 10 points."),
    RED_GEM: N_("1 point alone, 5 points paired with a green one."),
    GREEN_GEM: N_("1 point alone, 5 points paired with a red one."),
    TORCH: N_("Lights this round's torch: 5 points, once a round."),
    SKULL: N_("Ticks the next skull box. Only the highest one costs points."),
    POTION: N_("Erases your two highest skulls."),
    CROSS: N_("Mark an extra square on either of your pyramids."),
}


def pattern_title(name: str) -> str:
    """The name of a pattern; patterns of the player's own decks keep theirs."""
    return _(PATTERN_TITLES[name]) if name in PATTERN_TITLES else name


def field_rule(letter: str) -> str:
    """The name and rule of a kind of square."""
    return f"{_(FIELD_TITLES[letter])}: {_(_RULES[letter])}"


def card_title(pyramid: Pyramid) -> str:
    """The name of a card."""
    return _(
        "Pyramid {number}, {colour}", number=pyramid.number, colour=colour_title(pyramid.colour)
    )


def colour_title(colour: int) -> str:
    """The name of a colour."""
    return _(COLOUR_TITLES[COLOURS[colour]])


def route_length(pyramid: Pyramid) -> int:
    """The squares on the shortest route, entrance and tomb included."""
    steps = GRID.distance(pyramid.entrance, pyramid.tomb, pyramid.open)
    assert steps is not None, "a deck refuses a card without a way"
    return steps + 1


def symbol_counts(pyramid: Pyramid) -> list[tuple[str, int]]:
    """The symbols of a card with their counts, in the order of the score sheet."""
    masks = (
        (RED_GEM, pyramid.red),
        (GREEN_GEM, pyramid.green),
        (TORCH, pyramid.torch),
        (SKULL, pyramid.skull),
        (POTION, pyramid.potion),
        (CROSS, pyramid.cross),
    )
    return [(letter, mask.bit_count()) for letter, mask in masks if mask]


def card_line(pyramid: Pyramid) -> str:
    """A card in one line: its route to the tomb, and its symbols."""
    symbols = [
        f"{count} × {_(FIELD_TITLES[letter])}" if count > 1 else _(FIELD_TITLES[letter])
        for letter, count in symbol_counts(pyramid)
    ]
    way = ngettext("{n} square to the tomb", "{n} squares to the tomb", route_length(pyramid))
    return f"{card_title(pyramid)}: {', '.join([way, *symbols])}"


def squares(fields: int) -> str:
    """The names of squares, as in `a1 b1 c1`."""
    names = field_names(fields)
    return " ".join(names[start : start + 2] for start in range(0, len(names), 2))

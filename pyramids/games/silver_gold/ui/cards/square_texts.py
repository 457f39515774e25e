"""What the fields of a chamber are and do, in words."""

from __future__ import annotations

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
from pyramids.games.silver_gold.ui.table_texts import COLOUR_TITLES
from pyramids.language import N_, _

FIELD_TITLES = {
    PLAIN: N_("Chamber"),
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
    PLAIN: N_("Can be marked once it touches a mark, and never twice."),
    WALL: N_("Is never marked: the way leads around it."),
    ENTRANCE: N_("The first marks on a card must include it."),
    TOMB: N_("Reach it and the pyramid is complete: 10 points."),
    RED_GEM: N_("1 point alone, 5 points together with a green one."),
    GREEN_GEM: N_("1 point alone, 5 points together with a red one."),
    TORCH: N_("Lights this round's torch box: 5 points, once a round."),
    SKULL: N_("Ticks the next skull box; only the highest one costs points."),
    POTION: N_("Wipes the two highest skulls from your sheet."),
    CROSS: N_("Mark one more field on either of your pyramids."),
}


def field_rule(letter: str) -> str:
    """Name and rule of a field."""
    return f"{_(FIELD_TITLES[letter])}: {_(_RULES[letter])}"


def card_title(pyramid: Pyramid) -> str:
    """The name of a card."""
    return _(
        "Pyramid {number}, {colour}", number=pyramid.number, colour=colour_title(pyramid.colour)
    )


def colour_title(colour: int) -> str:
    """The name of a colour."""
    return _(COLOUR_TITLES[COLOURS[colour]])


def way_length(pyramid: Pyramid) -> int:
    """How many fields have to be marked at least, from the entrance to the tomb."""
    steps = GRID.distance(pyramid.entrance, pyramid.tomb, pyramid.open)
    assert steps is not None, "a deck refuses a card without a way"
    return steps + 1


def symbol_counts(pyramid: Pyramid) -> list[tuple[str, int]]:
    """The symbols of a card with how many there are, in the order of the score sheet."""
    masks = (
        (RED_GEM, pyramid.red),
        (GREEN_GEM, pyramid.green),
        (TORCH, pyramid.torch),
        (SKULL, pyramid.skull),
        (POTION, pyramid.potion),
        (CROSS, pyramid.cross),
    )
    return [(letter, mask.bit_count()) for letter, mask in masks if mask]

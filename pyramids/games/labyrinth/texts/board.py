"""Texts for the board: treasures, portals, and the squares of tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyramids.games.labyrinth.board import OUTER, OUTSIDE, WALL, place_of
from pyramids.games.labyrinth.corridors import EMPTY, Walk, tile_in
from pyramids.games.labyrinth.moves import space_name
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import Find
from pyramids.games.labyrinth.state import Hunter
from pyramids.language import N_, _, ngettext

COLOURS: Final = {
    "blue": N_("Blue treasure"),
    "green": N_("Green treasure"),
    "red": N_("Red treasure"),
    "purple": N_("Special treasure"),
}

ENTRANCES: Final = {
    ("left", "left"): N_("Left portal, left side"),
    ("left", "right"): N_("Left portal, right side"),
    ("bottom", "left"): N_("Lower portal, left side"),
    ("bottom", "right"): N_("Lower portal, right side"),
    ("right", "left"): N_("Right portal, left side"),
    ("right", "right"): N_("Right portal, right side"),
}

_CORNERS: Final = (
    N_("{space}, upper left"),
    N_("{space}, upper right"),
    N_("{space}, lower right"),
    N_("{space}, lower left"),
)
"""The fields of a space, clockwise as the quarters of a tile."""

CORNERS_OF_A_TILE: Final = (
    N_("upper left"),
    N_("upper right"),
    N_("lower right"),
    N_("lower left"),
)

GATES_OF_A_TILE: Final = (
    N_("top left"),
    N_("top right"),
    N_("right upper"),
    N_("right lower"),
    N_("bottom right"),
    N_("bottom left"),
    N_("left lower"),
    N_("left upper"),
)
"""The ends of corridors, clockwise as the gates of a space."""

_ROTATIONS: Final = (N_("upright"), N_("rotated right"), N_("upside down"), N_("rotated left"))
"""By quarter turns clockwise."""


def treasure(colour: str) -> str:
    """The name of a kind of treasure."""
    return _(COLOURS[colour])


def treasure_on(colour: str, field: int) -> str:
    """A treasure and where it is placed."""
    return _("{treasure} on {place}", treasure=treasure(colour), place=corner(field))


def entrance(portal: str, side: str) -> str:
    """The name of an entrance."""
    return _(ENTRANCES[portal, side])


def rotated(quarter_turns: int) -> str:
    """How a tile is rotated."""
    return _(_ROTATIONS[quarter_turns])


def find_points(find: Find) -> str:
    """The points of a scoring treasure, with its multiplier unless it is 1."""
    return f"{find.value}×{find.multiplier}" if find.multiplier > 1 else str(find.value)


def field_words(
    rules: Labyrinth, hunter: Hunter, walk: Walk, finds: Mapping[int, Find], field: int
) -> str:
    """What is on a square, and what it is worth."""
    space, quarter = place_of(field)
    content = hunter.spaces[space]
    if content == EMPTY:
        return ""
    pieces = dict(hunter.pieces)
    if field in pieces:
        title = treasure(rules.tile_set.colour(pieces[field]))
        return f"{title}: {piece_words(rules, hunter, walk, finds.get(field), field)}"
    if field in walk.fields:
        return _("Square {n} of the path: 1 point.", n=walk.fields.index(field) + 1)
    if quarter in rules.corridors.scarabs[content]:
        return _("An empty scarab: treasures go only on the tile just placed.")
    return _("Tile {number}: not part of the path.", number=tile_in(content)[0])


def piece_words(rules: Labyrinth, hunter: Hunter, walk: Walk, find: Find | None, field: int) -> str:
    """LP-11, LP-12: why a treasure scores or doesn't."""
    if find is not None:
        if find.multiplier > 1:
            return _(
                "in a chamber beside the path, {value} × {factor} = {points} points.",
                value=find.value,
                factor=find.multiplier,
                points=find.points,
            )
        return ngettext(
            "in a chamber beside the path, {n} point.",
            "in a chamber beside the path, {n} points.",
            find.points,
        )
    if field in walk.fields:
        return _("in the path itself, so it scores nothing.")
    if not rules.corridors.is_chamber(hunter.spaces, field):
        return _open_words(rules, hunter, field)
    return _("in a chamber, but not by the path.")


def _open_words(rules: Labyrinth, hunter: Hunter, field: int) -> str:
    """Whether an open square can still become a chamber."""
    space, quarter = place_of(field)
    ways = [space << 3 | gate for gate in OUTER[quarter]]
    ways = [gate for gate in ways if not rules.corridors.is_shut(hunter.spaces, gate)]
    beyond = [rules.corridors.beyond[gate] for gate in ways]
    if any(there == OUTSIDE for there in beyond):
        return _("open to a portal, so never a chamber.")
    if all(there != WALL and hunter.spaces[there >> 3] == EMPTY for there in beyond):
        return _("not yet closed by four walls.")
    return _("open to a corridor, so never a chamber.")


def corner(field: int) -> str:
    """A square by the name of its space and its corner."""
    space, quarter = place_of(field)
    return _(_CORNERS[quarter], space=space_name(space))

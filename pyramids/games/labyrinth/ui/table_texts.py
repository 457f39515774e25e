"""The labyrinth in words: why something is refused, what lies where, what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.board import OUTER, OUTSIDE, WALL, place_of
from pyramids.games.labyrinth.corridors import EMPTY, Walk, tile_in
from pyramids.games.labyrinth.events import (
    Advanced,
    BetLost,
    BetMade,
    Blocked,
    ChamberClosed,
    Event,
    Laid,
    LeftPyramid,
    MarkerReached,
    NumberDrawn,
    SpecialWon,
    Started,
    TreasurePlaced,
)
from pyramids.games.labyrinth.moves import space_name
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import Find
from pyramids.games.labyrinth.state import Hunter
from pyramids.language import N_, _, ngettext

REASONS: Final = {
    "turn_over": N_("Your turn is over"),
    "lay_first": N_("First lay the tile"),
    "tile_laid_already": N_("You have laid your tile in this turn"),
    "another_tile": N_("Everybody lays the tile of the number card"),
    "off_the_board": N_("The tile has to lie on the board"),
    "space_taken": N_("A tile lies here already"),
    "no_such_rotation": N_("It can't lie like this"),
    "same_as_rotation": N_("It looks the same in another rotation"),
    "choose_an_entrance": N_("After the third tile you have to choose a portal"),
    "scarab_taken": N_("A treasure lies here already"),
    "only_on_the_new_tile": N_("Treasures go only onto the tile just laid"),
    "no_scarab": N_("A treasure needs a scarab"),
    "no_such_treasure": N_("There is no such treasure"),
    "none_left": N_("None of them is left"),
    "lower_value_first": N_("Basic game: blue treasures first, then green, then red"),
    "entrance_is_final": N_("Your portal is chosen, once and for all"),
    "no_such_entrance": N_("There is no such portal"),
    "out_of_the_betting_round": N_("You are out until the next betting round"),
    "bet_already": N_("You have bet already"),
    "bet_high_or_low": N_("Bet high or low"),
    "no_such_seat": N_("Nobody sits there"),
    "not_now": N_("This can't be done now"),
}

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

BETS: Final = {"high": N_("high"), "low": N_("low")}


def reason(why: Reason) -> str:
    """Why something can't be done, in a sentence."""
    return _(REASONS[why.code]) if why.code in REASONS else str(why)


def treasure(colour: str) -> str:
    """What a kind of treasure is called."""
    return _(COLOURS[colour])


def entrance(portal: str, side: str) -> str:
    """What an entrance is called."""
    return _(ENTRANCES[portal, side])


def find_points(find: Find) -> str:
    """A scoring treasure in figures, with its multiplier if that isn't one."""
    return f"{find.value}×{find.multiplier}" if find.multiplier > 1 else str(find.value)


def field_words(
    rules: Labyrinth, hunter: Hunter, walk: Walk, finds: Mapping[int, Find], field: int
) -> str:
    """What lies on a field, and what it is worth."""
    space, quarter = place_of(field)
    content = hunter.spaces[space]
    if content == EMPTY:
        return ""
    pieces = dict(hunter.pieces)
    if field in pieces:
        title = treasure(rules.kit.colour(pieces[field]))
        return f"{title}: {_piece_words(rules, hunter, walk, finds.get(field), field)}"
    if field in walk.fields:
        return _("Field {n} of the path: 1 point", n=walk.fields.index(field) + 1)
    if quarter in rules.corridors.scarabs[content]:
        return _("A scarab without a treasure: they are placed only on the tile just laid.")
    return _("Tile {number}: the path doesn't come here.", number=tile_in(content)[0])


def _piece_words(
    rules: Labyrinth, hunter: Hunter, walk: Walk, find: Find | None, field: int
) -> str:
    """LP-11, LP-12: why a treasure scores or doesn't."""
    if find is not None:
        if find.multiplier > 1:
            return _(
                "in a chamber beside the path, {value} times {factor}: {points} points.",
                value=find.value,
                factor=find.multiplier,
                points=find.points,
            )
        return ngettext(
            "in a chamber beside the path: {n} point.",
            "in a chamber beside the path: {n} points.",
            find.points,
        )
    if field in walk.fields:
        return _("the path runs through its field, so it scores nothing.")
    if not rules.corridors.is_chamber(hunter.spaces, field):
        return _open_words(rules, hunter, field)
    return _("four walls around it, but the path doesn't touch the chamber.")


def _open_words(rules: Labyrinth, hunter: Hunter, field: int) -> str:
    """Whether an open field can still become a chamber."""
    space, quarter = place_of(field)
    ways = [space << 3 | gate for gate in OUTER[quarter]]
    ways = [gate for gate in ways if not rules.corridors.is_shut(hunter.spaces, gate)]
    beyond = [rules.corridors.beyond[gate] for gate in ways]
    if any(there == OUTSIDE for there in beyond):
        return _("it lies open to a portal and never becomes a chamber.")
    if all(there != WALL and hunter.spaces[there >> 3] == EMPTY for there in beyond):
        return _("not closed by four walls yet.")
    return _("its field is open to another corridor and never becomes a chamber.")


def log_line(event: Event, names: Sequence[str]) -> str:
    """An event as a line of the log; empty for what isn't worth one."""
    who = names[event.seat] if event.seat >= 0 else ""
    match event:
        case NumberDrawn(turn, number):
            return _("Turn {turn}: number {number}", turn=turn, number=number)
        case Laid(space=space):
            return _("{who} lays the tile on {space}", who=who, space=space_name(space))
        case BetMade() | BetLost() | SpecialWon():
            return _betting_line(event, who)
        case TreasurePlaced(field=field, colour=colour):
            what, where = treasure(colour), _corner(field)
            return _("{who}: {treasure} on {place}", who=who, treasure=what, place=where)
        case Started(portal=portal, side=side):
            where = entrance(portal, side)
            return _("{who} goes in: {entrance}", who=who, entrance=where)
        case Advanced() | MarkerReached() | LeftPyramid() | Blocked() | ChamberClosed():
            return _path_line(event, who)
    return ""


def _betting_line(event: BetMade | BetLost | SpecialWon, who: str) -> str:
    match event:
        case BetMade(bet=bet):
            return _("{who} bets {bet}", who=who, bet=_(BETS[bet]))
        case BetLost():
            return _("{who} bet wrong and is out of this betting round", who=who)
        case SpecialWon():
            return _("{who} was right five times and wins a special treasure", who=who)


def _path_line(
    event: Advanced | MarkerReached | LeftPyramid | Blocked | ChamberClosed, who: str
) -> str:
    match event:
        case Advanced(length=length):
            return ngettext(
                "{who}'s path is {n} field long", "{who}'s path is {n} fields long", length, who=who
            )
        case MarkerReached(place=place):
            return _("{who} passes field {place} of the path", who=who, place=place)
        case LeftPyramid():
            return _("{who}'s path leads out of the pyramid and ends", who=who)
        case Blocked():
            return _("{who}'s path ends at a wall", who=who)
        case ChamberClosed():
            return _("{who} closes a chamber around a treasure", who=who)


def _corner(field: int) -> str:
    """A field by its space, as the board's edge names it, and its corner."""
    space, quarter = place_of(field)
    return _(_CORNERS[quarter], space=space_name(space))

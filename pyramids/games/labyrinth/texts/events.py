"""Texts for events: lines of the log, and sentences of a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.engine.texts import game_over
from pyramids.games.labyrinth.events import (
    Advanced,
    BetLost,
    BetMade,
    Blocked,
    ChamberClosed,
    Ended,
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
from pyramids.games.labyrinth.texts.board import corner, entrance, treasure
from pyramids.language import N_, _, ngettext

BETS: Final = {"high": N_("High"), "low": N_("Low")}


def sentences(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened in a step, in words."""
    told = [line for event in events if (line := log_line(event, names))]
    ends = [event for event in events if isinstance(event, Ended)]
    return [*told, *(game_over(event.winners, names) for event in ends)]


def log_line(event: Event, names: Sequence[str]) -> str:
    """An event as a line of the log; empty if the log omits it."""
    who = names[event.seat] if event.seat >= 0 else ""
    match event:
        case NumberDrawn(turn, number):
            return _("Turn {turn}: number {number}", turn=turn, number=number)
        case Laid(space=space):
            return _("{who} places the tile on {space}", who=who, space=space_name(space))
        case BetMade() | BetLost() | SpecialWon():
            return _betting_line(event, who)
        case TreasurePlaced(field=field, colour=colour):
            what, where = treasure(colour), corner(field)
            return _("{who}: {treasure} on {place}", who=who, treasure=what, place=where)
        case Started(portal=portal, side=side):
            where = entrance(portal, side)
            return _("{who} enters: {entrance}", who=who, entrance=where)
        case Advanced() | MarkerReached() | LeftPyramid() | Blocked() | ChamberClosed():
            return _path_line(event, who)
    return ""


def _betting_line(event: BetMade | BetLost | SpecialWon, who: str) -> str:
    match event:
        case BetMade(bet=bet):
            return _("{who} bets {bet}", who=who, bet=_(BETS[bet]))
        case BetLost():
            return _("{who} is out of this betting round", who=who)
        case SpecialWon():
            return _("{who} is right five times in a row and wins a special treasure", who=who)


def _path_line(
    event: Advanced | MarkerReached | LeftPyramid | Blocked | ChamberClosed, who: str
) -> str:
    match event:
        case Advanced(length=length):
            return ngettext(
                "{who}'s path is {n} square long",
                "{who}'s path is {n} squares long",
                length,
                who=who,
            )
        case MarkerReached(place=place):
            return _("{who} reaches square {place} of the path", who=who, place=place)
        case LeftPyramid():
            return _("{who}'s path leaves the labyrinth and ends", who=who)
        case Blocked():
            return _("{who}'s path ends at a wall", who=who)
        case ChamberClosed():
            return _("{who} closes a chamber around a treasure", who=who)

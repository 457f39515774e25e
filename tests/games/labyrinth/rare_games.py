"""Rare situations of a game, recognised by the surveyor's eyes and from the events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from pyramids.engine.contract import Over
from pyramids.engine.session import Session
from pyramids.games.labyrinth.board import ENTRANCES, FIELDS, SIZE
from pyramids.games.labyrinth.corridors import tile_in
from pyramids.games.labyrinth.events import (
    BetMade,
    Event,
    LeftPyramid,
    NumberDrawn,
    SpecialWon,
    TreasurePlaced,
)
from tests.games.labyrinth.second_opinion import Cell, Survey

TILE_SETS = Path(__file__).parents[2] / "golden" / "labyrinth" / "kits"


class Sight(NamedTuple):
    """A finished labyrinth."""

    survey: Survey
    path: list[Cell]
    pieces: dict[Cell, int]


def watch(session: Session) -> list[Event]:
    """All events of a game, from its first ply on."""
    rules, states = session.rules, session.states
    found: list[Event] = []
    for before, ply, after in zip(states, session.plies, states[1:], strict=False):
        found.extend(rules.events(before, ply, after))
    return found


def sights(session: Session) -> Iterator[Sight]:
    """Every player's labyrinth at the end."""
    tile_set = (TILE_SETS / f"{session.setup.level}.yaml").read_text("utf-8")
    for hunter in session.state.hunters:
        tiles = {divmod(space, SIZE): tile_in(tile) for space, tile in enumerate(hunter.spaces)}
        survey = Survey(tile_set, tiles)
        pieces = {divmod(field, FIELDS): value for field, value in hunter.pieces}
        yield Sight(survey, survey.path(*ENTRANCES[hunter.entrance]), pieces)


def touches(cell: Cell, path: list[Cell]) -> bool:
    """Whether a side of the field is shared with the path."""
    return any(abs(row - cell[0]) + abs(column - cell[1]) == 1 for row, column in path)


def path_leaves_by_another_portal(session: Session) -> bool:
    """LP-8: in by one portal, out by another, after a way of some length."""
    for seat, sight in enumerate(sights(session)):
        portal = ENTRANCES[session.state.hunters[seat].entrance][0]
        exits = {
            event.portal
            for event in watch(session)
            if isinstance(event, LeftPyramid) and event.seat == seat
        }
        if exits - {portal} and len(sight.path) > 10:
            return True
    return False


def open_chamber_at_a_portal(session: Session) -> bool:
    """LP-11: a piece at the path whose field is open to nothing but a portal."""
    for sight in sights(session):
        survey = sight.survey
        for cell in sight.pieces:
            ways = [side for side in "NESW" if not survey.walled(cell, side)]
            portals = [side for side in ways if (cell, side) in survey.doors.values()]
            off_path = cell not in sight.path and touches(cell, sight.path)
            if ways == portals and portals and off_path:
                return True
    return False


def treasure_in_the_path(session: Session) -> bool:
    """LP-11: the path runs through a piece's field."""
    return any(cell in sight.path for sight in sights(session) for cell in sight.pieces)


def all_four_multipliers(session: Session) -> bool:
    """LP-12: one labyrinth with treasures of each segment, in a professional game."""
    if session.setup.options["rules"] != "professional":
        return False
    return any(
        {sight.survey.factor(cell, sight.path) for cell in sight.pieces} >= {1, 2, 3, 4}
        for sight in sights(session)
    )


def special_treasure_in_a_chamber(session: Session) -> bool:
    """LP-14: won by bets, and it scores."""
    return any(
        value == 4 and sight.survey.factor(cell, sight.path)
        for sight in sights(session)
        for cell, value in sight.pieces.items()
    )


def same_number_leaves_bettors_in(session: Session) -> bool:
    """LP-14: the same number again while somebody is betting."""
    events = watch(session)
    for bet, number in pairwise(events):
        if isinstance(bet, BetMade) and isinstance(number, NumberDrawn):
            drawn = session.state.drawn
            if drawn[number.turn - 1] == drawn[number.turn - 2]:
                return True
    return False


def special_placed_in_the_turn_it_was_won(session: Session) -> bool:
    """LP-14: as soon as the fifth card is revealed."""
    won: set[int] = set()
    for event in watch(session):
        match event:
            case NumberDrawn():
                won = set()
            case SpecialWon(seat):
                won.add(seat)
            case TreasurePlaced(seat, value=4) if seat in won:
                return True
    return False


def shared_victory(session: Session) -> bool:
    """LP-13: two have the same, highest score, and it isn't nothing."""
    over = session.node
    return isinstance(over, Over) and over.reason == "shared" and max(over.scores) > 0


def ordinary(session: Session) -> bool:
    """A game to its end."""
    return isinstance(session.node, Over)


RARITIES: dict[str, Callable[[Session], bool]] = {
    check.__name__: check
    for check in (
        path_leaves_by_another_portal,
        open_chamber_at_a_portal,
        treasure_in_the_path,
        all_four_multipliers,
        special_treasure_in_a_chamber,
        same_number_leaves_bettors_in,
        special_placed_in_the_turn_it_was_won,
        shared_victory,
    )
}
"""By the name of the golden record that shows it."""

"""The game as text: every move in words, and the labyrinths drawn after every turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramids.engine.contract import CHANCE, Ply, Setup
from pyramids.engine.telling import steps
from pyramids.games.labyrinth.board import FIELDS, place_of
from pyramids.games.labyrinth.corridors import EMPTY, Corridors, tile_in
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
from pyramids.games.labyrinth.kit import Kit, spelled, turned
from pyramids.games.labyrinth.moves import field_name, space_name
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import path_of
from pyramids.games.labyrinth.state import Hunter, Phase, State

_LINES = {"NE": "└", "NS": "│", "NW": "┘", "ES": "┌", "EW": "─", "SW": "┐"}
_PATH_LINES = {"NE": "╚", "NS": "║", "NW": "╝", "ES": "╔", "EW": "═", "SW": "╗"}


def narrate(rules: Labyrinth, setup: Setup, plies: Iterable[Ply]) -> Iterator[str]:
    """Lines that tell the game, with the labyrinths whenever everybody is done."""
    names = [player.name for player in setup.players]
    for step in steps(rules, setup, plies):
        yield from (_sentence(e, names) for e in step.events if not isinstance(e, Ended))
        if step.before.phase is Phase.BUILD and step.after.phase is not Phase.BUILD:
            yield from draw_table(rules, step.after, names)
        yield from (_sentence(e, names) for e in step.events if isinstance(e, Ended))


def draw_table(rules: Labyrinth, state: State, names: list[str]) -> Iterator[str]:
    """Every player's labyrinth and their score as it stands."""
    for seat, hunter in enumerate(state.hunters):
        tally = rules.tally(state, seat)
        lines = f"path {tally['path']}, treasures {tally['treasures']}"
        yield f"    {names[seat]}: {tally['total']} points ({lines})"
        for line in draw_labyrinth(rules.kit, rules.corridors, hunter):
            yield f"      {line}"


def draw_labyrinth(kit: Kit, corridors: Corridors, hunter: Hunter) -> list[str]:
    """The fields as drawings: double lines are the hunter's path, digits are treasure pieces."""
    path = path_of(kit, corridors, hunter).fields
    pieces = dict(hunter.pieces)

    def letter(field: int) -> str:
        space, quarter = place_of(field)
        content = hunter.spaces[space]
        if field in pieces:
            return str(pieces[field])
        if content == EMPTY:
            return "·"
        lines = _PATH_LINES if field in path else _LINES
        return lines[_open_sides(kit, content, quarter)]

    fields = [range(row * FIELDS, (row + 1) * FIELDS) for row in range(FIELDS)]
    return ["".join(letter(field) for field in row) for row in fields]


def _open_sides(kit: Kit, content: int, quarter: int) -> str:
    number, rotation = tile_in(content)
    fields = kit.tile(number).fields
    for _ in range(rotation):
        fields = turned(fields)
    return spelled(fields[quarter])


def _sentence(event: Event, names: list[str]) -> str:
    who = names[event.seat] if event.seat != CHANCE else ""
    match event:
        case BetMade(bet=bet):
            return f"{who} bets {bet}"
        case NumberDrawn(turn, number):
            return f"Turn {turn}: number {number}"
        case BetLost():
            return f"  {who} bet wrong and is out until the next betting round"
        case SpecialWon():
            return f"  {who} wins a special treasure"
        case Laid(tile=tile, space=space, rotation=rotation):
            return f"  {who} lays tile {tile} on {space_name(space)}, {_turns(rotation)}"
        case TreasurePlaced(field=field, value=value, colour=colour):
            return f"  {who} puts a {colour} treasure ({value}) on {field_name(field)}"
        case Started(portal=portal, side=side):
            return f"  {who} starts at the {portal} portal, {side} side"
        case Ended(seats):
            winners = " and ".join(names[seat] for seat in seats)
            return f"The game is over: {winners} won."
        case _:
            return f"    {_consequence(event)}"


def _consequence(
    event: Advanced | MarkerReached | LeftPyramid | Blocked | ChamberClosed,
) -> str:
    """What a move did to the path, or to a treasure."""
    match event:
        case Advanced(length=length):
            return f"the path grows to {_count(length, 'field')}"
        case MarkerReached(place=place, field=field):
            return f"field {place} of the path is {field_name(field)}"
        case LeftPyramid(portal=portal, side=side):
            return f"the path leaves by the {portal} portal, {side} side"
        case Blocked():
            return "the path ends at a wall"
        case ChamberClosed(field=field):
            return f"four walls around the treasure on {field_name(field)}"


def _turns(rotation: int) -> str:
    return ("upright", "turned right", "upside down", "turned left")[rotation]


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

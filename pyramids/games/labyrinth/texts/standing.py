"""The state in words, one fact a line, and labyrinths drawn with characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pyramids.engine.multiset import Multiset
from pyramids.engine.texts import listed, player_score
from pyramids.games.labyrinth.betting import GROUP, ROUNDS, betting_round, turn_of_bets
from pyramids.games.labyrinth.board import ENTRANCES, FIELDS, GATES, SIZE, place_of
from pyramids.games.labyrinth.corridors import EMPTY, Corridors, Walk, tile_in
from pyramids.games.labyrinth.moves import space_name
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import BLOCKED, LEAVES, ending, path_of
from pyramids.games.labyrinth.state import (
    HIDDEN_BET,
    NO_BET,
    NO_ENTRANCE,
    TURNS,
    Hunter,
    Phase,
    State,
)
from pyramids.games.labyrinth.texts.board import (
    CORNERS_OF_A_TILE,
    GATES_OF_A_TILE,
    entrance,
    piece_words,
    rotated,
    treasure,
    treasure_on,
)
from pyramids.games.labyrinth.texts.events import BETS
from pyramids.games.labyrinth.tile_set import TileSet, spelled, turned
from pyramids.language import N_, _, ngettext

_LINES = {"NE": "└", "NS": "│", "NW": "┘", "ES": "┌", "EW": "─", "SW": "┐"}
_PATH_LINES = {"NE": "╚", "NS": "║", "NW": "╝", "ES": "╔", "EW": "═", "SW": "╗"}

_EMPTY: Final = N_("empty")


def overview(rules: Labyrinth, state: State, names: Sequence[str]) -> Iterator[str]:
    """Turn and tile, the numbers that are still face down, the bets."""
    if state.turn:
        yield turn_title(state.turn)
        yield _("Number {number}", number=state.drawn[-1])
    if state.phase is Phase.BUILD:
        yield from tile_lines(rules, state.drawn[-1])
    if any(hunter.entrance == NO_ENTRANCE for hunter in state.hunters):
        left, bottom, right = (space_name(gate // GATES) for gate in rules.tile_set.entrances[::2])
        yield _(
            "Portals: left {left}, lower {bottom}, right {right}",
            left=left,
            bottom=bottom,
            right=right,
        )
    yield _("Numbers face down: {numbers}", numbers=_counted(state.cards))
    for seat, bet in enumerate(state.bets):
        if bet != NO_BET:
            words = _("face down") if bet == HIDDEN_BET else _(BETS[bet])
            yield _("{who} bets: {bet}", who=names[seat], bet=words)
    yield from betting_lines(state, names)


def betting_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """How many numbers of the betting round were bet on rightly, and by whom."""
    round_ = betting_round(state)
    if round_ is None:
        return
    yield right_bets(round_.right)
    yield still_in_words([names[seat] for seat in round_.still_in])


def still_in_words(names: Sequence[str]) -> str:
    """Who is still in a betting round."""
    return _("Still in: {names}", names=listed(names)) if names else _("Everyone is out")


def right_bets(right: int) -> str:
    """How many bets of a betting round were right."""
    return _("Bets: {right} of {all} right", right=right, all=GROUP)


def bet_note(state: State, seat: int) -> str:
    """What to know about bets while there is none to make; empty for those who are still in."""
    turn = turn_of_bets(state)
    if turn < ROUNDS.start:
        return _(
            "Bets start with turn {turn}. Five right in a row win a special treasure.",
            turn=ROUNDS.start,
        )
    if seat in state.bettors or turn not in ROUNDS:
        return ""
    again = turn + GROUP - (turn - 1) % GROUP
    if again not in ROUNDS:
        return _("You're out: no more bets")
    return _("You're out until turn {turn}", turn=again)


def turn_title(turn: int) -> str:
    """The title of a turn."""
    return _("Turn {turn} of {turns}", turn=turn, turns=TURNS)


def player_lines(
    rules: Labyrinth, state: State, seat: int, names: Sequence[str], *, board: bool = True
) -> Iterator[str]:
    """A player's points, board if wanted, path and treasures."""
    hunter = state.hunters[seat]
    yield player_score(names[seat], rules.tally(state, seat)["total"])
    for row in range(SIZE) if board else ():
        spaces = [_space(hunter.spaces[row * SIZE + column]) for column in range(SIZE)]
        yield _("Row {row}: {spaces}", row=row + 1, spaces=", ".join(spaces))
    yield from _path(rules, hunter)
    yield from _treasures(rules, state, seat)


def tile_lines(rules: Labyrinth, number: int) -> Iterator[str]:
    """The corridors and scarabs of a tile that isn't rotated."""
    content = 4 * number
    arcs = [
        _(
            "{gate} to {other}",
            gate=_(GATES_OF_A_TILE[gate]),
            other=_(GATES_OF_A_TILE[other]),
        )
        for gate, other, _fields in rules.corridors.arcs(content)
    ]
    yield _("Corridors of the tile: {corridors}", corridors="; ".join(arcs))
    scarabs = [_(CORNERS_OF_A_TILE[quarter]) for quarter in rules.corridors.scarabs[content]]
    if scarabs:
        yield _("Scarabs of the tile: {corners}", corners=", ".join(scarabs))


def draw_labyrinth(tile_set: TileSet, corridors: Corridors, hunter: Hunter) -> list[str]:
    """The labyrinth as a drawing: double lines are the hunter's path, digits are treasures."""
    path = path_of(tile_set, corridors, hunter).fields
    pieces = dict(hunter.pieces)

    def letter(field: int) -> str:
        space, quarter = place_of(field)
        content = hunter.spaces[space]
        if field in pieces:
            return str(pieces[field])
        if content == EMPTY:
            return "·"
        lines = _PATH_LINES if field in path else _LINES
        return lines[_open_sides(tile_set, content, quarter)]

    fields = [range(row * FIELDS, (row + 1) * FIELDS) for row in range(FIELDS)]
    return ["".join(letter(field) for field in row) for row in fields]


def _open_sides(tile_set: TileSet, content: int, quarter: int) -> str:
    number, rotation = tile_in(content)
    fields = tile_set.tile(number).fields
    for _turn in range(rotation):
        fields = turned(fields)
    return spelled(fields[quarter])


def _counted(cards: Multiset) -> str:
    return ", ".join(f"{count} × {number}" if count > 1 else f"{number}" for number, count in cards)


def _space(content: int) -> str:
    if content == EMPTY:
        return _(_EMPTY)
    number, rotation = tile_in(content)
    return f"{number} {rotated(rotation)}" if rotation else f"{number}"


def _path(rules: Labyrinth, hunter: Hunter) -> Iterator[str]:
    if hunter.entrance == NO_ENTRANCE:
        return
    yield entrance(*ENTRANCES[hunter.entrance])
    walk = path_of(rules.tile_set, rules.corridors, hunter)
    yield ngettext("Path: {n} square", "Path: {n} squares", len(walk.fields))
    yield _end(rules, hunter, walk)


def _end(rules: Labyrinth, hunter: Hunter, walk: Walk) -> str:
    """Where the path can go on, or how it has ended."""
    match ending(rules.tile_set, rules.corridors, hunter):
        case way if way == BLOCKED:
            return _("The path has ended at a wall")
        case way if way == LEAVES:
            return _("The path has left the labyrinth")
    space, gate = divmod(walk.end, GATES)
    side = _(GATES_OF_A_TILE[gate])
    return _("The path goes on into {space}: {gate}", space=space_name(space), gate=side)


def _treasures(rules: Labyrinth, state: State, seat: int) -> Iterator[str]:
    """The treasures on the board, each with why it scores or not, and those left."""
    hunter = state.hunters[seat]
    walk = path_of(rules.tile_set, rules.corridors, hunter)
    finds = {find.field: find for find in rules.worth(state, seat).finds}
    for field, value in hunter.pieces:
        what = rules.tile_set.colour(value)
        why = piece_words(rules, hunter, walk, finds.get(field), field)
        yield f"{treasure_on(what, field)}: {why}"
    for kind, count in zip(rules.tile_set.treasures, hunter.stock, strict=True):
        if count:
            left = ngettext("{n} left", "{n} left", count)
            yield f"{treasure(kind.colour)}: {left}"

"""Texts for moves: the task, and what each move does."""

from __future__ import annotations

from typing import Final

from pyramids.games.labyrinth.corridors import EMPTY
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start, space_name
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import BLOCKED, LEAVES, ending, worth
from pyramids.games.labyrinth.state import (
    LAST_START_TURN,
    LAY_DUE,
    NO_ENTRANCE,
    Hunter,
    Phase,
    State,
)
from pyramids.games.labyrinth.texts.board import entrance, rotated, treasure_on
from pyramids.games.labyrinth.texts.events import BETS
from pyramids.language import N_, _, ngettext

_ENDINGS: Final = {
    BLOCKED: N_("the path ends at a wall"),
    LEAVES: N_("the path leaves the labyrinth and ends"),
}


def task(rules: Labyrinth, state: State, seat: int) -> str:
    """What a player has to do now; empty if nothing."""
    legal = rules.legal(state, seat)
    if not legal:
        return ""
    if state.phase is Phase.BET:
        return betting_task(state)
    if state.stages[seat] == LAY_DUE:
        return laying_task()
    scarabs = any(isinstance(move, Place) for move in legal)
    return deciding_task(state, seat, scarabs=scarabs)


def laying_task() -> str:
    """The task at the start of a turn."""
    return _("Place the tile on an empty space")


def betting_task(state: State) -> str:
    """The task of a bettor."""
    return _("Is the next number higher or lower than {number}?", number=state.drawn[-1])


def deciding_task(state: State, seat: int, *, scarabs: bool) -> str:
    """The task after placing the tile: treasures if there are free scarabs, or a portal."""
    missing = state.hunters[seat].entrance == NO_ENTRANCE
    if must_start(state, seat):
        if scarabs:
            return _("Place treasures, then choose a portal")
        return _("Choose a portal for your treasure hunter")
    if not missing:
        return _("Place treasures on the scarabs, or press Done")
    if scarabs:
        return _("Place treasures, choose a portal, or press Done")
    return _("Choose a portal now, or press Done")


def must_start(state: State, seat: int) -> bool:
    """LP-7: whether a portal must be chosen in this turn."""
    return state.hunters[seat].entrance == NO_ENTRANCE and state.turn >= LAST_START_TURN


def button_words(move: Move) -> str:
    """A bet or the end of a turn in a word; empty for moves that are made on the board."""
    match move:
        case Bet(bet):
            words = BETS[bet]
            return _(words)
        case Done():
            return _("Done")
    return ""


def move_words(rules: Labyrinth, state: State, seat: int, move: Move) -> str:
    """A legal move, and what it would do to the path and to the treasures."""
    match move:
        case Bet(bet):
            words = BETS[bet]
            return _("Bet: {bet}", bet=_(words))
        case Place(field, value):
            return treasure_on(rules.tile_set.colour(value), field)
        case Done():
            return _("Done")
        case Start(portal, side):
            line = entrance(portal, side)
        case Lay(tile, space, rotation):
            where = space_name(space)
            line = _("Tile {tile} on {space}", tile=tile, space=where)
            if rules.tile_set.tile(tile).turns > 1:
                line = f"{line}, {rotated(rotation)}"
    changes = _changes(rules, state, seat, move)
    return f"{line}: {', '.join(changes)}" if changes else line


def _changes(rules: Labyrinth, state: State, seat: int, move: Lay | Start) -> list[str]:
    before = state.hunters[seat]
    after, _stage = rules.building.apply(before, state.stages[seat], move)
    old, new = (
        worth(rules.tile_set, rules.corridors, hunter, state.professional)
        for hunter in (before, after)
    )
    changes = []
    if more := new.path - old.path:
        changes.append(_("path {change}", change=f"{more:+}"))
    if more := new.treasures - old.treasures:
        changes.append(_("treasures {change}", change=f"{more:+}"))
    how = ending(rules.tile_set, rules.corridors, after)
    if how and EMPTY in after.spaces and not ending(rules.tile_set, rules.corridors, before):
        words = _ENDINGS[how]
        changes.append(_(words))
    return changes + _longest_path(rules, after)


def _longest_path(rules: Labyrinth, after: Hunter) -> list[str]:
    """Before a portal is chosen: the longest path from any of them."""
    if after.entrance != NO_ENTRANCE:
        return []
    ways = [rules.corridors.walk(after.spaces, gate) for gate in rules.tile_set.entrances]
    longest = max(len(way.fields) for way in ways)
    words = ngettext("{n} square from a portal", "{n} squares from a portal", longest)
    return [words] if longest else []

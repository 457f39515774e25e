"""Texts for moves: the task, and what each move does."""

from __future__ import annotations

from typing import Final

from pyramids.games.pyramido import row
from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move, Place, Reveal, Split, Take
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import KEPT_GEMS, Phase, State
from pyramids.games.pyramido.texts.pieces import back_words, domino_words, gem_name, paid_gems
from pyramids.language import N_, _, ngettext

_TASKS: Final = {
    Phase.TAKE: N_("Take a face-up domino and a gem below it"),
    Phase.SPLIT: N_("Choose a stack to split: its lower half fills the empty space"),
    Phase.REVEAL: N_("Reveal a face-down domino"),
    Phase.ACTIVATE: N_("Activate areas with your gems, or press Done"),
}

_DIRECTIONS: Final = (
    N_("{first} on {place}, {second} right of it"),
    N_("{first} on {place}, {second} below it"),
    N_("{first} on {place}, {second} left of it"),
    N_("{first} on {place}, {second} above it"),
)

_PICTURED: Final = (
    N_("{first}, {second} right of it"),
    N_("{first}, {second} below it"),
    N_("{first}, {second} left of it"),
    N_("{first}, {second} above it"),
)
"""A place beside a picture that shows it."""


def task(state: State, seat: int) -> str:
    """What a player has to do now; empty if nothing."""
    if seat != state.seat:
        return ""
    if state.phase is Phase.PLACE and state.stage == 1:
        # Nothing on the table shows its size before the stage is nearly full (PF-3).
        return _("Place your domino on stage 1: 4 × 5 blocks")
    if state.phase is Phase.PLACE:
        return _("Place your domino on stage {stage}", stage=state.stage)
    if state.phase is Phase.DISCARD:
        over = sum(state.builders[seat].gems) - KEPT_GEMS
        return ngettext(
            "Discard {n} gem: you may keep five", "Discard {n} gems: you may keep five", over
        )
    return _(_TASKS.get(state.phase, ""))


def move_words(
    rules: Pyramido, state: State, seat: int, move: Move, *, pictured: bool = False
) -> str:
    """A legal move, and what it is worth at once; without places if a picture shows them."""
    match move:
        case Take(stack, gem):
            return _(
                "Stack {stack}: {domino}; gem: {gem}",
                stack=stack + 1,
                domino=domino_words(rules.domino_set, state.stacks[stack].top),
                gem=gem_name(gem),
            )
        case Split(stack):
            count = row.split_count(state.stacks[stack])
            return ngettext(
                "Split stack {stack}: {n} domino fills the space",
                "Split stack {stack}: {n} dominoes fill the space",
                count,
                stack=stack + 1,
            )
        case Reveal(stack):
            back = back_words(state.stacks[stack].back)
            return _("Reveal stack {stack}: {back}", stack=stack + 1, back=back)
        case Place():
            return _place(rules, state, seat, move, pictured=pictured)
        case Activate():
            return _activate(rules, state, seat, move, pictured=pictured)
        case Discard(gem):
            return _("Discard: {gem}", gem=gem_name(gem))
        case Done():
            return _("Done")


def _place(rules: Pyramido, state: State, seat: int, move: Place, *, pictured: bool) -> str:
    """Where the blocks lie, the symbols of their areas, and the symbols that are covered."""
    first, second = rules.domino_set.domino(state.hand).colours
    place = f"{move.row},{move.column}"
    colours = {"first": gem_name(first), "second": gem_name(second)}
    if pictured:
        words = _(_PICTURED[move.rotation], **colours)
    else:
        words = _(_DIRECTIONS[move.rotation], place=place, **colours)
    before = state.builders[seat]
    after = rules.with_domino(before, state.stage, state.hand, move)
    symbols = len(rules.domino_set.domino(state.hand).symbols)
    covered = before.symbols.bit_count() + symbols - after.symbols.bit_count()
    changes = [
        _("{colour} area: {n}", colour=gem_name(area.colour), n=area.symbols)
        for area in rules.areas_of_last(after)
    ]
    if covered:
        changes.append(ngettext("covers {n} symbol", "covers {n} symbols", covered))
    return f"{words} ({', '.join(changes)})"


def _activate(rules: Pyramido, state: State, seat: int, move: Activate, *, pictured: bool) -> str:
    area = rules.quarters.area(state.builders[seat], move.row, move.column)
    assert area is not None, "the move is legal"
    gems = paid_gems([area.colour] * move.coloured + [MYTHICAL] * move.mythical)
    points = activation.points(area, move.coloured, move.mythical)
    colour = gem_name(area.colour)
    if pictured:
        return ngettext(
            "{colour} area with {gems}: {n} point",
            "{colour} area with {gems}: {n} points",
            points,
            colour=colour,
            gems=gems,
        )
    return ngettext(
        "Area {place}, {colour}, with {gems}: {n} point",
        "Area {place}, {colour}, with {gems}: {n} points",
        points,
        colour=colour,
        place=f"{move.row},{move.column}",
        gems=gems,
    )

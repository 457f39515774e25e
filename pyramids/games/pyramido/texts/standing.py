"""The state in words, one fact a line, and pyramids drawn with characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from pyramids.engine.multiset import elements, size
from pyramids.engine.texts import player_score
from pyramids.games.pyramido import scoring
from pyramids.games.pyramido.areas.quarters import Cell, seen_from_above
from pyramids.games.pyramido.building import stage_size
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import FACE_UP, STAGES, Builder, Stack, State
from pyramids.games.pyramido.texts.pieces import (
    LETTERS,
    back_words,
    counted_gems,
    domino_words,
    gem_name,
    listed_gems,
)
from pyramids.language import _, ngettext


def overview(rules: Pyramido, state: State, names: Sequence[str]) -> Iterator[str]:
    """The stage, the row of stacks, the bag, and what may still come."""
    if not state.stage:
        return
    yield stage_title(state.stage)
    for index, stack in enumerate(state.stacks):
        yield _stack(rules, index, stack, state.below[index])
    if state.hand:
        domino = domino_words(rules.domino_set, state.hand)
        yield _("To be placed: {domino}", domino=domino)
    yield _("Bag: {bag}. Discarded: {gone}", bag=sum(state.bag), gone=sum(state.discards))
    yield _unseen(rules, state)


def stage_title(stage: int) -> str:
    """The stage, of how many."""
    return _("Stage {stage} of {stages}", stage=stage, stages=STAGES)


def room_words(placed: int, room: int) -> str:
    """How many of a stage's dominoes are placed."""
    return _("Placed on this stage: {n} of {most} dominoes", n=min(placed, room), most=room)


def player_lines(
    rules: Pyramido, state: State, seat: int, names: Sequence[str], *, board: bool = True
) -> Iterator[str]:
    """A player's points; gems, pyramid and areas if wanted."""
    builder = state.builders[seat]
    yield player_score(names[seat], rules.tally(state, seat)["total"])
    if board:
        yield _("Gems: {gems}", gems=counted_gems(builder.gems))
    if builder.areas:
        points = ", ".join(map(str, scoring.stage_points(builder)))
        yield _("Points by stage: {points}", points=points)
    if not builder.placed or not board:
        return
    yield _extent(builder, state.stage)
    for number, cells in enumerate(seen_from_above(builder)):
        yield _("Row {row}: {spaces}", row=number, spaces=_runs(cells))
    for area in rules.areas(builder):
        if area.symbols:
            yield ngettext(
                "Area at {place}: {colour}, {n} symbol",
                "Area at {place}: {colour}, {n} symbols",
                area.symbols,
                place=f"{area.row},{area.column}",
                colour=gem_name(area.colour),
            )


def draw_pyramid(builder: Builder) -> list[str]:
    """The pyramid seen from above, a letter per quarter: the colour, as a capital for a symbol."""
    return ["".join(map(_letter, cells)) for cells in seen_from_above(builder)]


def _letter(cell: Cell) -> str:
    if cell is None:
        return "·"
    colour, symbol = cell
    return LETTERS[colour].upper() if symbol else LETTERS[colour]


def _stack(rules: Pyramido, index: int, stack: Stack, below: Sequence[int]) -> str:
    if stack.back == FACE_UP:
        top = domino_words(rules.domino_set, stack.top)
    elif stack.back >= 0:
        top = _("face down, {back}", back=back_words(stack.back))
    else:
        top = _("face down")
    return _(
        "Stack {stack} ({size}): {top}; gems below: {gems}",
        stack=index + 1,
        size=stack.size,
        top=top,
        gems=listed_gems(below) or _("none"),
    )


def _unseen(rules: Pyramido, state: State) -> str:
    """The dominoes that nobody has seen yet, by their colours."""
    numbers = [number for unseen in state.unseen for number in elements(unseen)]
    pairs = Counter(tuple(sorted(rules.domino_set.domino(n).colours)) for n in numbers)
    found = [
        f"{count} × {gem_name(pair[0])} + {gem_name(pair[1])}"
        for pair, count in sorted(pairs.items())
    ]
    total = sum(size(unseen) for unseen in state.unseen)
    return _("Dominoes not seen yet: {n} ({pairs})", n=total, pairs=", ".join(found) or _("none"))


def _extent(builder: Builder, stage: int) -> str:
    """Which rows and columns of blocks a stage has."""
    box = builder.box
    top, left, (height, width) = 0, 0, stage_size(box, stage)
    if stage == 1:
        top, left, height, width = box
    return _(
        "Stage {stage}: rows {top} to {bottom}, columns {left} to {right}",
        stage=stage,
        top=top,
        bottom=top + height - 1,
        left=left,
        right=left + width - 1,
    )


def _runs(cells: Sequence[Cell]) -> str:
    """The quarters of a row, equal neighbours together."""
    return ", ".join(_run(cell, len(list(group))) for cell, group in groupby(cells))


def _run(cell: Cell, count: int) -> str:
    if cell is None:
        return _("{n} × empty", n=count)
    colour, symbol = cell
    name = gem_name(colour)
    if symbol:
        return _("{n} × {colour} with a symbol", n=count, colour=name)
    return f"{count} × {name}"

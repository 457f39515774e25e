"""A second opinion on pyramids and scorings: quarters as coordinates, nothing shared with the
program.

It reads the domino set's YAML file itself, paints dominoes quarter by quarter, and tries
activations one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

import yaml

Cell = tuple[int, int]

OUTLINES = ((4, 5), (5, 4))
TURNS = {(0, 1): 0, (1, 0): 1, (0, -1): 2, (-1, 0): 3}
"""Clockwise quarter turns by where the second block lies from the first."""
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
WAYS_TO_PAY = ((1, 0, 1), (0, 2, 1), (3, 0, 2), (2, 2, 2), (1, 4, 2), (0, 6, 2))
"""PF-12: coloured gems, mythical gems, points for a symbol."""


class Piece(NamedTuple):
    """A placed domino, as a `place` line names it."""

    stage: int
    domino: int
    first: Cell
    second: Cell


class Region(NamedTuple):
    """An area: its first quarter, its colour, its visible symbols."""

    first: Cell
    colour: str
    symbols: int


Seen = dict[Cell, tuple[str, bool, int]]
"""What shows at a quarter: colour, whether there is a symbol, and the stage."""


@lru_cache(maxsize=8)
def unpack(domino_set: str) -> dict[int, dict[str, Any]]:
    """The dominoes of a level file's text, by number."""
    box = yaml.load(domino_set, Loader=yaml.SafeLoader)
    return {domino["number"]: domino for domino in box["dominoes"]}


def turned(quarter: Cell, turns: int) -> Cell:
    """A quarter of a block after clockwise quarter turns, one after the other."""
    row, column = quarter
    for _ in range(turns):
        row, column = column, 1 - row
    return row, column


def box_around(blocks: set[Cell]) -> tuple[int, int, int, int]:
    """Top, left, height and width of the smallest box."""
    rows = [row for row, _ in blocks]
    columns = [column for _, column in blocks]
    top, left = min(rows), min(columns)
    return top, left, max(rows) - top + 1, max(columns) - left + 1


def from_above(domino_set: str, pieces: list[Piece]) -> Seen:
    """PF-3, PF-11: what shows at every quarter, counted from the corner of stage 1."""
    dominoes = unpack(domino_set)
    ground = {cell for p in pieces if p.stage == 1 for cell in (p.first, p.second)}
    top, left, _, _ = box_around(ground)
    seen: Seen = {}
    for piece in sorted(pieces, key=lambda piece: piece.stage):
        domino = dominoes[piece.domino]
        step = (piece.second[0] - piece.first[0], piece.second[1] - piece.first[1])
        for block, (row, column) in enumerate((piece.first, piece.second)):
            if piece.stage == 1:
                row, column = row - top, column - left
            for quarter in ((0, 0), (0, 1), (1, 0), (1, 1)):
                mark = domino["symbols"][quarter[0]][2 * block + quarter[1]]
                down, right = turned(quarter, TURNS[step])
                place = (2 * row + piece.stage - 1 + down, 2 * column + piece.stage - 1 + right)
                seen[place] = (domino["colours"][block], mark == "x", piece.stage)
    return seen


def regions(seen: Seen) -> list[Region]:
    """PF-11: all areas, by their first quarters."""
    left = set(seen)
    found = []
    while left:
        first = min(left)
        colour = seen[first][0]
        todo, area = [first], {first}
        while todo:
            row, column = todo.pop()
            for down, right in SIDES:
                near = (row + down, column + right)
                if near in left and near not in area and seen[near][0] == colour:
                    area.add(near)
                    todo.append(near)
        left -= area
        found.append(Region(first, colour, sum(seen[cell][1] for cell in area)))
    return sorted(found)


def most_points(areas: list[Region], gems: Mapping[str, int]) -> int:
    """PF-12, PF-13: the most points of a scoring, by trying everything.

    One area after the other is left out or paid for in each possible way.
    """
    with_symbols = sorted([area for area in areas if area.symbols], key=lambda a: a.colour)

    @cache
    def best(index: int, supply: tuple[tuple[str, int], ...]) -> int:
        gems = dict(supply)
        if index == len(with_symbols):
            return gems["mythical"]
        area = with_symbols[index]
        found = best(index + 1, supply)
        for coloured, mythical, worth in WAYS_TO_PAY:
            if coloured <= gems[area.colour] and mythical <= gems["mythical"]:
                left = Counter(gems)
                left[area.colour] -= coloured
                left["mythical"] -= mythical
                rest = best(index + 1, tuple((kind, left[kind]) for kind in gems))
                found = max(found, worth * area.symbols + rest)
        return found

    return best(0, tuple(sorted(gems.items())))


def fits_into_an_outline(blocks: set[Cell]) -> bool:
    """PF-3: whether blocks of stage 1 fit into some box of 4×5 or 5×4."""
    _, _, height, width = box_around(blocks)
    return any(height <= rows and width <= columns for rows, columns in OUTLINES)


def places(stage: int, blocks: set[Cell], outline: tuple[int, int] | None) -> set[frozenset[Cell]]:
    """PF-8: all pairs of blocks on which a domino may lie, by trying everything.

    `outline` is the height and width of the stage's outline, for stages 2 to 4.
    """
    if stage == 1:
        top, left, height, width = box_around(blocks)
        # What touches a block is at most two blocks away.
        rows, columns = range(top - 2, top + height + 2), range(left - 2, left + width + 2)
    else:
        assert outline is not None
        rows, columns = range(outline[0]), range(outline[1])
    found = set()
    for row in rows:
        for column in columns:
            for other in ((row + 1, column), (row, column + 1)):
                pair = {(row, column), other}
                if pair & blocks or other[0] not in rows or other[1] not in columns:
                    continue
                if stage == 1 and not (
                    touches(pair, blocks) and fits_into_an_outline(pair | blocks)
                ):
                    continue
                found.add(frozenset(pair))
    return found


def touches(pair: set[Cell], blocks: set[Cell]) -> bool:
    """Whether a side is shared."""
    return any((row + r, column + c) in blocks for row, column in pair for r, c in SIDES)

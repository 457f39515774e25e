"""A second opinion on labyrinths: fields as coordinates, nothing shared with the program.

It reads the tile set's YAML file itself, turns tiles by turning coordinates, and walks from field
to field.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import yaml

Cell = tuple[int, int]
Tiles = dict[Cell, tuple[int, int]]
"""Number and quarter turns by (row, column) of the space."""

STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
TURN = {"N": "E", "E": "S", "S": "W", "W": "N"}
READING = ((0, 0), (0, 1), (1, 1), (1, 0))
MARKERS = (15, 30, 45)


@lru_cache(maxsize=8)
def unpack(tile_set: str) -> dict[str, Any]:
    """The YAML of a tile set."""
    box: dict[str, Any] = yaml.load(tile_set, Loader=yaml.SafeLoader)
    return box


class Survey:
    """One board, looked at field by field."""

    def __init__(self, tile_set: str, tiles: Tiles) -> None:
        box = unpack(tile_set)
        shapes = {tile["number"]: tile["fields"] for tile in box["tiles"]}
        self.openings: dict[Cell, set[str]] = {}
        self.scarabs: set[Cell] = set()
        for (row, column), (number, turns) in tiles.items():
            for cell, sides, scarab in turned(shapes[number], turns):
                place = (2 * row + cell[0], 2 * column + cell[1])
                self.openings[place] = sides
                if scarab:
                    self.scarabs.add(place)
        self.doors = doors(box["portals"])

    def path(self, portal: str, side: str) -> list[Cell]:
        """LP-8, LP-10: the fields from an entrance on."""
        (cell, entering), fields = self.doors[portal, side], []
        while cell in self.openings and entering in self.openings[cell]:
            fields.append(cell)
            (onward,) = self.openings[cell] - {entering}
            cell = (cell[0] + STEP[onward][0], cell[1] + STEP[onward][1])
            entering = BACK[onward]
        return fields

    def closed(self, cell: Cell) -> bool:
        """LP-11: four walls."""
        return all(self.walled(cell, side) for side in "NESW")

    def walled(self, cell: Cell, side: str) -> bool:
        """LP-11: by this field, by the neighbour, or by the outer edge; no wall in a portal."""
        if side not in self.openings[cell]:
            return True
        if (cell, side) in self.doors.values():
            return False
        there = (cell[0] + STEP[side][0], cell[1] + STEP[side][1])
        if not (0 <= there[0] < 10 and 0 <= there[1] < 10):
            return True
        return there in self.openings and BACK[side] not in self.openings[there]

    def factor(self, cell: Cell, path: list[Cell]) -> int:
        """LP-12: the multiplier of the earliest path field that a chamber touches; 0 for none."""
        if not self.closed(cell):
            return 0
        for place, (row, column) in enumerate(path, start=1):
            if abs(row - cell[0]) + abs(column - cell[1]) == 1:
                return 1 + sum(place > marker for marker in MARKERS)
        return 0


def turned(fields: list[str], turns: int) -> list[tuple[Cell, set[str], bool]]:
    """A tile's fields after quarter turns clockwise: cell, open sides, scarab."""
    found = []
    for cell, text in zip(READING, fields, strict=True):
        sides, (row, column) = set(text) - {"*"}, cell
        for _ in range(turns):
            row, column = column, 1 - row
            sides = {TURN[side] for side in sides}
        found.append(((row, column), sides, "*" in text))
    return found


def doors(portals: dict[str, int]) -> dict[tuple[str, str], tuple[Cell, str]]:
    """LP-1, LP-7: per portal and side the field behind it and the field's side towards it.

    Someone outside looks in: to the east at the left portal, so that left is north.
    """
    left, bottom, right = 2 * portals["left"], 2 * portals["bottom"], 2 * portals["right"]
    return {
        ("left", "left"): ((left, 0), "W"),
        ("left", "right"): ((left + 1, 0), "W"),
        ("bottom", "left"): ((9, bottom), "S"),
        ("bottom", "right"): ((9, bottom + 1), "S"),
        ("right", "left"): ((right + 1, 9), "E"),
        ("right", "right"): ((right, 9), "E"),
    }

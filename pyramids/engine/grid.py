"""Small grids as bit masks: fields, neighbours, areas, and placements of shapes.

A set of fields is an int whose bit `row * columns + column` is set. What rules ask of a board
(touching, free, connected) is then one or two integer operations, and a board is hashable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

Field = tuple[int, int]
"""A field as (row, column), counted from 0 at the top left."""

Shape = frozenset[Field]
"""The fields of a shape, moved so that its top row and left column are 0."""


class Grid:
    """A grid of `rows` × `columns` fields."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.full = (1 << self.size) - 1
        left_column = sum(1 << row * columns for row in range(rows))
        self._not_left = self.full & ~left_column
        self._not_right = self.full & ~(left_column << (columns - 1))
        self._placements: dict[Shape, tuple[int, ...]] = {}

    def bit(self, field: Field) -> int:
        """The mask of one field."""
        row, column = field
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise ValueError(f"field {field} is off the {self.rows}×{self.columns} grid")
        return 1 << row * self.columns + column

    def mask(self, fields: Iterable[Field]) -> int:
        """The mask of some fields."""
        mask = 0
        for field in fields:
            mask |= self.bit(field)
        return mask

    def fields(self, mask: int) -> list[Field]:
        """The fields of a mask, row by row."""
        return [divmod(index, self.columns) for index in indices(mask)]

    def neighbours(self, mask: int) -> int:
        """All fields that share a side with one of the mask (its own may be among them)."""
        return (
            mask >> self.columns
            | mask << self.columns & self.full
            | (mask & self._not_left) >> 1
            | (mask & self._not_right) << 1
        )

    def area(self, start: int, allowed: int) -> int:
        """The fields of `allowed` connected with `start` by sides, `start` included."""
        reached = start & allowed
        while True:
            grown = (reached | self.neighbours(reached)) & allowed
            if grown == reached:
                return reached
            reached = grown

    def distance(self, start: int, goal: int, allowed: int) -> int | None:
        """Steps from `start` to `goal` over allowed fields, or None if there is no route."""
        reached, steps = start & allowed, 0
        while not reached & goal:
            grown = (reached | self.neighbours(reached)) & allowed
            if grown == reached:
                return None
            reached, steps = grown, steps + 1
        return steps

    def placements(self, shape: Shape) -> tuple[int, ...]:
        """Masks of all placements of a shape, rotated and mirrored too, in a stable order."""
        known = self._placements.get(shape)
        if known is None:
            found = (mask for turned in orientations(shape) for mask in self._shifts(turned))
            known = self._placements[shape] = tuple(found)
        return known

    def _shifts(self, shape: Shape) -> Iterator[int]:
        height = max(row for row, _ in shape) + 1
        width = max(column for _, column in shape) + 1
        for down in range(self.rows - height + 1):
            for right in range(self.columns - width + 1):
                yield self.mask((row + down, column + right) for row, column in shape)


def indices(mask: int) -> Iterator[int]:
    """The indices of a mask's set bits, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def normalised(fields: Iterable[Field]) -> Shape:
    """The shape of some fields, moved to the top left."""
    fields = list(fields)
    top = min(row for row, _ in fields)
    left = min(column for _, column in fields)
    return frozenset((row - top, column - left) for row, column in fields)


def turned(shape: Shape) -> Shape:
    """The shape rotated by 90° clockwise."""
    return normalised((column, -row) for row, column in shape)


def mirrored(shape: Shape) -> Shape:
    """The shape mirrored left to right."""
    return normalised((row, -column) for row, column in shape)


@lru_cache(maxsize=256)
def orientations(shape: Shape) -> tuple[Shape, ...]:
    """All different rotations and reflections of a shape, itself first."""
    found: dict[Shape, None] = {}
    for start in (normalised(shape), mirrored(shape)):
        current = start
        for _ in range(4):
            found[current] = None
            current = turned(current)
    return tuple(found)


def connected(shape: Iterable[Field]) -> bool:
    """Whether the fields are connected by sides."""
    fields = set(shape)
    if not fields:
        return False
    waiting = [fields.pop()]
    while waiting:
        row, column = waiting.pop()
        near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & fields
        fields -= near
        waiting.extend(near)
    return not fields

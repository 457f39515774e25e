"""Where the spaces, squares and gates of a board are on the screen."""

from __future__ import annotations

from math import ceil

import pygame

from pyramids.games.labyrinth.board import (
    ENTRANCES,
    FIELDS,
    GATES,
    OUTER,
    SIDES,
    SIZE,
    place_of,
)
from pyramids.games.labyrinth.ui.theme import BoardSizes as Shares
from pyramids.ui.drawing.canvas import rect_at

Point = tuple[float, float]

_STEPS = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}


class BoardGeometry:
    """A board in a rectangle: as large as fits, with squares of whole pixels."""

    def __init__(self, area: pygame.Rect) -> None:
        side = min(area.width, area.height)
        self.field = max(1, int(side * Shares.FIELD))
        """The side of a square in pixels."""
        # Rounded up: a board in a rectangle of its own size is the same board.
        whole = max(1, min(side, ceil(self.field / Shares.FIELD)))
        self.rect = rect_at("center", area.center, whole)
        inner = self.field * FIELDS
        self.inner = rect_at("center", self.rect.center, inner)

    @property
    def band(self) -> int:
        """The width of the terraces."""
        return self.inner.left - self.rect.left

    def space_rect(self, space: int) -> pygame.Rect:
        """The rectangle of a space."""
        row, column = divmod(space, SIZE)
        side = 2 * self.field
        return pygame.Rect(self.inner.left + column * side, self.inner.top + row * side, side, side)

    def field_rect(self, field: int) -> pygame.Rect:
        """The rectangle of a square."""
        row, column = divmod(field, FIELDS)
        side = self.field
        return pygame.Rect(self.inner.left + column * side, self.inner.top + row * side, side, side)

    def space_at(self, pos: tuple[int, int], reach: int = 0) -> int | None:
        """The space under a point, or the nearest one if it is no farther away than the reach."""
        if not self.inner.inflate(2 * reach, 2 * reach).collidepoint(pos):
            return None
        column = (pos[0] - self.inner.left) // (2 * self.field)
        row = (pos[1] - self.inner.top) // (2 * self.field)
        return _clamp(row) * SIZE + _clamp(column)

    def field_at(self, pos: tuple[int, int]) -> int | None:
        """The square under a point."""
        if not self.inner.collidepoint(pos):
            return None
        column = (pos[0] - self.inner.left) // self.field
        row = (pos[1] - self.inner.top) // self.field
        return row * FIELDS + column

    def outside(self, gate: int) -> Point:
        """The middle of the terraces before an entrance's gate."""
        return self._beyond(gate, self.field / 2 + self.band / 2)

    def threshold(self, gate: int) -> Point:
        """The point of a gate on the outline of its space."""
        return self._beyond(gate, self.field / 2)

    def _beyond(self, gate: int, way: float) -> Point:
        """The point at a distance from the middle of a gate's square, out through the gate."""
        space, number = divmod(gate, GATES)
        quarter = next(quarter for quarter, gates in enumerate(OUTER) if number in gates)
        rect = self.space_rect(space)
        x = rect.left + self.field * (0.5 + (quarter in (1, 2)))
        y = rect.top + self.field * (0.5 + (quarter in (2, 3)))
        dx, dy = _STEPS[SIDES[number // 2]]
        return x + dx * way, y + dy * way

    def portal_rect(self, gates: tuple[int, int], portal: str) -> pygame.Rect:
        """The rectangle of a portal with these two gates, on the terraces."""
        first, second = (self.outside(gate) for gate in gates)
        long, deep = 2 * self.field, self.band
        size = (long, deep) if portal == "bottom" else (deep, long)
        rect = pygame.Rect((0, 0), size)
        rect.center = round((first[0] + second[0]) / 2), round((first[1] + second[1]) / 2)
        return rect


def portals(entrances: tuple[int, ...]) -> list[tuple[str, tuple[int, int]]]:
    """Each portal with the gates of its two sides."""
    found: dict[str, list[int]] = {}
    for (portal, _side), gate in zip(ENTRANCES, entrances, strict=True):
        found.setdefault(portal, []).append(gate)
    return [(portal, (gates[0], gates[1])) for portal, gates in found.items()]


def quarter_of(field: int) -> int:
    """Which quarter of its tile a square is."""
    return place_of(field)[1]


def _clamp(number: int) -> int:
    return max(0, min(SIZE - 1, number))

"""Divides an area between the opponents' plates and the log.

All plates have the same size. They lie in a row, in a column or in a grid, with the log below
them, beside them, or in a cell that is left over: whatever makes the plates largest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

Size = tuple[int, int]
LARGEST: Final = 2.2
"""How many times its least size a plate's board may become; what is left belongs to the log."""

_BESIDE: Final = 1.4
"""How many times its least width the log has beside the plates: as high as it is, it is read."""


@dataclass(frozen=True)
class PlateShape:
    """A plate in pixels: its board at the least size that can be read, and what is around it."""

    board: Size
    around: Size
    """Head, figures and edges: they don't grow with the board."""

    @property
    def least(self) -> Size:
        """The least size of the plate."""
        return self.board[0] + self.around[0], self.board[1] + self.around[1]

    def scale(self, size: Size) -> float:
        """How many times its least size the board is on a plate of a size."""
        return max(0.0, _times((size[0] - self.around[0], size[1] - self.around[1]), self.board))

    def size(self, scale: float) -> Size:
        """The size of a plate whose board has a scale."""
        width, height = (round(length * scale) for length in self.board)
        return width + self.around[0], height + self.around[1]


@dataclass(frozen=True)
class PlateSizes:
    """The two shapes of a plate."""

    upright: PlateShape
    """With the head above the board."""
    lying: PlateShape
    """With the head beside the board."""

    @property
    def narrowest(self) -> int:
        """The least width of a plate."""
        return min(self.upright.least[0], self.lying.least[0])

    @property
    def lowest(self) -> int:
        """The least height of a plate."""
        return min(self.upright.least[1], self.lying.least[1])

    def scale(self, size: Size) -> float:
        """How many times its least size the board can be on a plate of a size."""
        return max(self.upright.scale(size), self.lying.scale(size))

    def shape(self, size: Size) -> PlateShape:
        """The shape with the larger board."""
        return self.lying if self.lies(size) else self.upright

    def lies(self, size: Size) -> bool:
        """Whether a plate of a size should have its head beside the board."""
        return self.lying.scale(size) > self.upright.scale(size)


@dataclass(frozen=True)
class RivalNeeds:
    """What the opponents and the log need, in pixels."""

    count: int
    plate: PlateSizes
    log: Size
    """The least size of the log."""
    log_highest: int
    """A higher log would have nothing to show."""
    gap: int


@dataclass(frozen=True)
class RivalGrid:
    """The places of the plates and of the log."""

    plates: tuple[pygame.Rect, ...]
    log: pygame.Rect
    """Empty if the log lies elsewhere."""
    scale: float
    """How many times their least size the boards are; below 1 they, or the log, are too small."""


def divide(area: pygame.Rect, needs: RivalNeeds, *, log: bool = True) -> RivalGrid:
    """Divide an area, with or without room for the log."""
    plates, log_place, scale = _divide(area.size, needs, log)
    left, top = area.topleft
    return RivalGrid(
        tuple(pygame.Rect(place).move(left, top) for place in plates),
        pygame.Rect(log_place).move(left, top),
        scale,
    )


Place = tuple[int, int, int, int]
_NOWHERE: Final = (0, 0, 0, 0)


@lru_cache(maxsize=512)
def _divide(size: Size, needs: RivalNeeds, log: bool) -> tuple[tuple[Place, ...], Place, float]:
    """The best division at the origin; cached, because planning a table asks many times."""
    if not needs.count:
        return (), (0, 0, *size), _times(size, needs.log) if log else 1.0
    found = list(_with_log(size, needs) if log else _without_log(size, needs))
    # Of divisions with plates of about the same size, the one with the largest log.
    return max(found, key=lambda way: (round(min(way[2], LARGEST), 1), way[1][2] * way[1][3]))


def _with_log(size: Size, needs: RivalNeeds) -> Iterator[tuple[tuple[Place, ...], Place, float]]:
    width, height = size
    gap, (log_width, log_height) = needs.gap, needs.log
    for columns in range(1, needs.count + 1):
        rows = -(-needs.count // columns)
        above = (width, height - log_height - gap)
        plates, used, scale = _cells(
            above, columns, rows, needs, (width, height - needs.log_highest)
        )
        log = (0, used + gap, width, height - used - gap)
        yield plates, log, scale * min(1.0, _times(log[2:], needs.log))
        column = round(_BESIDE * log_width)
        beside = (width - column - gap, height)
        plates, _used, scale = _cells(beside, columns, rows, needs, (0, height))
        left = columns * (plates[0][2] + gap)
        log = (left, 0, width - left, height)
        yield plates, log, scale * min(1.0, _times(log[2:], needs.log))
        if columns * rows > needs.count:
            plates, _used, scale = _cells(size, columns, rows, needs, size)
            left, top = plates[-1][0] + plates[-1][2] + gap, plates[-1][1]
            log = (left, top, width - left, height - top)
            yield plates, log, scale * min(1.0, _times(log[2:], needs.log))


def _without_log(size: Size, needs: RivalNeeds) -> Iterator[tuple[tuple[Place, ...], Place, float]]:
    for columns in range(1, needs.count + 1):
        rows = -(-needs.count // columns)
        plates, _used, scale = _cells(size, columns, rows, needs, size)
        yield plates, _NOWHERE, scale


def _cells(
    size: Size, columns: int, rows: int, needs: RivalNeeds, least: Size
) -> tuple[tuple[Place, ...], int, float]:
    """Plates row by row, the height that they take, and their scale.

    Together they are as large as `least`, or larger if their boards become larger by it.
    """
    gap, plate = needs.gap, needs.plate
    wide, high = (
        (length - gap * (count - 1)) // count
        for length, count in zip(size, (columns, rows), strict=True)
    )
    scale = plate.scale((wide, high))
    used = plate.shape((wide, high)).size(min(scale, LARGEST))
    wide = min(wide, max(used[0], (least[0] - gap * (columns - 1)) // columns))
    high = min(high, max(used[1], (least[1] - gap * (rows - 1)) // rows))
    places = (
        (column * (wide + gap), row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    )
    shown = tuple(place for place, _rival in zip(places, range(needs.count), strict=False))
    return shown, rows * (high + gap) - gap, scale


def _times(size: Size, least: Size) -> float:
    return min(size[0] / least[0], size[1] / least[1])

"""Finds a place for a box beside something, where it covers nothing that must stay visible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import pygame

_STEP: Final = 24
"""Pixels between two positions when the whole frame is searched."""
_REMEMBERED: Final = 64
"""Answers that are kept: the same question comes in every frame until something moves."""

Box = tuple[int, int, int, int]
"""A rectangle as a hashable value: left, top, width and height."""


def free_place(
    size: tuple[int, int],
    beside: pygame.Rect,
    frame: pygame.Rect,
    *,
    gap: int,
    taken: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """The place nearest to `beside` inside `frame` that covers neither it nor what is taken.

    Right of it is preferred, then left, below and above. If everything is taken, the place that
    covers least.
    """
    blocked = tuple(_box(rect) for rect in taken)
    return pygame.Rect(_found(size, _box(beside), _box(frame), gap, blocked))


@lru_cache(maxsize=_REMEMBERED)
def _found(size: tuple[int, int], thing: Box, within: Box, gap: int, taken: tuple[Box, ...]) -> Box:
    beside, frame = pygame.Rect(thing), pygame.Rect(within)
    blocked = [beside, *(pygame.Rect(box) for box in taken)]
    around = list(_around(size, beside, frame, gap))
    for place in around:
        if place.collidelist(blocked) < 0:
            return _box(place)
    search = _Search(size, beside, frame, blocked)
    best = search.nearest_free()
    if best is None:
        least = min(around, key=lambda place: _covered(place, blocked))
        best = search.least_covered(below=_covered(least, blocked)) or _box(least)
    return best


def _around(
    size: tuple[int, int], beside: pygame.Rect, frame: pygame.Rect, gap: int
) -> Iterator[pygame.Rect]:
    """Positions close by, from the best to the worst; all are inside the frame."""
    box = pygame.Rect((0, 0), size)
    around = beside.inflate(2 * gap, 2 * gap)
    for name, point in (
        ("midleft", around.midright),
        ("midright", around.midleft),
        ("midtop", around.midbottom),
        ("midbottom", around.midtop),
        ("topleft", around.topright),
        ("bottomleft", around.bottomright),
        ("topright", around.topleft),
        ("bottomright", around.bottomleft),
    ):
        setattr(box, name, point)
        yield box.clamp(frame)


class _Search:
    """Searches the whole frame.

    Thousands of positions would take longer than a frame if each were looked at as a rectangle.
    But how far one is from the thing is a sum of a part across and a part down, and it covers
    another rectangle by a product of both; so each part is calculated once a column and once a row.
    """

    def __init__(
        self,
        size: tuple[int, int],
        beside: pygame.Rect,
        frame: pygame.Rect,
        blocked: Sequence[pygame.Rect],
    ) -> None:
        self._size = size
        width, height = size
        lefts = [*range(frame.left, frame.right - width, _STEP), frame.right - width]
        tops = [*range(frame.top, frame.bottom - height, _STEP), frame.bottom - height]
        # Sorted, so that the nearest ones come first; those as near keep their order.
        self._columns = sorted(
            (_apart(left, width, beside.left, beside.width), left) for left in lefts
        )
        self._rows = sorted((_apart(top, height, beside.top, beside.height), top) for top in tops)
        self._blocked = blocked
        self._overlaps = [
            [_overlap(left, width, rect.left, rect.width) for _, left in self._columns]
            for rect in blocked
        ]
        """By how much each column overlaps each blocked rectangle."""
        self._areas: dict[tuple[int, ...], list[int]] = {}

    def nearest_free(self) -> Box | None:
        """The nearest position that covers nothing, or None."""
        # The columns that a rectangle covers, as the bits of a number.
        covered = [sum(1 << at for at, wide in enumerate(row) if wide) for row in self._overlaps]
        best: tuple[int, int, int] | None = None
        for down, top in self._rows:
            if best is not None and down + self._columns[0][0] > best[0]:
                break
            bits = 0
            for columns, high in zip(covered, self._heights(top), strict=True):
                if high:
                    bits |= columns
            first = (~bits & (bits + 1)).bit_length() - 1
            if first < len(self._columns):
                across, left = self._columns[first]
                candidate = (down + across, top, left)
                best = candidate if best is None else min(best, candidate)
        return (best[2], best[1], *self._size) if best is not None else None

    def least_covered(self, *, below: int) -> Box | None:
        """The position that covers least, the nearest of several; None if none covers less."""
        best: tuple[int, int, int, int] | None = None
        for down, top in self._rows:
            areas = self._covered_in_row(self._heights(top))
            least = min(areas)
            if least < below:
                across, left = self._columns[areas.index(least)]
                candidate = (least, down + across, top, left)
                best = candidate if best is None else min(best, candidate)
        return (best[3], best[2], *self._size) if best is not None else None

    def _covered_in_row(self, heights: tuple[int, ...]) -> list[int]:
        """What each position of a row covers; many rows cross the same rectangles."""
        if heights not in self._areas:
            areas = [0] * len(self._columns)
            for overlaps, high in zip(self._overlaps, heights, strict=True):
                if high:
                    areas = [area + high * wide for area, wide in zip(areas, overlaps, strict=True)]
            self._areas[heights] = areas
        return self._areas[heights]

    def _heights(self, top: int) -> tuple[int, ...]:
        """By how much the row at `top` overlaps each blocked rectangle."""
        height = self._size[1]
        return tuple(_overlap(top, height, rect.top, rect.height) for rect in self._blocked)


def _apart(start: int, length: int, other: int, other_length: int) -> int:
    """How far apart two stretches are; the middles decide between those that touch."""
    gap = max(start - other - other_length, other - start - length, 0)
    return 10 * gap + abs(start + length // 2 - other - other_length // 2)


def _overlap(start: int, length: int, other: int, other_length: int) -> int:
    return max(0, min(start + length, other + other_length) - max(start, other))


def _covered(place: pygame.Rect, blocked: Sequence[pygame.Rect]) -> int:
    clips = (place.clip(rect) for rect in blocked)
    return sum(clip.width * clip.height for clip in clips)


def _box(rect: pygame.Rect) -> Box:
    return rect.left, rect.top, rect.width, rect.height

"""Finds a place for a box beside something, where it covers nothing that must stay visible."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
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
    But how far one is from the thing is a sum of a part across and a part down, and whether and by
    how much it covers another rectangle is found by its column and its row alone. So each part is
    calculated once a column and once a row.
    """

    def __init__(
        self,
        size: tuple[int, int],
        beside: pygame.Rect,
        frame: pygame.Rect,
        blocked: Sequence[pygame.Rect],
    ) -> None:
        self._size = size
        self._blocked = blocked
        width, height = size
        self._lefts = [*range(frame.left, frame.right - width, _STEP), frame.right - width]
        self._tops = [*range(frame.top, frame.bottom - height, _STEP), frame.bottom - height]
        # Sorted, so that the nearest ones come first; those as near keep their order.
        self._columns = sorted(
            (_apart(left, width, beside.left, beside.width), left, number)
            for number, left in enumerate(self._lefts)
        )
        self._rows = sorted(
            (_apart(top, height, beside.top, beside.height), top, number)
            for number, top in enumerate(self._tops)
        )

    def nearest_free(self) -> Box | None:
        """The nearest position that covers nothing, or None."""
        covered = self._covered_columns()
        best: tuple[int, int, int] | None = None
        for down, top, row in self._rows:
            if best is not None and down + self._columns[0][0] > best[0]:
                break
            free = (item for item in self._columns if not covered[row] >> item[2] & 1)
            found = next(free, None)
            if found is not None:
                candidate = (down + found[0], top, found[1])
                best = candidate if best is None else min(best, candidate)
        return (best[2], best[1], *self._size) if best is not None else None

    def least_covered(self, *, below: int) -> Box | None:
        """The position that covers least, the nearest of several; None if none covers less."""
        width, height = self._size
        overlaps = [
            [_overlap(left, width, rect.left, rect.width) for _, left, _number in self._columns]
            for rect in self._blocked
        ]
        covered: dict[tuple[int, ...], list[int]] = {}
        best: tuple[int, int, int, int] | None = None
        for down, top, _row in self._rows:
            heights = tuple(_overlap(top, height, rect.top, rect.height) for rect in self._blocked)
            if heights not in covered:
                # Many rows cross the same rectangles.
                covered[heights] = _areas(overlaps, heights)
            areas = covered[heights]
            least = min(areas)
            if least < below:
                across, left, _number = self._columns[areas.index(least)]
                candidate = (least, down + across, top, left)
                best = candidate if best is None else min(best, candidate)
        return (best[3], best[2], *self._size) if best is not None else None

    def _covered_columns(self) -> list[int]:
        """For each row, the columns in which something is covered, as the bits of a number."""
        width, height = self._size
        covered = [0] * len(self._tops)
        for rect in filter(None, self._blocked):  # without empty ones
            first = bisect_right(self._lefts, rect.left - width)
            bits = (1 << max(first, bisect_left(self._lefts, rect.right))) - (1 << first)
            rows = range(
                bisect_right(self._tops, rect.top - height), bisect_left(self._tops, rect.bottom)
            )
            for row in rows:
                covered[row] |= bits
        return covered


def _areas(overlaps: Sequence[Sequence[int]], heights: Sequence[int]) -> list[int]:
    """What each position of a row covers, by the overlaps of columns and of the row."""
    areas = [0] * len(overlaps[0])
    for across, high in zip(overlaps, heights, strict=True):
        if high:
            areas = [area + high * wide for area, wide in zip(areas, across, strict=True)]
    return areas


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

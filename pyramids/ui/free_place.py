"""Finds a place for a box beside something, where it covers nothing that must stay visible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

_STEP: Final = 24
"""Pixels between two positions when the whole frame is searched."""


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
    blocked = [beside, *taken]
    best, least = pygame.Rect(0, 0, 0, 0), -1
    for box in _candidates(size, beside, frame, gap):
        covered = sum(_area(box.clip(rect)) for rect in blocked)
        if not covered:
            return box
        if least < 0 or covered < least:
            best, least = box, covered
    return best


def _candidates(
    size: tuple[int, int], beside: pygame.Rect, frame: pygame.Rect, gap: int
) -> Iterator[pygame.Rect]:
    """Positions from the best to the worst; all are inside the frame."""
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
    lefts = [*range(frame.left, frame.right - box.width, _STEP), frame.right - box.width]
    tops = [*range(frame.top, frame.bottom - box.height, _STEP), frame.bottom - box.height]
    places = [pygame.Rect((left, top), size) for top in tops for left in lefts]
    yield from sorted(places, key=lambda place: _distance(place, beside))


def _distance(box: pygame.Rect, other: pygame.Rect) -> int:
    """How far apart two rectangles are; the centres decide between those that touch."""
    across = max(box.left - other.right, other.left - box.right, 0)
    down = max(box.top - other.bottom, other.top - box.bottom, 0)
    drift = abs(box.centerx - other.centerx) + abs(box.centery - other.centery)
    return 10 * (across + down) + drift


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height

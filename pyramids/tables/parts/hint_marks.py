"""Hints on the board: an outline around the squares of each, and its number.

A table says where a hint's move is made (`HintPlace`). Outlines that share squares are nested,
and differ in colour and in their dashes; numbers are never on top of each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from pyramids.tables.drawing.cell_outline import outline
from pyramids.tables.parts.hint_line import badge_colours, draw_badge
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import Colour
from pyramids.ui.theme.table import HintSizes as Sizes

Point = tuple[int, int]

_DASHES: Final = ((1, 0), (5, 3), (2, 2))
"""Length and gap of each hint's dashes, in thicknesses of its outline."""


class HintPlace(NamedTuple):
    """Where a move is made: the squares of a piece, or something to press."""

    cells: tuple[pygame.Rect, ...]
    pressed: bool = False
    """Whether it is a button or the like, which gets its number at a corner and no outline."""


class HintMark(NamedTuple):
    """One hint on the board."""

    number: int
    place: HintPlace
    depth: int
    """How many outlines are around its own."""
    badge: Point
    """The centre of its number."""


def mark_hints(places: Sequence[HintPlace | None], graphics: Graphics) -> tuple[HintMark, ...]:
    """Arrange the marks of all hints, given in their order; None for one without a place."""
    found = [(n, place) for n, place in enumerate(places) if place is not None and place.cells]
    side = graphics.theme.stage(Sizes.BADGE)
    depths = _depths([place for _number, place in found])
    badges = _badges([place for _number, place in found], side)
    return tuple(
        HintMark(number, place, depth, badge)
        for (number, place), depth, badge in zip(found, depths, badges, strict=True)
    )


def badge_rect(mark: HintMark, graphics: Graphics) -> pygame.Rect:
    """Where a hint's number is drawn."""
    return rect_at("center", mark.badge, graphics.theme.stage(Sizes.BADGE + Sizes.RIM))


def draw_outlines(canvas: Canvas, marks: Sequence[HintMark], strong: int | None) -> None:
    """Draw the outlines, that of the hint which is pointed at more strongly and on top."""
    ordered = sorted(marks, key=lambda mark: (mark.number == strong, -mark.number))
    outlined = [mark for mark in ordered if not mark.place.pressed]
    for mark in outlined:
        _draw_tint(canvas, mark, Sizes.STRONG if mark.number == strong else Sizes.TINT)
    for mark in outlined:
        _draw_outline(canvas, mark)


def draw_badges(canvas: Canvas, marks: Sequence[HintMark]) -> None:
    """Draw the numbers."""
    for mark in marks:
        draw_badge(canvas, mark.badge, mark.number)


# Arranging.


def _depths(places: Sequence[HintPlace]) -> list[int]:
    """The least depths with which no two hints that share a square have the same."""
    depths: list[int] = []
    for number, place in enumerate(places):
        above = {depths[n] for n in range(number) if _shared(places[n], place)}
        depths.append(next(depth for depth in range(len(places)) if depth not in above))
    return depths


def _shared(first: HintPlace, second: HintPlace) -> bool:
    return any(cell.collidelist(second.cells) >= 0 for cell in first.cells)


def _badges(places: Sequence[HintPlace], side: int) -> list[Point]:
    """The centres of all numbers: each on a square of its own if there is one."""
    homes: list[pygame.Rect] = []
    for number, place in enumerate(places):
        others = [cell for n, other in enumerate(places) if n != number for cell in other.cells]
        homes.append(_home(place, others, homes))
    groups: dict[Point, list[int]] = {}
    for number, home in enumerate(homes):
        groups.setdefault(home.topleft, []).append(number)
    return [
        _badge(place, home, groups[home.topleft].index(number), len(groups[home.topleft]), side)
        for number, (place, home) in enumerate(zip(places, homes, strict=True))
    ]


def _home(
    place: HintPlace, others: Sequence[pygame.Rect], homes: Sequence[pygame.Rect]
) -> pygame.Rect:
    own = (cell for cell in place.cells if cell.collidelist(others) < 0)
    unused = (cell for cell in place.cells if cell.collidelist(homes) < 0)
    return next(own, None) or next(unused, None) or place.cells[0]


def _badge(place: HintPlace, home: pygame.Rect, index: int, count: int, side: int) -> Point:
    if place.pressed:
        # What is pressed stays visible: its numbers go down from the upper right corner.
        inside = side * 2 // 3 if home.width > 2 * side else side // 6
        return home.right - inside, home.top + inside + index * side
    step = home.width // (count + 1)
    return home.left + step * (index + 1), home.centery


# Drawing.


def _draw_tint(canvas: Canvas, mark: HintMark, opacity: int) -> None:
    colour = badge_colours(canvas.graphics.theme.palette)[mark.number]
    for cell in mark.place.cells:
        canvas.blit(_tint(canvas.graphics, cell.size, colour, opacity), cell.topleft)


def _draw_outline(canvas: Canvas, mark: HintMark) -> None:
    graphics = canvas.graphics
    palette = graphics.theme.palette
    colour = badge_colours(palette)[mark.number]
    width = graphics.theme.stage(Sizes.LINE)
    rim = max(1, width // 3)
    inset = 1 + mark.depth * (graphics.theme.stage(Sizes.STEP) + rim)
    edges = outline(mark.place.cells, inset, width)
    # A light rim makes the line visible on pictures, walls and dark ground.
    for edge in edges:
        canvas.fill(palette.papyrus, edge.inflate(2 * rim, 2 * rim))
    for edge in edges:
        for dash in _dashes(edge, width, mark.number):
            canvas.fill(colour, dash)


def _tint(
    graphics: Graphics, size: tuple[int, int], colour: Colour, opacity: int
) -> pygame.Surface:
    def render() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill((*colour, opacity))
        return surface

    return graphics.cache.get(("hint_tint", size, colour, opacity), render)


def _dashes(edge: pygame.Rect, width: int, number: int) -> Iterator[pygame.Rect]:
    """The coloured parts of an edge."""
    length, gap = (part * width for part in _DASHES[number % len(_DASHES)])
    if not gap:
        yield edge
        return
    across = edge.width >= edge.height
    whole = edge.width if across else edge.height
    for start in range(0, whole, length + gap):
        part = min(length, whole - start)
        if across:
            yield pygame.Rect(edge.left + start, edge.top, part, edge.height)
        else:
            yield pygame.Rect(edge.left, edge.top + start, edge.width, part)

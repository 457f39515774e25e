"""The outline of a shape that consists of cells of a grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

Cells = dict[tuple[int, int], pygame.Rect]
"""Rectangles by row and column, counted among themselves."""


Box = tuple[int, int, int, int]
"""A rectangle as a hashable value."""


def outline(cells: Sequence[pygame.Rect], inset: int, width: int) -> tuple[pygame.Rect, ...]:
    """The edges of the shape, each a thin rectangle `inset` pixels inside."""
    boxes = tuple((cell.left, cell.top, cell.width, cell.height) for cell in cells)
    return _cached_outline(boxes, inset, width)


@lru_cache(maxsize=64)
def _cached_outline(boxes: tuple[Box, ...], inset: int, width: int) -> tuple[pygame.Rect, ...]:
    """Cached, because the same shape is drawn in frame after frame."""
    if not boxes:
        return ()
    placed = _grid([pygame.Rect(box) for box in boxes])
    return tuple(edge for place in placed for edge in _edges(placed, place, inset, width))


def _grid(cells: Sequence[pygame.Rect]) -> Cells:
    """Cells by row and column; there may be thin gaps between them."""
    first = cells[0].unionall(list(cells[1:]))
    width, height = cells[0].size
    return {
        (round((cell.top - first.top) / height), round((cell.left - first.left) / width)): cell
        for cell in cells
    }


def _edges(cells: Cells, place: tuple[int, int], inset: int, width: int) -> Iterator[pygame.Rect]:
    """The outline of the whole shape along one of its cells, `inset` pixels inside."""
    (row, column), rect = place, cells[place]

    def filled(down: int, right: int) -> bool:
        return (row + down, column + right) in cells

    def reach(along: bool, across: bool) -> int:
        """How far an edge is cut at a corner; at an inner corner it goes beyond the cell."""
        if not along:
            return inset
        return -inset - width if across else 0

    left, right, top, bottom = rect.left, rect.right, rect.top, rect.bottom
    for down, start in ((-1, top + inset), (1, bottom - inset - width)):
        if not filled(down, 0):
            begin = left + reach(filled(0, -1), filled(down, -1))
            end = right - reach(filled(0, 1), filled(down, 1))
            yield pygame.Rect(begin, start, end - begin, width)
    for over, start in ((-1, left + inset), (1, right - inset - width)):
        if not filled(0, over):
            begin = top + reach(filled(-1, 0), filled(-1, over))
            end = bottom - reach(filled(1, 0), filled(1, over))
            yield pygame.Rect(start, begin, width, end - begin)

"""Layout helpers: rows, columns, grids and parts of rectangles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from pyramids.ui.drawing.canvas import Graphics, rect_at
from pyramids.ui.theme import Space
from pyramids.ui.widgets.base import Widget

Place = Literal["start", "center", "end"]
_SHARES = {"start": 0.0, "center": 0.5, "end": 1.0}


def row(
    widgets: Sequence[Widget],
    area: pygame.Rect,
    graphics: Graphics,
    *,
    gap: float = Space.MEDIUM,
    at: Place = "start",
) -> pygame.Rect:
    """Place widgets side by side at their own sizes; returns the area that they take."""
    shown = [widget for widget in widgets if widget.visible]
    sizes = [widget.measure(graphics) for widget in shown]
    space = graphics.px(gap)
    total = sum(width for width, _ in sizes) + space * max(0, len(sizes) - 1)
    left = area.left + round((area.width - total) * _SHARES[at])
    taken = pygame.Rect(left, area.top, total, area.height)
    for widget, (width, height) in zip(shown, sizes, strict=True):
        top = area.top + (area.height - height) // 2
        widget.place(pygame.Rect(left, top, width, height), graphics)
        left += width + space
    return taken


def column(
    widgets: Sequence[Widget],
    area: pygame.Rect,
    graphics: Graphics,
    *,
    gap: float = Space.MEDIUM,
    at: Place = "start",
    stretch: bool = True,
) -> pygame.Rect:
    """Place widgets below each other, stretched to the width or centred in it."""
    shown = [widget for widget in widgets if widget.visible]
    sizes = [
        widget.measure(graphics, area.width) if stretch else widget.measure(graphics)
        for widget in shown
    ]
    space = graphics.px(gap)
    total = sum(height for _, height in sizes) + space * max(0, len(sizes) - 1)
    top = area.top + round((area.height - total) * _SHARES[at])
    taken = pygame.Rect(area.left, top, area.width, total)
    for widget, (width, height) in zip(shown, sizes, strict=True):
        wide = area.width if stretch else min(width, area.width)
        left = area.left + (area.width - wide) // 2
        widget.place(pygame.Rect(left, top, wide, height), graphics)
        top += height + space
    return taken


def cut_top(area: pygame.Rect, height: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """The upper part of an area, and the rest below it."""
    upper = pygame.Rect(area.left, area.top, area.width, height)
    used = min(area.height, height + gap)
    return upper, pygame.Rect(area.left, area.top + used, area.width, area.height - used)


def cut_left(area: pygame.Rect, width: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """The left part of an area, and the rest beside it."""
    left = pygame.Rect(area.left, area.top, width, area.height)
    used = min(area.width, width + gap)
    return left, pygame.Rect(area.left + used, area.top, area.width - used, area.height)


def grid(area: pygame.Rect, columns: int, rows: int, gap: int = 0) -> list[pygame.Rect]:
    """Equal rectangles, row by row."""
    width = (area.width - gap * (columns - 1)) / columns
    height = (area.height - gap * (rows - 1)) / rows
    return [
        pygame.Rect(
            round(area.left + x * (width + gap)),
            round(area.top + y * (height + gap)),
            round(width),
            round(height),
        )
        for y in range(rows)
        for x in range(columns)
    ]


def fitted(area: pygame.Rect, ratio: float) -> pygame.Rect:
    """The largest centred rectangle of a ratio (width by height) that fits into an area."""
    width = min(area.width, area.height * ratio)
    return rect_at("center", area.center, round(width), round(width / ratio))

"""Redraws the title screen only where its lights flicker and its sand drifts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from pyramids.screens.title.desert import Sand
from pyramids.ui.drawing.canvas import Canvas


class Scenery:
    """Keeps a picture of all that lies below the sand, from which old grains are painted over."""

    def __init__(self, sand: Sand, draw_below: Callable[[Canvas], None]) -> None:
        self._sand = sand
        self._draw_below = draw_below
        self._below: pygame.Surface | None = None
        self._grains: list[pygame.Rect] = []

    def forget(self) -> None:
        """Forget the picture: something else than the scenery has changed."""
        self._below = None

    def draw(self, canvas: Canvas, lit: Iterable[pygame.Rect]) -> None:
        """Draw where lights changed, and where grains were and are, onto the last frame."""
        if self._below is None:
            self._below = pygame.Surface(canvas.rect.size)
            self._draw_below(Canvas(self._below, canvas.graphics))
            canvas.blit(self._below, (0, 0))
        else:
            self._redraw_lights(canvas, self._below, lit)
            for place in self._grains:
                canvas.surface.blit(self._below, place, place)
        self._grains = self._sand.draw(canvas)

    def _redraw_lights(
        self, canvas: Canvas, below: pygame.Surface, lit: Iterable[pygame.Rect]
    ) -> None:
        target = Canvas(below, canvas.graphics)
        for area in lit:
            area = area.clip(canvas.rect)
            with target.clip(area):
                self._draw_below(target)
            canvas.surface.blit(below, area, area)

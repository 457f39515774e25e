"""The picture of what lies below an overlay, drawn once and kept until it changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pyramids.ui.drawing.canvas import Canvas


class CoveredScenes:
    """Keeps the scenes below the top one as a picture: drawing them anew costs a whole frame."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._scenes: list[object] = []

    def forget(self) -> None:
        """Draw them anew: one of them has changed, or none is covered."""
        self._picture = None
        self._scenes = []

    def draw(self, canvas: Canvas, scenes: Sequence[object], draw: Callable[[], None]) -> None:
        """Draw these scenes, from the picture if there is one."""
        if canvas.texts is not None or canvas.blank:
            draw()
        elif self._picture is not None and self._scenes == list(scenes):
            canvas.surface.blit(self._picture, (0, 0))
        else:
            draw()
            self._picture, self._scenes = canvas.surface.copy(), list(scenes)

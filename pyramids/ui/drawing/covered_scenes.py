"""The picture of what lies below an overlay, drawn once and kept until it changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.surface_cache import NotRendered


class CoveredScenes:
    """Keeps the scenes below the top one as a picture: drawing them anew costs a whole frame."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        """Kept when it is forgotten: new memory takes longer than drawing into the old."""
        self._scenes: list[object] = []
        """Those that were drawn last."""
        self._valid = False

    def forget(self) -> None:
        """Draw them anew: one of them has changed."""
        self._valid = False

    def uncover(self) -> None:
        """No scene is covered any more."""
        self._valid = False
        self._scenes = []

    def draw(self, canvas: Canvas, scenes: Sequence[object], draw: Callable[[], None]) -> None:
        """Draw these scenes, from the picture if there is one.

        When they are covered for the first time, that is enough for one step: what lies above them
        may be drawn in the next one.
        """
        if canvas.texts is not None or canvas.blank:
            draw()
        elif self._picture is not None and self._valid and self._scenes == list(scenes):
            canvas.surface.blit(self._picture, (0, 0))
        else:
            first = self._scenes != list(scenes)
            draw()
            self._keep(canvas.surface)
            self._scenes = list(scenes)
            self._valid = True
            if first and canvas.graphics.cache.budget.late:
                raise NotRendered

    def allocate(self, frame: pygame.Surface) -> bool:
        """Get the memory for a picture ahead of time; returns whether there was none yet."""
        if self._picture is not None and self._picture.get_size() == frame.get_size():
            return False
        self._picture = frame.copy()
        self._valid = False
        return True

    def _keep(self, frame: pygame.Surface) -> None:
        if not self.allocate(frame):
            assert self._picture is not None
            self._picture.blit(frame, (0, 0))

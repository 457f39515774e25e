"""The fade from the old frame to the new one when scenes change."""

from __future__ import annotations

import pygame

from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas


class SceneTransition:
    """Keeps the frame from before the change, and draws it ever fainter above the new one."""

    def __init__(self) -> None:
        self._old_frame: pygame.Surface | None = None
        self._fade = Tween(0.0, Duration.SCENE)

    def begin(self, frame: pygame.Surface) -> None:
        """Start to fade this frame out; one that is still fading is kept instead."""
        if self._fade.resting:
            self._keep(frame)
        self._fade.jump(1.0)
        self._fade.to(0.0)

    def cancel(self) -> None:
        """Show the new scene at once."""
        self._fade.jump(0.0)

    def forget_frame(self) -> None:
        """Drop the old frame: it has the wrong size."""
        self._old_frame = None

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether the frame looks different."""
        return self._fade.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is left of the old frame."""
        if self._old_frame is not None and not self._fade.resting:
            canvas.blit(self._old_frame, (0, 0), self._fade.value)

    def allocate(self, frame: pygame.Surface) -> bool:
        """Get the memory for a frame ahead of time; returns whether there was none yet.

        New memory takes longer than copying into what was used before.
        """
        if self._old_frame is not None:
            return False
        self._old_frame = frame.copy()
        return True

    def _keep(self, frame: pygame.Surface) -> None:
        if not self.allocate(frame):
            assert self._old_frame is not None
            self._old_frame.blit(frame, (0, 0))

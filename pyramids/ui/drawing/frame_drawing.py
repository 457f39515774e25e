"""Draws frames in time: one that shows many new things is prepared over several steps.

The window keeps its last frame meanwhile, and goes on to take events and to play music.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final

from pyramids.ui.drawing.canvas import BlankCanvas, Canvas
from pyramids.ui.drawing.surface_cache import NotRendered

_LONGEST: Final = 240
"""Steps after which a frame is drawn however long it takes: something must be shown."""
_LONG_STEP: Final = 0.012
"""Seconds of work in a step, after which a frame is left to the next one."""

Draw = Callable[[Canvas], None]


class FrameDrawing:
    """Draws a frame within its budget, or postpones it."""

    def __init__(self) -> None:
        self._steps = 0
        """For how many steps the frame has been in preparation."""
        self._prepared = False
        """Whether all that the postponed frame shows has been rendered."""
        self._waited = False
        """Whether the step before this one was too long to draw in it."""
        self._begun = 0.0

    @property
    def postponed(self) -> bool:
        """Whether a frame is being prepared."""
        return self._steps > 0

    def begin(self) -> None:
        """Call when a step begins, before anything advances."""
        self._begun = thread_time()

    def draw(self, draw: Draw, canvas: Canvas, *, first: bool) -> bool:
        """Draw a frame; returns False if it isn't complete yet, and has to be drawn again.

        The first frame of all is never postponed.
        """
        budget = canvas.graphics.cache.budget
        if not first and self._steps < _LONGEST:
            budget.begin(self._begun)
        try:
            if budget.limited:
                self._wait_after_long_work()
                self._prepare(draw, canvas)
            draw(canvas)
        except NotRendered:
            self._steps += 1
            return False
        finally:
            budget.end()
        self._steps = 0
        self._prepared = False
        return True

    def _wait_after_long_work(self) -> None:
        """Leave the frame to the next step if a new scene was set up in this one.

        That is enough for one step; but where every step is long, frames must be shown as well.
        """
        self._waited = self._long and not self._waited
        if self._waited:
            # Events may have changed what the frame shows.
            self._prepared = False
            raise NotRendered

    def _prepare(self, draw: Draw, canvas: Canvas) -> None:
        """Render what a postponed frame shows; drawing it is left to a step without rendering."""
        if not self.postponed or self._prepared:
            return
        draw(BlankCanvas(canvas.rect.size, canvas.graphics))
        self._prepared = True
        if canvas.graphics.cache.budget.rendered or self._long:
            raise NotRendered

    @property
    def _long(self) -> bool:
        return thread_time() - self._begun > _LONG_STEP

"""Draws ahead while idle, to fill the caches.

Drawing a picture for the first time can take longer than a frame. So what may come next is drawn
while idle, one task per frame, onto a surface that is thrown away; later it comes from the cache.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from pyramids.ui.drawing.canvas import BlankCanvas, Canvas, Graphics
from pyramids.ui.drawing.surface_cache import NotRendered

DrawTask = tuple[Hashable, Callable[[Canvas], None]]
"""A key, by which it is drawn only once, and a function that draws."""


class IdleDrawing:
    """The tasks that are still to be drawn."""

    def __init__(self) -> None:
        self._waiting: list[DrawTask] = []
        self._done: set[Hashable] = set()

    def set_tasks(self, tasks: Iterable[DrawTask]) -> None:
        """Replace the waiting tasks."""
        self._waiting = [task for task in tasks if task[0] not in self._done]

    def forget(self) -> None:
        """Forget all tasks, as after a resize: what was drawn is useless now."""
        self._waiting.clear()
        self._done.clear()

    def draw_one(self, graphics: Graphics, size: tuple[int, int]) -> None:
        """Draw the next task, if there is one; without a budget for frames there's no need to."""
        budget = graphics.cache.budget
        if not self._waiting or budget.seconds is None:
            return
        name, draw = self._waiting[0]
        budget.begin()
        try:
            draw(BlankCanvas(size, graphics))
        except NotRendered:
            # The rest of it is drawn in the next frame.
            return
        finally:
            budget.end()
        self._waiting.pop(0)
        self._done.add(name)

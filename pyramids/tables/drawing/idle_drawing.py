"""Idle moments: what may soon be seen is drawn once where nobody sees it.

Pictures are baked when they are first drawn, which takes longer than a frame has. So whatever
may come next is drawn in an idle moment into nowhere, one thing at a time, and later it comes
from the shelf.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

import pygame

from pyramids.ui.drawing.canvas import Canvas, Graphics

DrawTask = tuple[Hashable, Callable[[Canvas], None]]
"""Something to draw, and a name by which it is drawn only once."""


class IdleDrawing:
    """A list of things still to be drawn."""

    def __init__(self) -> None:
        self._waiting: list[DrawTask] = []
        self._done: set[Hashable] = set()

    def set_tasks(self, tasks: Iterable[DrawTask]) -> None:
        """These may be seen soon; what was wished for before may not any more."""
        self._waiting = [task for task in tasks if task[0] not in self._done]

    def forget(self) -> None:
        """Another window: what was drawn is of no use any more."""
        self._waiting.clear()
        self._done.clear()

    def draw_one(self, graphics: Graphics, size: tuple[int, int]) -> None:
        """Draw the next thing that is waited for, if there is one."""
        if not self._waiting:
            return
        name, draw = self._waiting.pop(0)
        self._done.add(name)
        nowhere = pygame.Surface(size)
        nowhere.set_clip((0, 0, 0, 0))
        draw(Canvas(nowhere, graphics))

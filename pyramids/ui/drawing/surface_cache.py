"""A cache of rendered surfaces, bounded in bytes; the least recently used go first.

Rendering all that a new screen shows takes much longer than a frame. So a frame has a budget of
time: when it is used up, the next surface that isn't cached raises `NotRendered`, the window keeps
its last frame, and the next attempt gets further, as all that was rendered is cached by then.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import thread_time
from typing import Final

import pygame

CAPACITY: Final = 256 * 1024 * 1024
"""Bytes: enough for all artwork of a 4K window, less than a browser tab takes."""
FRAME_BUDGET: Final = 0.008
"""Seconds for rendering in a frame of a real window: what is begun within them still has to be
finished, and then the rest of the frame to be drawn."""


class NotRendered(Exception):  # noqa: N818 - no error: the frame is drawn later
    """A surface has to wait for a later frame."""


class RenderBudget:
    """The time for rendering in one frame."""

    def __init__(self) -> None:
        self.seconds: float | None = None
        """Of work by this thread, after which a frame renders nothing more; None for no limit, as
        tests and pictures want it, which see every frame at once."""
        self._deadline: float | None = None
        self._step_deadline = 0.0
        self.rendered = 0
        """How many surfaces this frame has rendered."""

    @property
    def limited(self) -> bool:
        """Whether a surface may be refused now."""
        return self._deadline is not None

    def begin(self, step_begun: float | None = None) -> None:
        """Start a frame that can be drawn later; the work before it may have begun earlier."""
        if self.seconds is not None:
            now = thread_time()
            self._deadline = now + self.seconds
            self._step_deadline = (now if step_begun is None else step_begun) + self.seconds
            self.rendered = 0

    @property
    def late(self) -> bool:
        """Whether the time for the whole step is used up, so that all that can wait should wait."""
        return self.limited and thread_time() > self._step_deadline

    @property
    def used_up(self) -> bool:
        """Whether this frame has rendered something, and there is no time for more."""
        late = self._deadline is not None and thread_time() > self._deadline
        return late and self.rendered > 0

    def end(self) -> None:
        """The frame is drawn, or given up."""
        self._deadline = None

    def check(self) -> None:
        """Call before rendering; refuses it if the time is up, but never the first one."""
        if self.used_up:
            raise NotRendered

    def count(self) -> None:
        """Call after rendering."""
        self.rendered += 1


class SurfaceCache:
    """Surfaces by key, rendered when first needed."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.capacity = capacity
        self.used = 0
        self.budget = RenderBudget()
        self.on_render: Callable[[Hashable], None] | None = None
        """Called with the key of every surface that was rendered; for measurements."""
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface of a key, if it is cached."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
        return surface

    def get(self, key: Hashable, render: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key; rendered now if it isn't cached, or refused by the budget."""
        surface = self.find(key)
        if surface is not None:
            return surface
        self.budget.check()
        surface = render()
        self.budget.count()
        self._surfaces[key] = surface
        self.used += _bytes_of(surface)
        self._evict()
        if self.on_render is not None:
            self.on_render(key)
        return surface

    def clear(self) -> None:
        """Drop everything."""
        self._surfaces.clear()
        self.used = 0

    def _evict(self) -> None:
        # The newest stays even if it alone is too large: it is about to be drawn.
        while self.used > self.capacity and len(self._surfaces) > 1:
            _, oldest = self._surfaces.popitem(last=False)
            self.used -= _bytes_of(oldest)


def _bytes_of(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()

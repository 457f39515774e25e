"""A cache of rendered surfaces, bounded in bytes; the least recently used go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame

CAPACITY: Final = 256 * 1024 * 1024
"""Bytes: enough for all artwork of a 4K window, less than a browser tab takes."""


class SurfaceCache:
    """Surfaces by key, rendered when first needed."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.capacity = capacity
        self.used = 0
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
        """The surface of a key; rendered now if it isn't cached."""
        surface = self.find(key)
        if surface is not None:
            return surface
        surface = render()
        self._surfaces[key] = surface
        self.used += _bytes_of(surface)
        self._evict()
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

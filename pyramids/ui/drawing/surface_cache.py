"""A shelf of baked surfaces: bounded in bytes, the longest unused one goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame

ROOM: Final = 256 * 1024 * 1024
"""Bytes: enough for a 4K window's worth of art, small beside what a browser tab takes."""


class Shelf:
    """Surfaces by key, baked when first asked for."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.used = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, bake: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key; baked now if it isn't on the shelf."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
            return surface
        surface = bake()
        self._surfaces[key] = surface
        self.used += _weight(surface)
        self._make_room()
        return surface

    def clear(self) -> None:
        """Throw everything away: another size, another palette."""
        self._surfaces.clear()
        self.used = 0

    def _make_room(self) -> None:
        # The newest stays even if it is larger than the shelf: somebody is about to draw it.
        while self.used > self.room and len(self._surfaces) > 1:
            _, oldest = self._surfaces.popitem(last=False)
            self.used -= _weight(oldest)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()

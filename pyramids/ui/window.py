"""The window: size, full screen, icon, mouse cursor, text input, and the frame shown in it."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

import pygame

from pyramids import resources
from pyramids.ui.theme import FIRST_WINDOW, SMALLEST_WINDOW
from pyramids.ui.widgets.base import Cursor

_ICON_SIDE: Final = 128
_CURSORS: Final[dict[Cursor, int]] = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
}


class Window:
    """A resizable window; below the smallest size the frame is scaled down."""

    def __init__(self, size: tuple[int, int] = FIRST_WINDOW, title: str = "Pyramids") -> None:
        _use_shared_memory()
        self._window = pygame.Window(title, size, resizable=True)
        self._window.minimum_size = SMALLEST_WINDOW
        self._window.get_surface()
        self.fullscreen = False
        self.flips = 0
        self._frame = self._make_frame()
        self._set_icon()
        self._cursor: Cursor = "arrow"
        self._text_input: pygame.Rect | None = None
        pygame.key.stop_text_input()

    @property
    def frame(self) -> pygame.Surface:
        """The surface to draw on."""
        return self._frame

    @property
    def size(self) -> tuple[int, int]:
        """The size of the frame in pixels."""
        return self._size

    def sync_size(self) -> bool:
        """Adopt the window's current size; returns whether it changed."""
        if self._wanted_size() == self._size:
            return False
        self._frame = self._make_frame()
        return True

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window, as the player could."""
        self._window.size = size

    def toggle_fullscreen(self) -> None:
        """Switch full screen on or off."""
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    def to_frame(self, pos: tuple[float, float]) -> tuple[int, int]:
        """Convert a position in the window to one in the frame."""
        factor = self.size[0] / max(1, self._window.size[0])
        return round(pos[0] * factor), round(pos[1] * factor)

    def show(self) -> None:
        """Show the frame."""
        target = self._window.get_surface()
        if target is not self._frame:
            pygame.transform.smoothscale(self._frame, target.get_size(), target)
        self._window.flip()
        self.flips += 1

    def set_cursor(self, cursor: Cursor) -> None:
        """Set the mouse cursor."""
        if cursor != self._cursor:
            self._cursor = cursor
            # Some video drivers have no cursor to change.
            with suppress(pygame.error):
                pygame.mouse.set_cursor(_CURSORS[cursor])

    def set_text_input(self, field: pygame.Rect | None) -> None:
        """Start text input at a field's rectangle, or stop it."""
        if field == self._text_input:
            return
        self._text_input = field
        if field is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(field)

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()

    def _wanted_size(self) -> tuple[int, int]:
        width, height = self._window.size
        if width >= SMALLEST_WINDOW[0] and height >= SMALLEST_WINDOW[1]:
            return width, height
        factor = max(SMALLEST_WINDOW[0] / max(1, width), SMALLEST_WINDOW[1] / max(1, height))
        return round(width * factor), round(height * factor)

    def _make_frame(self) -> pygame.Surface:
        surface = self._window.get_surface()
        # Not the frame's size: the window's own surface is resized by the desktop.
        self._size = self._wanted_size()
        return surface if surface.get_size() == self._size else pygame.Surface(self._size)

    def _set_icon(self) -> None:
        path = resources.asset("icon", f"icon_{_ICON_SIDE}.png")
        if path.is_file():
            self._window.set_icon(pygame.image.load(path))


def _use_shared_memory() -> None:
    """On X11 give the frame to the display server in shared memory, if the player set nothing else.

    By default SDL copies each frame into a texture and lets OpenGL draw it, which takes the
    processor several milliseconds a frame wherever OpenGL has no hardware behind it.
    """
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

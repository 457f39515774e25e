"""A virtual screen (Xvfb), and its pixels.

Uses only the standard library, as it also runs while the README's first command installs the game.
"""

from __future__ import annotations

import os
import struct
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

_FIELDS = 25
"""Four-byte numbers in the header of an X window dump, the format of Xvfb's screen file."""
_COLOUR = 12
"""Bytes of an entry in its colour table, which precedes the pixels."""


class VirtualScreen:
    """A virtual screen for one program at a time; `display` is its name."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._folder = TemporaryDirectory(prefix="pyramids-screen-")
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24",
             "-nolisten", "tcp", "-fbdir", self._folder.name],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as line:
            self.display = f":{line.readline().strip()}"

    @property
    def environment(self) -> dict[str, str]:
        """Environment variables that make a program use this screen."""
        return {
            "DISPLAY": self.display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }

    def pixels(self) -> bytes:
        """The current pixels: rows from the top, a pixel as blue, green, red and padding."""
        dump = Path(self._folder.name, "Xvfb_screen0").read_bytes()
        head = struct.unpack(f">{_FIELDS}I", dump[: 4 * _FIELDS])
        width, height, depth, row, colours = head[4], head[5], head[11], head[12], head[19]
        assert ((width, height), depth, row) == (self.size, 32, 4 * width)
        begin = head[0] + _COLOUR * colours
        return dump[begin : begin + row * height]

    def is_lit(self) -> bool:
        """Whether anything is shown, as no frame of the game is all black."""
        pixels = self.pixels()
        return pixels != bytes(len(pixels))

    def xdotool(self, *words: str) -> str:
        """Run xdotool on this screen; returns its output."""
        told = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return told.stdout

    def window_of(self, process: int) -> str:
        """The window of a process, once it is visible."""
        found = self.xdotool("search", "--sync", "--onlyvisible", "--pid", str(process))
        return found.split()[0]

    def owner(self) -> int:
        """The process of the only visible window."""
        return int(
            self.xdotool("search", "--sync", "--onlyvisible", "--class", ".", "getwindowpid")
        )

    def close(self) -> None:
        """Stop the virtual screen."""
        self._server.terminate()
        self._server.wait(20)
        self._folder.cleanup()

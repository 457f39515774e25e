"""Hands and eyes: how a player meets the game, in a real window or in none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

from pyramids.scenes import probe
from pyramids.showcase.easel import FRAME, Easel
from pyramids.showcase.gestures import Click, Drag, Gesture, Key, Move, Wheel, raw
from pyramids.showcase.guides import By, next_gesture

Seen = dict[str, Any]
PATIENCE = 60.0
"""Seconds without any change after which a window counts as stuck."""

_MOST_FRAMES = 240
_KEYS = {
    "return": "Return",
    "tab": "Tab",
    "escape": "Escape",
    "space": "space",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
}
_MAKERS = {"move": Move, "click": Click, "drag": Drag, "wheel": Wheel, "key": Key}


class Player(Protocol):
    """Somebody who sees the screen and has hands."""

    def look(self, by: By) -> Seen:
        """What stands on the screen once these hands could do something, or nothing moves."""

    def do(self, gesture: Gesture) -> None:
        """Make a gesture."""


def gesture_of(told: dict[str, Any] | None) -> Gesture | None:
    """The gesture that a probe tells of."""
    if told is None:
        return None
    values = {key: tuple(v) if isinstance(v, list) else v for key, v in told.items()}
    return _MAKERS[values.pop("do")](**values)


class Onlooker:
    """Plays without a window: events are posted, time passes by frames."""

    def __init__(self, easel: Easel) -> None:
        self._easel = easel

    def look(self, by: By) -> Seen:
        """Let time pass until something can be done, but not for long."""
        app = self._easel.app
        for _ in range(_MOST_FRAMES):
            moving = app.step(FRAME)
            if not moving or (app.scenes.top and next_gesture(app.scenes.top, by)):
                break
        return json.loads(json.dumps(probe.describe(app, moving=False)))

    def do(self, gesture: Gesture) -> None:
        """Post its events, a frame for each portion."""
        for events in raw(gesture):
            self._easel.app.step(FRAME, events)


class Desktop:
    """Plays in a real window on a virtual screen, from outside, with xdotool."""

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 800)) -> None:
        self._note = home / "probe.json"
        self._screen, display = _virtual_screen(size)
        self._environment = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "PYRAMIDS_HOME": str(home),
            probe.VARIABLE: str(self._note),
        }
        home.mkdir(parents=True, exist_ok=True)
        settings = {"pace": "instant", "language": "en", "window": list(size)}
        (home / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        self._game = subprocess.Popen(
            [sys.executable, "-m", "pyramids"],
            cwd=Path(__file__).parents[2],
            env=self._environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._place = self._find_window()

    def look(self, by: By) -> Seen:
        """Wait until something can be done or nothing moves, and stays so for a moment."""

        def ready(seen: Seen) -> bool:
            return bool(seen["next"].get(by.value)) or not seen["moving"]

        seen = self._wait(ready)
        while True:
            sleep(0.03)
            now = self._wait(ready)
            if now["serial"] == seen["serial"]:
                return now
            seen = now

    def _wait(self, reached: Callable[[Seen], bool]) -> Seen:
        end = monotonic() + PATIENCE
        seen: Seen = {}
        while monotonic() < end:
            if self._note.exists():
                seen = json.loads(self._note.read_text(encoding="utf-8"))
                if reached(seen):
                    return seen
            assert self._game.poll() is None, "the game is gone"
            sleep(0.01)
        raise AssertionError(f"the window doesn't react: {seen}")

    def do(self, gesture: Gesture) -> None:
        """Move the real mouse, press the real keys, and wait until the game has heard of it."""
        heard = self._wait(lambda seen: True)["heard"]
        match gesture:
            case Move(pos):
                self._go(pos)
            case Click(pos, button):
                self._go(pos)
                self._xdotool("click", str(button))
                self._wait(lambda seen: seen["heard"]["clicks"] > heard["clicks"])
            case Drag(start, end):
                self._go(start)
                self._xdotool("mousedown", "1")
                self._go(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
                self._go(end)
                self._xdotool("mouseup", "1")
                self._wait(lambda seen: seen["heard"]["clicks"] > heard["clicks"])
            case Wheel(pos, steps):
                self._go(pos)
                self._xdotool(*["click", "4" if steps > 0 else "5"] * abs(steps))
                self._wait(lambda seen: seen["heard"]["wheel"] >= heard["wheel"] + abs(steps))
            case Key(name, ctrl, shift):
                held = ("ctrl+" if ctrl else "") + ("shift+" if shift else "")
                self._xdotool("key", held + _KEYS.get(name, name))
                self._wait(lambda seen: seen["heard"]["keys"] > heard["keys"])

    def close(self) -> int:
        """Close the window as a desktop does, and say how the game took it."""
        self._game.terminate()
        code = self._game.wait(20)
        self._screen.terminate()
        self._screen.wait(20)
        return code

    @property
    def complaints(self) -> str:
        """What the game wrote to stderr; asked for after it was closed."""
        assert self._game.stderr is not None
        return self._game.stderr.read()

    def _go(self, pos: tuple[int, int]) -> None:
        x, y = pos[0] + self._place[0], pos[1] + self._place[1]
        self._xdotool("mousemove", str(x), str(y))
        self._wait(lambda seen: seen["heard"]["pointer"] == list(pos))

    def _xdotool(self, *words: str) -> str:
        told = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=20,
            check=True,
        )
        return told.stdout

    def _find_window(self) -> tuple[int, int]:
        found = self._xdotool("search", "--sync", "--onlyvisible", "--pid", str(self._game.pid))
        window = found.split()[0]
        # Without a window manager nobody gives the keyboard to the window.
        self._xdotool("windowfocus", window)
        shape = self._xdotool("getwindowgeometry", "--shell", window)
        values = dict(line.split("=") for line in shape.split())
        return int(values["X"]), int(values["Y"])


def _virtual_screen(size: tuple[int, int]) -> tuple[subprocess.Popen[bytes], str]:
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24",
         "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as line:
        return screen, f":{line.readline().strip()}"


def shown(gesture: Gesture) -> str:
    """A gesture in a line, for a test's story."""
    return f"{type(gesture).__name__} {asdict(gesture)}"

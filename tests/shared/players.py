"""Test players that use the game, in a real window or headless."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

from pyramids.showcase import probe
from pyramids.showcase.guides import next_gesture
from pyramids.tables.testing.gestures import By, Click, Drag, Gesture, Key, Move, Wheel, raw
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from tests.shared.programs import FROM_SOURCE, Program
from tests.shared.screen import VirtualScreen

Seen = dict[str, Any]
PATIENCE = 60.0
"""Seconds without a change after which a window counts as stuck."""

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
_MAKERS: Mapping[str, Callable[..., Gesture]] = {
    "move": Move,
    "click": Click,
    "drag": Drag,
    "wheel": Wheel,
    "key": Key,
}


QUICK: Mapping[str, object] = {"pace": "instant", "language": "en"}
"""Settings for fast tests."""


class Player(Protocol):
    """Sees the screen and makes gestures."""

    def look(self, by: By) -> Seen:
        """The screen, once a gesture is possible or nothing moves."""

    def do(self, gesture: Gesture) -> None:
        """Make a gesture."""


def gesture_of(told: dict[str, Any] | None) -> Gesture | None:
    """The gesture in a probe's description."""
    if told is None:
        return None
    values = {key: tuple(v) if isinstance(v, list) else v for key, v in told.items()}
    make = _MAKERS[told["do"]]
    del values["do"]
    return make(**values)


class HeadlessPlayer:
    """Plays headless: posts events and advances the time by frames."""

    def __init__(self, headless: HeadlessApp) -> None:
        self._headless = headless

    def look(self, by: By) -> Seen:
        """Advance the time for a while, until a gesture is possible."""
        app = self._headless.app
        for _ in range(_MOST_FRAMES):
            moving = app.step(FRAME)
            if not moving or (app.scenes.top and next_gesture(app.scenes.top, by)):
                break
        seen: Seen = json.loads(json.dumps(probe.describe(app, moving=False)))
        return seen

    def do(self, gesture: Gesture) -> None:
        """Post a gesture's events, frame by frame."""
        for events in raw(gesture):
            self._headless.app.step(FRAME, events)


class WindowPlayer:
    """Plays in a real window on a virtual screen, by xdotool."""

    def __init__(
        self,
        home: Path,
        size: tuple[int, int] = (1280, 800),
        *,
        program: Program = FROM_SOURCE,
        settings: Mapping[str, object] | None = QUICK,
    ) -> None:
        self._program = program
        # Beside the home folder, which may have to be empty.
        self._note = home.with_name(f"{home.name}-probe.json")
        self._complaints = home.with_name(f"{home.name}-complaints.txt")
        self.screen = VirtualScreen(size)
        self._environment = {
            **self.screen.environment,
            "PYRAMIDS_HOME": str(home),
            probe.VARIABLE: str(self._note),
        }
        if settings is not None:
            home.mkdir(parents=True, exist_ok=True)
            text = json.dumps({**settings, "window": size})
            (home / "settings.json").write_text(text, encoding="utf-8")
        try:
            self.start()
        except BaseException:
            self.kill()
            self.screen.close()
            raise

    def start(self) -> None:
        """Start the game, also again after it was killed."""
        self._note.unlink(missing_ok=True)
        with self._complaints.open("a", encoding="utf-8") as complaints:
            self._game = self._program.start(self._environment, stderr=complaints)
        self._place = self._find_window()

    def kill(self) -> None:
        """Kill the game, without a chance to clean up."""
        self._game.kill()
        self._game.wait(20)

    def look(self, by: By) -> Seen:
        """Wait until a gesture is possible or nothing moves, for at least a moment."""

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
        """Make a gesture by xdotool, and wait until the game has received it."""
        heard = self._wait(lambda seen: True)["heard"]
        match gesture:
            case Move(pos):
                self._go(pos)
            case Click(pos, button):
                self._go(pos)
                self.screen.xdotool("click", str(button))
                self._wait(lambda seen: seen["heard"]["clicks"] > heard["clicks"])
            case Drag(start, end):
                self._go(start)
                self.screen.xdotool("mousedown", "1")
                self._go(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
                self._go(end)
                self.screen.xdotool("mouseup", "1")
                self._wait(lambda seen: seen["heard"]["clicks"] > heard["clicks"])
            case Wheel(pos, steps):
                self._go(pos)
                self.screen.xdotool(*["click", "4" if steps > 0 else "5"] * abs(steps))
                self._wait(lambda seen: seen["heard"]["wheel"] >= heard["wheel"] + abs(steps))
            case Key(name, ctrl, shift):
                held = ("ctrl+" if ctrl else "") + ("shift+" if shift else "")
                self.screen.xdotool("key", held + _KEYS.get(name, name))
                self._wait(lambda seen: seen["heard"]["keys"] > heard["keys"])

    def close(self) -> int:
        """Close the window as a desktop does; returns the exit code."""
        self._game.terminate()
        code = self._game.wait(20)
        self.screen.close()
        return code

    @property
    def complaints(self) -> str:
        """What the game wrote to stderr."""
        return self._complaints.read_text(encoding="utf-8")

    def _go(self, pos: tuple[int, int]) -> None:
        x, y = pos[0] + self._place[0], pos[1] + self._place[1]
        self.screen.xdotool("mousemove", str(x), str(y))
        self._wait(lambda seen: seen["heard"]["pointer"] == list(pos))

    def _find_window(self) -> tuple[int, int]:
        found = self.screen.xdotool(
            "search", "--sync", "--onlyvisible", "--pid", str(self._game.pid)
        )
        window = found.split()[0]
        # Without a window manager the window must be given the focus.
        self.screen.xdotool("windowfocus", window)
        shape = self.screen.xdotool("getwindowgeometry", "--shell", window)
        values = dict(line.split("=") for line in shape.split())
        return int(values["X"]), int(values["Y"])


def shown(gesture: Gesture) -> str:
    """A gesture in a line, for a test's log."""
    return f"{type(gesture).__name__} {asdict(gesture)}"

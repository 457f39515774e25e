"""The probe: describes the screen as JSON for tests that drive the window from outside.

With `PYRAMIDS_PROBE=FILE` the game rewrites that file whenever something on the screen has
changed, and otherwise behaves as always. The file has

    serial   a number that grows with every write
    heard    the number of keys, clicks and wheel steps so far, and the last pointer position
    moving   whether something still moves
    size     the frame in pixels
    scenes   the names of the scenes, the top one last
    widgets  what the keyboard can reach on the top scene: kind, text, rect, focused
    next     by `mouse` and by `keys`: one gesture that advances the game, or null
    plies    how many plies the running game has
    over     whether it is over
    coach    what a tutorial's coach asks for: words, and the rectangle to press; or null
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import pygame

from pyramids.language import text_of
from pyramids.play import running_game
from pyramids.showcase.guides import next_gesture
from pyramids.tables.testing.gestures import By
from pyramids.tables.tutorial.coach import Coach
from pyramids.ui.app import App, Scene
from pyramids.ui.widgets import Widget

VARIABLE: Final = "PYRAMIDS_PROBE"


def attach(app: App) -> None:
    """Attach a probe to the app if the environment variable is set."""
    path = os.environ.get(VARIABLE)
    if path:
        app.on_step = Probe(app, Path(path)).update


class Probe:
    """Writes the file after each change."""

    def __init__(self, app: App, path: Path) -> None:
        self._app = app
        self._path = path
        self._serial = 0
        self._last = ""
        self._heard: dict[str, Any] = {"keys": 0, "clicks": 0, "wheel": 0, "pointer": None}

    def update(self, events: Sequence[pygame.Event], moving: bool) -> None:
        """Write the file if something has changed."""
        self._count(events)
        state = {"heard": self._heard, **describe(self._app, moving)}
        text = json.dumps(state)
        if text == self._last:
            return
        self._last = text
        self._serial += 1
        # Renamed into place: a reader never sees a partial file.
        temporary = self._path.with_suffix(".fresh")
        temporary.write_text(json.dumps({"serial": self._serial, **state}), encoding="utf-8")
        os.replace(temporary, self._path)

    def _count(self, events: Sequence[pygame.Event]) -> None:
        for event in events:
            match event.type:
                case pygame.KEYDOWN:
                    self._heard["keys"] += 1
                case pygame.MOUSEBUTTONUP:
                    self._heard["clicks"] += 1
                case pygame.MOUSEWHEEL:
                    self._heard["wheel"] += abs(event.y)
                case pygame.MOUSEMOTION:
                    self._heard["pointer"] = event.pos


def describe(app: App, moving: bool) -> dict[str, Any]:
    """A description of the screen."""
    top = app.scenes.top
    running = running_game.open_games()
    return {
        "moving": moving,
        "size": app.size,
        "scenes": [type(scene).__name__ for scene in app.scenes],
        "widgets": [_widget(widget) for widget in top.widgets.focus_order()] if top else [],
        "next": _next(top) if top else {},
        "plies": len(running[-1].session.plies) if running else 0,
        "over": bool(running) and running[-1].over is not None,
        "coach": _coach(top),
    }


def _widget(widget: Widget) -> dict[str, Any]:
    return {
        "kind": type(widget).__name__,
        "text": text_of(getattr(widget, "text", None) or widget.tooltip or ""),
        "rect": tuple(widget.rect),
        "focused": widget.focused,
    }


def _coach(scene: Scene | None) -> dict[str, Any] | None:
    """The coach's text, and the rectangle that it points to."""
    coach = getattr(scene, "coach", None)
    if not isinstance(coach, Coach):
        return None
    asked = coach.asked
    return {
        "step": coach.step,
        "steps": coach.steps,
        "story": coach.story,
        "ask": asked.words if asked else None,
        "target": tuple(asked.target) if asked else None,
    }


def _next(scene: Scene) -> dict[str, Any]:
    found = {by: next_gesture(scene, by) for by in By}
    return {
        by.value: {"do": type(gesture).__name__.lower(), **asdict(gesture)} if gesture else None
        for by, gesture in found.items()
    }

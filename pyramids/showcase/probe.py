"""The probe: what stands on the screen, as JSON, for whoever drives the window from outside.

With `PYRAMIDS_PROBE=FILE` the game writes that file anew whenever something on the screen has
changed; nothing else of the game behaves differently. The file holds

    serial   a number that grows with every writing
    heard    how many keys, clicks and wheel steps came so far, and where the pointer was last
    moving   whether something still moves
    size     the frame in pixels
    scenes   the names of the scenes, the top one last
    widgets  what the keyboard can reach on the top scene: kind, text, rect, focused
    next     by `mouse` and by `keys`: one gesture that brings the game forward, or null
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

from pyramids.language import spoken
from pyramids.play import running_game
from pyramids.showcase.guides import next_gesture
from pyramids.tables.testing.gestures import By
from pyramids.tables.tutorial.coach import Coach
from pyramids.ui.app import App
from pyramids.ui.scene import Scene
from pyramids.ui.widgets.base import Widget

VARIABLE: Final = "PYRAMIDS_PROBE"


def attach(app: App) -> None:
    """Let a probe look at the app, if the environment asks for one."""
    path = os.environ.get(VARIABLE)
    if path:
        app.on_step = Probe(app, Path(path)).look


class Probe:
    """Writes down what has changed."""

    def __init__(self, app: App, path: Path) -> None:
        self._app = app
        self._path = path
        self._serial = 0
        self._last = ""
        self._heard: dict[str, Any] = {"keys": 0, "clicks": 0, "wheel": 0, "pointer": None}

    def look(self, events: Sequence[pygame.Event], moving: bool) -> None:
        """Write the file if the screen tells something new."""
        self._listen(events)
        told = {"heard": self._heard, **describe(self._app, moving)}
        text = json.dumps(told)
        if text == self._last:
            return
        self._last = text
        self._serial += 1
        # Swapped in whole: a reader never sees half of it.
        fresh = self._path.with_suffix(".fresh")
        fresh.write_text(json.dumps({"serial": self._serial, **told}), encoding="utf-8")
        os.replace(fresh, self._path)

    def _listen(self, events: Sequence[pygame.Event]) -> None:
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
    """What stands on the screen."""
    top = app.scenes.top
    running = running_game.open_games()
    return {
        "moving": moving,
        "size": app.size,
        "scenes": [type(scene).__name__ for scene in app.scenes],
        "widgets": [_widget(widget) for widget in top.desk.focus_order()] if top else [],
        "next": _next(top) if top else {},
        "plies": len(running[-1].session.plies) if running else 0,
        "over": bool(running) and running[-1].over is not None,
        "coach": _coach(top),
    }


def _widget(widget: Widget) -> dict[str, Any]:
    return {
        "kind": type(widget).__name__,
        "text": spoken(getattr(widget, "text", None) or widget.tooltip or ""),
        "rect": tuple(widget.rect),
        "focused": widget.focused,
    }


def _coach(scene: Scene | None) -> dict[str, Any] | None:
    """What everybody can read in the bubble, and where the ring or the glow is."""
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

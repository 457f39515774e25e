"""Scenes, and the stack that runs them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.events import Event
from pyramids.ui.widgets.widget_root import Desk

if TYPE_CHECKING:
    from pyramids.ui.app import App


class Scene:
    """A screen, or an overlay above a screen."""

    overlay = False
    """Whether the scene below stays visible."""

    app: App

    def __init__(self) -> None:
        self.desk = Desk()
        self.dirty = True
        self.paused = False

    @property
    def kit(self) -> Kit:
        """Theme and renderers."""
        return self.app.kit

    def enter(self) -> None:
        """Called when it is put on the stack: build widgets, start music."""

    def leave(self) -> None:
        """Called when it is removed from the stack."""

    def pause(self) -> None:
        """Called when another scene is put above it."""

    def resume(self) -> None:
        """Called when it is on top again."""

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out: after `enter`, and whenever size, scale, language or theme change."""

    def handle(self, event: Event) -> bool:
        """Handle an event; returns whether it was used."""
        return self.desk.handle(event)

    def update(self, dt: float) -> None:
        """Advance by `dt` milliseconds; sets `dirty` if the next frame will look different."""
        if self.desk.update(dt):
            self.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Draw everything; changes no state."""
        if not self.overlay:
            canvas.table()
        self.desk.draw(canvas)

    def may_close(self) -> bool:
        """Whether the window may close now; a scene that returns False asks the player."""
        return True


class SceneStack:
    """The stack of scenes; the top one gets the events."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[Scene] = []

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._app.begin_transition()
        if self.top is not None:
            self._pause(self.top)
        self._enter(scene)

    def pop(self) -> None:
        """Remove the top scene and resume the one below."""
        self._app.begin_transition()
        self._drop()
        if self.top is not None:
            self._resume(self.top)

    def replace(self, scene: Scene) -> None:
        """Replace the top scene."""
        self._app.begin_transition()
        self._drop()
        self._enter(scene)

    def remove(self, scene: Scene) -> None:
        """Remove a scene wherever it is; does nothing if it is gone already."""
        if scene is self.top:
            self.pop()
        elif scene in self._scenes:
            self._scenes.remove(scene)
            scene.leave()

    def clear(self) -> None:
        """Remove all scenes."""
        self._app.begin_transition()
        while self._scenes:
            self._drop()

    def reset(self, scene: Scene) -> None:
        """Remove all scenes and start with this one."""
        self.clear()
        self._enter(scene)

    def drop_all(self) -> None:
        """Drop all scenes without calling `leave`: one of them is broken."""
        self._scenes.clear()

    def visible_scenes(self) -> list[Scene]:
        """The scenes to draw, bottom to top."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(0, first) :]

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out all scenes."""
        for scene in list(self._scenes):
            scene.layout(size)
            scene.dirty = True

    def may_close(self) -> bool:
        """Whether every scene agrees to close, asked from the top down until one refuses."""
        return all(scene.may_close() for scene in reversed(self._scenes))

    def _enter(self, scene: Scene) -> None:
        scene.app = self._app
        scene.desk.on_sound = self._app.audio.play
        self._scenes.append(scene)
        scene.enter()
        if scene in self._scenes:
            scene.layout(self._app.size)
            scene.dirty = True

    def _drop(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()

    def _pause(self, scene: Scene) -> None:
        scene.paused = True
        scene.desk.tooltip.hide()
        scene.pause()

    def _resume(self, scene: Scene) -> None:
        scene.paused = False
        scene.dirty = True
        scene.resume()

"""Scenes and the stack they lie on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.events import Event
from pyramids.ui.widgets.widget_root import Desk

if TYPE_CHECKING:
    from pyramids.ui.app import App


class Scene:
    """One screen, or one overlay above a screen."""

    overlay = False
    """An overlay lets the scene below be seen."""

    app: App

    def __init__(self) -> None:
        self.desk = Desk()
        self.dirty = True
        self.paused = False

    @property
    def kit(self) -> Kit:
        """The tools of drawing and measuring."""
        return self.app.kit

    def enter(self) -> None:
        """It came onto the stack: build widgets, start music."""

    def leave(self) -> None:
        """It left the stack for good."""

    def pause(self) -> None:
        """Another scene lies above it now."""

    def resume(self) -> None:
        """It is on top again."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything: after entering, and whenever size, scale, language or theme change."""

    def handle(self, event: Event) -> bool:
        """React to an event; says whether it was wanted."""
        return self.desk.handle(event)

    def update(self, dt: float) -> None:
        """Let milliseconds pass; sets `dirty` if the next frame looks different."""
        if self.desk.update(dt):
            self.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Draw everything; changes nothing but pixels."""
        if not self.overlay:
            canvas.table()
        self.desk.draw(canvas)

    def may_close(self) -> bool:
        """Whether the window may close now; a scene that says no asks the player first."""
        return True


class SceneStack:
    """Scenes above each other; the top one gets the events."""

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
        """Lay a scene above all others."""
        self._app.begin_change()
        if self.top is not None:
            self._pause(self.top)
        self._enter(scene)

    def pop(self) -> None:
        """Take the top scene away; the one below goes on."""
        self._app.begin_change()
        self._drop()
        if self.top is not None:
            self._resume(self.top)

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one."""
        self._app.begin_change()
        self._drop()
        self._enter(scene)

    def remove(self, scene: Scene) -> None:
        """Take a scene away wherever it lies; nothing happens if it is gone already."""
        if scene is self.top:
            self.pop()
        elif scene in self._scenes:
            self._scenes.remove(scene)
            scene.leave()

    def clear(self) -> None:
        """Take all scenes away."""
        self._app.begin_change()
        while self._scenes:
            self._drop()

    def reset(self, scene: Scene) -> None:
        """Take all scenes away and begin with this one."""
        self.clear()
        self._enter(scene)

    def abandon(self) -> None:
        """Forget all scenes without asking them: one of them is broken."""
        self._scenes.clear()

    def seen(self) -> list[Scene]:
        """The scenes that are drawn, from the lowest to the top one."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(0, first) :]

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything anew in all scenes."""
        for scene in list(self._scenes):
            scene.layout(size)
            scene.dirty = True

    def may_close(self) -> bool:
        """Ask from the top down; the first no ends it."""
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

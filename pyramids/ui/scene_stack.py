"""The stack of scenes: the top one gets the events, and overlays leave those below visible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from pyramids.ui.widgets.widget_root import WidgetRoot


class StackedScene(Protocol):
    """What the stack asks of a scene."""

    overlay: bool
    dirty: bool
    paused: bool
    widgets: WidgetRoot

    def enter(self) -> None: ...
    def leave(self) -> None: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...
    def layout(self, size: tuple[int, int], /) -> None: ...
    def may_close(self) -> bool: ...


S = TypeVar("S", bound=StackedScene)
S_contra = TypeVar("S_contra", bound=StackedScene, contravariant=True)


class StackOwner(Protocol[S_contra]):
    """What the stack asks of the app."""

    @property
    def size(self) -> tuple[int, int]:
        """The size in which scenes are laid out."""

    def begin_transition(self) -> None:
        """Called before scenes change."""

    def adopt(self, scene: S_contra, /) -> None:
        """Called before a new scene is entered: give it what it needs of the app."""


class SceneStack(Generic[S]):
    """The stack of scenes; the top one gets the events."""

    def __init__(self, owner: StackOwner[S]) -> None:
        self._owner = owner
        self._scenes: list[S] = []

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[S]:
        return iter(self._scenes)

    @property
    def top(self) -> S | None:
        """The scene that gets the events."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: S) -> None:
        """Put a scene on top."""
        self._owner.begin_transition()
        if self.top is not None:
            self._pause(self.top)
        self._enter(scene)

    def pop(self) -> None:
        """Remove the top scene and resume the one below."""
        self._owner.begin_transition()
        self._drop()
        if self.top is not None:
            self._resume(self.top)

    def replace(self, scene: S) -> None:
        """Replace the top scene."""
        self._owner.begin_transition()
        self._drop()
        self._enter(scene)

    def remove(self, scene: S) -> None:
        """Remove a scene wherever it is; does nothing if it is gone already."""
        if scene is self.top:
            self.pop()
        elif scene in self._scenes:
            self._scenes.remove(scene)
            scene.leave()

    def clear(self) -> None:
        """Remove all scenes."""
        self._owner.begin_transition()
        while self._scenes:
            self._drop()

    def reset(self, scene: S) -> None:
        """Remove all scenes and start with this one."""
        self.clear()
        self._enter(scene)

    def drop_all(self) -> None:
        """Drop all scenes without calling `leave`: one of them is broken."""
        self._scenes.clear()

    def visible_scenes(self) -> list[S]:
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

    def _enter(self, scene: S) -> None:
        self._owner.adopt(scene)
        self._scenes.append(scene)
        scene.enter()
        if scene in self._scenes:
            scene.layout(self._owner.size)
            scene.dirty = True

    def _drop(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()

    def _pause(self, scene: S) -> None:
        scene.paused = True
        # The pointer is on the scene above now.
        scene.widgets.suppress_tooltip()
        scene.pause()

    def _resume(self, scene: S) -> None:
        scene.paused = False
        scene.dirty = True
        scene.resume()

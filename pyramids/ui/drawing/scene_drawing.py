"""Draws the scenes into the window when they look different, and fades from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from pyramids.ui.animation import Motion, Speed
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.covered_scenes import CoveredScenes
from pyramids.ui.drawing.frame_drawing import FrameDrawing
from pyramids.ui.drawing.scene_transition import SceneTransition
from pyramids.ui.widgets.toast import Toasts
from pyramids.ui.widgets.widget_root import WidgetRoot
from pyramids.ui.window import Window


class DrawnScene(Protocol):
    """What drawing asks of a scene."""

    dirty: bool
    scenery_moved: bool
    widgets: WidgetRoot

    def draw(self, canvas: Canvas, /) -> None: ...
    def draw_scenery(self, canvas: Canvas, /) -> None: ...
    def toast_area(self) -> pygame.Rect: ...


class SceneDrawing:
    """Draws the visible scenes and the toasts above them."""

    def __init__(
        self,
        window: Window,
        new_canvas: Callable[[], Canvas],
        toasts: Toasts,
        visible_scenes: Callable[[], Sequence[DrawnScene]],
    ) -> None:
        self.dirty = True
        """Whether the next frame looks different for another reason than a scene that is dirty."""
        self.hidden = False
        """Whether the window is hidden or minimized."""
        self.unseen = False
        """Whether frames are left out, because nobody looks at them."""
        self.outdated = False
        """Whether the last frame was left out."""
        self._window = window
        self._new_canvas = new_canvas
        """Makes a canvas for the window's frame, with the graphics that the app has now."""
        self._toasts = toasts
        self._visible_scenes = visible_scenes
        self._frames = FrameDrawing()
        self._covered = CoveredScenes()
        self._transition = SceneTransition()

    @property
    def postponed(self) -> bool:
        """Whether a frame is on its way that shows too many new things for one step."""
        return self._frames.postponed

    @property
    def incomplete(self) -> bool:
        """Whether the last frame isn't drawn yet: one with much that is new takes several steps."""
        scenes = self._visible_scenes()
        return self.dirty or any(scene.dirty or scene.widgets.wants_frame for scene in scenes)

    def begin_step(self) -> None:
        """Call when a step begins, before anything advances."""
        self._frames.begin()

    def invalidate(self) -> None:
        """Draw everything anew, covered scenes too."""
        self._covered.forget()
        self.dirty = True

    def forget_size(self) -> None:
        """Drop what was kept of frames in another size."""
        self._transition.forget_frame()

    def begin_transition(self, motion: Motion) -> None:
        """Call before scenes change: the old frame fades into the new one."""
        self.dirty = True
        if motion.speed is Speed.INSTANT or not self._window.flips:
            return
        if self.unseen:
            self.draw(self._new_canvas())
        self._transition.begin(self._window.frame)

    def cut_transition(self) -> None:
        """Show nothing of the old frame any more."""
        self._transition.cancel()

    def update(self, dt: float) -> None:
        """Advance what fades and the toasts by `dt` milliseconds."""
        moved = self._toasts.update(dt)
        if self._transition.update(dt) or moved:
            self.dirty = True

    def refresh(self) -> bool:
        """Draw a frame if it looks different; returns whether it was shown, or is on its way."""
        scenes = self._visible_scenes()
        whole = self.dirty or any(scene.dirty for scene in scenes)
        if self.hidden or not (whole or any(scene.scenery_moved for scene in scenes)):
            return False
        if self._toasts.texts or any(scene.dirty for scene in scenes[:-1]):
            self._covered.forget()
        self.dirty = False
        for scene in scenes:
            scene.dirty = scene.scenery_moved = False
        self.outdated = self.unseen
        if self.unseen:
            return True
        alone = len(scenes) == 1 and not self._toasts.texts
        draw = self.draw if whole or not alone else scenes[0].draw_scenery
        if self._frames.draw(draw, self._new_canvas(), first=not self._window.flips):
            self._window.show()
        else:
            self.dirty = True
        return True

    def prepare_for_later(self) -> None:
        """With nothing to draw: get memory that would delay a frame later."""
        if self._window.flips and not self.unseen:
            frame = self._window.frame
            self._transition.allocate(frame) or self._covered.allocate(frame)

    def draw(self, canvas: Canvas) -> None:
        """Draw all visible scenes, and what is left of the frame before them."""
        scenes = self._visible_scenes()
        covered, top = scenes[:-1], scenes[-1:]
        if covered:
            self._covered.draw(canvas, covered, lambda: self._draw_scenes(covered, canvas))
        else:
            self._covered.uncover()
        self._draw_scenes(top, canvas)
        self._transition.draw(canvas)

    def _draw_scenes(self, scenes: Sequence[DrawnScene], canvas: Canvas) -> None:
        for scene in scenes:
            scene.draw(canvas)
            self._toasts.draw(canvas, scene, scene.toast_area())

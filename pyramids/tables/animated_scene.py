"""A scene of a running game that is shown as one animation after the other."""

from __future__ import annotations

from pyramids.tables.drawing.flights import AnimationLayer
from pyramids.tables.play_scene import Controller, PlayScene
from pyramids.ui.app import App


class AnimatedScene(PlayScene):
    """Add what moves to the timeline of `animations`; the game waits until it is over."""

    def __init__(self, controller: Controller, app: App) -> None:
        super().__init__(controller)
        self.animations = AnimationLayer(app)

    @property
    def busy(self) -> bool:
        """Whether something is still moving."""
        return self.animations.busy

    def skip(self) -> None:
        """Show the end of what is moving now."""
        self.animations.skip()
        self.dirty = True

    def update(self, dt: float) -> None:
        """Let time pass for what moves."""
        if self.animations.update(dt):
            self.dirty = True
        super().update(dt)

"""A slider for a number in a range."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.language import Text
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import Extent, Material
from pyramids.ui.widgets.base import Size, Widget


class Slider(Widget):
    """A knob on a track; drag it, click the track, or use the arrow keys."""

    focusable = True
    cursor = "hand"

    def __init__(
        self,
        value: float,
        on_change: Callable[[float], None] | None = None,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        tooltip: Text | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.low, self.high, self.step = low, high, step
        self.value = self._tidy(value)
        self.on_change = on_change
        self.held = False
        self._light = Tween(0.0, Duration.HOVER)
        self._shown = Tween(self._share(), Duration.HOVER)

    def set(self, value: float) -> None:
        """Set the value, rounded to the nearest step in the range."""
        tidy = self._tidy(value)
        if tidy == self.value:
            return
        self.value = tidy
        self.sound("tick")
        if self.on_change is not None:
            self.on_change(tidy)

    def handle(self, event: Event) -> bool:
        """Handle drags, clicks and arrow keys."""
        if isinstance(event, Pointer):
            return self._drag(event)
        if isinstance(event, Command):
            return self._key(event)
        return False

    def update(self, dt: float) -> bool:
        """Animate the knob."""
        self._light.to(1.0 if self.enabled and (self.hovered or self.held) else 0.0)
        if self.held:
            self._shown.jump(self._share())
        else:
            self._shown.to(self._share())
        moved = self._light.update(dt)
        if self._shown.update(dt) or moved:
            self.invalidate()
        return not (self._light.resting and self._shown.resting)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A track of the default length."""
        return width or graphics.px(Extent.SLIDER), graphics.px(Extent.FIELD)

    def focus_rect(self) -> pygame.Rect:
        """The track with room for the knob."""
        return self.rect.inflate(0, -self.rect.height // 4)

    def draw(self, canvas: Canvas) -> None:
        """Draw track, filled part and knob."""
        graphics = canvas.graphics
        side, thick = graphics.px(Extent.KNOB), graphics.px(Extent.TRACK)
        alpha = 1.0 if self.enabled else 0.5
        track = pygame.Rect(self.rect.left, 0, self.rect.width, thick)
        track.centery = self.rect.centery
        canvas.plate(track, Material.NIGHT_INSET, radius=thick // 2, alpha=alpha)
        travel = self.rect.width - side
        knob = pygame.Rect(self.rect.left, 0, side, side)
        knob.left += round(travel * self._shown.value)
        knob.centery = self.rect.centery
        filled = pygame.Rect(track.left, track.top, knob.centerx - track.left, thick)
        with canvas.clip(filled):
            canvas.plate(track, Material.TURQUOISE, radius=thick // 2, alpha=alpha)
        canvas.shadow(knob, side // 2, depth=0.4, alpha=alpha)
        style = graphics.theme.style(Material.GOLD)
        canvas.plate(knob, style, radius=side // 2, alpha=alpha)
        if self._light.value > 0:
            canvas.plate(knob, style.lit(0.5), radius=side // 2, alpha=self._light.value)

    def _drag(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.PRESS and pointer.button is MouseButton.LEFT:
            self.held = True
        elif not self.held:
            return False
        elif pointer.kind is PointerKind.RELEASE:
            self.held = False
            return True
        knob = self.rect.height * Extent.KNOB / Extent.FIELD
        share = (pointer.pos[0] - self.rect.left - knob / 2) / max(1, self.rect.width - knob)
        self.set(self.low + min(1.0, max(0.0, share)) * (self.high - self.low))
        return True

    def _key(self, command: Command) -> bool:
        steps = {Action.LEFT: -1.0, Action.RIGHT: 1.0, Action.PAGE_UP: 4.0, Action.PAGE_DOWN: -4.0}
        for action, count in steps.items():
            if command.means(action):
                self.set(self.value + count * self.step)
                return True
        for action, end in ((Action.START, self.low), (Action.END, self.high)):
            if command.means(action):
                self.set(end)
                return True
        return False

    def _share(self) -> float:
        return (self.value - self.low) / (self.high - self.low)

    def _tidy(self, value: float) -> float:
        steps = round((value - self.low) / self.step)
        return round(min(self.high, max(self.low, self.low + steps * self.step)), 6)

"""A progress bar and a spinner."""

from __future__ import annotations

from math import cos, pi, sin

from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Extent, Material
from pyramids.ui.widgets.base import Size, Widget

_RAYS = 8


class ProgressBar(Widget):
    """Progress from 0 to 1."""

    hoverable = False

    def __init__(self, value: float = 0.0) -> None:
        super().__init__()
        self.value = value
        self._shown = Tween(value, Duration.COUNTER)

    def update(self, dt: float) -> bool:
        """Animate the bar."""
        self._shown.to(min(1.0, max(0.0, self.value)))
        if self._shown.update(dt):
            self.invalidate()
        return not self._shown.resting

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A bar of the default length."""
        return width or graphics.px(Extent.SLIDER), graphics.px(Extent.PROGRESS)

    def draw(self, canvas: Canvas) -> None:
        """Draw groove and filled part."""
        radius = self.rect.height // 2
        canvas.plate(self.rect, Material.NIGHT_INSET, radius=radius)
        filled = self.rect.copy()
        filled.width = round(self.rect.width * self._shown.value)
        with canvas.clip(filled):
            canvas.plate(self.rect, Material.GOLD, radius=radius)


class Spinner(Widget):
    """Rays that light up in turn while a bot is thinking."""

    hoverable = False

    def __init__(self) -> None:
        super().__init__()
        self._phase = 0.0

    def update(self, dt: float) -> bool:
        """Advance; redraw only when the next ray lights up, to keep frames few."""
        before = int(self._phase * _RAYS)
        self._phase = (self._phase + dt / Duration.SPIN) % 1.0
        if int(self._phase * _RAYS) != before:
            self.invalidate()
        return True

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A square of the default size."""
        side = graphics.px(Extent.SPINNER)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        """Draw the disc and its rays."""
        palette = canvas.graphics.theme.palette
        size = min(self.rect.size)
        canvas.disc(self.rect.center, round(size * 0.34), palette.gold)
        lit = int(self._phase * _RAYS)
        for ray in range(_RAYS):
            angle = 2 * pi * ray / _RAYS - pi / 2
            reach = size * 0.4
            place = (
                self.rect.centerx + cos(angle) * reach,
                self.rect.centery + sin(angle) * reach,
            )
            age = (lit - ray) % _RAYS / _RAYS
            dot = round(size * (0.17 - 0.06 * age))
            canvas.disc(place, dot, palette.gold_light, alpha=1.0 - 0.8 * age)

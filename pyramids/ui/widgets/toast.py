"""Toasts: short messages that disappear after a moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from pyramids.ui.animation import Duration, Tween, out_cubic
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.theme.sizes import BODY

_MOST = 3


@dataclass
class _Toast:
    text: str
    material: Material
    layer: object = None
    """The scene that it is drawn above; None while it waits for a dialog to close."""
    left: float = float(Duration.TOAST)
    alpha: Tween = field(default_factory=lambda: Tween(0.0, Duration.FADE, out_cubic))


class Toasts:
    """The messages at the bottom of a scene, newest lowest.

    A message is drawn right above the scene that it was shown for: what opens later covers it.
    """

    def __init__(self) -> None:
        self._toasts: list[_Toast] = []

    @property
    def texts(self) -> list[str]:
        """The messages shown."""
        return [toast.text for toast in self._toasts]

    def show(self, text: str, material: Material = Material.NIGHT) -> None:
        """Show a message; one that is already shown stays longer."""
        for toast in self._toasts:
            if toast.text == text:
                toast.left = float(Duration.TOAST)
                toast.layer = None
                return
        toast = _Toast(text, material)
        toast.alpha.to(1.0)
        self._toasts = [*self._toasts, toast][-_MOST:]

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether they look different."""
        moved = False
        for toast in self._toasts:
            if toast.layer is None:
                continue
            toast.left -= dt
            if toast.left <= 0:
                toast.alpha.to(0.0)
            moved = toast.alpha.update(dt) or moved
        self._toasts = [s for s in self._toasts if s.left > 0 or s.alpha.value > 0]
        return moved

    def lift(self, layers: Sequence[object], *, waiting: bool) -> None:
        """Put new messages above the topmost scene, unless they wait for a dialog to close.

        Those of a scene that is gone move to the topmost one that is left.
        """
        for toast in self._toasts:
            gone = not any(toast.layer is layer for layer in layers)
            if layers and gone and not (waiting and toast.layer is None):
                toast.layer = layers[-1]

    def draw(self, canvas: Canvas, layer: object, area: pygame.Rect) -> None:
        """Draw the messages of a scene in an area, from its lower edge up."""
        graphics = canvas.graphics
        gap, padding = graphics.px(Space.SMALL), graphics.px(Space.LARGE)
        bottom = area.bottom
        widest = min(graphics.px(Extent.TOAST), area.width - 2 * padding)
        for toast in reversed([toast for toast in self._toasts if toast.layer is layer]):
            lines = graphics.text.wrap(toast.text, BODY, widest)
            width = max(graphics.text.width(line, BODY) for line in lines) + 2 * padding
            height = len(lines) * graphics.text.line_height(BODY) + 2 * graphics.px(Space.MEDIUM)
            rect = pygame.Rect(0, 0, width, height)
            rise = round((1.0 - toast.alpha.value) * graphics.px(Space.MEDIUM))
            rect.midbottom = (area.centerx, bottom + rise)
            style = graphics.theme.style(toast.material)
            canvas.shadow(rect, graphics.px(style.radius), alpha=toast.alpha.value)
            canvas.plate(rect, style, alpha=toast.alpha.value)
            inside = rect.inflate(-2 * padding, -2 * graphics.px(Space.MEDIUM))
            canvas.paragraph(
                lines, inside, BODY, style.text_colour, align="center", alpha=toast.alpha.value
            )
            bottom = rect.top - gap

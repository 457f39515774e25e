"""Toasts: short messages that disappear after a moment."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from pyramids.ui.animation import Duration, Tween, out_cubic
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.theme.sizes import BODY

_MOST = 3


@dataclass
class _Slip:
    text: str
    material: Material
    left: float = float(Duration.TOAST)
    alpha: Tween = field(default_factory=lambda: Tween(0.0, Duration.FADE, out_cubic))


class Toasts:
    """The messages at the bottom of the window, newest lowest."""

    def __init__(self) -> None:
        self._slips: list[_Slip] = []

    @property
    def texts(self) -> list[str]:
        """The messages shown."""
        return [slip.text for slip in self._slips]

    def say(self, text: str, material: Material = Material.NIGHT) -> None:
        """Show a message; one that is already shown stays longer."""
        for slip in self._slips:
            if slip.text == text:
                slip.left = float(Duration.TOAST)
                return
        slip = _Slip(text, material)
        slip.alpha.to(1.0)
        self._slips = [*self._slips, slip][-_MOST:]

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether they look different."""
        moved = False
        for slip in self._slips:
            slip.left -= dt
            if slip.left <= 0:
                slip.alpha.to(0.0)
            moved = slip.alpha.update(dt) or moved
        self._slips = [s for s in self._slips if s.left > 0 or s.alpha.value > 0]
        return moved

    def draw(self, canvas: Canvas) -> None:
        """Draw the messages from the lowest up."""
        kit = canvas.kit
        gap, padding = kit.px(Space.SMALL), kit.px(Space.LARGE)
        bottom = canvas.rect.bottom - kit.px(Space.WIDE)
        for slip in reversed(self._slips):
            lines = kit.scribe.wrap(slip.text, BODY, kit.px(Extent.TOAST))
            width = max(kit.scribe.width(line, BODY) for line in lines) + 2 * padding
            height = len(lines) * kit.scribe.line_height(BODY) + 2 * kit.px(Space.MEDIUM)
            rect = pygame.Rect(0, 0, width, height)
            rise = round((1.0 - slip.alpha.value) * kit.px(Space.MEDIUM))
            rect.midbottom = (canvas.rect.centerx, bottom + rise)
            recipe = kit.theme.recipe(slip.material)
            canvas.shadow(rect, kit.px(recipe.radius), alpha=slip.alpha.value)
            canvas.plate(rect, recipe, alpha=slip.alpha.value)
            inside = rect.inflate(-2 * padding, -2 * kit.px(Space.MEDIUM))
            canvas.paragraph(
                lines, inside, BODY, recipe.letters, align="center", alpha=slip.alpha.value
            )
            bottom = rect.top - gap

"""Panels: plates with a shadow, as the background of other widgets."""

from __future__ import annotations

import pygame

from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.widgets.base import Widget

_CORNER = "common/panel_corner"


class Panel(Widget):
    """A plate with a shadow, optionally with ornaments in the corners."""

    def __init__(
        self, material: Material = Material.PAPYRUS, *, ornate: bool = False, depth: float = 1.0
    ) -> None:
        super().__init__()
        self.material = material
        self.ornate = ornate
        self.depth = depth

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, then its children."""
        draw_panel(canvas, self.rect, self.material, ornate=self.ornate, depth=self.depth)
        self.draw_children(canvas)


def draw_panel(
    canvas: Canvas,
    rect: pygame.Rect,
    material: Material = Material.PAPYRUS,
    *,
    ornate: bool = False,
    depth: float = 1.0,
    alpha: float = 1.0,
) -> None:
    """Draw a plate with its shadow and, if ornate, four corner ornaments."""
    graphics = canvas.graphics
    style = graphics.theme.style(material)
    if depth:
        canvas.shadow(rect, graphics.px(style.radius), depth=depth, alpha=alpha)
    canvas.plate(rect, style, alpha=alpha)
    if ornate:
        _draw_corners(canvas, rect, alpha)


def _draw_corners(canvas: Canvas, rect: pygame.Rect, alpha: float) -> None:
    graphics = canvas.graphics
    side, inset = graphics.px(Extent.ORNAMENT), graphics.px(Space.TIGHT)
    inner = rect.inflate(-2 * inset, -2 * inset)
    places = (
        (inner.topleft, 0.0),
        ((inner.left, inner.bottom - side), 90.0),
        ((inner.right - side, inner.bottom - side), 180.0),
        ((inner.right - side, inner.top), 270.0),
    )
    for place, angle in places:
        canvas.blit(graphics.art.rotated(_CORNER, (side, side), angle), place, alpha)

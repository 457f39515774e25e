"""The seal of a discovery: a scalloped disc with a motif, or a faint outline if not found yet."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any, Final

import pygame

from pyramids.engine.discoveries import Discovery
from pyramids.screens.journal.seal_motifs import MOTIFS
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.drawing.svg_text import render_svg, svg_colour
from pyramids.ui.theme import (
    NUMBER,
    NUMBER_LARGE,
    NUMBER_SMALL,
    Colour,
    Palette,
    Space,
    TextStyle,
    mix,
)
from pyramids.ui.theme.palette import WHITE
from pyramids.ui.theme.screens import JournalSizes as Sizes
from pyramids.ui.widgets import Pressable, Widget

_SCALLOPS: Final = 22
_UNITS: Final = 64
"""The side of the square that seals are drawn on."""


def draw_seal(
    canvas: Canvas, rect: pygame.Rect, entry: Discovery[Any], wax: int, *, found: bool
) -> None:
    """Draw a seal; `wax` is its place among the kinds of wax, from the easiest discoveries on."""
    graphics = canvas.graphics
    key = ("seal", entry.motif, bool(entry.numeral), wax, found, rect.width, graphics.theme.palette)
    picture = graphics.cache.get(
        key, lambda: _render(entry, wax, graphics.theme.palette, rect.width, found=found)
    )
    canvas.blit(picture, rect.topleft)
    if entry.numeral:
        style = _numeral_style(graphics, rect.width)
        at = (rect.centerx, rect.top + round(rect.height * Sizes.NUMERAL))
        palette = graphics.theme.palette
        ink = _colours(wax, palette, found=True)[1] if found else palette.ink_second
        canvas.text(entry.numeral, at, style, ink, anchor="center")


class Seal(Widget):
    """A large seal, for the discovery that is described beside it."""

    hoverable = False

    def __init__(self, entry: Discovery[Any], wax: int, *, found: bool) -> None:
        super().__init__()
        self.entry = entry
        self.wax = wax
        self.found = found

    def draw(self, canvas: Canvas) -> None:
        """Draw it as large as its place."""
        side = min(self.rect.size)
        place = pygame.Rect(0, 0, side, side)
        place.center = self.rect.center
        draw_seal(canvas, place, self.entry, self.wax, found=self.found)


class SealButton(Pressable):
    """A seal among the others: pointing at it or focusing it selects it."""

    def __init__(
        self, entry: Discovery[Any], wax: int, *, found: bool, on_select: Callable[[], None]
    ) -> None:
        super().__init__(on_select)
        self.entry = entry
        self.wax = wax
        self.found = found
        self.selected = False
        self._on_select = on_select

    def on_focus(self, gained: bool) -> None:
        """Select it."""
        if gained:
            self._on_select()

    def update(self, dt: float) -> bool:
        """Select it when the pointer has come."""
        if self.hovered and not self.selected:
            self._on_select()
        return super().update(dt)

    def focus_radius(self, graphics: Graphics) -> int:
        """A circle."""
        return self.rect.width // 2

    def draw(self, canvas: Canvas) -> None:
        """Draw the seal, and a ring around the selected one."""
        draw_seal(canvas, self.rect, self.entry, self.wax, found=self.found)
        if self.selected:
            graphics = canvas.graphics
            edge = self.rect.inflate(graphics.px(Sizes.RING), graphics.px(Sizes.RING))
            colour = graphics.theme.palette.gold
            canvas.ring(edge, edge.width // 2, graphics.px(Space.HAIR), colour)


def _numeral_style(graphics: Graphics, width: int) -> TextStyle:
    """The largest style of digits that suits a seal of that width."""
    for style, share in ((NUMBER_LARGE, 0.2), (NUMBER, 0.22)):
        if graphics.theme.text_px(style) <= width * share:
            return style
    return NUMBER_SMALL


def _colours(wax: int, palette: Palette, *, found: bool) -> tuple[Colour, Colour]:
    """The colours of the wax and of what is engraved."""
    if not found:
        return palette.papyrus_shade, mix(palette.papyrus_shade, palette.ink_second, 0.62)
    # Bright turquoise is darkened: pale numerals have to be legible on it.
    turquoise = mix(palette.turquoise, palette.shadow, 0.36)
    waxes = (palette.wall, turquoise, palette.lapis, palette.carnelian)
    colour = waxes[min(wax, len(waxes) - 1)]
    return mix(colour, palette.shadow, 0.12), mix(palette.gold_light, WHITE, 0.35)


def _render(
    entry: Discovery[Any], wax: int, palette: Palette, side: int, *, found: bool
) -> pygame.Surface:
    """The seal without its numeral."""
    ground, ink = _colours(wax, palette, found=found)
    drawing = (
        MOTIFS[entry.motif].replace("INK", svg_colour(ink)).replace("GROUND", svg_colour(ground))
    )
    # A numeral needs room below the motif.
    middle, scale = (25.5, 0.64) if entry.numeral else (32, 0.86)
    shift = f"translate(32 {middle}) scale({scale}) translate(-32 -32)"
    motif = (
        f'<g fill="none" stroke="{svg_colour(ink)}" stroke-width="3" stroke-linecap="round" '
        f'stroke-linejoin="round" transform="{shift}">{drawing}</g>'
    )
    disc = _wax(ground) if found else _outline(ink)
    return render_svg(disc + motif, (_UNITS, _UNITS), (side, side))


def _wax(colour: Colour) -> str:
    """A thick disc with a scalloped edge and a sunken middle, lit from the upper left."""
    dark, light = mix(colour, (0, 0, 0), 0.35), mix(colour, WHITE, 0.28)
    return (
        f'<path d="{_scallops(32.8, 33.4, 29.5)}" fill="{svg_colour(dark)}"/>'
        f'<path d="{_scallops(32, 32, 29.5)}" fill="{svg_colour(light)}"/>'
        f'<path d="{_scallops(32.5, 32.6, 29)}" fill="{svg_colour(colour)}"/>'
        f'<circle cx="32" cy="32" r="24.6" fill="none" stroke="{svg_colour(dark)}" '
        f'stroke-width="1.4"/>'
        f'<circle cx="32.5" cy="32.5" r="24.6" fill="none" stroke="{svg_colour(light)}" '
        f'stroke-width="0.7"/>'
    )


def _outline(colour: Colour) -> str:
    return (
        f'<path d="{_scallops(32, 32, 29)}" fill="none" stroke="{svg_colour(colour)}" '
        f'stroke-width="1" stroke-opacity="0.7"/>'
        f'<circle cx="32" cy="32" r="24.6" fill="none" stroke="{svg_colour(colour)}" '
        f'stroke-width="0.6" stroke-opacity="0.6"/>'
    )


def _scallops(x: float, y: float, radius: float) -> str:
    """A closed path of shallow bumps around a circle."""
    points = []
    for number in range(_SCALLOPS):
        angle, half = 2 * pi * number / _SCALLOPS, pi / _SCALLOPS
        near = radius - 1.6
        bump = radius + 1.2
        points.append(
            f"Q{x + bump * cos(angle + half):.2f} {y + bump * sin(angle + half):.2f} "
            f"{x + near * cos(angle + 2 * half):.2f} {y + near * sin(angle + 2 * half):.2f}"
        )
    return f"M{x + radius - 1.6:.2f} {y:.2f}{''.join(points)}Z"

"""Pictures that code draws as SVG text, such as seals and curves: smooth at every size."""

from __future__ import annotations

from io import BytesIO

import pygame

from pyramids.ui.theme import Colour


def render_svg(body: str, units: tuple[float, float], size: tuple[int, int]) -> pygame.Surface:
    """The elements of a drawing with these units, as large as `size`; the caller caches it."""
    wide, high = units
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {wide} {high}">{body}</svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(text.encode()), size).convert_alpha()


def svg_colour(colour: Colour) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)

"""A number on a disc with a rim."""

from __future__ import annotations

from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Colour, TextStyle


def draw_number_disc(
    canvas: Canvas,
    words: str,
    centre: tuple[int, int],
    diameter: int,
    style: TextStyle,
    *,
    rim: Colour,
    ground: Colour,
    letters: Colour,
    rim_width: int = 1,
) -> None:
    """Draw a disc; its rim is part of the diameter."""
    canvas.disc(centre, diameter, rim)
    canvas.disc(centre, diameter - 2 * rim_width, ground)
    canvas.text(words, centre, style, letters, anchor="center")

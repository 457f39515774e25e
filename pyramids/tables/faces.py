"""A player's face in a ring of their colour."""

from __future__ import annotations

import pygame

from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Colour
from pyramids.ui.theme.table import Roster as Sizes


def draw_face(canvas: Canvas, rect: pygame.Rect, portrait: str, colour: Colour) -> None:
    """A portrait in a ring of the player's colour."""
    rim = max(2, round(rect.width * Sizes.RIM / Sizes.FACE))
    canvas.disc(rect.center, rect.width, canvas.kit.theme.palette.shadow)
    canvas.svg(portrait, rect.inflate(-2 * rim, -2 * rim))
    canvas.ring(rect, rect.width // 2, rim, colour)

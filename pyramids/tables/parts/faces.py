"""Draws a player's portrait in a ring of their colour, and the name beside it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import pygame

from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SUBHEADING, Colour
from pyramids.ui.theme.table import PortraitSizes as Sizes


class Face(NamedTuple):
    """A player's face on a screen."""

    place: pygame.Rect
    portrait: str
    colour: Colour


class Mood(Enum):
    """A player's mood; the value ends the name of the portrait's picture."""

    CALM = ""
    PLEASED = "_pleased"
    ANNOYED = "_annoyed"


def portrait_in(graphics: Graphics, portrait: str, mood: Mood) -> str:
    """A portrait's picture in a mood; the calm one if it has no such picture."""
    picture = f"{portrait}{mood.value}"
    return picture if mood is not Mood.CALM and graphics.art.exists(picture) else portrait


def draw_face(canvas: Canvas, rect: pygame.Rect, portrait: str, colour: Colour) -> None:
    """Draw a portrait in a ring of the player's colour."""
    rim = max(2, round(rect.width * Sizes.RIM / Sizes.FACE))
    canvas.disc(rect.center, rect.width, canvas.graphics.theme.palette.shadow)
    canvas.svg(portrait, rect.inflate(-2 * rim, -2 * rim))
    canvas.ring(rect, rect.width // 2, rim, colour)


def draw_name(canvas: Canvas, name: str, room: pygame.Rect) -> None:
    """Draw a name, in smaller letters or shortened if it doesn't fit."""
    canvas.fitted_text(name, room.midleft, room.width, SUBHEADING, anchor="midleft")


def draw_head(
    canvas: Canvas, head: pygame.Rect, name: str, portrait: str, colour: Colour, gap: int
) -> None:
    """Draw a portrait as high as `head`, and the name beside it."""
    face = pygame.Rect(head.topleft, (head.height, head.height))
    draw_face(canvas, face, portrait, colour)
    left = face.right + gap
    draw_name(canvas, name, pygame.Rect(left, head.top, head.right - left, head.height))

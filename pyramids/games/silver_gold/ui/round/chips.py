"""Beside the shape: what it would bring as little lines, or why it can't lie there."""

from __future__ import annotations

import pygame

from pyramids.games.silver_gold.texts.moves import refusal
from pyramids.games.silver_gold.ui.round.hand import Preview
from pyramids.tables.forecast import draw_forecast, draw_refusal
from pyramids.ui.drawing.canvas import Canvas


def draw_chips(canvas: Canvas, preview: Preview, beside: pygame.Rect, frame: pygame.Rect) -> None:
    """A slip beside the shape, never over it, wholly inside the frame."""
    if preview.reason is not None:
        draw_refusal(canvas, refusal(preview.reason), beside, frame)
    elif preview.forecast is not None:
        draw_forecast(canvas, preview.forecast, beside, frame)

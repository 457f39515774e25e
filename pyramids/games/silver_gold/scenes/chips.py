"""Beside the shape: what it would bring as little lines, or why it can't lie there."""

from __future__ import annotations

import pygame

from pyramids.games.silver_gold.scenes import wording
from pyramids.games.silver_gold.scenes.hand import Preview
from pyramids.scenes.forecast import draw_forecast, draw_refusal
from pyramids.ui.canvas import Canvas


def draw_chips(canvas: Canvas, preview: Preview, beside: pygame.Rect, frame: pygame.Rect) -> None:
    """A slip beside the shape, never over it, wholly inside the frame."""
    if preview.reason is not None:
        draw_refusal(canvas, wording.reason(preview.reason), beside, frame)
    elif preview.forecast is not None:
        draw_forecast(canvas, preview.forecast, beside, frame)

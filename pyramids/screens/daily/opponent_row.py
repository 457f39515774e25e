"""The opponents of a day: their faces, names and stars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pyramids.engine.contract import BotSpec
from pyramids.language import _
from pyramids.play.seats import bot_character, bot_portrait, bot_stars, bot_title
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL, SMALL_BOLD, Material, Space
from pyramids.ui.theme.screens import DailySizes
from pyramids.ui.widgets import Size, Widget

_SIDE_BY_SIDE: Final = 3


class OpponentRow(Widget):
    """Faces side by side, with name and stars below each; the tooltip is the bot's character."""

    def __init__(self) -> None:
        super().__init__()
        self.bots: Sequence[BotSpec] = ()
        self._places: list[pygame.Rect] = []

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A face and two lines high."""
        lines = graphics.text.line_height(SMALL_BOLD) + graphics.text.line_height(SMALL)
        high = graphics.px(DailySizes.FACE) + graphics.px(Space.TIGHT) + lines
        return width or graphics.px(_SIDE_BY_SIDE * DailySizes.OPPONENT), high

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place them from the left."""
        super().place(rect, graphics)
        wide = min(rect.width // _SIDE_BY_SIDE, graphics.px(DailySizes.OPPONENT))
        self._places = [
            pygame.Rect(rect.left + number * wide, rect.top, wide, rect.height)
            for number in range(_SIDE_BY_SIDE)
        ]

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The character of the opponent at the pointer."""
        for place, bot in zip(self._places, self.bots, strict=False):
            if place.collidepoint(pos):
                return _(bot_character(bot))
        return ""

    def draw(self, canvas: Canvas) -> None:
        """Draw faces, names and stars."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS)
        side = graphics.px(DailySizes.FACE)
        for place, bot in zip(self._places, self.bots, strict=False):
            face = rect_at("midtop", place.midtop, side)
            canvas.disc(face.center, side, graphics.theme.palette.night)
            canvas.svg(bot_portrait(bot), face.inflate(-graphics.px(4), -graphics.px(4)))
            top = face.bottom + graphics.px(Space.TIGHT)
            high = graphics.text.line_height(SMALL_BOLD)
            name = (place.centerx, top + high // 2)
            canvas.fitted_text(bot_title(bot), name, place.width, SMALL_BOLD, style.text_colour)
            stars = (place.centerx, top + high)
            canvas.text(bot_stars(bot), stars, SMALL, style.second_text_colour, anchor="midtop")

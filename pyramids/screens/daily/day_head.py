"""The head of a day: the door of its game, the date, the game and its variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.tables.game_ui import game_ui
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import HEADING, SMALL, SUBHEADING, Material, Space, TextStyle
from pyramids.ui.theme.screens import DailySizes
from pyramids.ui.widgets import Size, Widget


class DayHead(Widget):
    """A door, and lines beside it; the texts follow the language."""

    hoverable = False

    def __init__(self, spec: GameSpec, texts: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self.spec = spec
        self._texts = texts
        """The date, the game, and further lines."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the door or the lines."""
        wide = width or graphics.px(3 * DailySizes.OPPONENT)
        door = self._door(graphics)
        lines = sum(high for *_rest, high in self._lines(graphics, wide - door[0]))
        return wide, max(door[1], lines)

    def draw(self, canvas: Canvas) -> None:
        """Draw the door and the lines beside its middle."""
        graphics = canvas.graphics
        wide, high = self._door(graphics)
        gap = graphics.px(Space.LARGE)
        door = pygame.Rect(self.rect.left, self.rect.top, wide - gap, high)
        canvas.svg(game_ui(self.spec).door, door)
        style = graphics.theme.style(Material.PAPYRUS)
        lines = self._lines(graphics, self.rect.width - wide)
        top = self.rect.centery - sum(height for *_rest, height in lines) // 2
        for words, text_style, height in lines:
            box = pygame.Rect(self.rect.left + wide, top, self.rect.width - wide, height)
            second = text_style is SMALL
            ink = style.second_text_colour if second else style.text_colour
            canvas.paragraph(words, box, text_style, ink)
            top += height

    def _door(self, graphics: Graphics) -> Size:
        """The size of the door, with the gap beside it."""
        high = graphics.px(DailySizes.DOOR)
        ratio = graphics.art.ratio(game_ui(self.spec).door)
        return round(high * ratio) + graphics.px(Space.LARGE), high

    def _lines(self, graphics: Graphics, width: int) -> list[tuple[str, TextStyle, int]]:
        """Every line with its style and its height."""
        date, game, *more = self._texts()
        lines = [(date, HEADING), (game, SUBHEADING), *((line, SMALL) for line in more)]
        return [(words, style, graphics.text.height(words, style, width)) for words, style in lines]

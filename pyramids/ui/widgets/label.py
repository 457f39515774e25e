"""Labels: wrapped or shrunk text, never below the smallest size."""

from __future__ import annotations

from enum import Enum

from pyramids.language import Text, text_of
from pyramids.ui.drawing.canvas import ANCHORS, Align, Canvas, Graphics
from pyramids.ui.theme import Colour, Material, TextStyle
from pyramids.ui.theme.sizes import BODY
from pyramids.ui.widgets.base import Size, Widget


class Fit(Enum):
    """What to do with a line that is too long."""

    WRAP = "wrap"
    SHRINK = "shrink"
    """Reduce it to the smallest text size, then cut it."""


class Label(Widget):
    """A text, vertically centred in its rectangle."""

    hoverable = False

    def __init__(
        self,
        text: Text,
        text_style: TextStyle = BODY,
        *,
        on: Material | None = None,
        second: bool = False,
        colour: Colour | None = None,
        align: Align = "left",
        fit: Fit = Fit.WRAP,
        tooltip: Text | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.text: Text = text
        self.text_style = text_style
        self.on = on
        self.second = second
        self.colour = colour
        self.align: Align = align
        self.fit = fit
        # Only a label with a tooltip needs the pointer.
        self.hoverable = tooltip is not None

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The text's own size, or its height for a width."""
        words = text_of(self.text)
        height = graphics.text.line_height(self.text_style)
        if width is None:
            lines = words.split("\n")
            widest = max(graphics.text.width(line, self.text_style) for line in lines)
            return widest, height * len(lines)
        if self.fit is Fit.SHRINK:
            return width, height
        return width, graphics.text.height(words, self.text_style, width)

    def draw(self, canvas: Canvas) -> None:
        """Draw the text."""
        words = text_of(self.text)
        if not words or self.rect.width <= 0:
            return
        colour = self._colour(canvas.graphics)
        if self.fit is Fit.WRAP:
            self._draw_lines(canvas, words, colour)
            return
        renderer = canvas.graphics.text
        text_style = renderer.shrink_to_fit(words, self.text_style, self.rect.width)
        line = renderer.shorten(words, text_style, self.rect.width)
        x = {"left": self.rect.left, "center": self.rect.centerx, "right": self.rect.right}
        place = (x[self.align], self.rect.centery)
        canvas.text(line, place, text_style, colour, anchor=ANCHORS[self.align])

    def _draw_lines(self, canvas: Canvas, words: str, colour: Colour) -> None:
        renderer = canvas.graphics.text
        lines = renderer.wrap(words, self.text_style, self.rect.width)
        height = len(lines) * renderer.line_height(self.text_style)
        box = self.rect.move(0, max(0, (self.rect.height - height) // 2))
        canvas.paragraph(lines, box, self.text_style, colour, align=self.align)

    def _colour(self, graphics: Graphics) -> Colour:
        if self.colour is not None:
            return self.colour
        palette = graphics.theme.palette
        if self.on is None:
            return palette.moonlight_dim if self.second else palette.moonlight
        style = graphics.theme.style(self.on)
        return style.second_text_colour if self.second else style.text_colour

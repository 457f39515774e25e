"""Labels: wrapped or shrunk text, never below the smallest size."""

from __future__ import annotations

from enum import Enum

from pyramids.language import Text, spoken
from pyramids.ui.drawing.canvas import ANCHORS, Align, Canvas, Kit
from pyramids.ui.theme import Colour, Lettering, Material
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
        lettering: Lettering = BODY,
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
        self.lettering = lettering
        self.on = on
        self.second = second
        self.colour = colour
        self.align: Align = align
        self.fit = fit
        # Only a label with a tooltip needs the pointer.
        self.hoverable = tooltip is not None

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """The text's own size, or its height for a width."""
        words = spoken(self.text)
        height = kit.scribe.line_height(self.lettering)
        if width is None:
            lines = words.split("\n")
            widest = max(kit.scribe.width(line, self.lettering) for line in lines)
            return widest, height * len(lines)
        if self.fit is Fit.SHRINK:
            return width, height
        return width, kit.scribe.height(words, self.lettering, width)

    def draw(self, canvas: Canvas) -> None:
        """Draw the text."""
        words = spoken(self.text)
        if not words or self.rect.width <= 0:
            return
        colour = self._colour(canvas.kit)
        if self.fit is Fit.WRAP:
            self._draw_lines(canvas, words, colour)
            return
        scribe = canvas.kit.scribe
        lettering = scribe.fitting(words, self.lettering, self.rect.width)
        line = scribe.shorten(words, lettering, self.rect.width)
        x = {"left": self.rect.left, "center": self.rect.centerx, "right": self.rect.right}
        place = (x[self.align], self.rect.centery)
        canvas.text(line, place, lettering, colour, anchor=ANCHORS[self.align])

    def _draw_lines(self, canvas: Canvas, words: str, colour: Colour) -> None:
        scribe = canvas.kit.scribe
        lines = scribe.wrap(words, self.lettering, self.rect.width)
        height = len(lines) * scribe.line_height(self.lettering)
        box = self.rect.move(0, max(0, (self.rect.height - height) // 2))
        canvas.paragraph(lines, box, self.lettering, colour, align=self.align)

    def _colour(self, kit: Kit) -> Colour:
        if self.colour is not None:
            return self.colour
        palette = kit.theme.palette
        if self.on is None:
            return palette.moonlight_dim if self.second else palette.moonlight
        recipe = kit.theme.recipe(self.on)
        return recipe.letters_second if self.second else recipe.letters

"""A picture as a widget."""

from __future__ import annotations

from pyramids.language import Text
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.widgets.base import Size, Widget


class Picture(Widget):
    """An SVG fitted into its rectangle; `height` is in units of a 1280×800 window."""

    def __init__(self, name: str, height: int, *, tooltip: Text | None = None) -> None:
        super().__init__(tooltip=tooltip)
        self.name = name
        self.height = height
        self.alpha = 1.0
        self.hoverable = tooltip is not None

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Its height, and the width by its proportions."""
        height = graphics.px(self.height)
        wide = round(height * graphics.art.ratio(self.name))
        return wide if width is None else width, height

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.svg(self.name, self.rect, self.alpha)

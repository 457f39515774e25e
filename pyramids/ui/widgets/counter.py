"""A number that counts to its new value."""

from __future__ import annotations

from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Align, Canvas, Graphics
from pyramids.ui.theme import Colour, TextStyle
from pyramids.ui.theme.sizes import NUMBER
from pyramids.ui.widgets.base import Size, Widget

_FIGURES = 3
_MINUS = "−"


class Counter(Widget):
    """A score: set `value` to animate it, `jump` to set it at once."""

    hoverable = False

    def __init__(
        self,
        value: int = 0,
        text_style: TextStyle = NUMBER,
        *,
        colour: Colour | None = None,
        align: Align = "right",
    ) -> None:
        super().__init__()
        self.value = value
        self.text_style = text_style
        self.colour = colour
        self.align: Align = align
        self._shown = Tween(float(value), Duration.COUNTER)

    def jump(self, value: int) -> None:
        """Show a value without animation."""
        self.value = value
        self._shown.jump(float(value))

    def update(self, dt: float) -> bool:
        """Animate the number."""
        self._shown.to(float(self.value))
        if self._shown.update(dt):
            self.invalidate()
        return not self._shown.resting

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Room for three digits and a sign."""
        wide = graphics.text.width(_MINUS + "0" * _FIGURES, self.text_style)
        return wide if width is None else width, graphics.text.line_height(self.text_style)

    def draw(self, canvas: Canvas) -> None:
        """Draw the number."""
        number = round(self._shown.value)
        text = f"{_MINUS}{-number}" if number < 0 else str(number)
        box = self.rect.copy()
        box.height = canvas.graphics.text.line_height(self.text_style)
        box.centery = self.rect.centery
        canvas.paragraph([text], box, self.text_style, self.colour, align=self.align)

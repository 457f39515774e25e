"""The result of a day's try: a medal, and words beside it."""

from __future__ import annotations

from pyramids.language import Text, text_of
from pyramids.play.daily.medals import Medal
from pyramids.screens.daily.calendar_month import PICTURES
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import BODY_BOLD, Material, Space
from pyramids.ui.theme.screens import DailySizes
from pyramids.ui.widgets import Size, Widget


class ResultLine(Widget):
    """Words, and a medal before them if there is one."""

    hoverable = False

    def __init__(self, words: Text) -> None:
        super().__init__()
        self.words: Text = words
        self.medal: Medal | None = None

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the medal or the words."""
        wide = width or graphics.px(3 * DailySizes.OPPONENT)
        room = wide - self._indent(graphics)
        words = graphics.text.height(text_of(self.words), BODY_BOLD, room)
        return wide, max(words, graphics.px(DailySizes.RESULT) if self.medal else 0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the medal and the words."""
        graphics = canvas.graphics
        indent = self._indent(graphics)
        if self.medal is not None:
            side = graphics.px(DailySizes.RESULT)
            canvas.svg(PICTURES[self.medal], rect_at("midleft", self.rect.midleft, side))
        lines = graphics.text.wrap(text_of(self.words), BODY_BOLD, self.rect.width - indent)
        box = self.rect.copy()
        box.left, box.width = self.rect.left + indent, self.rect.width - indent
        box.top = self.rect.centery - len(lines) * graphics.text.line_height(BODY_BOLD) // 2
        ink = graphics.theme.style(Material.PAPYRUS).text_colour
        canvas.paragraph(lines, box, BODY_BOLD, ink)

    def _indent(self, graphics: Graphics) -> int:
        if self.medal is None:
            return 0
        return graphics.px(DailySizes.RESULT) + graphics.px(Space.MEDIUM)

"""Parts of forms: headings, and labels with a control beside or below."""

from __future__ import annotations

import pygame

from pyramids.language import Text, text_of
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, SMALL, SUBHEADING, Material, Space
from pyramids.ui.theme.screens import RowSizes
from pyramids.ui.widgets import Size, Widget


class Heading(Widget):
    """A heading above a group of lines."""

    hoverable = False

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text: Text = text

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A line with some space above."""
        wide = width or graphics.text.width(text_of(self.text), SUBHEADING)
        return wide, graphics.text.line_height(SUBHEADING) + graphics.px(Space.SMALL)

    def draw(self, canvas: Canvas) -> None:
        """Draw the text in red."""
        red = canvas.graphics.theme.palette.ink_red
        place = self.rect.bottomleft
        canvas.text(text_of(self.text), place, SUBHEADING, red, anchor="bottomleft")


class FormLine(Widget):
    """A label and a smaller note on the left, a control on the right."""

    hoverable = False

    def __init__(self, text: Text, control: Widget, *, note: Text = "") -> None:
        super().__init__()
        self.text: Text = text
        self.note: Text = note
        self.control = self.add(control)
        self.compact = False
        """Whether it is only as high as it must be, as in a full list."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the control or the texts."""
        wide = width or graphics.px(2 * RowSizes.CONTROL)
        words = self._room(graphics, wide)
        height = graphics.text.height(text_of(self.text), BODY, words)
        if text_of(self.note):
            height += graphics.text.height(text_of(self.note), SMALL, words)
        least = self.control.measure(graphics)[1] if self.compact else graphics.px(RowSizes.SETTING)
        return wide, max(least, height + graphics.px(Space.HAIR if self.compact else Space.SMALL))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the control at the right end."""
        super().place(rect, graphics)
        most = self._most(graphics, rect.width)
        wide, high = self.control.measure(graphics)
        wide = min(wide, most)
        self.control.place(
            pygame.Rect(rect.right - wide, rect.centery - high // 2, wide, high), graphics
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the texts and the control."""
        graphics = canvas.graphics
        room = self._room(graphics, self.rect.width)
        style = graphics.theme.style(Material.PAPYRUS)
        words, note = text_of(self.text), text_of(self.note)
        high = graphics.text.height(words, BODY, room)
        below = graphics.text.height(note, SMALL, room) if note else 0
        top = self.rect.centery - (high + below) // 2
        canvas.paragraph(
            words, pygame.Rect(self.rect.left, top, room, high), BODY, style.text_colour
        )
        if note:
            place = pygame.Rect(self.rect.left, top + high, room, below)
            canvas.paragraph(note, place, SMALL, style.second_text_colour)
        self.draw_children(canvas)

    def _most(self, graphics: Graphics, width: int) -> int:
        """The control's maximum width: what the label leaves, at least half the line."""
        words = graphics.text.width(text_of(self.text), BODY) + graphics.px(Space.LARGE)
        return min(graphics.px(RowSizes.CONTROL), max(width // 2, width - words))

    def _room(self, graphics: Graphics, width: int) -> int:
        wide = min(self.control.measure(graphics)[0], self._most(graphics, width))
        return max(1, width - wide - graphics.px(Space.LARGE))


class FormBlock(Widget):
    """A heading, a control as wide as the column below it, and a smaller note."""

    hoverable = False

    def __init__(self, text: Text, control: Widget, *, note: Text = "") -> None:
        super().__init__()
        self.note: Text = note
        self.heading = self.add(Heading(text))
        self.control = self.add(control)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The height of all parts."""
        wide = width or graphics.px(RowSizes.CONTROL)
        parts = [self.heading.measure(graphics)[1], self.control.measure(graphics, wide)[1]]
        if text_of(self.note):
            parts.append(graphics.text.height(text_of(self.note), SMALL, wide))
        return wide, sum(parts) + graphics.px(Space.TIGHT) * (len(parts) - 1)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place heading and control."""
        super().place(rect, graphics)
        gap, high = graphics.px(Space.TIGHT), self.heading.measure(graphics)[1]
        self.heading.place(pygame.Rect(rect.left, rect.top, rect.width, high), graphics)
        top, high = rect.top + high + gap, self.control.measure(graphics, rect.width)[1]
        self.control.place(pygame.Rect(rect.left, top, rect.width, high), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the parts."""
        self.draw_children(canvas)
        colour = canvas.graphics.theme.style(Material.PAPYRUS).second_text_colour
        top = self.control.rect.bottom + canvas.graphics.px(Space.TIGHT)
        place = pygame.Rect(self.rect.left, top, self.rect.width, 0)
        canvas.paragraph(text_of(self.note), place, SMALL, colour)

"""Lines of a form on papyrus: headings, and settings with their words on the left."""

from __future__ import annotations

import pygame

from pyramids.language import Text, spoken
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Material, Space
from pyramids.ui.theme.screens import Rows
from pyramids.ui.theme.sizes import BODY, SMALL, SUBHEADING
from pyramids.ui.widgets.base import Size, Widget


class Heading(Widget):
    """A word above the lines that belong together."""

    hoverable = False

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text: Text = text

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """A line with a little room above."""
        return width or 0, kit.scribe.line_height(SUBHEADING) + kit.px(Space.SMALL)

    def draw(self, canvas: Canvas) -> None:
        """Write it in red, as scribes wrote headings."""
        red = canvas.kit.theme.palette.ink_red
        place = self.rect.bottomleft
        canvas.text(spoken(self.text), place, SUBHEADING, red, anchor="bottomleft")


class FormLine(Widget):
    """Words on the left, a control on the right; below the words a smaller explanation."""

    hoverable = False

    def __init__(self, text: Text, control: Widget, *, note: Text = "") -> None:
        super().__init__()
        self.text: Text = text
        self.note: Text = note
        self.control = self.add(control)

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """As high as the control or the words, whichever needs more."""
        wide = width or kit.px(2 * Rows.CONTROL)
        words = self._room(kit, wide)
        height = kit.scribe.height(spoken(self.text), BODY, words)
        if spoken(self.note):
            height += kit.scribe.height(spoken(self.note), SMALL, words)
        return wide, max(kit.px(Rows.SETTING), height + kit.px(Space.SMALL))

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """The control takes its own width, at the right end."""
        super().place(rect, kit)
        most = self._most(kit, rect.width)
        wide, high = self.control.measure(kit)
        wide = min(wide, most)
        self.control.place(
            pygame.Rect(rect.right - wide, rect.centery - high // 2, wide, high), kit
        )

    def draw(self, canvas: Canvas) -> None:
        """Write the words, draw the control."""
        kit = canvas.kit
        room = self._room(kit, self.rect.width)
        recipe = kit.theme.recipe(Material.PAPYRUS)
        words, note = spoken(self.text), spoken(self.note)
        high = kit.scribe.height(words, BODY, room)
        below = kit.scribe.height(note, SMALL, room) if note else 0
        top = self.rect.centery - (high + below) // 2
        canvas.paragraph(words, pygame.Rect(self.rect.left, top, room, high), BODY, recipe.letters)
        if note:
            place = pygame.Rect(self.rect.left, top + high, room, below)
            canvas.paragraph(note, place, SMALL, recipe.letters_second)
        self.draw_children(canvas)

    def _most(self, kit: Kit, width: int) -> int:
        """As wide as the control may become: what short words leave, at least half the line."""
        words = kit.scribe.width(spoken(self.text), BODY) + kit.px(Space.LARGE)
        return min(kit.px(Rows.CONTROL), max(width // 2, width - words))

    def _room(self, kit: Kit, width: int) -> int:
        wide = min(self.control.measure(kit)[0], self._most(kit, width))
        return max(1, width - wide - kit.px(Space.LARGE))

"""A line of the title's menu: a large text, and a small note below it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.language import Text, text_of
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL, Space, mix
from pyramids.ui.theme.screens import MENU_WORD, MenuSizes
from pyramids.ui.widgets import Pressable, Size


class MenuLine(Pressable):
    """A text button without a plate, golden when hovered or focused."""

    def __init__(self, text: Text, on_press: Callable[[], None], *, note: Text = "") -> None:
        super().__init__(on_press)
        self.text: Text = text
        self.note: Text = note

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the text and the note."""
        height = graphics.px(MenuSizes.LINE) + self._note_height(graphics)
        return width or graphics.px(MenuSizes.WIDTH), height

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Reduce the clickable area to the texts."""
        words = [graphics.text.width(text_of(self.text), MENU_WORD)]
        words += [graphics.text.width(line, SMALL) for line in self._notes()]
        wide = graphics.px(MenuSizes.SIGN * 2.2) + max(words) + graphics.px(Space.LARGE)
        super().place(
            pygame.Rect(rect.left, rect.top, min(wide, rect.width), rect.height), graphics
        )

    def is_lit(self) -> bool:
        """Whether the line is focused; hovering focuses it too."""
        return self.enabled and (self.focused or self.held)

    def draw(self, canvas: Canvas) -> None:
        """Draw the text, the note, and a sign if it is focused."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        light = self._light.value
        colour = mix(palette.moonlight, palette.gold_light, light)
        if not self.enabled:
            colour = mix(palette.moonlight_dim, palette.night, 0.35)
        left = self.rect.left + graphics.px(MenuSizes.SIGN * 2.2)
        indent = round(graphics.px(Space.SMALL) * light)
        below = self._note_height(graphics)
        place = (left + indent, self.rect.top + (self.rect.height - below) // 2)
        canvas.text(
            text_of(self.text), place, MENU_WORD, colour, anchor="midleft", outline=palette.shadow
        )
        if light > 0 and self.enabled:
            self._draw_sign(canvas, (self.rect.left, place[1]), light)
        if below:
            top = self.rect.bottom - below - graphics.px(Space.SMALL)
            self._draw_note(canvas, pygame.Rect(left, top, self.rect.right - left, below))

    def _draw_sign(self, canvas: Canvas, at: tuple[int, int], light: float) -> None:
        side = canvas.graphics.px(MenuSizes.SIGN)
        lozenge = canvas.graphics.art.rotated("common/sand_grain", (side * 2, side * 2), 0)
        place = lozenge.get_rect(midleft=(at[0] - side // 2, at[1]))
        canvas.blit(lozenge, place.topleft, light)

    def _draw_note(self, canvas: Canvas, rect: pygame.Rect) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        step = graphics.text.line_height(SMALL)
        for number, line in enumerate(self._notes()):
            words = graphics.text.shorten(line, SMALL, rect.width)
            place = (rect.left, rect.top + number * step)
            canvas.text(words, place, SMALL, palette.moonlight_dim, outline=palette.shadow)

    def _notes(self) -> list[str]:
        return text_of(self.note).splitlines()

    def _note_height(self, graphics: Graphics) -> int:
        """The height of the notes, which overlap the text's line a little."""
        return len(self._notes()) * graphics.text.line_height(SMALL)

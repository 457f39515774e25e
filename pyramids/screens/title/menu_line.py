"""A line of the title's menu: a large word that lights up, and a few small ones below it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.language import Text, spoken
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Space, mix
from pyramids.ui.theme.screens import MENU_WORD, Menu
from pyramids.ui.theme.sizes import SMALL
from pyramids.ui.widgets.base import Size
from pyramids.ui.widgets.button import Pressable


class MenuLine(Pressable):
    """A word without a plate; the pointer or the keyboard gilds it."""

    def __init__(self, text: Text, on_press: Callable[[], None], *, note: Text = "") -> None:
        super().__init__(on_press)
        self.text: Text = text
        self.note: Text = note

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """A line; with a note, a little more."""
        height = kit.px(Menu.LINE) + self._note_height(kit)
        return width or kit.px(Menu.WIDTH), height

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """Only the words take the pointer, not the empty rest of the line."""
        words = [kit.scribe.width(spoken(self.text), MENU_WORD)]
        words += [kit.scribe.width(line, SMALL) for line in self._notes()]
        wide = kit.px(Menu.SIGN * 2.2) + max(words) + kit.px(Space.LARGE)
        super().place(pygame.Rect(rect.left, rect.top, min(wide, rect.width), rect.height), kit)

    def is_lit(self) -> bool:
        """The line that has the keyboard is lit; the pointer brings it along."""
        return self.enabled and (self.focused or self.held)

    def draw(self, canvas: Canvas) -> None:
        """Draw the word, its note, and the sign of the one that is meant."""
        kit, palette = canvas.kit, canvas.kit.theme.palette
        light = self._light.value
        colour = mix(palette.moonlight, palette.gold_light, light)
        if not self.enabled:
            colour = mix(palette.moonlight_dim, palette.night, 0.35)
        left = self.rect.left + kit.px(Menu.SIGN * 2.2)
        indent = round(kit.px(Space.SMALL) * light)
        below = self._note_height(kit)
        place = (left + indent, self.rect.top + (self.rect.height - below) // 2)
        canvas.text(
            spoken(self.text), place, MENU_WORD, colour, anchor="midleft", outline=palette.shadow
        )
        if light > 0 and self.enabled:
            self._draw_sign(canvas, (self.rect.left, place[1]), light)
        if below:
            top = self.rect.bottom - below - kit.px(Space.SMALL)
            self._draw_note(canvas, pygame.Rect(left, top, self.rect.right - left, below))

    def _draw_sign(self, canvas: Canvas, at: tuple[int, int], light: float) -> None:
        side = canvas.kit.px(Menu.SIGN)
        lozenge = canvas.kit.art.turned("common/sand_grain", (side * 2, side * 2), 0)
        place = lozenge.get_rect(midleft=(at[0] - side // 2, at[1]))
        canvas.blit(lozenge, place.topleft, light)

    def _draw_note(self, canvas: Canvas, rect: pygame.Rect) -> None:
        kit, palette = canvas.kit, canvas.kit.theme.palette
        step = kit.scribe.line_height(SMALL)
        for number, line in enumerate(self._notes()):
            words = kit.scribe.shorten(line, SMALL, rect.width)
            place = (rect.left, rect.top + number * step)
            canvas.text(words, place, SMALL, palette.moonlight_dim, outline=palette.shadow)

    def _notes(self) -> list[str]:
        return spoken(self.note).splitlines()

    def _note_height(self, kit: Kit) -> int:
        """The notes reach a little into the word's own room."""
        return len(self._notes()) * kit.scribe.line_height(SMALL)

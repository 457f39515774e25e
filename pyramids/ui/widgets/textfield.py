"""A one-line text field with input methods, selection and clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.language import Text, text_of
from pyramids.ui import clipboard
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Composing, Event, MouseButton, Pointer, PointerKind, Typed
from pyramids.ui.theme import Extent, Material, Space, mix
from pyramids.ui.theme.sizes import BODY
from pyramids.ui.widgets.base import Size, Widget

_BLINKING: Final = 16 * Duration.CARET
"""Milliseconds."""


class TextField(Widget):
    """Editable text with a caret; the selection is from mark to caret."""

    focusable = True
    takes_text = True
    cursor = "text"

    def __init__(
        self,
        text: str = "",
        on_change: Callable[[str], None] | None = None,
        on_confirm: Callable[[str], None] | None = None,
        *,
        placeholder: Text = "",
        longest: int = 40,
        tooltip: Text | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.text = text[:longest]
        self.on_change = on_change
        self.on_confirm = on_confirm
        self.placeholder: Text = placeholder
        self.longest = longest
        self.caret = len(self.text)
        self.mark = self.caret
        """The other end of the selection; nothing is selected if it is at the caret."""
        self.composing = ""
        self._blink = 0.0
        self._held = False
        self._graphics: Graphics | None = None

    @property
    def selected(self) -> str:
        """The selected text."""
        return self.text[min(self.caret, self.mark) : max(self.caret, self.mark)]

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A line of the default length."""
        return width or graphics.px(Extent.STEPPER), graphics.px(Extent.FIELD)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Keep the graphics, which clicks need to find the character below them."""
        super().place(rect, graphics)
        self._graphics = graphics

    def on_focus(self, gained: bool) -> None:
        """Drop composed text, and the selection when the focus is lost."""
        self.composing = ""
        self._blink = 0.0
        if not gained:
            self.mark = self.caret

    def handle(self, event: Event) -> bool:
        """Handle typed text, editing keys and clicks."""
        if isinstance(event, Typed):
            self.composing = ""
            self.insert(event.text)
            return True
        if isinstance(event, Composing):
            self.composing = event.text
            return True
        if isinstance(event, Pointer):
            return self._point(event)
        return self._key(event)

    def insert(self, text: str) -> None:
        """Replace the selection with text, cut to the length allowed."""
        clean = "".join(letter for letter in text if letter.isprintable())
        low, high = sorted((self.caret, self.mark))
        room = self.longest - len(self.text) + (high - low)
        clean = clean[: max(0, room)]
        self._replace(low, high, clean)

    def update(self, dt: float) -> bool:
        """Blink the caret for a while; then it stays on, so that the loop can idle."""
        if not self.focused or self._blink > _BLINKING:
            return False
        lit = self._caret_on()
        self._blink += dt
        if self._caret_on() != lit:
            self.invalidate()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw groove, text, selection and caret."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS_INSET)
        canvas.plate(self.rect, style, alpha=1.0 if self.enabled else 0.6)
        inside = self._inside(graphics)
        shown = self._shown()
        with canvas.clip(inside.inflate(graphics.px(Space.SMALL), 0)):
            if not shown and not self.focused:
                hint = graphics.text.shorten(text_of(self.placeholder), BODY, inside.width)
                canvas.text(hint, inside.midleft, BODY, style.second_text_colour, anchor="midleft")
                return
            left = self._left(graphics)
            self._draw_selection(canvas, left)
            canvas.text(shown, (left, inside.centery), BODY, style.text_colour, anchor="midleft")
            if self.focused and self._caret_on():
                self._draw_caret(canvas, left)

    def _draw_selection(self, canvas: Canvas, left: int) -> None:
        if not self.selected:
            return
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        low, high = sorted((self.caret, self.mark))
        start = left + graphics.text.width(self.text[:low], BODY)
        width = graphics.text.width(self.text[low:high], BODY)
        height = graphics.text.line_height(BODY)
        band = pygame.Rect(start, self.rect.centery - height // 2, width, height)
        canvas.fill(mix(palette.gold_light, palette.papyrus, 0.2), band)

    def _draw_caret(self, canvas: Canvas, left: int) -> None:
        graphics = canvas.graphics
        before = self.text[: self.caret] + self.composing
        x = left + graphics.text.width(before, BODY)
        height = graphics.text.line_height(BODY)
        caret = pygame.Rect(x, self.rect.centery - height // 2, graphics.px(Extent.CARET), height)
        canvas.fill(graphics.theme.palette.carnelian, caret)

    def _shown(self) -> str:
        return self.text[: self.caret] + self.composing + self.text[self.caret :]

    def _inside(self, graphics: Graphics) -> pygame.Rect:
        return self.rect.inflate(-2 * graphics.px(Space.MEDIUM), 0)

    def _left(self, graphics: Graphics) -> int:
        """The text's left edge, shifted so that the caret is visible."""
        inside = self._inside(graphics)
        before = graphics.text.width(self.text[: self.caret] + self.composing, BODY)
        return inside.left - max(0, before + graphics.px(Extent.CARET) - inside.width)

    def _caret_on(self) -> bool:
        return self._blink > _BLINKING or int(self._blink / Duration.CARET) % 2 == 0

    def _point(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.PRESS and pointer.button is MouseButton.LEFT:
            self.caret = self.mark = self._letter_at(pointer.pos[0])
            self._held = True
            self._blink = 0.0
            return True
        if pointer.kind is PointerKind.MOVE and self._held:
            self.caret = self._letter_at(pointer.pos[0])
            return True
        if pointer.kind is PointerKind.RELEASE:
            self._held = False
            return True
        return False

    def _letter_at(self, x: int) -> int:
        if self._graphics is None:
            return len(self.text)
        left = self._left(self._graphics)
        distances = [
            abs(left + self._graphics.text.width(self.text[:place], BODY) - x)
            for place in range(len(self.text) + 1)
        ]
        return distances.index(min(distances))

    def _key(self, command: Command) -> bool:
        self._blink = 0.0
        if self.composing:
            # The input method handles the keys until it is done.
            return True
        if command.means(Action.CONFIRM) and not command.character:
            if self.on_confirm is not None:
                self.on_confirm(self.text)
            return self.on_confirm is not None
        selecting = command.chord is not None and command.chord.shift
        if self._move(command, selecting) or self._edit(command):
            return True
        # A letter arrives again as typed text: it must not also trigger an action.
        return bool(command.character)

    def _move(self, command: Command, selecting: bool) -> bool:
        places = {
            Action.LEFT: max(0, self.caret - 1),
            Action.RIGHT: min(len(self.text), self.caret + 1),
            Action.START: 0,
            Action.END: len(self.text),
        }
        for action, place in places.items():
            if command.means(action):
                self.caret = place
                if not selecting:
                    self.mark = place
                return True
        return False

    def _edit(self, command: Command) -> bool:
        if command.means(Action.ERASE):
            self._erase(self.caret - 1, self.caret)
        elif command.means(Action.ERASE_AHEAD):
            self._erase(self.caret, self.caret + 1)
        elif command.means(Action.SELECT_ALL):
            self.mark, self.caret = 0, len(self.text)
        elif command.means(Action.COPY):
            clipboard.copy(self.selected)
        elif command.means(Action.CUT):
            clipboard.copy(self.selected)
            self.insert("")
        elif command.means(Action.PASTE):
            self.insert(clipboard.paste())
        else:
            return False
        return True

    def _erase(self, low: int, high: int) -> None:
        if self.selected:
            self.insert("")
        elif low >= 0 and high <= len(self.text):
            self._replace(low, high, "")

    def _replace(self, low: int, high: int, text: str) -> None:
        before = self.text
        self.text = before[:low] + text + before[high:]
        self.caret = self.mark = low + len(text)
        if self.text != before and self.on_change is not None:
            self.on_change(self.text)

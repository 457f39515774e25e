"""Hints: a short list of the best moves with their reasons, to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from pyramids.engine.contract import MAX_HINTS, Hint, Reason, Seat
from pyramids.language import _, later
from pyramids.play.workers.advice import Advice
from pyramids.tables.parts.hint_line import HintLine
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command
from pyramids.ui.theme import BODY, BODY_BOLD, SMALL, SUBHEADING, Material, Space
from pyramids.ui.theme.table import HintSizes as Sizes
from pyramids.ui.widgets import IconButton, Widget

_REASON_LINES: Final = 4
"""Lines of a hint's reasons in a narrow column."""


class HintList(Widget):
    """The best moves below each other; a list higher than wide has a heading."""

    def __init__(
        self,
        sentence: Callable[[Sequence[Reason]], str],
        on_choose: Callable[[int], None],
        on_close: Callable[[], None],
        title: Callable[[Hint], str] | None = None,
    ) -> None:
        super().__init__()
        self.visible = False
        self._sentence = sentence
        self._title = title
        """Names the move of a hint; None if places on the board always tell it."""
        self._graphics: Graphics | None = None
        self._head = pygame.Rect(0, 0, 0, 0)
        """The heading's place; empty if there is none."""
        self.lines = [self.add(HintLine(number, on_choose)) for number in range(MAX_HINTS)]
        self.close = self.add(IconButton("common/icon_close", later("Hide hints"), on_close))

    def show(self, hints: tuple[Hint, ...]) -> None:
        """Show hints; without any, a note that they are being looked for."""
        for line in self.lines:
            line.visible = line.number < len(hints)
            line.chosen = False
            if line.visible:
                reasons = hints[line.number].reasons
                line.title = partial(self._title, hints[line.number]) if self._title else ""
                line.text = partial(self._sentence, reasons)
                line.shorter = tuple(
                    partial(self._sentence, reasons[:count])
                    for count in range(len(reasons) - 1, 0, -1)
                )
        if self._graphics is not None:
            self.place(self.rect, self._graphics)
        self.invalidate()

    def least_height(self, width: int, graphics: Graphics, *, titled: bool) -> int:
        """The height in which the usual hints can be read, in a width."""
        text, gap = graphics.text, graphics.px(Space.SMALL)
        small, padding = text.line_height(SMALL), graphics.theme.stage(Sizes.PADDING)
        beside = width - 3 * padding - self.close.measure(graphics)[0]
        if titled and beside >= graphics.px(Sizes.NARROW):
            entry = text.line_height(BODY_BOLD) + 2 * small + gap
        else:
            # The reasons alone tell the hints apart, so they need their lines.
            entry = graphics.theme.stage(Sizes.BADGE) + _REASON_LINES * small + 3 * gap
        between = len(self.lines) * graphics.theme.stage(Space.TIGHT)
        high = len(self.lines) * entry + between + 2 * padding
        # Only a list that is higher than wide has a heading.
        return high if high <= width else high + self.close.measure(graphics)[1]

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the lines, and the close button right of or above them."""
        super().place(rect, graphics)
        self._graphics = graphics
        padding, gap = graphics.theme.stage(Sizes.PADDING), graphics.theme.stage(Space.TIGHT)
        inner = rect.inflate(-2 * padding, -2 * padding)
        side = min(self.close.measure(graphics)[0], inner.height)
        self.close.place(pygame.Rect(inner.right - side, inner.top, side, side), graphics)
        self._head = pygame.Rect(0, 0, 0, 0)
        if rect.height > rect.width:
            self._head = pygame.Rect(inner.left, inner.top, inner.width - side, side)
            inner.top, inner.height = inner.top + side + gap, inner.height - side - gap
        else:
            inner.width -= side + padding
        heights = self._heights(inner.height - (len(self.lines) - 1) * gap, inner.width, graphics)
        top = inner.top
        for line, high in zip(self.lines, heights, strict=True):
            line.place(pygame.Rect(inner.left, top, inner.width, high), graphics)
            top += high + gap
        self._use_one_size()

    def _use_one_size(self) -> None:
        """Show all hints in small letters if one of them needs that."""
        for line in self.lines:
            line.small = False
        if any(line.is_small for line in self.lines if line.visible):
            for line in self.lines:
                line.small = True

    def _heights(self, room: int, width: int, graphics: Graphics) -> list[int]:
        """The same height for all, unless that is too little for the text of one."""
        count = len(self.lines)
        # A narrow column needs every line that there is room for.
        narrow = width < graphics.px(Sizes.NARROW)
        highest = room if narrow else graphics.px(Sizes.HIGHEST)
        same = min(room // count, highest)
        for whole in (True, False):
            least = [
                line.height_for(width, graphics, whole=whole) if line.visible else 0
                for line in self.lines
            ]
            if max(least) <= same:
                break
            if sum(least) <= room:
                spare = (room - sum(least)) // count
                return [high + min(spare, max(0, highest - high)) for high in least]
        return [same] * count

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its lines."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT)
        canvas.shadow(self.rect, graphics.px(style.radius))
        canvas.plate(self.rect, style)
        if self._head.width:
            canvas.text(_("Hints"), self._head.midleft, SUBHEADING, anchor="midleft")
        if not any(line.visible for line in self.lines):
            words = _("Looking for your best moves …")
            room = self.rect.width - 2 * graphics.theme.stage(Sizes.PADDING)
            canvas.fitted_text(words, self.rect.center, room, BODY, style.text_colour)
        self.draw_children(canvas)


class Hints:
    """Asks the adviser, shows its hints in a list, and handles the choice."""

    def __init__(
        self,
        advice: Advice,
        on_choose: Callable[[Hint], None],
        *,
        on_change: Callable[[], None],
        title: Callable[[Hint], str] | None = None,
        on_refusal: Callable[[str], None],
    ) -> None:
        self.list = HintList(advice.sentence, self._press, self.hide, title)
        self._advice = advice
        self._on_choose = on_choose
        self._on_change = on_change
        """Called when the list appears, is filled, or disappears."""
        self._on_refusal = on_refusal
        """Told why there are no hints in this game."""

    @property
    def shown(self) -> bool:
        """Whether the list is shown."""
        return self.list.visible

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints in the list."""
        return self._advice.hints if self.shown else ()

    @property
    def pointed_at(self) -> int | None:
        """The number of the hint that is hovered, focused or chosen."""
        for line in self.list.lines:
            if line.visible and line.hovered:
                return line.number
        return next((line.number for line in self.list.lines if line.chosen), None)

    def toggle(self, seat: Seat) -> None:
        """Ask for hints, or hide them."""
        if self.shown:
            self.hide()
            return
        if self._advice.refusal:
            self._on_refusal(self._advice.refusal)
            return
        self._advice.ask(seat)
        self.list.show(())
        self._appear(self._advice.wanted)

    def hide(self) -> None:
        """Hide the list."""
        self._advice.forget()
        if self.shown:
            self._appear(False)

    def update(self) -> bool:
        """Show hints that have arrived; returns whether the list changed."""
        if not self.shown or not self._advice.poll():
            return False
        self.list.show(self._advice.hints)
        self._on_change()
        return True

    def key(self, command: Command) -> bool:
        """Handle keys while the list is shown: numbers choose, Esc hides it."""
        if not self.shown:
            return False
        if command.means(Action.CANCEL):
            self.hide()
            return True
        number = command.character
        return number.isdecimal() and self.choose(int(number) - 1)

    def choose(self, number: int) -> bool:
        """Choose a hint; False if there is none of that number."""
        if not 0 <= number < len(self.hints):
            return False
        for line in self.list.lines:
            line.chosen = line.number == number
        self._on_choose(self.hints[number])
        return True

    def _appear(self, shown: bool) -> None:
        self.list.visible = shown
        self._on_change()

    def _press(self, number: int) -> None:
        self.choose(number)

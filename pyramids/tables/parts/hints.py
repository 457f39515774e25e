"""Hints: a short list of the best moves with their reasons, to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from pyramids.engine.contract import MAX_HINTS, Hint, Reason, Seat
from pyramids.language import Text, _, later, text_of
from pyramids.play.advice import Advice
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command
from pyramids.ui.theme import BODY, NUMBER, SMALL, SUBHEADING, Colour, Material, Palette, Space
from pyramids.ui.theme.table import HintSizes as Sizes
from pyramids.ui.widgets import IconButton, Pressable, Widget


def badge_colours(palette: Palette) -> tuple[Colour, ...]:
    """A colour for each hint, dark enough for a light number on it."""
    return palette.lapis, palette.ink_red, palette.card_purple


def draw_badge(canvas: Canvas, centre: tuple[int, int], number: int, most: int = 1000) -> None:
    """Draw the number of a hint on a disc of at most `most` pixels."""
    palette, side = (
        canvas.graphics.theme.palette,
        min(most, canvas.graphics.theme.stage(Sizes.BADGE)),
    )
    colour = badge_colours(palette)[number]
    canvas.disc(centre, side + canvas.graphics.theme.stage(4), palette.papyrus)
    canvas.disc(centre, side, colour)
    text_style = canvas.graphics.text.fit_to_box(str(number + 1), NUMBER, 0)
    canvas.text(str(number + 1), centre, text_style, palette.papyrus, anchor="center")


class HintLine(Pressable):
    """One hint: its number and its reasons."""

    def __init__(self, number: int, on_choose: Callable[[int], None]) -> None:
        super().__init__(lambda: on_choose(number))
        self.number = number
        self.text: Text = ""
        self.shorter: tuple[Text, ...] = ()
        """The text with fewer and fewer reasons, for when not all fit."""
        self.chosen = False

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The whole text, and what a press does."""
        return f"{text_of(self.text)}\n{_('Show this move: {number}', number=self.number + 1)}"

    def draw(self, canvas: Canvas) -> None:
        """Draw the number and the text, wrapped if there is room for lines."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.TURQUOISE if self.chosen else Material.NIGHT_INSET)
        rect = self.draw_plate(canvas, self.rect, style)
        side = graphics.theme.stage(Sizes.BADGE)
        gap = graphics.px(Space.SMALL)
        middle = (rect.left + gap + side // 2, rect.centery)
        draw_badge(canvas, middle, self.number, rect.height - graphics.theme.stage(Space.SMALL))
        left = rect.left + side + 3 * gap
        room = pygame.Rect(left, rect.top, rect.right - gap - left, rect.height)
        words, renderer = text_of(self.text), graphics.text
        if rect.height > 3 * renderer.line_height(BODY):
            _draw_lines(canvas, words, room, style.text_colour)
            return
        every = (words, *map(text_of, self.shorter))
        words = next((w for w in every if renderer.width(w, SMALL) <= room.width), every[-1])
        canvas.fitted_text(
            words, room.midleft, room.width, BODY, style.text_colour, anchor="midleft"
        )


class HintList(Widget):
    """The best moves below each other; a list higher than wide has a heading."""

    def __init__(
        self,
        sentence: Callable[[Sequence[Reason]], str],
        on_choose: Callable[[int], None],
        on_close: Callable[[], None],
    ) -> None:
        super().__init__()
        self.visible = False
        self._sentence = sentence
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
                line.text = partial(self._sentence, reasons)
                line.shorter = tuple(
                    partial(self._sentence, reasons[:count])
                    for count in range(len(reasons) - 1, 0, -1)
                )
        self.invalidate()

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the lines, and the close button right of or above them."""
        super().place(rect, graphics)
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
        high = (inner.height - (len(self.lines) - 1) * gap) // len(self.lines)
        high = min(high, max(graphics.theme.stage(Sizes.HIGHEST), graphics.px(Sizes.HIGHEST)))
        for number, line in enumerate(self.lines):
            top = inner.top + number * (high + gap)
            line.place(pygame.Rect(inner.left, top, inner.width, high), graphics)

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
        instead_of: Sequence[Widget],
        on_change: Callable[[], None] | None = None,
    ) -> None:
        self.list = HintList(advice.sentence, self._press, self.hide)
        self._advice = advice
        self._on_choose = on_choose
        self._instead_of = instead_of
        """Widgets that are hidden while the list is shown."""
        self._on_change = on_change
        """Called when the list appears, is filled, or disappears."""

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
        self._tell()
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
        for widget in self._instead_of:
            widget.visible = not shown
        self._tell()

    def _tell(self) -> None:
        if self._on_change is not None:
            self._on_change()

    def _press(self, number: int) -> None:
        self.choose(number)


def _draw_lines(canvas: Canvas, words: str, room: pygame.Rect, colour: Colour) -> None:
    renderer, text_style = canvas.graphics.text, BODY
    if renderer.height(words, text_style, room.width) > room.height:
        text_style = SMALL
    lines = renderer.wrap(words, text_style, room.width)
    box = pygame.Rect(
        room.left, room.top, room.width, len(lines) * renderer.line_height(text_style)
    )
    box.centery = room.centery
    canvas.paragraph(lines, box, text_style, colour)

"""Choosing one of several options: side by side, or one at a time between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Generic, TypeVar

import pygame

from pyramids.language import Text, text_of
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import Extent, Material, PlateStyle, Space, TextStyle
from pyramids.ui.theme.sizes import BODY_BOLD
from pyramids.ui.widgets.base import Size, Widget

Value = TypeVar("Value")


class Choice(Widget, Generic[Value]):
    """Options of which exactly one is chosen; arrow keys change it."""

    focusable = True
    cursor = "hand"

    def __init__(
        self,
        options: Sequence[tuple[Value, Text]],
        value: Value,
        on_change: Callable[[Value], None] | None = None,
        *,
        tooltip: Text | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self._mark_index = Tween(float(self.index), Duration.HOVER)
        self._hovered_part: int | None = None

    @property
    def index(self) -> int:
        """The index of the chosen option."""
        return [value for value, _ in self.options].index(self.value)

    def choose(self, index: int) -> None:
        """Choose the option at an index."""
        value = self.options[index][0]
        if value == self.value:
            return
        self.value = value
        self.sound("button")
        if self.on_change is not None:
            self.on_change(value)

    def handle(self, event: Event) -> bool:
        """Handle clicks and arrow keys."""
        if isinstance(event, Pointer):
            return self._point(event)
        if isinstance(event, Command):
            return self._key(event)
        return False

    def update(self, dt: float) -> bool:
        """Animate the mark towards the chosen option."""
        self._mark_index.to(float(self.index))
        if not self.hovered:
            self._hovered_part = None
        if self._mark_index.update(dt):
            self.invalidate()
        return not self._mark_index.resting

    def _point(self, pointer: Pointer) -> bool:
        part = self._part(pointer.pos)
        if pointer.kind is PointerKind.MOVE and part != self._hovered_part:
            self._hovered_part = part
            self.invalidate()
        if pointer.kind is PointerKind.PRESS and pointer.button is MouseButton.LEFT:
            if part is not None:
                self._choose_part(part)
            return True
        return pointer.kind is PointerKind.RELEASE

    def _key(self, command: Command) -> bool:
        for action, step in ((Action.LEFT, -1), (Action.RIGHT, 1)):
            if command.means(action):
                self.choose(min(len(self.options) - 1, max(0, self.index + step)))
                return True
        if command.means(Action.CONFIRM):
            self.choose((self.index + 1) % len(self.options))
            return True
        return False

    def _choose_part(self, part: int) -> None:
        self.choose(part)

    def _part(self, pos: tuple[int, int]) -> int | None:
        raise AssertionError("a choice is either segments or a stepper")

    def _widest(self, graphics: Graphics) -> int:
        return max(graphics.text.width(text_of(text), BODY_BOLD) for _, text in self.options)

    def _text_style(self, graphics: Graphics, width: int) -> TextStyle:
        """One size for all options: that in which the longest fits."""
        sizes = [
            graphics.text.shrink_to_fit(text_of(text), BODY_BOLD, width) for _, text in self.options
        ]
        return min(sizes, key=lambda text_style: text_style.size)

    def _write(self, canvas: Canvas, text: Text, rect: pygame.Rect, style: PlateStyle) -> None:
        renderer = canvas.graphics.text
        text_style = self._text_style(canvas.graphics, rect.width)
        word = renderer.shorten(text_of(text), text_style, rect.width)
        colour = style.text_colour if self.enabled else style.second_text_colour
        canvas.text(word, rect.center, text_style, colour, anchor="center")


class Segments(Choice[Value]):
    """All options side by side, the chosen one on gold.

    They are equally wide; where the longest would be cut off then, each is as wide as its text.
    """

    _ends: tuple[int, ...] = ()
    """The right end of each segment, from the left edge of the whole."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The width of the longest option times their number."""
        wide = (self._widest(graphics) + 2 * graphics.px(Space.LARGE)) * len(self.options)
        return wide if width is None else min(wide, width), graphics.px(Extent.FIELD)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Divide the width."""
        super().place(rect, graphics)
        texts = [graphics.text.width(text_of(text), BODY_BOLD) for _, text in self.options]
        room = rect.width / len(texts) - 4 * graphics.px(Space.TIGHT)
        if max(texts) <= room:
            shares = [1.0] * len(texts)
        else:
            padding = max(4 * graphics.px(Space.TIGHT), (rect.width - sum(texts)) / len(texts))
            shares = [width + padding for width in texts]
        ends = accumulate(shares)
        self._ends = tuple(round(rect.width * end / sum(shares)) for end in ends)

    def draw(self, canvas: Canvas) -> None:
        """Draw groove, mark and texts."""
        graphics = canvas.graphics
        alpha = 1.0 if self.enabled else 0.6
        groove = graphics.theme.style(Material.NIGHT_INSET)
        canvas.plate(self.rect, groove, alpha=alpha)
        margin = graphics.px(Space.TIGHT)
        mark = self._mark().inflate(-2 * margin, -2 * margin)
        radius = graphics.px(groove.radius) - margin
        canvas.plate(mark, Material.GOLD, radius=radius, alpha=alpha)
        if self._hovered_part is not None and self._hovered_part != self.index and self.enabled:
            hovered = self._segment(self._hovered_part).inflate(-2 * margin, -2 * margin)
            canvas.plate(hovered, Material.NIGHT, radius=radius)
        gold = graphics.theme.style(Material.GOLD)
        for number, (_, text) in enumerate(self.options):
            room = self._segment(number).inflate(-4 * margin, 0)
            under_mark = mark.left <= room.centerx <= mark.right
            self._write(canvas, text, room, gold if under_mark else groove)

    def _text_style(self, graphics: Graphics, width: int) -> TextStyle:
        """One size for all options: that in which each fits its own segment."""
        margin = graphics.px(Space.TIGHT)
        sizes = [
            graphics.text.shrink_to_fit(
                text_of(text), BODY_BOLD, self._segment(number).width - 4 * margin
            )
            for number, (_, text) in enumerate(self.options)
        ]
        return min(sizes, key=lambda text_style: text_style.size)

    def _mark(self) -> pygame.Rect:
        """The place of the mark, between two segments while it moves."""
        low = min(int(self._mark_index.value), len(self.options) - 1)
        here, there = self._segment(low), self._segment(min(low + 1, len(self.options) - 1))
        share = self._mark_index.value - low
        left = here.left + round((there.left - here.left) * share)
        width = here.width + round((there.width - here.width) * share)
        return pygame.Rect(left, self.rect.top, width, self.rect.height)

    def _segment(self, number: int) -> pygame.Rect:
        left = self._ends[number - 1] if number else 0
        right = self._ends[number]
        return pygame.Rect(self.rect.left + left, self.rect.top, right - left, self.rect.height)

    def _part(self, pos: tuple[int, int]) -> int | None:
        for number in range(len(self.options)):
            if self._segment(number).collidepoint(pos):
                return number
        return None


class Stepper(Choice[Value]):
    """One option at a time between two arrows, for long lists or long names."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Room for the longest option and both arrows."""
        wide = (
            self._widest(graphics) + 2 * graphics.px(Extent.FIELD) + 2 * graphics.px(Space.MEDIUM)
        )
        wide = max(wide, graphics.px(Extent.STEPPER))
        return wide if width is None else min(wide, width), graphics.px(Extent.FIELD)

    def draw(self, canvas: Canvas) -> None:
        """Draw groove, arrows and the chosen text."""
        graphics = canvas.graphics
        groove = graphics.theme.style(Material.NIGHT_INSET)
        canvas.plate(self.rect, groove, alpha=1.0 if self.enabled else 0.6)
        margin = graphics.px(Space.TIGHT)
        radius = graphics.px(groove.radius) - margin
        ends = (("common/icon_left", 0, -1), ("common/icon_right", len(self.options) - 1, 1))
        for icon, end, side in ends:
            arrow = self._arrow(side)
            usable = self.enabled and self.index != end
            if self._hovered_part == side and usable:
                canvas.plate(arrow.inflate(-2 * margin, -2 * margin), Material.NIGHT, radius=radius)
            picture = arrow.inflate(-arrow.width // 2, -arrow.height // 2)
            canvas.svg(icon, picture, alpha=1.0 if usable else 0.35)
        room = self.rect.inflate(-2 * self.rect.height, 0)
        self._write(canvas, self.options[self.index][1], room, groove)

    def _choose_part(self, part: int) -> None:
        self.choose(min(len(self.options) - 1, max(0, self.index + part)))

    def _arrow(self, side: int) -> pygame.Rect:
        height = self.rect.height
        left = self.rect.left if side < 0 else self.rect.right - height
        return pygame.Rect(left, self.rect.top, height, height)

    def _part(self, pos: tuple[int, int]) -> int | None:
        for side in (-1, 1):
            if self._arrow(side).collidepoint(pos):
                return side
        return None

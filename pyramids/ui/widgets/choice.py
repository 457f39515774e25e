"""Choosing one of several options: side by side, or one at a time between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from pyramids.language import Text, spoken
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.events import Command, Event, Kind, MouseButton, Pointer
from pyramids.ui.theme import Extent, Lettering, Material, Recipe, Space
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
        if pointer.kind is Kind.MOVE and part != self._hovered_part:
            self._hovered_part = part
            self.invalidate()
        if pointer.kind is Kind.PRESS and pointer.button is MouseButton.LEFT:
            if part is not None:
                self._choose_part(part)
            return True
        return pointer.kind is Kind.RELEASE

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

    def _widest(self, kit: Kit) -> int:
        return max(kit.scribe.width(spoken(text), BODY_BOLD) for _, text in self.options)

    def _lettering(self, kit: Kit, width: int) -> Lettering:
        """One size for all options: that in which the longest fits."""
        sizes = [kit.scribe.fitting(spoken(text), BODY_BOLD, width) for _, text in self.options]
        return min(sizes, key=lambda lettering: lettering.size)

    def _write(self, canvas: Canvas, text: Text, rect: pygame.Rect, recipe: Recipe) -> None:
        scribe = canvas.kit.scribe
        lettering = self._lettering(canvas.kit, rect.width)
        word = scribe.shorten(spoken(text), lettering, rect.width)
        colour = recipe.letters if self.enabled else recipe.letters_second
        canvas.text(word, rect.center, lettering, colour, anchor="center")


class Segments(Choice[Value]):
    """All options side by side, the chosen one on gold."""

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """The width of the longest option times their number."""
        wide = (self._widest(kit) + 2 * kit.px(Space.LARGE)) * len(self.options)
        return wide if width is None else min(wide, width), kit.px(Extent.FIELD)

    def draw(self, canvas: Canvas) -> None:
        """Draw groove, mark and texts."""
        kit = canvas.kit
        alpha = 1.0 if self.enabled else 0.6
        groove = kit.theme.recipe(Material.NIGHT_INSET)
        canvas.plate(self.rect, groove, alpha=alpha)
        margin = kit.px(Space.TIGHT)
        first, last = self._segment(0), self._segment(len(self.options) - 1)
        share = self._mark_index.value / max(1, len(self.options) - 1)
        mark = first.move(round((last.left - first.left) * share), 0)
        mark.inflate_ip(-2 * margin, -2 * margin)
        radius = kit.px(groove.radius) - margin
        canvas.plate(mark, Material.GOLD, radius=radius, alpha=alpha)
        if self._hovered_part is not None and self._hovered_part != self.index and self.enabled:
            hovered = self._segment(self._hovered_part).inflate(-2 * margin, -2 * margin)
            canvas.plate(hovered, Material.NIGHT, radius=radius)
        gold = kit.theme.recipe(Material.GOLD)
        for number, (_, text) in enumerate(self.options):
            room = self._segment(number).inflate(-4 * margin, 0)
            under_mark = mark.left <= room.centerx <= mark.right
            self._write(canvas, text, room, gold if under_mark else groove)

    def _segment(self, number: int) -> pygame.Rect:
        count = len(self.options)
        left = self.rect.left + self.rect.width * number // count
        right = self.rect.left + self.rect.width * (number + 1) // count
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def _part(self, pos: tuple[int, int]) -> int | None:
        for number in range(len(self.options)):
            if self._segment(number).collidepoint(pos):
                return number
        return None


class Stepper(Choice[Value]):
    """One option at a time between two arrows, for long lists or long names."""

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """Room for the longest option and both arrows."""
        wide = self._widest(kit) + 2 * kit.px(Extent.FIELD) + 2 * kit.px(Space.MEDIUM)
        wide = max(wide, kit.px(Extent.STEPPER))
        return wide if width is None else min(wide, width), kit.px(Extent.FIELD)

    def draw(self, canvas: Canvas) -> None:
        """Draw groove, arrows and the chosen text."""
        kit = canvas.kit
        groove = kit.theme.recipe(Material.NIGHT_INSET)
        canvas.plate(self.rect, groove, alpha=1.0 if self.enabled else 0.6)
        margin = kit.px(Space.TIGHT)
        radius = kit.px(groove.radius) - margin
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

"""A papyrus panel above the table: a title, something to look at, and a button that closes it."""

from __future__ import annotations

from enum import StrEnum

import pygame

from pyramids.language import Text, later
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.events import Command, Event, Pointer, PointerKind
from pyramids.ui.theme import HEADING, Extent, Material, Space
from pyramids.ui.widgets import Button, Fit, Label, draw_panel


class Panel(Scene):
    """Esc, the key that opens it, or a click beside it closes it; nothing reaches the table."""

    overlay = True

    def __init__(self, title: Text, opener: StrEnum, size: tuple[int, int]) -> None:
        super().__init__()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.area = pygame.Rect(0, 0, 0, 0)
        """The room between title and button."""
        self.title = self.widgets.add(
            Label(title, HEADING, on=Material.PAPYRUS, align="center", fit=Fit.SHRINK)
        )
        self.close_button = self.widgets.add(Button(later("Close"), self.close, primary=True))
        self._opener = opener
        self._size = size
        """In units; less if the window is smaller."""

    def layout(self, size: tuple[int, int]) -> None:
        """The title above, the button below."""
        graphics = self.graphics
        edge, gap = graphics.px(Space.WIDE), graphics.px(Space.MEDIUM)
        wide, high = (
            min(graphics.px(units), whole - 2 * edge)
            for units, whole in zip(self._size, size, strict=True)
        )
        self.rect = rect_at("center", (size[0] // 2, size[1] // 2), wide, high)
        inner = self.rect.inflate(-2 * edge, -2 * edge)
        head = self.title.measure(graphics)[1]
        self.title.place(pygame.Rect(inner.left, inner.top, inner.width, head), graphics)
        foot = rect_at("midbottom", inner.midbottom, *self.close_button.measure(graphics))
        self.close_button.place(foot, graphics)
        top = inner.top + head + gap
        self.area = pygame.Rect(inner.left, top, inner.width, foot.top - gap - top)

    def close(self) -> None:
        """Go back to the table."""
        self.app.scenes.remove(self)

    def handle(self, event: Event) -> bool:
        """Handle all events here."""
        if isinstance(event, Command) and not event.repeated:
            closes = event.means(Action.CANCEL) or event.means(self._opener)
            if closes or (not self.widgets.handle(event) and event.means(Action.CONFIRM)):
                self.close()
        elif not self.widgets.handle(event) and self._is_beside(event):
            self.close()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Dim the table and draw the panel."""
        canvas.dim(Extent.DIMMING)
        draw_panel(canvas, self.rect, ornate=True, depth=2.0)
        self.draw_things(canvas)
        self.widgets.draw(canvas)

    def draw_things(self, canvas: Canvas) -> None:
        """Draw what is on the panel but isn't a widget."""

    def _is_beside(self, event: Event) -> bool:
        if not isinstance(event, Pointer) or event.kind is not PointerKind.PRESS:
            return False
        return not self.rect.collidepoint(event.pos)

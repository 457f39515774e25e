"""The rulebook's contents: a line per page, with the number of search hits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import BODY, SMALL_BOLD, Material, Radius, Space
from pyramids.ui.theme.screens import RulebookSizes
from pyramids.ui.widgets import Size, Widget


@dataclass(frozen=True, slots=True)
class Entry:
    """A page in the contents; `hits` is 0 while nothing is searched."""

    page: int
    title: str
    hits: int = 0


class Contents(Widget):
    """A list of pages; arrow keys and clicks open one."""

    focusable = True
    cursor = "hand"

    def __init__(self, on_open: Callable[[int], None]) -> None:
        super().__init__()
        self.entries: tuple[Entry, ...] = ()
        self.opened = 0
        self.on_open = on_open
        self._pointed: int | None = None
        self._step = 1

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A line per page."""
        return width or graphics.px(RulebookSizes.CONTENTS), graphics.px(RulebookSizes.LINE) * max(
            1, len(self.entries)
        )

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the lines, less high if there are many."""
        super().place(rect, graphics)
        most = max(1, rect.height) // max(1, len(self.entries))
        self._step = max(1, min(graphics.px(RulebookSizes.LINE), most))

    def move(self, step: int) -> bool:
        """Open the page above or below; returns whether there is one."""
        pages = [entry.page for entry in self.entries]
        if not pages:
            return False
        here = pages.index(self.opened) + step if self.opened in pages else 0
        if not 0 <= here < len(pages):
            return False
        self._open(pages[here])
        return True

    def line(self, place: int) -> pygame.Rect:
        """An entry's place."""
        return pygame.Rect(
            self.rect.left, self.rect.top + place * self._step, self.rect.width, self._step
        )

    def handle(self, event: Event) -> bool:
        """Handle clicks and arrow keys."""
        if isinstance(event, Pointer):
            return self._point(event)
        if isinstance(event, Command):
            return self._key(event)
        return False

    def update(self, dt: float) -> bool:
        """Forget the pointer when it leaves."""
        if not self.hovered and self._pointed is not None:
            self._pointed = None
            self.invalidate()
        return False

    def focus_rect(self) -> pygame.Rect:
        """The open page's line."""
        for place, entry in enumerate(self.entries):
            if entry.page == self.opened:
                return self.line(place)
        return self.rect

    def draw(self, canvas: Canvas) -> None:
        """Draw all lines."""
        for place, entry in enumerate(self.entries):
            self._draw_line(canvas, self.line(place), entry, place == self._pointed)

    def _draw_line(self, canvas: Canvas, rect: pygame.Rect, entry: Entry, pointed: bool) -> None:
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS)
        if entry.page == self.opened:
            style = graphics.theme.style(Material.GOLD)
            canvas.plate(rect.inflate(0, -graphics.px(Space.HAIR)), style)
        elif pointed:
            inset = graphics.theme.style(Material.PAPYRUS_INSET)
            canvas.plate(rect.inflate(0, -graphics.px(Space.HAIR)), inset)
        inner = rect.inflate(-2 * graphics.px(Space.MEDIUM), 0)
        if entry.hits:
            self._draw_hits(canvas, inner, entry.hits)
            inner.width -= graphics.px(RulebookSizes.BADGE) + graphics.px(Space.SMALL)
        text_style = graphics.text.shrink_to_fit(entry.title, BODY, inner.width)
        words = graphics.text.shorten(entry.title, text_style, inner.width)
        canvas.text(words, inner.midleft, text_style, style.text_colour, anchor="midleft")

    def _draw_hits(self, canvas: Canvas, inner: pygame.Rect, hits: int) -> None:
        graphics = canvas.graphics
        badge = pygame.Rect(
            0, 0, graphics.px(RulebookSizes.BADGE), graphics.px(RulebookSizes.BADGE * 0.85)
        )
        badge.midright = inner.midright
        style = graphics.theme.style(Material.NIGHT)
        canvas.plate(badge, style, radius=graphics.px(Radius.SMALL))
        canvas.text(str(hits), badge.center, SMALL_BOLD, style.text_colour, anchor="center")

    def _point(self, pointer: Pointer) -> bool:
        place = (pointer.pos[1] - self.rect.top) // self._step
        inside = self.rect.collidepoint(pointer.pos) and 0 <= place < len(self.entries)
        if pointer.kind is PointerKind.MOVE:
            self._show_pointed(place if inside else None)
            return False
        if pointer.kind is PointerKind.PRESS and pointer.button is MouseButton.LEFT and inside:
            self._open(self.entries[place].page)
            return True
        return False

    def _show_pointed(self, place: int | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self.invalidate()

    def _key(self, command: Command) -> bool:
        for action, step in ((Action.UP, -1), (Action.DOWN, 1)):
            if command.means(action):
                # At both ends too: an arrow key must not leave the list.
                self.move(step)
                return True
        return False

    def _open(self, page: int) -> None:
        if page != self.opened:
            self.sound("card_slide")
            self.on_open(page)

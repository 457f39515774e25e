"""The base class of widgets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeVar

import pygame

from pyramids.language import Text, text_of
from pyramids.ui.drawing.canvas import Canvas, DrawnText, Graphics
from pyramids.ui.events import Event, Pointer
from pyramids.ui.theme import Extent, Radius, Space

Cursor = Literal["arrow", "hand", "text"]
Size = tuple[int, int]
W = TypeVar("W", bound="Widget")


class WidgetHost(ABC):
    """What a widget can ask of the root that holds it."""

    focus_visible: bool
    on_sound: Callable[[str], None]

    @abstractmethod
    def set_focus(self, widget: Widget | None, *, visible: bool | None = None) -> None:
        """Focus a widget."""

    @abstractmethod
    def focus_order(self) -> list[Widget]:
        """Every focusable widget, in reading order."""


class Widget:
    """A rectangle on the screen. Changing a public attribute marks it as dirty."""

    focusable = False
    hoverable = True
    """Whether the pointer hits it; decoration lets the pointer through."""
    takes_text = False
    """Whether text is typed into it: input methods are on while it has the focus."""
    cursor: Cursor = "arrow"
    change_count = 0
    """Counts the changes of all widgets, so that an unchanged count saves looking for any."""

    def __init__(self, *, tooltip: Text | None = None) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.visible = True
        self.enabled = True
        self.hovered = False
        self.focused = False
        self.tooltip: Text | None = tooltip
        self.parent: Widget | None = None
        self.root: WidgetHost | None = None
        self.children: list[Widget] = []
        self.dirty = True
        self.was_visible = False
        """Whether it was visible at the last update."""

    def __setattr__(self, name: str, value: object) -> None:
        attributes = self.__dict__
        public = name[0] != "_" and name not in _BOOKKEEPING
        if public and attributes.get(name, _UNSET) != value:
            attributes["dirty"] = True
            Widget.change_count += 1
        attributes[name] = value

    @property
    def ringed(self) -> bool:
        """Whether it has the focus of the keyboard: a click gives the focus without the ring."""
        root = self.find_root() if self.focused else None
        return root is not None and root.focus_visible

    def invalidate(self) -> None:
        """Mark it as dirty: it must be drawn again."""
        self.dirty = True
        Widget.change_count += 1

    def add(self, child: W) -> W:
        """Add a child; it is drawn above the earlier ones."""
        child.parent = self
        self.children.append(child)
        self.invalidate()
        return child

    def clear(self) -> None:
        """Remove all children."""
        self.children.clear()
        self.invalidate()

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The preferred size in pixels, for a width if one is given."""
        return self.rect.size

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Set the rectangle and lay out the children; called by every layout."""
        self.rect = pygame.Rect(rect)

    def shift(self, dx: int, dy: int) -> None:
        """Move it with its children, as scrolling does."""
        self.rect = self.rect.move(dx, dy)
        for child in self.children:
            child.shift(dx, dy)

    def preview(self, pointer: Pointer) -> bool:
        """See a pointer event before the child that it is for; True captures the pointer."""
        return False

    def cancel(self) -> None:
        """Called when another widget captures the pointer: forget the press."""

    def handle(self, event: Event) -> bool:
        """Handle an event; returns whether it was used."""
        return False

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether it is animating and needs the next call."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw it and its children; changes no state."""
        self.draw_children(canvas)

    def draw_children(self, canvas: Canvas) -> None:
        """Draw the visible children, except those outside the clip."""
        near = canvas.near()
        for child in self.children:
            # A plain container is always drawn: it may have no rectangle of its own.
            holds = type(child).draw is Widget.draw
            if child.visible and (holds or near is None or near.colliderect(child.rect)):
                child.draw(canvas)

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the focus ring; called after all widgets are drawn."""
        graphics = canvas.graphics
        gap, width = graphics.px(Extent.FOCUS_GAP), graphics.px(Extent.FOCUS_RING)
        ring = self.focus_rect().inflate(2 * (gap + width), 2 * (gap + width))
        radius = self.focus_radius(graphics) + gap + width
        edge = graphics.px(Space.HAIR) // 2 or 1
        # A dark line around the gold one makes it visible on papyrus and on the table.
        outer = ring.inflate(2 * edge, 2 * edge)
        canvas.ring(outer, radius + edge, width + 2 * edge, graphics.theme.palette.gold_dark)
        canvas.ring(ring, radius, width, graphics.theme.palette.focus)

    def focus_rect(self) -> pygame.Rect:
        """The rectangle inside the focus ring."""
        return self.rect

    def focus_radius(self, graphics: Graphics) -> int:
        """The corner radius of the focus ring."""
        return graphics.px(Radius.BUTTON)

    def contains(self, pos: tuple[int, int]) -> bool:
        """Whether it is visible and contains a point."""
        return self.visible and self.rect.collidepoint(pos)

    def clip_rect(self) -> pygame.Rect | None:
        """The rectangle that children are clipped to, if they can scroll."""
        return None

    def on_focus(self, gained: bool) -> None:
        """Called when it gains or loses the focus."""

    def reveal(self, child: Widget) -> None:
        """Scroll a focused child into view; overridden by scrolling widgets."""

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The tooltip for a point on it; boards have one per square."""
        return text_of(self.tooltip) if self.tooltip is not None else ""

    def tooltip_clear(self) -> Sequence[pygame.Rect]:
        """What its tooltip must not cover."""
        return ()

    def find_root(self) -> WidgetHost | None:
        """The root of the tree that it is in; None outside of a scene."""
        widget: Widget | None = self
        while widget is not None and widget.root is None:
            widget = widget.parent
        return widget.root if widget is not None else None

    def sound(self, name: str) -> None:
        """Play an effect."""
        root = self.find_root()
        if root is not None:
            root.on_sound(name)

    def walk(self, *, hidden: bool = False) -> Iterator[Widget]:
        """It and all visible descendants in reading order, with `hidden` also hidden ones.

        Descendants of a hidden widget are skipped.
        """
        if self.visible or hidden:
            yield self
        if self.visible:
            for child in self.children:
                yield from child.walk(hidden=hidden)

    def texts(self, graphics: Graphics) -> Iterator[DrawnText]:
        """The texts that it draws, with position, size and colours."""
        ground = pygame.Surface(graphics.theme.size)
        ground.fill(graphics.theme.palette.table_edge)
        canvas = Canvas(ground, graphics, record=True)
        self.draw(canvas)
        yield from canvas.texts or ()


class Group(Widget):
    """A container without a look of its own."""

    hoverable = False


_UNSET = object()
_BOOKKEEPING = ("dirty", "was_visible")
"""Bookkeeping attributes: changing them doesn't change how the widget looks."""

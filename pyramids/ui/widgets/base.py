"""Widget: a rectangle that can be seen, hovered, focused and used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, TypeVar

import pygame

from pyramids.language import Text, spoken
from pyramids.ui.drawing.canvas import Canvas, DrawnText, Kit
from pyramids.ui.events import Event, Pointer
from pyramids.ui.theme import Extent, Radius, Space

if TYPE_CHECKING:
    from pyramids.ui.widgets.widget_root import Desk

Cursor = Literal["arrow", "hand", "text"]
Size = tuple[int, int]
W = TypeVar("W", bound="Widget")


class Widget:
    """The base of all controls; every change of a public attribute asks for a new frame."""

    focusable = False
    hoverable = True
    """Whether the pointer can meet it; what is only decoration lets it through."""
    written = False
    """Whether it is written in: then input methods work while it has the keyboard."""
    cursor: Cursor = "arrow"
    pulse = 0
    """Counts the changes of all widgets: while it stands still, desks need not look for any."""

    def __init__(self, *, tooltip: Text | None = None) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.visible = True
        self.enabled = True
        self.hovered = False
        self.focused = False
        self.tooltip: Text | None = tooltip
        self.parent: Widget | None = None
        self.desk: Desk | None = None
        self.children: list[Widget] = []
        self.dirty = True
        self.seen = False
        """Whether it was visible when its desk last looked."""

    def __setattr__(self, name: str, value: object) -> None:
        public = not name.startswith("_") and name not in _NOTES
        if public and self.__dict__.get(name, _UNSET) != value:
            self.__dict__["dirty"] = True
            Widget.pulse += 1
        self.__dict__[name] = value

    def invalidate(self) -> None:
        """Ask for a new frame."""
        self.dirty = True
        Widget.pulse += 1

    def add(self, child: W) -> W:
        """Put a widget inside this one; it is drawn above those before it."""
        child.parent = self
        self.children.append(child)
        self.invalidate()
        return child

    def clear(self) -> None:
        """Take all widgets out."""
        self.children.clear()
        self.invalidate()

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """The size in pixels that it wants, in a width if one is given."""
        return self.rect.size

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """Take a rectangle and arrange everything inside; called by every layout."""
        self.rect = pygame.Rect(rect)

    def shift(self, dx: int, dy: int) -> None:
        """Move it with everything inside, as scrolling does."""
        self.rect = self.rect.move(dx, dy)
        for child in self.children:
            child.shift(dx, dy)

    def preview(self, pointer: Pointer) -> bool:
        """See a pointer before the widget inside that it is meant for; True takes it away."""
        return False

    def cancel(self) -> None:
        """The pointer that pressed it was taken away: let go without doing anything."""

    def handle(self, event: Event) -> bool:
        """React to an event that concerns it; says whether it did."""
        return False

    def update(self, dt: float) -> bool:
        """Let time pass; says whether something still moves, so that it must be called again."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw itself, then its children; changes nothing."""
        self.draw_children(canvas)

    def draw_children(self, canvas: Canvas) -> None:
        """Draw the visible children, except those far from where anything is drawn now."""
        near = canvas.near()
        for child in self.children:
            # One that only holds others is opened: it may have no place of its own.
            holds = type(child).draw is Widget.draw
            if child.visible and (holds or near is None or near.colliderect(child.rect)):
                child.draw(canvas)

    def draw_focus(self, canvas: Canvas) -> None:
        """The ring that shows the keyboard's place; drawn above everything by the desk."""
        kit = canvas.kit
        gap, width = kit.px(Extent.FOCUS_GAP), kit.px(Extent.FOCUS_RING)
        ring = self.focus_rect().inflate(2 * (gap + width), 2 * (gap + width))
        radius = self.focus_radius(kit) + gap + width
        edge = kit.px(Space.HAIR) // 2 or 1
        # A dark line around the gold one: it must be seen on papyrus as well as on the table.
        outer = ring.inflate(2 * edge, 2 * edge)
        canvas.ring(outer, radius + edge, width + 2 * edge, kit.theme.palette.gold_dark)
        canvas.ring(ring, radius, width, kit.theme.palette.focus)

    def focus_rect(self) -> pygame.Rect:
        """What the focus ring goes around."""
        return self.rect

    def focus_radius(self, kit: Kit) -> int:
        """How round the focus ring is."""
        return kit.px(Radius.BUTTON)

    def meets(self, pos: tuple[int, int]) -> bool:
        """Whether a point is on it."""
        return self.visible and self.rect.collidepoint(pos)

    def clip_rect(self) -> pygame.Rect | None:
        """The window through which children are seen, if they can be scrolled out of sight."""
        return None

    def on_focus(self, gained: bool) -> None:
        """The keyboard came or went."""

    def reveal(self, child: Widget) -> None:
        """Bring a child into view that got the focus; scrolling widgets do."""

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the tooltip says for a point on it; boards answer field by field."""
        return spoken(self.tooltip) if self.tooltip is not None else ""

    def find_desk(self) -> Desk | None:
        """The desk that it lies on, however deep inside of other widgets."""
        widget: Widget | None = self
        while widget is not None and widget.desk is None:
            widget = widget.parent
        return widget.desk if widget is not None else None

    def sound(self, name: str) -> None:
        """Let an effect be heard, if the desk that it lies on has ears."""
        desk = self.find_desk()
        if desk is not None:
            desk.on_sound(name)

    def walk(self, *, hidden: bool = False) -> Iterator[Widget]:
        """Itself and all visible widgets inside, in reading order; on wish also what is hidden.

        What lies inside of something hidden is passed over.
        """
        if self.visible or hidden:
            yield self
        if self.visible:
            for child in self.children:
                yield from child.walk(hidden=hidden)

    def texts(self, kit: Kit) -> Iterator[DrawnText]:
        """The texts that it draws, with place, size and colours."""
        ground = pygame.Surface(kit.theme.size)
        ground.fill(kit.theme.palette.table_edge)
        canvas = Canvas(ground, kit, record=True)
        self.draw(canvas)
        yield from canvas.texts or ()


class Group(Widget):
    """Widgets that belong together; invisible itself."""

    hoverable = False


_UNSET = object()
_NOTES = ("dirty", "seen")
"""What a desk notes on a widget; it looks no different for that."""

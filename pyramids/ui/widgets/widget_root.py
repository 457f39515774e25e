"""The widgets of a scene: focus, hover, tooltip and the routing of events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist

import pygame

from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Command, Composing, Event, MouseButton, Pointer, PointerKind, Typed
from pyramids.ui.theme import Extent
from pyramids.ui.widgets.base import Cursor, Group, W, Widget, WidgetHost
from pyramids.ui.widgets.tooltip import Tooltip

_NOWHERE = (-1, -1)
_DIRECTIONS = {
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
}


class WidgetRoot(WidgetHost):
    """Holds a scene's widgets and knows which has the focus, the pointer and the tooltip."""

    def __init__(self) -> None:
        self.root = Group()
        self.root.root = self
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.focus_visible = False
        """The ring is shown when the keyboard is used, not after a click."""
        self.tooltip = Tooltip()
        self.on_sound: Callable[[str], None] = _no_sound
        """Plays an effect by name; set by the scene stack."""
        self.on_change: Callable[[Widget], None] | None = None
        """Called with every widget that looks different; for scenes with a backdrop."""
        self.keep_clear: Callable[[], Sequence[pygame.Rect]] = tuple
        """Returns what no tooltip may cover; set by scenes with such parts."""
        self._captured_by: Widget | None = None
        self._quiet_within: int | None = None
        """No tooltips by hover until the pointer is farther than this from where it rested."""
        self._rested_at = _NOWHERE
        self._pos = _NOWHERE
        self._hovered_for = 0.0
        self._dirty = True
        self._animating = True
        self._known_changes = -1

    def add(self, widget: W) -> W:
        """Add a widget."""
        return self.root.add(widget)

    def clear(self) -> None:
        """Remove all widgets."""
        self.set_focus(None)
        self._set_hover(None)
        self._captured_by = None
        self.root.clear()

    @property
    def cursor(self) -> Cursor:
        """The mouse cursor for the hovered widget."""
        return self.hover.cursor if self.hover and self.hover.enabled else "arrow"

    def handle(self, event: Event) -> bool:
        """Route an event to its widget; returns whether one used it."""
        self._animating = True
        # The event before this one may have hidden the widget, in the same frame.
        self._drop_unusable()
        if isinstance(event, Pointer):
            return self._point(event)
        if isinstance(event, Typed | Composing):
            return self._bubble(self.focus, event)
        return self._command(event)

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether a new frame is needed."""
        changed, self._dirty = self._dirty, False
        if self._animating or self._known_changes != Widget.change_count:
            changed = self._update_widgets(dt) or changed
        return self._update_tooltip(dt) or changed

    def _update_widgets(self, dt: float) -> bool:
        self._animating = changed = False
        for widget in self.root.walk(hidden=True):
            if widget.visible and widget.update(dt):
                self._animating = True
            if widget.was_visible and not widget.visible:
                changed = True
                self._note_hidden(widget)
            elif widget.visible and (widget.dirty or not widget.was_visible):
                changed = widget.was_visible = True
                widget.dirty = False
                self._report_change(widget)
        self._drop_stale()
        self._known_changes = Widget.change_count
        return changed

    def _note_hidden(self, widget: Widget) -> None:
        """Note that a widget was hidden, with its descendants."""
        widget.was_visible = False
        self._report_change(widget)
        for child in widget.children:
            if child.was_visible:
                self._note_hidden(child)

    def _report_change(self, widget: Widget) -> None:
        if self.on_change is not None:
            self.on_change(widget)

    def _drop_stale(self) -> None:
        self._drop_unusable()
        # Rows may scroll away below a resting pointer.
        if self._captured_by is None and self._pos != _NOWHERE:
            self._set_hover(self._hit(self.root, self._pos))

    def _drop_unusable(self) -> None:
        """Take focus and pointer away from widgets that were hidden, disabled or removed."""
        if self.focus is not None and not self._usable(self.focus):
            self.set_focus(None)
        if self._captured_by is not None and not self._usable(self._captured_by):
            self._captured_by = None

    @property
    def wants_frame(self) -> bool:
        """Whether a new frame has been requested since the last update."""
        return self._dirty

    def request_frame(self) -> None:
        """Request a new frame."""
        self._dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, the focus ring and the tooltip."""
        self.root.draw(canvas)
        self.draw_overlays(canvas)

    def draw_overlays(self, canvas: Canvas) -> None:
        """Draw the focus ring and the tooltip, above all widgets."""
        if self.focus is not None and self.focus_visible:
            self._draw_focus(self.focus, canvas)
        self.tooltip.draw(canvas)

    def suppress_tooltip(self, reach: int = 0) -> None:
        """Hide the tooltip, and show none by hover until the pointer moves farther than `reach`."""
        self.tooltip.hide()
        if self._quiet_within is None:
            self._rested_at = self._pos
        self._quiet_within = max(reach, self._quiet_within or 0)
        self._hovered_for = 0.0

    @property
    def pointer_rests(self) -> bool:
        """Whether the pointer hasn't been moved since tooltips were suppressed."""
        return self._quiet_within is not None

    def set_focus(self, widget: Widget | None, *, visible: bool | None = None) -> None:
        """Focus a widget."""
        if visible is not None and visible != self.focus_visible:
            self.focus_visible = visible
            self._dirty = True
        if widget is self.focus:
            return
        if self.focus is not None:
            self.focus.focused = False
            self.focus.on_focus(False)
        self.focus = widget
        self._dirty = True
        self.tooltip.hide()
        if widget is None:
            return
        widget.focused = True
        widget.on_focus(True)
        parent = widget.parent
        while parent is not None:
            parent.reveal(widget)
            parent = parent.parent

    def focus_order(self) -> list[Widget]:
        """Every focusable widget, in reading order."""
        return [w for w in self.root.walk() if w.focusable and w.enabled]

    def move_focus(self, step: int) -> bool:
        """Focus the next or previous widget, wrapping around."""
        order = self.focus_order()
        if not order:
            return False
        if self.focus in order:
            index = (order.index(self.focus) + step) % len(order)
        else:
            index = 0 if step > 0 else -1
        self.set_focus(order[index], visible=True)
        return True

    def _command(self, command: Command) -> bool:
        self.suppress_tooltip()
        if self._bubble(self.focus, command):
            return True
        if command.means(Action.NEXT_FOCUS):
            return self.move_focus(1)
        if command.means(Action.PREVIOUS_FOCUS):
            return self.move_focus(-1)
        if command.means(Action.EXPLAIN) and self.focus is not None:
            return self._show_tooltip(self.focus, self.focus.rect.center, self.focus.rect.midbottom)
        for action, direction in _DIRECTIONS.items():
            if command.means(action):
                return self._move_focus_towards(direction)
        return False

    def _move_focus_towards(self, direction: tuple[int, int]) -> bool:
        order = self.focus_order()
        if self.focus is None or self.focus not in order:
            return self.move_focus(1)
        here = self.focus.rect
        ways = [(_distance(here, w.rect, direction), w) for w in order if w is not self.focus]
        reachable = [(way, w) for way, w in ways if way is not None]
        if not reachable:
            return False
        self.set_focus(min(reachable, key=lambda pair: pair[0])[1], visible=True)
        return True

    def _point(self, pointer: Pointer) -> bool:
        self._pos = pointer.pos
        self._end_quiet(pointer)
        if pointer.kind is PointerKind.LEAVE:
            self._pos = _NOWHERE
            self._set_hover(None)
            return False
        target = self._captured_by or self._hit(self.root, pointer.pos)
        if self._captured_by is None:
            self._set_hover(target)
        taker = self._preview(target, pointer)
        if taker is not None:
            self._capture(taker)
            return True
        if pointer.kind is PointerKind.PRESS:
            return self._press(target, pointer)
        if pointer.kind is PointerKind.RELEASE:
            self._captured_by = None
            handled = self._bubble(target, pointer)
            self._set_hover(self._hit(self.root, pointer.pos))
            return handled
        if pointer.kind is PointerKind.MOVE:
            self._restart_tooltip(pointer.pos)
        return self._bubble(target, pointer)

    def _press(self, target: Widget | None, pointer: Pointer) -> bool:
        self.tooltip.hide()
        self._hovered_for = 0.0
        focus = target
        while focus is not None and not (focus.focusable and focus.enabled):
            focus = focus.parent
        self.set_focus(focus, visible=False)
        taker = target
        while taker is not None:
            if taker.enabled and taker.handle(pointer):
                if pointer.button is MouseButton.LEFT:
                    self._captured_by = taker
                return True
            taker = taker.parent
        return False

    def _preview(self, target: Widget | None, pointer: Pointer) -> Widget | None:
        parent = target.parent if target is not None else None
        while parent is not None:
            if parent.enabled and parent.preview(pointer):
                return parent
            parent = parent.parent
        return None

    def _capture(self, taker: Widget) -> None:
        if self._captured_by is not None:
            self._captured_by.cancel()
        self._captured_by = taker

    def _bubble(self, widget: Widget | None, event: Event) -> bool:
        while widget is not None:
            if widget.enabled and widget.handle(event):
                return True
            widget = widget.parent
        return False

    def _hit(self, widget: Widget, pos: tuple[int, int]) -> Widget | None:
        if not widget.visible:
            return None
        window = widget.clip_rect()
        if window is None or window.collidepoint(pos):
            for child in reversed(widget.children):
                found = self._hit(child, pos)
                if found is not None:
                    return found
        return widget if widget.hoverable and widget.contains(pos) else None

    def _set_hover(self, widget: Widget | None) -> None:
        if widget is self.hover:
            return
        if self.hover is not None:
            self.hover.hovered = False
        self.hover = widget
        self._hovered_for = 0.0
        self.tooltip.hide()
        if widget is not None:
            widget.hovered = True
            if widget.focusable and widget.enabled:
                self.on_sound("hover")

    def _usable(self, widget: Widget) -> bool:
        """Whether a widget is enabled, and visible with everything that it lies in."""
        if not widget.enabled:
            return False
        while widget.visible and widget.parent is not None:
            # What was removed still knows its old parent.
            if not any(child is widget for child in widget.parent.children):
                return False
            widget = widget.parent
        return widget.visible and widget is self.root

    def _restart_tooltip(self, pos: tuple[int, int]) -> None:
        if self.hover is None or self.hover.tooltip_at(pos) != self.tooltip.text:
            self.tooltip.hide()
            self._hovered_for = 0.0

    def _end_quiet(self, pointer: Pointer) -> None:
        """Allow tooltips again when the pointer has moved far enough."""
        reach = self._quiet_within
        if not reach or dist(pointer.pos, self._rested_at) > reach:
            self._quiet_within = None

    def _show_tooltip(self, widget: Widget, pos: tuple[int, int], at: tuple[int, int]) -> bool:
        taken = [*widget.tooltip_clear(), *self.keep_clear()]
        return self.tooltip.show(widget.tooltip_at(pos), at, taken)

    def _update_tooltip(self, dt: float) -> bool:
        quiet = self._quiet_within is not None or self._captured_by is not None
        if self.hover is not None and not self.tooltip.shown and not quiet:
            self._hovered_for += dt
            if self._hovered_for >= Duration.TOOLTIP_DELAY:
                self._show_tooltip(self.hover, self._pos, self._pos)
        return self.tooltip.update(dt)

    def _draw_focus(self, widget: Widget, canvas: Canvas) -> None:
        window: pygame.Rect | None = None
        parent = widget.parent
        while parent is not None:
            window = parent.clip_rect() or window
            parent = parent.parent
        if window is None:
            widget.draw_focus(canvas)
            return
        # The ring of a row as wide as the list extends a little beyond the list's edge.
        over = 2 * canvas.graphics.px(Extent.FOCUS_GAP + 2 * Extent.FOCUS_RING)
        with canvas.clip(window.inflate(over, over)):
            widget.draw_focus(canvas)


def _no_sound(_name: str) -> None:
    """Plays nothing, until the scene is on the stack."""


def _distance(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> float | None:
    """The cost of moving the focus; sideways costs much more; None for the wrong direction."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    if dx * direction[0] + dy * direction[1] <= 0:
        return None
    across = max(there.left - here.right, here.left - there.right, 0)
    down = max(there.top - here.bottom, here.top - there.bottom, 0)
    along, beside, drift = (across, down, dy) if direction[0] else (down, across, dx)
    return along + 5.0 * beside + 0.3 * abs(drift)

"""Tells drags from clicks: a drag is a press that moved beyond a threshold."""

from __future__ import annotations

from enum import Enum

from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.events import MouseButton, Pointer, PointerKind
from pyramids.ui.theme import Extent

Point = tuple[int, int]


class DragStep(Enum):
    """What a pointer event means for a drag."""

    NOTHING = "nothing"
    PRESS = "press"
    LIFT = "lift"
    """The pointer moved beyond the threshold: the drag begins."""
    CARRY = "carry"
    DROP = "drop"
    CLICK = "click"
    """Released without having moved far."""


class Drag:
    """Follows one pointer from press to release."""

    def __init__(self) -> None:
        self.start: Point | None = None
        self.lifted = False

    def feed(self, pointer: Pointer, graphics: Graphics) -> DragStep:
        """Handle an event and return what it means."""
        if pointer.kind is PointerKind.PRESS and pointer.button is MouseButton.LEFT:
            self.start, self.lifted = pointer.pos, False
            return DragStep.PRESS
        if self.start is None:
            return DragStep.NOTHING
        if pointer.kind is PointerKind.MOVE:
            return self._move(pointer.pos, self.start, graphics)
        if pointer.kind is PointerKind.RELEASE and pointer.button is MouseButton.LEFT:
            step = DragStep.DROP if self.lifted else DragStep.CLICK
            self.cancel()
            return step
        return DragStep.NOTHING

    def cancel(self) -> None:
        """Forget the press."""
        self.start, self.lifted = None, False

    def _move(self, pos: Point, start: Point, graphics: Graphics) -> DragStep:
        if self.lifted:
            return DragStep.CARRY
        distance = max(abs(pos[0] - start[0]), abs(pos[1] - start[1]))
        if distance <= graphics.px(Extent.DRAG_THRESHOLD):
            return DragStep.NOTHING
        self.lifted = True
        return DragStep.LIFT

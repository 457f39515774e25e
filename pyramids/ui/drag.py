"""Tells drags from clicks: a drag is a press that moved beyond a threshold."""

from __future__ import annotations

from enum import Enum

from pyramids.ui.drawing.canvas import Kit
from pyramids.ui.events import Kind, MouseButton, Pointer
from pyramids.ui.theme import Extent

Point = tuple[int, int]


class Step(Enum):
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

    def feed(self, pointer: Pointer, kit: Kit) -> Step:
        """Handle an event and return what it means."""
        if pointer.kind is Kind.PRESS and pointer.button is MouseButton.LEFT:
            self.start, self.lifted = pointer.pos, False
            return Step.PRESS
        if self.start is None:
            return Step.NOTHING
        if pointer.kind is Kind.MOVE:
            return self._move(pointer.pos, self.start, kit)
        if pointer.kind is Kind.RELEASE and pointer.button is MouseButton.LEFT:
            step = Step.DROP if self.lifted else Step.CLICK
            self.cancel()
            return step
        return Step.NOTHING

    def cancel(self) -> None:
        """Forget the press."""
        self.start, self.lifted = None, False

    def _move(self, pos: Point, start: Point, kit: Kit) -> Step:
        if self.lifted:
            return Step.CARRY
        distance = max(abs(pos[0] - start[0]), abs(pos[1] - start[1]))
        if distance <= kit.px(Extent.DRAG_THRESHOLD):
            return Step.NOTHING
        self.lifted = True
        return Step.LIFT

"""Dragging a face-up domino to the pyramid, which takes it with the gem that was picked."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.games.pyramido.ui.pyramid.own_pyramid import OwnPyramid
from pyramids.games.pyramido.ui.row.stack_row import StackRow
from pyramids.games.pyramido.ui.row.stack_view import StackView
from pyramids.ui.app import App
from pyramids.ui.drag import Drag, DragStep
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Pointer, PointerKind


class TakeDrag:
    """Follows the pointer from a face-up domino until it is dropped."""

    def __init__(
        self,
        app: App,
        row: StackRow,
        pyramid: OwnPyramid,
        *,
        press: Callable[[StackView], None],
        pick: Callable[[StackView], bool],
        take: Callable[[], None],
    ) -> None:
        self._app = app
        self._row = row
        self._pyramid = pyramid
        self._press = press
        """Does what a click on a domino does."""
        self._pick = pick
        """Picks a domino with its gem; returns False if the player has to choose one first."""
        self._take = take
        self._drag = Drag()
        self._from: StackView | None = None
        self.pointer = (0, 0)

    def point(self, pointer: Pointer) -> None:
        """Follow a pointer that may drag a domino."""
        self.pointer = pointer.pos
        if pointer.kind is PointerKind.LEAVE:
            self._drag.cancel()
        if pointer.kind is PointerKind.PRESS:
            self._from = self._stack_at(pointer.pos)
            if self._from is None:
                return
        step = self._drag.feed(pointer, self._app.graphics)
        if self._from is None:
            return
        if step is DragStep.LIFT:
            if self._pick(self._from):
                self._app.audio.play("pick_up")
            else:
                self._drag.cancel()
        elif step is DragStep.CLICK:
            self._press(self._from)
        elif step is DragStep.DROP and self._pyramid.rect.collidepoint(pointer.pos):
            self._take()

    def draw(self, canvas: Canvas) -> None:
        """Draw the domino at the pointer."""
        if not self._drag.lifted or self._from is None:
            return
        picture = self._from.top.picture(canvas.graphics)
        if picture is not None and self._row.picked is not None:
            place: pygame.Rect = picture.get_rect(center=self.pointer)
            canvas.shadow(place, 4, depth=1.6)
            canvas.blit(picture, place.topleft)

    def _stack_at(self, pos: tuple[int, int]) -> StackView | None:
        shown = self._row.stacks if self._row.visible else []
        views = (v for v in shown if v.top.face_up and v.gems[0].enabled)
        return next((v for v in views if v.top.domino_rect().collidepoint(pos)), None)

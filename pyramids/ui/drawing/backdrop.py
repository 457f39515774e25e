"""The backdrop: all widgets of a scene baked into one picture, mended where something changed.

A busy table has hundreds of soft-edged pieces. Drawing them all for every frame of a flight would
cost more than the flight; one opaque picture and a few mended patches cost next to nothing.
"""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Extent
from pyramids.ui.widgets.base import Widget
from pyramids.ui.widgets.widget_root import Desk

_SHARE: Final = 0.2
"""How much of the window is mended in one frame: when everything changes at once, as after a turn
of five players, the last of it comes a frame later, and no frame takes too long."""


class Backdrop:
    """The picture of a desk. Tell it to `renew` after every layout."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._picture: pygame.Surface | None = None
        self._noted: list[pygame.Rect] = []
        """Where something has changed since the last frame."""
        self._patches: list[pygame.Rect] = []
        """What is still to be mended."""
        desk.on_change = self._note

    def renew(self) -> None:
        """Everything looks different now."""
        self._picture = None
        self._noted.clear()
        self._patches.clear()

    def draw(self, canvas: Canvas) -> None:
        """The table and all widgets, then focus ring and tooltip."""
        if canvas.texts is not None:
            # Somebody wants to read the texts: they must be written, not copied.
            canvas.table()
            self._desk.draw(canvas)
            return
        canvas.surface.blit(self._mended(canvas), (0, 0))
        self._desk.draw_signs(canvas)

    def _note(self, widget: Widget) -> None:
        self._noted.append(pygame.Rect(widget.rect))

    def _mended(self, canvas: Canvas) -> pygame.Surface:
        picture = self._picture
        if picture is None or picture.get_size() != canvas.surface.get_size():
            picture = self._picture = pygame.Surface(canvas.surface.get_size())
            self._noted.clear()
            self._patches = [picture.get_rect()]
        sketch, room = Canvas(picture, canvas.kit), _SHARE * _area(picture.get_rect())
        reach = 2 * canvas.kit.px(Extent.REACH)
        self._patches += [place.inflate(reach, reach) for place in self._noted]
        self._patches = _merged(self._patches)
        self._noted.clear()
        while self._patches and room > 0:
            patch = self._patches.pop(0)
            room -= _area(patch)
            self._mend(sketch, patch)
        if self._patches:
            self._desk.ask_for_frame()
        return picture

    def _mend(self, sketch: Canvas, patch: pygame.Rect) -> None:
        with sketch.clip(patch):
            sketch.table()
            self._desk.root.draw(sketch)


def _merged(patches: list[pygame.Rect]) -> list[pygame.Rect]:
    """Patches become one where that is less to draw: a long and a high one stay apart."""
    merged: list[pygame.Rect] = []
    for patch in patches:
        while (other := _partner(patch, merged)) is not None:
            merged.remove(other)
            patch = patch.union(other)
        merged.append(patch)
    return merged


def _partner(patch: pygame.Rect, others: list[pygame.Rect]) -> pygame.Rect | None:
    """One that is less to draw together with the patch than apart from it."""
    return next((o for o in others if _area(patch.union(o)) <= _area(patch) + _area(o)), None)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height

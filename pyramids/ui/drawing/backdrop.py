"""A cached picture of all widgets of a scene, redrawn only where something changed.

A busy table has hundreds of soft-edged pieces. Drawing them all in every frame of an animation
would cost more than the animation itself; one opaque picture with a few patches is cheap.
"""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.surface_cache import NotRendered
from pyramids.ui.theme import Extent
from pyramids.ui.widgets.base import Widget
from pyramids.ui.widgets.widget_root import WidgetRoot

_SHARE_PER_FRAME: Final = 0.2
"""The share of the window redrawn per frame at most: when everything changes at once, as after a
turn of five players, the rest follows a frame later, so that no frame takes too long."""
_TILES: Final = (4, 3)
"""Columns and rows of a window: no larger piece than one of these tiles is redrawn at a time."""


class Backdrop:
    """The cached picture of a scene's widgets. Call `renew` after every layout."""

    def __init__(self, widgets: WidgetRoot) -> None:
        self._widgets = widgets
        self._picture: pygame.Surface | None = None
        self._complete = False
        """Whether the picture has been drawn as a whole, so that it can be shown."""
        self._changed: list[pygame.Rect] = []
        """Rectangles of widgets that changed since the last frame."""
        self._patches: list[pygame.Rect] = []
        """Rectangles still to be redrawn."""
        widgets.on_change = self._on_change

    def renew(self) -> None:
        """Redraw everything in the next frame."""
        self._complete = False
        self._changed.clear()
        self._patches.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw background and widgets, then focus ring and tooltip."""
        if canvas.texts is not None or canvas.blank:
            # The canvas records texts, or prepares pictures: they must be drawn, not copied.
            canvas.background()
            self._widgets.draw(canvas)
            return
        canvas.surface.blit(self._updated_picture(canvas), (0, 0))
        self._widgets.draw_overlays(canvas)

    def _on_change(self, widget: Widget) -> None:
        self._changed.append(pygame.Rect(widget.rect))

    def _updated_picture(self, canvas: Canvas) -> pygame.Surface:
        picture = self._picture
        if picture is None or picture.get_size() != canvas.surface.get_size():
            picture = self._picture = pygame.Surface(canvas.surface.get_size())
            self._complete = False
            self._patches.clear()
        if not self._complete and not self._patches:
            self._changed.clear()
            self._patches = [picture.get_rect()]
        self._patches = _merged([*self._patches, *self._changed_places(canvas)])
        self._changed.clear()
        self._redraw_patches(Canvas(picture, canvas.graphics))
        if self._patches and not self._complete:
            # A part of it can't be shown: the frame is drawn when the rest is done.
            raise NotRendered
        self._complete = True
        if self._patches:
            self._widgets.request_frame()
        return picture

    def _changed_places(self, canvas: Canvas) -> list[pygame.Rect]:
        """What is to be redrawn of the window: changed widgets with their shadows."""
        reach = 2 * canvas.graphics.px(Extent.REACH)
        places = [place.inflate(reach, reach).clip(canvas.rect) for place in self._changed]
        return [place for place in places if _area(place)]

    def _redraw_patches(self, target: Canvas) -> None:
        """Redraw tile by tile, as long as there is time; the rest stays in `_patches`."""
        room, budget = _SHARE_PER_FRAME * _area(target.rect), target.graphics.cache.budget
        while self._patches and (room > 0 or not self._complete):
            first, *rest = _tiles(self._patches[0], target.rect)
            # Removed when it is drawn: a surface in it may have to wait for a later frame.
            self._redraw(target, first)
            self._patches[:1] = rest
            room -= _area(first)
            if budget.late:
                return

    def _redraw(self, target: Canvas, patch: pygame.Rect) -> None:
        with target.clip(patch):
            target.background()
            self._widgets.root.draw(target)


def _tiles(patch: pygame.Rect, window: pygame.Rect) -> list[pygame.Rect]:
    """A patch cut into pieces, each of which is drawn fast enough."""
    wide, high = (-(-side // count) for side, count in zip(window.size, _TILES, strict=True))
    return [
        pygame.Rect(left, top, wide, high).clip(patch)
        for top in range(patch.top, patch.bottom, high)
        for left in range(patch.left, patch.right, wide)
    ]


def _merged(patches: list[pygame.Rect]) -> list[pygame.Rect]:
    """Join patches where their union is no larger than both; a wide and a tall one stay apart."""
    merged: list[pygame.Rect] = []
    for patch in patches:
        while (other := _partner(patch, merged)) is not None:
            merged.remove(other)
            patch = patch.union(other)
        merged.append(patch)
    return merged


def _partner(patch: pygame.Rect, others: list[pygame.Rect]) -> pygame.Rect | None:
    """A patch whose union with this one is no larger than both."""
    return next((o for o in others if _area(patch.union(o)) <= _area(patch) + _area(o)), None)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height

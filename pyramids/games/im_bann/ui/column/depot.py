"""The depot: a stone dial whose pointer grinds round to an item."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

import pygame

from pyramids.games.im_bann.deck import ITEMS
from pyramids.games.im_bann.texts.cards import item_name
from pyramids.games.im_bann.ui.cards.card_face import item_sign
from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.widgets import Pressable, Widget

QUARTER: Final = 90.0
_RADIUS: Final = 0.335
"""Of the dial's side: how far from the middle an item is."""
_FIELD: Final = 0.25
"""Of the dial's side: the size of an item."""


class Field(Pressable):
    """An item on the dial, which can be pressed when the depot is to be set."""

    def __init__(self, item: int, on_press: Callable[[], None], tell: Callable[[int], str]) -> None:
        super().__init__(on_press)
        self.item = item
        self.offered = False
        self._tell = tell

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What a press does, or what the item is."""
        return self._tell(self.item)

    def focus_radius(self, graphics: Graphics) -> int:
        """As round as the field."""
        return self.rect.width // 2

    def draw(self, canvas: Canvas) -> None:
        """The item, with a ring if it is offered."""
        palette, side = canvas.graphics.theme.palette, self.rect.width
        if self.offered:
            canvas.ring(self.rect, side // 2, max(2, side // 14), palette.legal)
        room = self.rect.inflate(-side // 6, -side // 6)
        if self.offered and (self.hovered or self.ringed):
            room = self.rect
        canvas.svg(item_sign(self.item), room)


class Depot(Widget):
    """The dial with its four items."""

    def __init__(self, on_item: Callable[[int], None]) -> None:
        super().__init__()
        self.item = 0
        self.angle = 0.0
        """Clockwise in degrees from the first item, also between two while it turns."""
        self.fields = [
            self.add(Field(item, _press(on_item, item), self._words)) for item in range(len(ITEMS))
        ]
        self._dial = pygame.Rect(0, 0, 0, 0)

    def show(self, item: int) -> None:
        """Point at an item at once."""
        self.item = item
        self.angle = item * QUARTER

    def offer(self, *, items: bool) -> None:
        """Let the player choose an item, or not."""
        for field in self.fields:
            field.offered = field.focusable = items

    def way_to(self, item: int) -> float:
        """By how many degrees the pointer turns to an item, the shorter way."""
        way = (item * QUARTER - self.angle) % 360
        return way - 360 if way > 180 else way

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """A circle, with the items around its middle."""
        super().place(rect, graphics)
        side = min(rect.width, rect.height)
        self._dial = rect_at("center", rect.center, side)
        for field in self.fields:
            angle = radians(field.item * QUARTER)
            centre = (
                round(self._dial.centerx + sin(angle) * side * _RADIUS),
                round(self._dial.centery - cos(angle) * side * _RADIUS),
            )
            field.place(rect_at("center", centre, round(side * _FIELD)), graphics)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the depot shows."""
        return self._words(self.item)

    def draw(self, canvas: Canvas) -> None:
        """The stone, the pointer with its light, and the items."""
        canvas.svg("im_bann/dial", self._dial)
        art = canvas.graphics.art
        # Fields are a quarter turn apart, but the joints of the stone lie between them.
        pointer = art.rotated("im_bann/pointer", self._dial.size, -self.angle)
        canvas.blit(pointer, pointer.get_rect(center=self._dial.center).topleft)
        self.draw_children(canvas)

    def _words(self, item: int) -> str:
        if self.fields[item].offered:
            if item == self.item:
                return _("Leave the depot on {item}", item=item_name(item))
            return _("Set the depot to {item}", item=item_name(item))
        return _("The depot shows: {item}", item=item_name(self.item))


def _press(on_item: Callable[[int], None], item: int) -> Callable[[], None]:
    return lambda: on_item(item)

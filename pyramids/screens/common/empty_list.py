"""What stands on a sheet that has nothing to show yet: a sealed door, and why it is sealed."""

from __future__ import annotations

import pygame

from pyramids.language import Text
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Material, Radius, Space
from pyramids.ui.theme.screens import SheetSizes
from pyramids.ui.theme.sizes import BODY
from pyramids.ui.widgets import Label, Picture, Widget

_DOOR = "common/door_closed"


class EmptyNotice(Widget):
    """A door above words, in the middle of the room that the list would take."""

    hoverable = False

    def __init__(self, words: Text) -> None:
        super().__init__()
        self.door = self.add(Picture(_DOOR, SheetSizes.DOOR))
        self.words = self.add(Label(words, BODY, on=Material.PAPYRUS, second=True, align="center"))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The door gives way where there is only room for the words."""
        super().place(rect, graphics)
        gap = graphics.px(Space.LARGE)
        high = self.words.measure(graphics, rect.width)[1]
        door = min(self.door.measure(graphics)[1], max(0, rect.height - high - gap))
        top = rect.centery - (door + gap + high) // 2
        frame = pygame.Rect(0, top, round(door * graphics.art.ratio(_DOOR)), door)
        frame.centerx = rect.centerx
        self.door.place(frame, graphics)
        self.words.place(pygame.Rect(rect.left, top + door + gap, rect.width, high), graphics)

    def draw(self, canvas: Canvas) -> None:
        """The door stands before the papyrus."""
        canvas.shadow(self.door.rect, canvas.graphics.px(Radius.SMALL), depth=1.5)
        self.draw_children(canvas)

"""The notice in place of an empty list: a sealed door and a text."""

from __future__ import annotations

import pygame

from pyramids.language import Text
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, Material, Radius, Space
from pyramids.ui.theme.screens import SheetSizes
from pyramids.ui.widgets import Label, Picture, Widget

_DOOR = "common/door_closed"


class EmptyNotice(Widget):
    """A picture of a door above a text, centred in the list's place."""

    hoverable = False

    def __init__(self, words: Text) -> None:
        super().__init__()
        self.door = self.add(Picture(_DOOR, SheetSizes.DOOR))
        self.words = self.add(Label(words, BODY, on=Material.PAPYRUS, second=True, align="center"))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place door and text; with little room the door shrinks."""
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
        """Draw the door and the text."""
        canvas.shadow(self.door.rect, canvas.graphics.px(Radius.SMALL), depth=1.5)
        self.draw_children(canvas)

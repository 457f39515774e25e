"""What stands on a sheet that has nothing to show yet: a sealed door, and why it is sealed."""

from __future__ import annotations

import pygame

from pyramids.language import Text
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Material, Radius, Space
from pyramids.ui.theme.screens import Sheet
from pyramids.ui.theme.sizes import BODY
from pyramids.ui.widgets import Label, Picture, Widget

_DOOR = "common/door_closed"


class Vacancy(Widget):
    """A door above words, in the middle of the room that the list would take."""

    hoverable = False

    def __init__(self, words: Text) -> None:
        super().__init__()
        self.door = self.add(Picture(_DOOR, Sheet.DOOR))
        self.words = self.add(Label(words, BODY, on=Material.PAPYRUS, second=True, align="center"))

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """The door gives way where there is only room for the words."""
        super().place(rect, kit)
        gap = kit.px(Space.LARGE)
        high = self.words.measure(kit, rect.width)[1]
        door = min(self.door.measure(kit)[1], max(0, rect.height - high - gap))
        top = rect.centery - (door + gap + high) // 2
        frame = pygame.Rect(0, top, round(door * kit.art.ratio(_DOOR)), door)
        frame.centerx = rect.centerx
        self.door.place(frame, kit)
        self.words.place(pygame.Rect(rect.left, top + door + gap, rect.width, high), kit)

    def draw(self, canvas: Canvas) -> None:
        """The door stands before the papyrus."""
        canvas.shadow(self.door.rect, canvas.kit.px(Radius.SMALL), depth=1.5)
        self.draw_children(canvas)

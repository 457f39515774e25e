"""The other players in short, while the list of hints takes most of their room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame

from pyramids.tables.parts.faces import draw_face, draw_name
from pyramids.tables.parts.rivals import RivalPlate
from pyramids.tables.table_controller import TableController
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import NUMBER, Material, Space
from pyramids.ui.theme.table import RivalSizes
from pyramids.ui.widgets import Pressable, Widget, cut_left, cut_top, grid

_REST: Final = 0.6
"""The share of the room that the hints need: if the heads leave less, they aren't shown."""


class RivalHead(Pressable):
    """Face, name and one figure of an opponent; a press opens their page, as the plate's does."""

    def __init__(self, plate: RivalPlate, controller: TableController[Any]) -> None:
        super().__init__(plate.on_press)
        self._plate = plate
        self._controller = controller

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The plate's tooltip."""
        return self._plate.tooltip_at(pos)

    def draw(self, canvas: Canvas) -> None:
        """Draw them in a row on a small plate."""
        graphics, seat = canvas.graphics, self._plate.seat
        style = graphics.theme.style(Material.NIGHT)
        self.draw_plate(canvas, self.rect, style)
        tight, gap = graphics.theme.stage(Space.TIGHT), graphics.theme.stage(Space.SMALL)
        inner = self.rect.inflate(-2 * tight, -2 * tight)
        face, rest = cut_left(inner, inner.height, gap)
        draw_face(canvas, face, self._controller.portrait(seat), self._plate.colour)
        place = (rest.right - tight, rest.centery)
        drawn = canvas.text(
            self._plate.brief(), place, NUMBER, style.text_colour, anchor="midright"
        )
        name = pygame.Rect(rest.left, rest.top, drawn.left - gap - rest.left, rest.height)
        draw_name(canvas, self._controller.name(seat), name)


class RivalHeads(Widget):
    """One head for each opponent, above the hints or left of them."""

    hoverable = False

    def __init__(self, controller: TableController[Any]) -> None:
        super().__init__()
        self.visible = False
        self._controller = controller

    def seat_around(self, plates: Sequence[RivalPlate]) -> None:
        """Show the players of these plates."""
        self.clear()
        for plate in plates:
            self.add(RivalHead(plate, self._controller))

    def share(self, area: pygame.Rect, graphics: Graphics) -> pygame.Rect:
        """Take a part of the opponents' area; returns the rest, for the hints."""
        stage, count = graphics.theme.stage, len(self.children)
        if not count:
            return area
        gap = stage(Space.SMALL)
        high = stage(RivalSizes.HEAD) + 2 * stage(Space.TIGHT)
        taken = count * (high + gap) - gap
        if area.height > area.width:
            mine, rest = cut_top(area, taken, gap)
            enough = rest.height >= _REST * area.height
        else:
            mine, rest = cut_left(area, stage(RivalSizes.WIDE_SIDE), gap)
            enough = rest.width >= _REST * area.width and taken <= area.height
            mine.height = taken
        self.place(mine, graphics)
        for head, place in zip(self.children, grid(mine, 1, count, gap), strict=True):
            head.visible = enough
            head.place(place, graphics)
        return rest if enough else area

"""The player's areas by colour: the gem symbols in each, the most first."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from pyramids.games.pyramido.areas.quarters import Area
from pyramids.games.pyramido.domino_set import COLOURS
from pyramids.games.pyramido.texts.pieces import gem_name
from pyramids.games.pyramido.ui.row.stack_view import gem_art
from pyramids.games.pyramido.ui.theme import COUNT
from pyramids.games.pyramido.ui.theme import TableSizes as Sizes
from pyramids.language import _
from pyramids.tables.drawing.number_disc import draw_number_disc
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL, Material, Space
from pyramids.ui.widgets import Widget, grid


class AreaList(Widget):
    """A line for each colour; hidden if there is no room for it."""

    def __init__(self) -> None:
        super().__init__()
        self.symbols: tuple[tuple[int, ...], ...] = ((),) * len(COLOURS)
        self._title = pygame.Rect(0, 0, 0, 0)
        self._lines: list[pygame.Rect] = []

    def show(self, areas: Iterable[Area]) -> None:
        """Show a player's areas."""
        known = list(areas)
        self.symbols = tuple(
            tuple(
                sorted(
                    (area.symbols for area in known if area.colour == colour and area.symbols),
                    reverse=True,
                )
            )
            for colour in range(len(COLOURS))
        )

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The areas of the colour under the pointer."""
        for colour, line in enumerate(self._lines):
            if line.collidepoint(pos):
                counts = ", ".join(map(str, self.symbols[colour])) or _("none")
                name = gem_name(colour)
                return _("Gem symbols in your {colour} areas: {counts}", colour=name, counts=counts)
        return ""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Five lines, not too far apart."""
        self.visible = rect.height >= least_height(graphics)
        most = 2 * least_height(graphics)
        super().place(pygame.Rect(rect.topleft, (rect.width, min(rect.height, most))), graphics)
        gap = graphics.theme.stage(Space.SMALL)
        self._title, *self._lines = grid(self.rect.inflate(-2 * gap, -gap), 1, len(COLOURS) + 1)

    def draw(self, canvas: Canvas) -> None:
        """Gems, and a disc for each area, as on the pyramid in a scoring."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT_INSET)
        canvas.plate(self.rect, style)
        dim = style.second_text_colour
        canvas.fitted_text(
            _("Your areas"), self._title.midleft, self._title.width, SMALL, dim,
            anchor="midleft",
        )  # fmt: skip
        for colour, line in enumerate(self._lines):
            counts = self.symbols[colour]
            side = min(line.height - 2, graphics.theme.stage(Sizes.AREA_GEM))
            place = rect_at("midleft", line.midleft, side)
            canvas.svg(gem_art(colour), place, alpha=1.0 if counts else 0.3)
            wide = max(side, graphics.text.width("00", COUNT) + graphics.theme.stage(Space.TIGHT))
            wide = min(wide, line.height)
            room = pygame.Rect(place.right, line.top, line.right - place.right, line.height)
            step = min(wide + graphics.theme.stage(Space.TIGHT), room.width // (len(counts) or 1))
            for number, count in enumerate(counts):
                centre = room.left + (number + 1) * step - wide // 2, line.centery
                draw_number_disc(
                    canvas, str(count), centre, wide, COUNT,
                    rim=style.rim, ground=style.top, letters=style.text_colour,
                )  # fmt: skip


def least_height(graphics: Graphics) -> int:
    """The least height of all lines."""
    return (len(COLOURS) + 1) * graphics.text.line_height(COUNT)

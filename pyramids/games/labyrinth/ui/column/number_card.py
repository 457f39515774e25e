"""The number card: a big number and its tile, on the cards that are still face down."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from pyramids.engine.multiset import Multiset
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.theme import CARD_NUMBER, COUNT, CardSizes
from pyramids.language import _
from pyramids.tables.drawing.face_up_card import FaceUpCard
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import NUMBER_SMALL, Material
from pyramids.ui.widgets import Widget

_FRONT, _BACK = "labyrinth/card_front", "labyrinth/card_back"
_COLUMNS: Final = (7, 5)
"""The possible numbers of columns."""
_ROOMY: Final = 40
"""In units: larger cells have larger numbers."""


class NumberCard(FaceUpCard):
    """The number card of the turn."""

    ratio = CardSizes.RATIO
    back = _BACK

    def __init__(self, tile_set: TileSet) -> None:
        super().__init__()
        self.tile_set = tile_set
        self.number = 0
        """0 before the first one is revealed."""
        self.rotation = 0
        """How the viewer has rotated the tile, in quarter turns clockwise."""

    @property
    def shown(self) -> Hashable:
        """Its number."""
        return (self.tile_set.digest, self.number) if self.number else None

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the card is for."""
        if not self.number:
            return _("The next number card is about to be revealed.")
        return _(
            "Number {number}: place this tile on an empty space, rotated as you like.",
            number=self.number,
        )

    @property
    def tile_side(self) -> int:
        """How large the tile on the card is."""
        return _tile_side(self.card)

    def draw_face(self, canvas: Canvas, card: pygame.Rect, *, bare: bool = False) -> None:
        """Draw the number and its tile; without the tile while that is carried or placed."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        canvas.svg(_FRONT, card)
        unit = card.width / CardSizes.WIDTH
        centre = (card.left + CardSizes.NUMBER[0] * unit, card.top + CardSizes.NUMBER[1] * unit)
        # Scaled with the card, not with the text size: it is part of the picture.
        size = max(1, round(CARD_NUMBER.size * unit / graphics.theme.scale))
        canvas.text(str(self.number), centre, CARD_NUMBER.at(size), palette.ink, anchor="center")
        side = _tile_side(card)
        spot = pygame.Rect(
            card.left + round(CardSizes.TILE[0] * unit),
            card.top + round(CardSizes.TILE[1] * unit),
            side,
            side,
        )
        if bare:
            canvas.plate(spot, Material.PAPYRUS_INSET, radius=2)
            return
        canvas.shadow(spot, 2, depth=0.5)
        rotation = self.tile_set.tile(self.number).rotation(self.rotation)
        content = laid(self.number, rotation)
        canvas.blit(tile_face(graphics, self.tile_set, content, side), spot.topleft)


class NumbersLeft(Widget):
    """All numbers in small cells: bright ones are still face down, a dot a card."""

    def __init__(self, tile_set: TileSet) -> None:
        super().__init__()
        self.tile_set = tile_set
        self.hidden: Multiset = ()

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the cells mean."""
        return _("Bright numbers are still face down, a dot per card. Three are never revealed.")

    def draw(self, canvas: Canvas) -> None:
        """Rows of cells."""
        left = dict(self.hidden)
        tiles = self.tile_set.tiles
        columns = self._columns(len(tiles))
        wide, high = self.rect.width / columns, self.rect.height / -(-len(tiles) // columns)
        for place, tile in enumerate(tiles):
            row, column = divmod(place, columns)
            cell = pygame.Rect(
                round(self.rect.left + column * wide),
                round(self.rect.top + row * high),
                int(wide) - 2,
                int(high) - 2,
            )
            self._draw_cell(canvas, cell, tile.number, left.get(tile.number, 0))

    def _columns(self, count: int) -> int:
        """The number of columns with the largest cells."""
        wide, high = self.rect.size
        return max(_COLUMNS, key=lambda number: min(wide / number, high / -(-count // number)))

    def _draw_cell(self, canvas: Canvas, cell: pygame.Rect, number: int, count: int) -> None:
        graphics = canvas.graphics
        material = Material.PAPYRUS_INSET if count else Material.NIGHT_INSET
        style = graphics.theme.style(material)
        canvas.plate(cell, style, radius=graphics.theme.stage(5))
        dot = max(3, graphics.theme.stage(5))
        letters = style.text_colour if count else style.second_text_colour
        lift = dot // 2 if count > 1 else 0
        place = (cell.centerx, cell.centery - lift)
        text_style = COUNT if min(cell.size) >= graphics.px(_ROOMY) else NUMBER_SMALL
        canvas.text(str(number), place, text_style, letters, anchor="center")
        if count > 1:
            first = cell.centerx - (count - 1) * dot
            for step in range(count):
                centre = (first + 2 * step * dot, cell.bottom - dot)
                canvas.disc(centre, dot, graphics.theme.palette.carnelian)


def _tile_side(card: pygame.Rect) -> int:
    return round(CardSizes.TILE_SIDE * card.width / CardSizes.WIDTH)

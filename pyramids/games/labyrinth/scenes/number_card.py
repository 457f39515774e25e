"""The number card: a big number and its tile, on the cards that are still face down."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.engine.multiset import Multiset
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.kit import Kit as Box
from pyramids.games.labyrinth.scenes.tile_face import tile_face
from pyramids.ui.canvas import Canvas, Kit
from pyramids.ui.language import _
from pyramids.ui.theme import Material
from pyramids.ui.theme.labyrinth import CARD_NUMBER, Card
from pyramids.ui.theme.sizes import NUMBER_SMALL
from pyramids.ui.widgets import Widget
from pyramids.ui.widgets.arrange import fitted

_FRONT, _BACK = "labyrinth/card_front", "labyrinth/card_back"
_COLUMNS: Final = 7
_HIDDEN: Final = 3


class NumberCard(Widget):
    """The number of the turn."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.number = 0
        """0 before the first one is turned up."""
        self.left = 0
        """Numbers still to be turned up."""
        self.turning = 1.0
        """0: its back is seen, 1: its face."""
        self.lifted = False
        """The tile was dragged away from it, or is laid already."""
        self._card = pygame.Rect(0, 0, 0, 0)
        self._shift = 0

    @property
    def card(self) -> pygame.Rect:
        """Where the card lies."""
        return self._card

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """In the middle, with room for the cards below."""
        super().place(rect, kit)
        self._shift = kit.theme.stage(4)
        room = rect.inflate(-_HIDDEN * self._shift, -_HIDDEN * self._shift)
        self._card = fitted(room, Card.RATIO)
        self._card.topleft = (self._card.left - self._shift, rect.top)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the card is for."""
        if not self.number:
            return _("The next number card is about to be turned up.")
        return _(
            "Number {number}: everybody lays this tile on an empty space, turned as they like.",
            number=self.number,
        )

    @property
    def tile_side(self) -> int:
        """How large the tile on the card is."""
        return _tile_side(self._card)

    def draw(self, canvas: Canvas) -> None:
        """The hidden cards, then the open one as far as it is turned."""
        for depth in range(min(_HIDDEN, self.left), 0, -1):
            canvas.svg(_BACK, self._card.move(depth * self._shift, depth * self._shift))
        if not self.number:
            if not self.left:
                return
            canvas.svg(_BACK, self._card)
            return
        canvas.shadow(self._card, canvas.kit.theme.stage(8), depth=0.8)
        if self.turning >= 1.0:
            self._draw_face(canvas, self._card)
        else:
            self._draw_turning(canvas)

    def _draw_face(self, canvas: Canvas, card: pygame.Rect) -> None:
        kit, palette = canvas.kit, canvas.kit.theme.palette
        canvas.svg(_FRONT, card)
        unit = card.width / Card.WIDTH
        centre = (card.left + Card.NUMBER[0] * unit, card.top + Card.NUMBER[1] * unit)
        # As large as the card, not as the texts: it is a part of the picture.
        size = max(1, round(CARD_NUMBER.size * unit / kit.theme.scale))
        canvas.text(str(self.number), centre, CARD_NUMBER.at(size), palette.ink, anchor="center")
        side = _tile_side(card)
        spot = pygame.Rect(
            card.left + round(Card.TILE[0] * unit),
            card.top + round(Card.TILE[1] * unit),
            side,
            side,
        )
        if self.lifted:
            canvas.plate(spot, Material.PAPYRUS_INSET, radius=2)
            return
        canvas.shadow(spot, 2, depth=0.5)
        canvas.blit(tile_face(kit, self.box, laid(self.number, 0), side), spot.topleft)

    def _draw_turning(self, canvas: Canvas) -> None:
        kit = canvas.kit
        narrow = abs(1.0 - 2.0 * self.turning)
        face = self.turning >= 0.5
        size = self._card.size
        width = max(2, round(size[0] * narrow / 4) * 4)

        def bake() -> pygame.Surface:
            whole = pygame.Surface(size, pygame.SRCALPHA)
            inner = Canvas(whole, kit)
            if face:
                self._draw_face(inner, whole.get_rect())
            else:
                inner.svg(_BACK, whole.get_rect())
            return pygame.transform.smoothscale(whole, (width, size[1]))

        side = self.number if face else 0
        picture = kit.shelf.get(("number card", self.box.digest, side, size, width), bake)
        canvas.blit(picture, picture.get_rect(center=self._card.center).topleft)


class NumbersLeft(Widget):
    """All numbers in small cells: bright ones are still face down, a dot a card."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.hidden: Multiset = ()

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the cells tell."""
        return _(
            "The bright numbers are still face down, with a dot for every card. The last three"
            " cards are never turned up."
        )

    def draw(self, canvas: Canvas) -> None:
        """Rows of cells."""
        left = dict(self.hidden)
        tiles = self.box.tiles
        rows = -(-len(tiles) // _COLUMNS)
        wide, high = self.rect.width / _COLUMNS, self.rect.height / rows
        for place, tile in enumerate(tiles):
            row, column = divmod(place, _COLUMNS)
            cell = pygame.Rect(
                round(self.rect.left + column * wide),
                round(self.rect.top + row * high),
                int(wide) - 2,
                int(high) - 2,
            )
            self._draw_cell(canvas, cell, tile.number, left.get(tile.number, 0))

    def _draw_cell(self, canvas: Canvas, cell: pygame.Rect, number: int, count: int) -> None:
        kit = canvas.kit
        material = Material.PAPYRUS_INSET if count else Material.NIGHT_INSET
        recipe = kit.theme.recipe(material)
        canvas.plate(cell, recipe, radius=kit.theme.stage(5))
        dot = max(3, kit.theme.stage(5))
        letters = recipe.letters if count else recipe.letters_second
        lift = dot // 2 if count > 1 else 0
        place = (cell.centerx, cell.centery - lift)
        canvas.text(str(number), place, NUMBER_SMALL, letters, anchor="center")
        if count > 1:
            first = cell.centerx - (count - 1) * dot
            for step in range(count):
                centre = (first + 2 * step * dot, cell.bottom - dot)
                canvas.disc(centre, dot, kit.theme.palette.carnelian)


def _tile_side(card: pygame.Rect) -> int:
    return round(Card.TILE_SIDE * card.width / Card.WIDTH)

"""One cached picture of a board: terraces, portals and tiles."""

from __future__ import annotations

import pygame

from pyramids.games.labyrinth.board import SIZE, SPACES
from pyramids.games.labyrinth.corridors import EMPTY
from pyramids.games.labyrinth.moves import space_name
from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.board.geometry import BoardGeometry, portals
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.theme import EDGE
from pyramids.ui.drawing.canvas import Canvas, Graphics

READABLE = 30
"""In pixels: smaller squares have no room for letters beside them."""


class BoardPicture:
    """Caches the picture: new tiles are added to it, any other change redraws it."""

    def __init__(self, tile_set: TileSet) -> None:
        self._tile_set = tile_set
        self._look: object = None
        self._spaces = bytes(SPACES)
        self._picture = pygame.Surface((1, 1))

    def picture(self, graphics: Graphics, geometry: BoardGeometry, spaces: bytes) -> pygame.Surface:
        """The board with these tiles."""
        look = (geometry.rect.size, graphics.theme.high_contrast)
        if look != self._look or not _only_more(self._spaces, spaces):
            self._look, self._spaces = look, bytes(SPACES)
            self._picture = self._terraces(
                graphics, BoardGeometry(pygame.Rect((0, 0), geometry.rect.size))
            )
        if spaces != self._spaces:
            self._lay(graphics, geometry, spaces)
            self._spaces = spaces
        return self._picture

    def _lay(self, graphics: Graphics, geometry: BoardGeometry, spaces: bytes) -> None:
        left, top = geometry.rect.topleft
        for space, content in enumerate(spaces):
            if content != self._spaces[space]:
                place = geometry.space_rect(space).move(-left, -top)
                self._picture.blit(tile_face(graphics, self._tile_set, content, place.width), place)

    def _terraces(self, graphics: Graphics, geometry: BoardGeometry) -> pygame.Surface:
        picture = pygame.Surface(geometry.rect.size, pygame.SRCALPHA)
        canvas = Canvas(picture, graphics)
        canvas.svg("labyrinth/board", geometry.rect)
        for portal, gates in portals(self._tile_set.entrances):
            rect = geometry.portal_rect(gates, portal)
            canvas.blit(
                graphics.art.stretched(f"labyrinth/portal_{portal}", rect.size), rect.topleft
            )
        if geometry.field >= READABLE:
            _name_spaces(canvas, geometry)
        return picture


def _name_spaces(canvas: Canvas, geometry: BoardGeometry) -> None:
    """Letters above the columns and numbers beside the rows, on the terraces."""
    for line in range(SIZE):
        above, beside = geometry.space_rect(line), geometry.space_rect(line * SIZE)
        letter, number = space_name(line)[0], space_name(line * SIZE)[1:]
        _draw_label(canvas, letter, (above.centerx, geometry.rect.top + geometry.band // 2))
        _draw_label(canvas, number, (geometry.rect.left + geometry.band // 2, beside.centery))


def _draw_label(canvas: Canvas, sign: str, place: tuple[int, int]) -> None:
    canvas.text(sign, place, EDGE, canvas.graphics.theme.palette.ink_second, anchor="center")


def _only_more(before: bytes, after: bytes) -> bool:
    """Whether tiles were only added: none is removed or replaced."""
    return all(old in (EMPTY, new) for old, new in zip(before, after, strict=True))

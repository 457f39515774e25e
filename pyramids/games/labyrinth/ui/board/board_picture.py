"""The bed of a board: terraces, portals and tiles as one picture, drawn tile by tile."""

from __future__ import annotations

import pygame

from pyramids.games.labyrinth.board import SIZE, SPACES
from pyramids.games.labyrinth.corridors import EMPTY
from pyramids.games.labyrinth.moves import space_name
from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.board.geometry import Ground, portals
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.theme import EDGE
from pyramids.ui.drawing.canvas import Canvas, Graphics

READABLE = 30
"""Pixels: beside smaller fields there is no room for letters."""


class Bed:
    """Keeps its picture: a new tile is laid into it, and only another board is drawn anew."""

    def __init__(self, tile_set: TileSet) -> None:
        self._tile_set = tile_set
        self._look: object = None
        self._spaces = bytes(SPACES)
        self._picture = pygame.Surface((1, 1))

    def picture(self, graphics: Graphics, ground: Ground, spaces: bytes) -> pygame.Surface:
        """The board with these tiles."""
        look = (ground.rect.size, graphics.theme.high_contrast)
        if look != self._look or not _only_more(self._spaces, spaces):
            self._look, self._spaces = look, bytes(SPACES)
            self._picture = self._terraces(graphics, Ground(pygame.Rect((0, 0), ground.rect.size)))
        if spaces != self._spaces:
            self._lay(graphics, ground, spaces)
            self._spaces = spaces
        return self._picture

    def _lay(self, graphics: Graphics, ground: Ground, spaces: bytes) -> None:
        left, top = ground.rect.topleft
        for space, content in enumerate(spaces):
            if content != self._spaces[space]:
                place = ground.space_rect(space).move(-left, -top)
                self._picture.blit(tile_face(graphics, self._tile_set, content, place.width), place)

    def _terraces(self, graphics: Graphics, ground: Ground) -> pygame.Surface:
        picture = pygame.Surface(ground.rect.size, pygame.SRCALPHA)
        canvas = Canvas(picture, graphics)
        canvas.svg("labyrinth/board", ground.rect)
        for portal, gates in portals(self._tile_set.entrances):
            rect = ground.portal_rect(gates, portal)
            canvas.blit(
                graphics.art.stretched(f"labyrinth/portal_{portal}", rect.size), rect.topleft
            )
        if ground.field >= READABLE:
            _name_spaces(canvas, ground)
        return picture


def _name_spaces(canvas: Canvas, ground: Ground) -> None:
    """Letters above the columns and numbers beside the rows, cut into the terraces."""
    for line in range(SIZE):
        above, beside = ground.space_rect(line), ground.space_rect(line * SIZE)
        letter, number = space_name(line)[0], space_name(line * SIZE)[1:]
        _carve(canvas, letter, (above.centerx, ground.rect.top + ground.band // 2))
        _carve(canvas, number, (ground.rect.left + ground.band // 2, beside.centery))


def _carve(canvas: Canvas, sign: str, place: tuple[int, int]) -> None:
    canvas.text(sign, place, EDGE, canvas.graphics.theme.palette.ink_second, anchor="center")


def _only_more(before: bytes, after: bytes) -> bool:
    """Whether tiles were only laid: none is gone, none is another one."""
    return all(old in (EMPTY, new) for old, new in zip(before, after, strict=True))

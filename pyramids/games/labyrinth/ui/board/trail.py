"""The hunter's trail: golden dots on every square of the path."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.labyrinth.corridors import tile_in
from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.board.geometry import quarter_of
from pyramids.games.labyrinth.ui.board.tile_face import as_rotated
from pyramids.games.labyrinth.ui.theme import BoardSizes
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Colour, mix

_FINE: Final = 3
_BODY: Final = 215
_GLOW: Final = 60
_DASHES: Final = 5
_WAYS: Final = {"N": (0.0, -0.5), "E": (0.5, 0.0), "S": (0.0, 0.5), "W": (-0.5, 0.0)}


def sides_of(tile_set: TileSet, content: int, field: int) -> frozenset[str]:
    """The open sides of a square of this tile."""
    number, rotation = tile_in(content)
    return as_rotated(tile_set.tile(number), rotation)[0][quarter_of(field)]


def trail_colour(graphics: Graphics) -> Colour:
    """A gold dark enough for the bright floor."""
    palette = graphics.theme.palette
    return mix(palette.gold, palette.carnelian, 0.45)


def trail_piece(
    graphics: Graphics, sides: frozenset[str], side: int, colour: Colour
) -> pygame.Surface:
    """The trail through a square with these open sides."""
    key = ("labyrinth trail", sides, side, colour)
    return graphics.cache.get(key, lambda: _lay(sides, side, colour))


def _lay(sides: frozenset[str], side: int, colour: Colour) -> pygame.Surface:
    size = side * _FINE
    piece = pygame.Surface((size, size), pygame.SRCALPHA)
    piece.fill((*colour, 0))
    radius = size * BoardSizes.TRAIL / 2
    points = _points(sides, size)
    for point in points:
        pygame.draw.circle(piece, (*colour, _GLOW), point, radius * 2.1)
    for number, point in enumerate(points):
        if number % 2 == 0:
            pygame.draw.circle(piece, (*colour, _BODY), point, radius * 0.8)
    return pygame.transform.smoothscale(piece, (side, side))


def _points(sides: frozenset[str], size: int) -> list[tuple[float, float]]:
    """Steps from side to side by way of the middle, beginning half a step inside."""
    first, second = (_WAYS[side] for side in sorted(sides))
    middle = size / 2
    steps = []
    for number in range(2 * _DASHES + 1):
        share = number / _DASHES - 1
        way = first if share < 0 else second
        reach = abs(share) * 0.92
        steps.append((middle + way[0] * size * reach, middle + way[1] * size * reach))
    return steps

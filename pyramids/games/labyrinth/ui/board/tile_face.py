"""Pictures of tiles: sandstone corridors between dark walls, drawn once a size.

Every rotation is drawn separately, because the light always falls from the upper left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from pyramids.games.labyrinth.corridors import tile_in
from pyramids.games.labyrinth.tile_set import Fields, Tile, TileSet, turned
from pyramids.games.labyrinth.ui.theme import GAP_SHADE, INNER_SHADE, KERB_LIGHT, BoardSizes
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import WHITE, Colour

_WALL: Final = "labyrinth/wall"
_FLOOR: Final = "labyrinth/floor"
_SCARAB: Final = "labyrinth/scarab"
_LARGE: Final = 90
"""In pixels: larger tiles are drawn at twice their size, smaller ones at three times."""
_SHADOW: Final = 130
_CENTRES: Final = ((0.5, 0.5), (1.5, 0.5), (1.5, 1.5), (0.5, 1.5))
_WAYS: Final = {"N": (0.0, -0.5), "E": (0.5, 0.0), "S": (0.0, 0.5), "W": (-0.5, 0.0)}

Point = tuple[float, float]


def tile_face(graphics: Graphics, tile_set: TileSet, content: int, side: int) -> pygame.Surface:
    """The picture of a tile with that side."""
    number, rotation = tile_in(content)
    fields, scarabs = as_rotated(tile_set.tile(number), rotation)
    key = ("labyrinth tile", fields, scarabs, number, side)
    return graphics.cache.get(key, lambda: _cut(graphics, fields, scarabs, number, side))


def turning_face(
    graphics: Graphics, tile_set: TileSet, content: int, side: int, angle: float
) -> pygame.Surface:
    """The tile rotated by an angle in degrees, anticlockwise."""
    step = round(angle / 3) * 3 % 360
    face = tile_face(graphics, tile_set, content, side)
    if step == 0:
        return face
    key = ("labyrinth tile turned", tile_set.digest, content, side, step)
    return graphics.cache.get(key, lambda: pygame.transform.rotozoom(face, step, 1.0))


@lru_cache(maxsize=256)
def as_rotated(tile: Tile, rotation: int) -> tuple[Fields, tuple[int, ...]]:
    """The open sides of a rotated tile's quarters, and the quarters with a scarab."""
    fields, scarabs = tile.fields, tile.scarabs
    for _ in range(rotation):
        fields = turned(fields)
    return fields, tuple(sorted((quarter + rotation) % 4 for quarter in scarabs))


def _cut(
    graphics: Graphics, fields: Fields, scarabs: tuple[int, ...], number: int, side: int
) -> pygame.Surface:
    fine = 2 if side >= _LARGE else 3
    size = side * fine
    field = size / 2
    kerb = max(1.0, field * BoardSizes.KERB)
    face = _wall(graphics, size, number)
    _bevel(face, fine)
    ways = [(quarter, sorted(sides)) for quarter, sides in enumerate(fields)]
    stencil = _stencil(size, ways, scarabs, field * BoardSizes.CORRIDOR, field * BoardSizes.ROOM)
    wider = _stencil(
        size, ways, scarabs, field * BoardSizes.CORRIDOR + 2 * kerb, field * BoardSizes.ROOM + kerb
    )
    shift = max(1, round(kerb * 0.8))
    face.blit(_tinted(wider, KERB_LIGHT, 150), (shift, shift))
    face.blit(_tinted(wider, GAP_SHADE, 255), (0, 0))
    face.blit(_floor(graphics, size, number, stencil), (0, 0))
    face.blit(_inner_shadow(stencil, round(field * 0.07)), (0, 0))
    tile = pygame.transform.smoothscale(face, (side, side)).convert()
    _draw_scarabs(graphics, tile, scarabs, side)
    return tile


def _wall(graphics: Graphics, size: int, number: int) -> pygame.Surface:
    """The wall's texture, shifted by the tile's number so that tiles look different."""
    texture = graphics.art.svg(_WALL, (size, size))
    face = pygame.Surface((size, size)).convert()
    left, top = -(number * 37 % 100) * size // 100, -(number % 5) * size // 5
    for x in (left, left + size):
        for y in (top, top + size):
            face.blit(texture, (x, y))
    return face


def _floor(graphics: Graphics, size: int, number: int, stencil: pygame.Surface) -> pygame.Surface:
    texture = graphics.art.svg(_FLOOR, (size, size))
    floor = pygame.transform.rotate(texture, 90 * (number % 4)).convert_alpha()
    floor.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return floor


def _bevel(face: pygame.Surface, fine: int) -> None:
    """The tile's own edge: lit above and left, dark below and right."""
    size = face.get_width()
    pygame.draw.rect(face, GAP_SHADE, face.get_rect(), fine)
    pygame.draw.line(face, KERB_LIGHT, (fine, fine), (size - 2 * fine, fine), fine)
    pygame.draw.line(face, KERB_LIGHT, (fine, fine), (fine, size - 2 * fine), fine)


def _stencil(
    size: int,
    ways: list[tuple[int, list[str]]],
    scarabs: tuple[int, ...],
    width: float,
    room: float,
) -> pygame.Surface:
    """A mask, white where the corridors are."""
    stencil = pygame.Surface((size, size), pygame.SRCALPHA)
    stencil.fill((*WHITE, 0))
    field = size / 2
    for quarter, sides in ways:
        centre = (_CENTRES[quarter][0] * field, _CENTRES[quarter][1] * field)
        for side in sides:
            _corridor(stencil, centre, _WAYS[side], field, width)
        radius = room if quarter in scarabs else width / 2
        pygame.draw.circle(stencil, (*WHITE, 255), centre, radius)
    return stencil


def _corridor(
    stencil: pygame.Surface, centre: Point, way: Point, field: float, width: float
) -> None:
    """Fill from the middle of a square to one of its sides."""
    end = (centre[0] + way[0] * field, centre[1] + way[1] * field)
    left, right = sorted((centre[0], end[0]))
    top, foot = sorted((centre[1], end[1]))
    half = width / 2
    rect = (
        pygame.Rect(round(left - half), round(top), round(width), round(foot - top) + 1)
        if way[0] == 0
        else pygame.Rect(round(left), round(top - half), round(right - left) + 1, round(width))
    )
    stencil.fill((*WHITE, 255), rect)


def _tinted(stencil: pygame.Surface, colour: Colour, opacity: int) -> pygame.Surface:
    tinted = stencil.copy()
    tinted.fill((*colour, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def _inner_shadow(stencil: pygame.Surface, reach: int) -> pygame.Surface:
    """The shadow of the walls above and left of a corridor."""
    shadow = _tinted(stencil, INNER_SHADE, _SHADOW)
    shadow.blit(stencil, (reach, reach), special_flags=pygame.BLEND_RGBA_SUB)
    return shadow


def _draw_scarabs(
    graphics: Graphics, tile: pygame.Surface, scarabs: tuple[int, ...], side: int
) -> None:
    field = side / 2
    wide = max(3, round(field * BoardSizes.SCARAB))
    for quarter in scarabs:
        picture = graphics.art.svg(_SCARAB, (wide, wide))
        centre = (_CENTRES[quarter][0] * field, _CENTRES[quarter][1] * field)
        tile.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))

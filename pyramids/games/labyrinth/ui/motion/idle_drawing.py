"""Pictures to draw ahead: the tile of this turn in all rotations, then all others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import DrawTask


def tiles(tile_set: TileSet, number: int, sides: Iterable[int]) -> list[DrawTask]:
    """The tiles at these sizes, that of the number first."""
    now = [laid(number, rotation) for rotation in range(4)] if number else []
    later = [laid(tile.number, 0) for tile in tile_set.tiles]
    return [
        ((content, side), partial(_tile, tile_set=tile_set, content=content, side=side))
        for contents in (now, later)
        for side in sides
        for content in contents
    ]


def _tile(canvas: Canvas, tile_set: TileSet, content: int, side: int) -> None:
    canvas.blit(tile_face(canvas.graphics, tile_set, content, side), (0, 0))

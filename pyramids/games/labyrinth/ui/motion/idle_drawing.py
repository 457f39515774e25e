"""What the labyrinth may soon show: the tile of this turn however it is turned, then all others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.kit import Kit as Box
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.tables.drawing.idle_drawing import Chore
from pyramids.ui.drawing.canvas import Canvas


def tiles(box: Box, number: int, sides: Iterable[int]) -> list[Chore]:
    """The tiles at these sizes, that of the number first."""
    now = [laid(number, rotation) for rotation in range(4)] if number else []
    later = [laid(tile.number, 0) for tile in box.tiles]
    return [
        ((content, side), partial(_tile, box=box, content=content, side=side))
        for contents in (now, later)
        for side in sides
        for content in contents
    ]


def _tile(canvas: Canvas, box: Box, content: int, side: int) -> None:
    canvas.blit(tile_face(canvas.kit, box, content, side), (0, 0))

"""Where hints are shown on the table, and the tile of each in its rotation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Bet, Lay, Move, Place, Start
from pyramids.games.labyrinth.ui.board.own_board import OwnBoard
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.column.number_column import NumberColumn
from pyramids.tables.parts.hint_marks import HintPlace
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.widgets import Widget

_FAINT: Final = 0.6
"""Opacity of the tile of a hint."""


def spot_of(board: OwnBoard, column: NumberColumn, move: Move) -> Widget | None:
    """The widget that a move is made with; None if it isn't offered."""
    match move:
        case Lay():
            return board
        case Place(field, _value):
            spots = [spot for spot in board.scarabs if spot.visible]
            return next((spot for spot in spots if spot.field == field), None)
        case Start(portal, side):
            return board.entrances[ENTRANCES.index((portal, side))]
        case Bet(bet):
            return next(tile for tile in column.bets.tiles if tile.bet == bet)
    return column.go_on


def place_of(board: OwnBoard, column: NumberColumn, move: Move) -> HintPlace | None:
    """The space of a tile, or what is pressed for a move; None if it isn't offered."""
    if isinstance(move, Lay):
        return HintPlace((board.geometry.space_rect(move.space),))
    spot = spot_of(board, column, move)
    return None if spot is None or not spot.visible else HintPlace((spot.rect,), pressed=True)


def draw_tiles(canvas: Canvas, board: OwnBoard, moves: Sequence[Move], strong: int | None) -> None:
    """The tile of every hint; where several share a space, of the one that is pointed at."""
    lays = {number: move for number, move in enumerate(moves) if isinstance(move, Lay)}
    shown: dict[int, Lay] = {}
    for number, move in lays.items():
        if number == strong or move.space not in shown:
            shown[move.space] = move
    for space, move in shown.items():
        rect = board.geometry.space_rect(space)
        content = laid(move.tile, move.rotation)
        face = tile_face(canvas.graphics, board.rules.tile_set, content, rect.width)
        canvas.blit(face, rect.topleft, _FAINT)

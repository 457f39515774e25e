"""Shows hints on the board: numbered outlines, and the tile in its rotation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Bet, Lay, Move, Place, Start
from pyramids.games.labyrinth.ui.board.own_board import OwnBoard
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.column.number_column import NumberColumn
from pyramids.tables.parts.hints import Hints, badge_colours, draw_badge
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme.table import HintSizes as Sizes
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


def draw_places(canvas: Canvas, hints: Hints, board: OwnBoard, column: NumberColumn) -> None:
    """Number every hint at its place, and show its tile."""
    moves: list[Move] = [hint.move for hint in hints.hints]
    marks = [(number, _mark(board, column, move)) for number, move in enumerate(moves)]
    shared: dict[tuple[int, int], list[int]] = {}
    for number, rect in marks:
        if rect is not None:
            shared.setdefault(rect.topleft, []).append(number)
    _draw_tiles(canvas, board, moves, hints.pointed_at, shared)
    for number, rect in reversed(marks):
        if rect is not None and isinstance(moves[number], Lay):
            _draw_frame(canvas, rect, number, shared[rect.topleft].index(number))
    for number, rect in marks:
        if rect is not None:
            numbers = shared[rect.topleft]
            step = rect.width // (len(numbers) + 1)
            place = (rect.left + step * (numbers.index(number) + 1), rect.centery)
            draw_badge(canvas, place, number)


def _mark(board: OwnBoard, column: NumberColumn, move: Move) -> pygame.Rect | None:
    """The rectangle of a hint on the board; None if it isn't about the board."""
    if isinstance(move, Lay):
        return board.geometry.space_rect(move.space)
    if isinstance(move, Place | Start):
        spot = spot_of(board, column, move)
        return spot.rect if spot is not None else None
    return None


def _draw_tiles(
    canvas: Canvas,
    board: OwnBoard,
    moves: Sequence[Move],
    strong: int | None,
    shared: dict[tuple[int, int], list[int]],
) -> None:
    """The tile of every hint; where several share a space, of the one that is pointed at."""
    for numbers in shared.values():
        move = moves[strong if strong in numbers else numbers[0]]
        if isinstance(move, Lay):
            rect = board.geometry.space_rect(move.space)
            content = laid(move.tile, move.rotation)
            face = tile_face(canvas.graphics, board.rules.tile_set, content, rect.width)
            canvas.blit(face, rect.topleft, _FAINT)


def _draw_frame(canvas: Canvas, rect: pygame.Rect, number: int, depth: int) -> None:
    graphics = canvas.graphics
    inset = 2 * (1 + depth * graphics.theme.stage(Sizes.STEP))
    colour = badge_colours(graphics.theme.palette)[number]
    width = graphics.theme.stage(Sizes.LINE)
    canvas.ring(rect.inflate(-inset, -inset), 2 * width, width, colour)

"""Gestures that place a piece: rotate it, move it, place it."""

from __future__ import annotations

from typing import Any

from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.tables.testing.gestures import (
    MIDDLE,
    By,
    Click,
    Drag,
    Gesture,
    Key,
    Move,
    Point,
    Wheel,
)
from pyramids.tables.testing.headless_app import HeadlessApp

_DRAG_EVERY = 4
"""At every fourth decision the piece is dragged from its card instead of clicked."""
_MOST_TURNS = 12


def place_gesture(
    table: PlacingTable[Any], move: Any, by: By, *, draggable: bool = True
) -> Gesture:
    """The next gesture towards making a move with the hand."""
    turn = turning(table, move, by)
    if turn is not None:
        return turn
    if by is By.KEYS:
        return _walk(table, move)
    pos = spot(table, move)
    controller = table.controller
    drags = draggable and controller.game.session.decisions(controller.viewer) % _DRAG_EVERY == 0
    return Drag(table.piece_card.card.center, pos) if drags else Click(pos)


def turning(table: PlacingTable[Any], move: Any, by: By) -> Gesture | None:
    """The gesture that rotates or mirrors the piece towards a move; None if it needs neither."""
    now, wanted = table.hand.orientation, table.hand.placement(move).orientation
    if now == wanted:
        return None
    if now.mirrored == wanted.mirrored:
        return Key("r") if by is By.KEYS else Wheel(spot(table, move), -1)
    return Key("f") if by is By.KEYS else Click(spot(table, move), MIDDLE)


def spot(table: PlacingTable[Any], move: Any) -> Point:
    """Where the pointer must be for the piece to be placed by a move."""
    place, (rows, columns) = table.hand.placement(move), table.hand.size
    board, (row, column) = table.boards[place.board], place.corner
    last = board.cell_rect(row + rows - 1, column + columns - 1)
    return board.cell_rect(row, column).union(last).center


def hold_piece(headless: HeadlessApp, table: PlacingTable[Any], move: Any) -> None:
    """Hold the piece where a move places it, without making the move."""
    for _ in range(_MOST_TURNS):
        gesture = turning(table, move, By.MOUSE)
        if gesture is None:
            break
        headless.do(gesture)
    headless.do(Move(spot(table, move)))
    headless.rest()


def _walk(table: PlacingTable[Any], move: Any) -> Gesture:
    hand, place = table.hand, table.hand.placement(move)
    board, order, focus = (
        table.boards[place.board],
        table.widgets.focus_order(),
        table.widgets.focus,
    )
    if focus is not board:
        passed = focus in order and order.index(focus) > order.index(board)
        return Key("tab", shift=passed)
    if hand.board != place.board or not hand.shown:
        # The pointer moved the piece away; any arrow key brings it back.
        return Key("left")
    (row, column), (wanted_row, wanted_column) = hand.corner, place.corner
    if row != wanted_row:
        return Key("down" if row < wanted_row else "up")
    if column != wanted_column:
        return Key("right" if column < wanted_column else "left")
    return Key("return")

"""The position of the piece in the hand: at a cell of a board, or floating."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import pygame

from pyramids.tables.placing.carried import CarriedPiece
from pyramids.tables.placing.placement import UPRIGHT, Cell
from pyramids.ui.drawing.canvas import rect_at
from pyramids.ui.widgets import Widget


class GridBoard(Widget):
    """A widget with a grid of cells that a piece can be placed on."""

    rows: int
    columns: int

    @property
    def takes_pieces(self) -> bool:
        """Whether something can be placed on it now."""
        return True

    @abstractmethod
    def cell_rect(self, row: int, column: int) -> pygame.Rect:
        """A cell's rectangle on the screen."""


class PiecePosition(ABC):
    """A piece over boards that are side by side."""

    snap_reach: ClassVar[float] = 0.75
    """In cells: how far outside a board the piece still snaps to it."""

    def __init__(self, boards: Sequence[GridBoard]) -> None:
        self.boards = boards
        self.board: int | None = None
        """The number of the board under the piece; None if it floats."""
        self.corner: Cell = (0, 0)
        """The cell under the piece's top left corner."""
        self.orientation = UPRIGHT
        self.carried = CarriedPiece()

    @property
    @abstractmethod
    def size(self) -> tuple[int, int]:
        """Rows and columns of the piece in its current orientation."""

    @property
    def cell(self) -> int:
        """The side of a cell in pixels."""
        return max(1, self.boards[0].cell_rect(0, 0).width)

    @property
    def rect(self) -> pygame.Rect:
        """Where the piece is drawn now."""
        rows, columns = self.size
        return rect_at(
            "center",
            self.carried.centre,
            columns * self.cell,
            rows * self.cell,
        )

    @property
    def radius(self) -> float:
        """The distance from its centre to its longer edge, in pixels."""
        return max(self.size) * self.cell / 2

    def move_to(self, corner: Cell, *, at_once: bool = False) -> None:
        """Move to a cell of the board, clamped to the board."""
        assert self.board is not None
        self.corner = self.clamped(self.board, corner)
        (row, column), (rows, columns) = self.corner, self.size
        board = self.boards[self.board]
        first = board.cell_rect(row, column)
        last = board.cell_rect(row + rows - 1, column + columns - 1)
        middle = ((first.left + last.right) / 2, (first.top + last.bottom) / 2)
        self.carried.move(middle, at_once=at_once)

    def near_board(self, pos: tuple[int, int]) -> int | None:
        """The board that a piece at a point snaps to."""
        reach = round(2 * self.snap_reach * self.cell)
        for number, board in enumerate(self.boards):
            last = board.cell_rect(board.rows - 1, board.columns - 1)
            area = board.cell_rect(0, 0).union(last).inflate(reach, reach)
            if board.takes_pieces and area.collidepoint(pos):
                return number
        return None

    def corner_at(self, pos: tuple[int, int]) -> Cell:
        """The corner cell of the piece if its centre is at a point over its board."""
        assert self.board is not None
        first, cell = self.boards[self.board].cell_rect(0, 0), self.cell
        # Measured from the pixel's centre, so that no two cells are equally near.
        middle = (pos[1] + 0.5 - first.top) / cell, (pos[0] + 0.5 - first.left) / cell
        return self.corner_around(middle)

    def corner_around(self, middle: tuple[float, float]) -> Cell:
        """The corner cell of the piece if its centre is at (row, column)."""
        rows, columns = self.size
        return round(middle[0] - rows / 2), round(middle[1] - columns / 2)

    def clamped(self, board: int, corner: Cell) -> Cell:
        """The nearest corner cell at which the whole piece is on a board."""
        rows, columns = self.size
        row = max(0, min(self.boards[board].rows - rows, corner[0]))
        return row, max(0, min(self.boards[board].columns - columns, corner[1]))

"""The viewer's two pyramids: the heroes of the table, where the shape is laid."""

from __future__ import annotations

import pygame

from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.tables.placing.placing_board import PlacingBoard


class OwnPyramid(PlacingBoard, PyramidCard):
    """One of the two; with the keyboard on it, arrows move the shape and Enter places it."""

    rows, columns = GRID.rows, GRID.columns

    @property
    def takes_pieces(self) -> bool:
        """Whether a pyramid lies there."""
        return self.pyramid is not None and self.visible

    def cell_rect(self, row: int, column: int) -> pygame.Rect:
        """Where a field lies."""
        return self.field_rect(row, column)

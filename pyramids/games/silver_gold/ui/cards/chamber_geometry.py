"""The geometry of a card: its proportions, and the 5×5 squares of its chamber."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.silver_gold.deck import GRID
from pyramids.ui.widgets import fitted

CARD_WIDTH: Final = 300
CARD_HEIGHT: Final = 384
RATIO: Final = CARD_WIDTH / CARD_HEIGHT
"""Width by height of a card; the artwork's own lengths are of a card 300 wide."""

_CORNER: Final = 16
_LEFT: Final = 20
_TOP: Final = 104
_FIELD: Final = 52


def card_rect(area: pygame.Rect) -> pygame.Rect:
    """The largest card in the middle of an area."""
    return fitted(area, RATIO)


def corner(width: int) -> int:
    """How round a card's corners are, in pixels."""
    return max(2, round(_CORNER * width / CARD_WIDTH))


class Chamber:
    """The squares of a card in a rectangle."""

    def __init__(self, card: pygame.Rect) -> None:
        unit = card.width / CARD_WIDTH
        # Sizes are computed from edges, so that there are no gaps at any size.
        self.columns = [
            card.left + round((_LEFT + _FIELD * step) * unit) for step in range(GRID.columns + 1)
        ]
        self.rows = [
            card.top + round((_TOP + _FIELD * step) * unit) for step in range(GRID.rows + 1)
        ]

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle of all squares."""
        left, top = self.columns[0], self.rows[0]
        return pygame.Rect(left, top, self.columns[-1] - left, self.rows[-1] - top)

    def field_rect(self, row: int, column: int) -> pygame.Rect:
        """The rectangle of a square, also for rows and columns outside the chamber."""
        left, right = _edges(self.columns, column)
        top, bottom = _edges(self.rows, row)
        return pygame.Rect(left, top, right - left, bottom - top)

    def field_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """The square under a point."""
        if not self.rect.collidepoint(pos):
            return None
        return _step(self.rows, pos[1]), _step(self.columns, pos[0])


def _edges(edges: list[int], index: int) -> tuple[int, int]:
    if 0 <= index < len(edges) - 1:
        return edges[index], edges[index + 1]
    step = (edges[-1] - edges[0]) / (len(edges) - 1)
    return round(edges[0] + step * index), round(edges[0] + step * (index + 1))


def _step(edges: list[int], value: int) -> int:
    return max(index for index, edge in enumerate(edges[:-1]) if edge <= value)

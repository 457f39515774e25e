"""Where and how a piece is placed: board, corner cell, orientation."""

from __future__ import annotations

from typing import Final, NamedTuple

Cell = tuple[int, int]
"""Row and column of a board's grid, counted from 0 at the top left."""


class Orientation(NamedTuple):
    """How a piece is mirrored left to right, then rotated clockwise."""

    turns: int = 0
    """Quarter turns, from 0 to 3."""
    mirrored: bool = False

    def turned(self, step: int) -> Orientation:
        """Rotated by quarter turns clockwise."""
        return Orientation((self.turns + step) % 4, self.mirrored)

    def flipped(self) -> Orientation:
        """Mirrored left to right as the piece is seen now."""
        return Orientation(-self.turns % 4, not self.mirrored)


UPRIGHT: Final = Orientation()
ORIENTATIONS: Final = tuple(
    Orientation(turns, mirrored) for mirrored in (False, True) for turns in range(4)
)


class Placement(NamedTuple):
    """A piece on a board."""

    board: int
    corner: Cell
    """The cell of the piece's top left corner."""
    orientation: Orientation = UPRIGHT

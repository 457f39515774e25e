"""Where and how a piece lies: on which board, at which corner, turned and mirrored how."""

from __future__ import annotations

from typing import Final, NamedTuple

Cell = tuple[int, int]
"""Row and column of a board's grid, counted from 0 at the top left."""


class Orientation(NamedTuple):
    """A piece as it is drawn, mirrored left to right if it is, then turned clockwise."""

    turns: int = 0
    """Quarter turns, from 0 to 3."""
    mirrored: bool = False

    def turned(self, step: int) -> Orientation:
        """After so many quarter turns clockwise."""
        return Orientation((self.turns + step) % 4, self.mirrored)

    def flipped(self) -> Orientation:
        """With left and right exchanged, as the piece lies now."""
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

"""How much room the parts of a table need: what a game tells `plan_table`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pyramids.tables.layout.rival_grid import RivalNeeds, Size

_BROAD: Final = 0.72
"""In shares of the height: wider tools are broad."""


@dataclass(frozen=True)
class Board:
    """The proportions of the board."""

    ratio: float
    """Width by height."""
    gap: int = 0
    """A part of the width, in pixels, that doesn't grow with the height."""

    def fit(self, room: Size) -> Size:
        """The largest board in a room."""
        height = max(1, min(room[1], round((room[0] - self.gap) / self.ratio)))
        return round(height * self.ratio) + self.gap, height


@dataclass(frozen=True)
class ToolsRoom:
    """What the tools need, in pixels."""

    upright: Size
    """The least size of a column."""
    broad: Size
    """The least size of something lower and broader."""
    widest: int
    """How wide a column may become in a usual window."""

    def is_broad(self, size: Size) -> bool:
        """Whether the tools should be broad rather than a column in a place of a size."""
        if size[0] < self.broad[0]:
            return False
        return size[1] < self.upright[1] or size[0] > _BROAD * size[1]


@dataclass(frozen=True)
class FootRoom:
    """What the foot needs, in pixels."""

    strip: Size
    """The least size of a strip across the window or below the board."""
    highest: int
    """How high a strip may become."""
    block: Size | None = None
    """The least size of a block below the tools; None if it can only be a strip."""
    highest_block: int = 0
    across: bool = True
    """Whether a strip may be as wide as the window; otherwise it stays below the board."""


@dataclass(frozen=True)
class TableParts:
    """What a game puts on its table."""

    board: Board
    rivals: RivalNeeds
    tools: ToolsRoom = ToolsRoom((0, 0), (0, 0), 0)
    foot: FootRoom = FootRoom((0, 0), 0, (0, 0))
    rivals_widest: int = 0
    """How wide the column of opponents may become in a usual window; 0 for no limit."""

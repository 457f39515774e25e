"""Divides a window between the parts of a table, by the window's shape.

Every table has the same parts: the top bar, the board, tools beside it (cards to draw from,
buttons), a foot (the player's own sheet, score or hand), and the opponents with the log. A game
describes in `TableParts` how much room its parts need; `plan_table` tries the arrangements below,
and takes the one with the largest board that leaves everything else the room it needs.

    FOOT_ACROSS      LONG_RIVALS      LONG_COLUMNS     (usual windows, as 1280×800)
    T  B B B  R      T  B B B  R      T  B B B  R
    T  B B B  R      T  B B B  R      T  B B B  R
    F F F F F F      F F F F F R      T  F F F  R

    WIDE (low windows)      ONE_COLUMN      TOOLS_BESIDE     ROW_BELOW (tall windows)
    T  B B B B  R R         T  B B B B      T  B B B B       B B B B B
    T  B B B B  R R         T  B B B B      T  B B B B       B B B B B
    F  B B B B  R R         R  B B B B      T  F F F F       F F F F F
                            R  F F F F      R R R R R        T T R R R

T: tools, B: board, F: foot, R: opponents and log. With the tools beside a tall board, the log is
below the tools if there is room, so that the row of opponents can be lower.

A table needs this in its `arrange`:

    parts = TableParts(Board(1.25), self.rivals.needs(graphics), tools=…, foot=…)
    plan = plan_table(size, graphics, parts)
    self.board.place(plan.board, graphics)
    self.rivals.place(plan.rivals, graphics, plan.log)

A part must cope with both of its shapes, a column and something broader: the least sizes in
`ToolsRoom` and `FootRoom` say what each shape needs. A foot that can only be a strip has no
`block`; a table without tools or foot leaves them out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache
from typing import Final

import pygame

from pyramids.tables.layout.rival_grid import RivalNeeds, Size, divide
from pyramids.ui.drawing.canvas import Graphics, rect_at
from pyramids.ui.theme.table import TableSizes
from pyramids.ui.widgets import cut_top


class Arrangement(Enum):
    """Where the parts lie; the earlier one is preferred if the board gets about as large."""

    FOOT_ACROSS = auto()
    LONG_RIVALS = auto()
    LONG_COLUMNS = auto()
    WIDE = auto()
    ONE_COLUMN = auto()
    TOOLS_BESIDE = auto()
    ROW_BELOW = auto()


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


@dataclass(frozen=True)
class TablePlan:
    """The rectangles of a table; those of missing parts are empty."""

    arrangement: Arrangement
    bar: pygame.Rect
    board: pygame.Rect
    centre: pygame.Rect
    """The room that the board is in the middle of."""
    rivals: pygame.Rect
    tools: pygame.Rect
    foot: pygame.Rect
    log: pygame.Rect | None = None
    """The log's own place; None if it shares that of the opponents."""


_BROAD: Final = 0.72
"""In shares of the height: wider tools are broad."""
_BETTER: Final = 1.05
"""How many times as good a less usual arrangement must be."""
_STRICT: Final = 8
"""The power by which a shortage lowers a rating: hardly ever worth a larger board."""
_STEPS: Final = 28
"""How many sizes of the opponents' area are tried."""


def plan_table(size: Size, graphics: Graphics, parts: TableParts) -> TablePlan:
    """The best arrangement for a window."""
    stage = graphics.theme.stage
    width, height = size
    margin = stage(TableSizes.MARGIN)
    bar = pygame.Rect(margin, margin // 2, width - 2 * margin, stage(TableSizes.BAR))
    top = bar.bottom + margin // 2
    inside = (margin, top, width - 2 * margin, height - top - margin)
    return replace(_best(inside, parts, margin), bar=bar)


@lru_cache(maxsize=64)
def _best(inside: tuple[int, int, int, int], parts: TableParts, gap: int) -> TablePlan:
    """The best arrangement below the bar; cached, because tables are often laid out again."""
    best: TablePlan | None = None
    to_beat = 0.0
    for arrange in _ARRANGEMENTS:
        found: TablePlan | None = None
        for plan in arrange(pygame.Rect(inside), parts, gap):
            # Rating costs time; the board's area is the most that it can be.
            if plan.board.width * plan.board.height > to_beat:
                rating = _rating(plan, parts)
                if rating > to_beat:
                    found, to_beat = plan, rating
        if found is not None:
            best, to_beat = found, to_beat * _BETTER
    assert best is not None, "columns beside the board are always possible"
    return best


def _rating(plan: TablePlan, parts: TableParts) -> float:
    """The board's area, less if something else is too small."""
    rating = float(plan.board.width * plan.board.height)
    tools, foot = parts.tools, parts.foot
    shortages = [
        divide(plan.rivals, parts.rivals, log=plan.log is None).scale,
        max(_share(plan.tools.size, tools.upright), _share(plan.tools.size, tools.broad)),
        max(_share(plan.foot.size, foot.strip), _share(plan.foot.size, foot.block or foot.strip)),
    ]
    for share in shortages:
        rating *= min(1.0, max(share, 0.01)) ** _STRICT
    return rating


def _share(size: Size, least: Size) -> float:
    """How much of the least size there is."""
    return min((have / need for have, need in zip(size, least, strict=True) if need), default=1.0)


Arrange = Callable[[pygame.Rect, TableParts, int], Iterator[TablePlan]]
_NOWHERE: Final = pygame.Rect(0, 0, 0, 0)


def _foot_across(inside: pygame.Rect, parts: TableParts, gap: int) -> Iterator[TablePlan]:
    if parts.foot.across:
        foot, upper = _cut_foot(inside, parts, gap)
        yield from _columns(Arrangement.FOOT_ACROSS, upper, upper, upper, foot, parts, gap)


def _long_rivals(inside: pygame.Rect, parts: TableParts, gap: int) -> Iterator[TablePlan]:
    if parts.foot.across:
        _foot, upper = _cut_foot(inside, parts, gap)
        yield from _columns(Arrangement.LONG_RIVALS, upper, upper, inside, None, parts, gap)


def _long_columns(inside: pygame.Rect, parts: TableParts, gap: int) -> Iterator[TablePlan]:
    _foot, upper = _cut_foot(inside, parts, gap)
    yield from _columns(Arrangement.LONG_COLUMNS, upper, inside, inside, None, parts, gap)


def _columns(
    arrangement: Arrangement,
    middle: pygame.Rect,
    left: pygame.Rect,
    right: pygame.Rect,
    foot: pygame.Rect | None,
    parts: TableParts,
    gap: int,
) -> Iterator[TablePlan]:
    """Tools and opponents in columns beside the board, the foot below what is in `middle`."""
    tools, widest = parts.tools, parts.rivals_widest
    least = parts.rivals.plate.narrowest
    least_tools = tools.upright[0]
    beside = least_tools + gap if least_tools else 0
    for wide in _steps(least, max(least, middle.width // 2)):
        room = middle.width - beside - wide - gap
        board = parts.board.fit((room, middle.height))
        spare = room - board[0]
        # The columns share what the board leaves, within limits.
        more = min(max(0, tools.widest - least_tools), round(spare * 0.4)) if beside else 0
        more_right = spare - more
        if widest:
            more_right = max(0, min(widest - wide, round(spare * 0.6)))
        tools_place = pygame.Rect(left.topleft, (least_tools + more, left.height))
        rivals = pygame.Rect(0, right.top, wide + more_right, right.height)
        rivals.right = right.right
        start = tools_place.right + gap if beside else middle.left
        centre = pygame.Rect(start, middle.top, rivals.left - gap - start, middle.height)
        place = _in(centre, board)
        plan = TablePlan(
            arrangement, _NOWHERE, place, centre, rivals, tools_place, foot or _NOWHERE
        )
        yield plan if foot is not None else replace(plan, foot=_below(plan, parts, gap, right))


def _below(plan: TablePlan, parts: TableParts, gap: int, inside: pygame.Rect) -> pygame.Rect:
    """The strip below the board, or below board and tools if those end above it."""
    top = plan.centre.bottom + gap
    if not parts.foot.strip[1]:
        return _NOWHERE
    left = plan.centre.left
    if plan.arrangement is Arrangement.LONG_RIVALS and plan.tools.width:
        left = plan.tools.left
    place = pygame.Rect(left, top, plan.rivals.left - gap - left, inside.bottom - top)
    if plan.arrangement is Arrangement.LONG_COLUMNS:
        # As wide as the board, but no narrower than it needs to be.
        wide = min(place.width, max(plan.board.width, parts.foot.strip[0]))
        place = rect_at("midtop", (plan.board.centerx, top), wide, place.height)
    return place


def _wide(inside: pygame.Rect, parts: TableParts, gap: int) -> Iterator[TablePlan]:
    block, tools = parts.foot.block, parts.tools
    if block is None:
        return
    below = block[1] + gap if block[1] else 0
    stacked = tools.upright[1] + below <= inside.height
    least_left = max(block[0], tools.upright[0] if stacked else tools.broad[0])
    beside = least_left + gap if least_left else 0
    least = parts.rivals.plate.narrowest
    least_tools = tools.upright[1] if stacked else tools.broad[1]
    # Tools and foot share the height that neither needs.
    spare_height = max(0, inside.height - least_tools - below)
    high = max(block[1], min(parts.foot.highest_block, block[1] + spare_height // 2))
    for wide in _steps(least, max(least, inside.width // 2)):
        room = inside.width - beside - wide - gap
        board = parts.board.fit((room, inside.height))
        spare = room - board[0]
        more = round(spare * 0.36) if beside else 0
        left = pygame.Rect(inside.topleft, (least_left + more, inside.height))
        foot = pygame.Rect(left.left, left.bottom - high, left.width, high)
        left.height -= high + gap if below else 0
        right = pygame.Rect(inside.right - wide - spare + more, inside.top, 0, inside.height)
        right.width = inside.right - right.left
        start = left.right + gap if beside else inside.left
        centre = pygame.Rect(start, inside.top, right.left - gap - start, inside.height)
        place = _in(centre, board)
        yield TablePlan(Arrangement.WIDE, _NOWHERE, place, centre, right, left, foot)


def _one_column(inside: pygame.Rect, parts: TableParts, gap: int) -> Iterator[TablePlan]:
    tools, foot, rivals = parts.tools, parts.foot, parts.rivals
    least = max(tools.upright[0], rivals.plate.narrowest, rivals.log[0])
    strip = foot.strip[1] + gap if foot.strip[1] else 0
    below = rivals.count * (rivals.plate.upright.least[1] + gap) + rivals.log[1]
    spare = max(0, inside.height - tools.upright[1] - gap - below)
    for wide in _steps(least, max(least, inside.width // 3)):
        board = parts.board.fit((inside.width - wide - gap, inside.height - strip))
        column = pygame.Rect(inside.topleft, (inside.width - gap - board[0], inside.height))
        upper, lower = cut_top(column, tools.upright[1] + spare // 3, gap)
        left = column.right + gap
        centre = pygame.Rect(left, inside.top, board[0], inside.height - strip)
        place = pygame.Rect(left, inside.bottom - foot.strip[1], board[0], foot.strip[1])
        yield TablePlan(
            Arrangement.ONE_COLUMN,
            _NOWHERE,
            _in(centre, board),
            centre,
            lower,
            upper,
            place if strip else _NOWHERE,
        )


def _tools_beside(inside: pygame.Rect, parts: TableParts, gap: int) -> Iterator[TablePlan]:
    tools, foot, log = parts.tools, parts.foot, parts.rivals.log
    if not tools.upright[0] or not parts.rivals.count:
        return
    strip = foot.strip[1] + gap if foot.strip[1] else 0
    least = parts.rivals.plate.lowest
    for high in _steps(least, max(least, inside.height // 2)):
        row = pygame.Rect(inside.left, inside.bottom - high, inside.width, high)
        upper = pygame.Rect(inside.topleft, (inside.width, inside.height - high - gap))
        # A row that the opponents don't fill is shared with the log.
        filled = 2 * parts.rivals.count * parts.rivals.plate.lying.least[0] > inside.width
        logged = filled and upper.height >= tools.upright[1] + gap + log[1]
        least_left = max(tools.upright[0], log[0]) if logged else tools.upright[0]
        room = (upper.width - least_left - gap, upper.height - strip)
        board = parts.board.fit(room)
        # What the board can't use is the tools', or the opponents'.
        left = pygame.Rect(upper.topleft, (upper.width - gap - board[0], upper.height))
        spare = room[1] - board[1]
        row.top, row.height = row.top - spare, row.height + spare
        left.height -= spare
        centre = pygame.Rect(left.right + gap, upper.top, board[0], board[1])
        foot_place = pygame.Rect(centre.left, centre.bottom + gap, board[0], foot.strip[1])
        log_place = None
        if logged:
            height = max(log[1], min(left.height - tools.upright[1] - gap, left.height // 3))
            log_place = pygame.Rect(left.left, left.bottom - height, left.width, height)
            left.height -= height + gap
        yield TablePlan(
            Arrangement.TOOLS_BESIDE,
            _NOWHERE,
            _in(centre, board),
            centre,
            row,
            left,
            foot_place if strip else _NOWHERE,
            log_place,
        )


def _row_below(inside: pygame.Rect, parts: TableParts, gap: int) -> Iterator[TablePlan]:
    tools, foot = parts.tools, parts.foot
    beside = tools.broad[0] + gap if tools.broad[0] else 0
    strip = foot.strip[1] + gap if foot.strip[1] else 0
    least = max(tools.broad[1], parts.rivals.plate.lowest)
    for high in _steps(least, max(least, inside.height // 2)):
        room = (inside.width, inside.height - strip - high - gap)
        board = parts.board.fit(room)
        centre = pygame.Rect(inside.topleft, (inside.width, board[1]))
        foot_place = pygame.Rect(inside.left, centre.bottom + gap, inside.width, foot.strip[1])
        top = centre.bottom + gap + strip
        row = pygame.Rect(inside.left, top, inside.width, inside.bottom - top)
        wide = tools.broad[0] + (round(0.12 * (row.width - tools.broad[0])) if beside else 0)
        tools_place = pygame.Rect(row.topleft, (wide, row.height))
        left = tools_place.right + gap if beside else row.left
        rivals = pygame.Rect(left, row.top, row.right - left, row.height)
        yield TablePlan(
            Arrangement.ROW_BELOW,
            _NOWHERE,
            _in(centre, board),
            centre,
            rivals,
            tools_place,
            foot_place if strip else _NOWHERE,
        )


_ARRANGEMENTS: Final[tuple[Arrange, ...]] = (
    _foot_across,
    _long_rivals,
    _long_columns,
    _wide,
    _one_column,
    _tools_beside,
    _row_below,
)


def _cut_foot(inside: pygame.Rect, parts: TableParts, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """The foot across the window, and the rest above it.

    A board that isn't as high as there is room leaves the rest to the foot.
    """
    least = parts.foot.strip[1]
    if not least:
        return pygame.Rect(_NOWHERE), pygame.Rect(inside)
    sides = parts.tools.upright[0] + parts.rivals.plate.narrowest + 2 * gap
    highest = parts.board.fit((inside.width - sides, inside.height))[1]
    height = max(least, min(parts.foot.highest, inside.height - gap - highest))
    foot = pygame.Rect(inside.left, inside.bottom - height, inside.width, height)
    return foot, pygame.Rect(inside.topleft, (inside.width, inside.height - height - gap))


def _steps(first: int, last: int) -> Iterator[int]:
    for step in range(_STEPS + 1):
        yield first + (last - first) * step // _STEPS


def _in(room: pygame.Rect, size: Size) -> pygame.Rect:
    return rect_at("center", room.center, *size)

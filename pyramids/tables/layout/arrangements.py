"""The arrangements of a table's parts, each in all the sizes that are tried.

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
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final

import pygame

from pyramids.tables.layout.rival_grid import Size
from pyramids.tables.layout.table_parts import TableParts
from pyramids.ui.drawing.canvas import rect_at
from pyramids.ui.widgets import cut_top

_NOWHERE: Final = pygame.Rect(0, 0, 0, 0)
_STEPS: Final = 28
"""How many sizes of the opponents' area are tried."""


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
class TablePlan:
    """The rectangles of a table; those of missing parts are empty."""

    arrangement: Arrangement
    board: pygame.Rect
    centre: pygame.Rect
    """The room that the board is in the middle of."""
    rivals: pygame.Rect
    tools: pygame.Rect
    foot: pygame.Rect
    log: pygame.Rect | None = None
    """The log's own place; None if it shares that of the opponents."""
    bar: pygame.Rect = field(default_factory=_NOWHERE.copy)
    """The same in all arrangements; `plan_table` adds it."""


Arrange = Callable[[pygame.Rect, TableParts, int], Iterator[TablePlan]]
"""Arranges the parts in the room below the bar, with a gap between them."""


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
        plan = TablePlan(arrangement, place, centre, rivals, tools_place, foot or _NOWHERE)
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
        yield TablePlan(Arrangement.WIDE, place, centre, right, left, foot)


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
            _in(centre, board),
            centre,
            rivals,
            tools_place,
            foot_place if strip else _NOWHERE,
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


ARRANGEMENTS: Final[tuple[Arrange, ...]] = (
    _foot_across,
    _long_rivals,
    _long_columns,
    _wide,
    _one_column,
    _tools_beside,
    _row_below,
)

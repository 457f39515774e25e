"""A table uses every shape of window: nothing overlaps, and nothing is too small to be read."""

from __future__ import annotations

from itertools import combinations, product

import pygame
import pytest

from pyramids.tables.layout.arrangements import Arrangement, TablePlan
from pyramids.tables.layout.rival_grid import PlateShape, PlateSizes, RivalNeeds, divide
from pyramids.tables.layout.table_parts import Board, FootRoom, TableParts, ToolsRoom
from pyramids.tables.layout.table_plan import plan_table
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Theme

SIZES = [
    (1024, 640),
    (1280, 800),
    (1280, 1024),
    (1024, 1000),
    (1600, 640),
    (1920, 1080),
    (2560, 1080),
    (1200, 1600),
    (3840, 2160),
]
RATIOS = (1.0, 1.25, 1.6)
OPPONENTS = (1, 2, 3, 4)
PLATE = PlateSizes(PlateShape((120, 90), (20, 70)), PlateShape((120, 90), (150, 20)))
TOOLS = ToolsRoom(upright=(150, 420), broad=(310, 250), widest=240)
STRIP = FootRoom(strip=(600, 90), highest=110)
BLOCK = FootRoom(strip=(600, 90), highest=110, block=(200, 140), highest_block=160)


def needs(graphics: Graphics, count: int) -> RivalNeeds:
    """What so many opponents need in this window."""
    scale = graphics.theme.stage_scale
    shapes = [
        PlateShape(*((round(a * scale), round(b * scale)) for a, b in (shape.board, shape.around)))
        for shape in (PLATE.upright, PLATE.lying)
    ]
    log = (round(150 * scale), round(108 * scale))
    return RivalNeeds(count, PlateSizes(*shapes), log, round(400 * scale), round(8 * scale))


def scaled(graphics: Graphics, parts: TableParts) -> TableParts:
    """The same parts in the units of this window."""
    stage = graphics.theme.stage

    def both(size: tuple[int, int]) -> tuple[int, int]:
        return stage(size[0]), stage(size[1])

    tools, foot = parts.tools, parts.foot
    return TableParts(
        parts.board,
        parts.rivals,
        ToolsRoom(both(tools.upright), both(tools.broad), stage(tools.widest)),
        FootRoom(
            both(foot.strip),
            stage(foot.highest),
            both(foot.block) if foot.block else None,
            stage(foot.highest_block),
            foot.across,
        ),
    )


def planned(size: tuple[int, int], ratio: float, foot: FootRoom, opponents: int) -> TablePlan:
    """The plan of a table with tools."""
    graphics = Graphics(Theme(size))
    parts = TableParts(Board(ratio), needs(graphics, opponents), TOOLS, foot)
    return plan_table(size, graphics, scaled(graphics, parts))


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_lie_beside_each_other_in_every_window(size: tuple[int, int]) -> None:
    frame = pygame.Rect((0, 0), size)
    for ratio, foot, opponents in product(RATIOS, (STRIP, BLOCK), OPPONENTS):
        plan = planned(size, ratio, foot, opponents)
        log = [] if plan.log is None else [plan.log]
        parts = [plan.bar, plan.board, plan.rivals, plan.tools, plan.foot, *log]
        told = f"ratio {ratio}, {foot}, {opponents} opponents"
        assert all(part.width > 0 and frame.contains(part) for part in parts), told
        crossing = [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])]
        assert not crossing, told


@pytest.mark.parametrize("size", SIZES)
def test_opponents_and_log_have_the_room_that_they_need(size: tuple[int, int]) -> None:
    graphics = Graphics(Theme(size))
    for ratio, opponents in product(RATIOS, OPPONENTS):
        told = f"ratio {ratio}, {opponents} opponents"
        plan = planned(size, ratio, BLOCK, opponents)
        grid = divide(plan.rivals, needs(graphics, opponents), log=plan.log is None)
        assert grid.scale >= 0.97, told
        log = grid.log if plan.log is None else plan.log
        assert log.height >= 108 * graphics.theme.stage_scale - 1, told


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((1280, 800), {Arrangement.FOOT_ACROSS, Arrangement.LONG_RIVALS}),
        ((1600, 640), {Arrangement.WIDE}),
        ((1024, 1000), {Arrangement.ROW_BELOW, Arrangement.TOOLS_BESIDE}),
    ],
)
def test_low_and_tall_windows_have_arrangements_of_their_own(
    size: tuple[int, int], expected: set[Arrangement]
) -> None:
    assert planned(size, 1.58, BLOCK, 3).arrangement in expected


def test_a_foot_that_is_only_a_strip_never_becomes_a_block() -> None:
    for size in SIZES:
        plan = planned(size, 1.25, STRIP, 2)
        assert plan.foot.width >= 3 * plan.foot.height


def test_a_foot_that_stays_below_the_board_is_never_across_the_window() -> None:
    foot = FootRoom(strip=(400, 56), highest=56, across=False)
    for size in SIZES:
        plan = planned(size, 1.0, foot, 2)
        assert plan.foot.left > plan.tools.left or plan.arrangement is Arrangement.ROW_BELOW


@pytest.mark.parametrize("opponents", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("area", [(190, 700), (330, 585), (600, 580), (1000, 120), (740, 220)])
def test_plates_and_log_fill_their_area_without_overlapping(
    area: tuple[int, int], opponents: int
) -> None:
    room = RivalNeeds(opponents, PLATE, (150, 108), 400, 8)
    whole = pygame.Rect((40, 30), area)
    for log in (True, False):
        grid = divide(whole, room, log=log)
        places = [*grid.plates, *([grid.log] if log else [])]
        assert len(grid.plates) == opponents
        assert all(whole.contains(place) for place in places)
        assert not [pair for pair in combinations(places, 2) if pair[0].colliderect(pair[1])]

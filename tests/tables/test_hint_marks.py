"""Hints on a board: outlines that share squares and numbers can be told apart."""

from __future__ import annotations

from itertools import combinations

import pygame

from pyramids.tables.parts.hint_line import badge_colours
from pyramids.tables.parts.hint_marks import (
    HintPlace,
    badge_rect,
    draw_outlines,
    mark_hints,
)
from pyramids.ui.drawing.canvas import Canvas, Graphics

CELL = 60


def squares(*cells: tuple[int, int]) -> HintPlace:
    """Squares of a grid, by row and column."""
    return HintPlace(
        tuple(pygame.Rect(column * CELL, row * CELL, CELL, CELL) for row, column in cells)
    )


ROW, COLUMN = squares((0, 0), (0, 1), (0, 2)), squares((0, 1), (1, 1), (2, 1))


def drawn(*places: HintPlace) -> pygame.Surface:
    """The outlines on black ground."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    surface = pygame.Surface((400, 400))
    graphics = Graphics()
    draw_outlines(Canvas(surface, graphics), mark_hints(places, graphics), None)
    return surface


def pixels_of(surface: pygame.Surface, number: int) -> set[tuple[int, int]]:
    """Where a hint's own colour is."""
    colour = badge_colours(Graphics().theme.palette)[number]
    width, height = surface.get_size()
    return {
        (x, y) for x in range(width) for y in range(height) if surface.get_at((x, y))[:3] == colour
    }


def test_outlines_that_share_squares_are_nested() -> None:
    marks = mark_hints([ROW, COLUMN, squares((0, 1))], Graphics())
    assert len({mark.depth for mark in marks}) == 3


def test_outlines_apart_from_each_other_all_go_around_the_whole_square() -> None:
    marks = mark_hints([squares((0, 0)), squares((0, 1)), squares((4, 4))], Graphics())
    assert {mark.depth for mark in marks} == {0}


def test_the_same_squares_twice_show_both_outlines() -> None:
    surface = drawn(ROW, ROW, ROW)
    alone = drawn(ROW)
    assert pixels_of(surface, 0) == pixels_of(alone, 0)
    assert pixels_of(surface, 1)
    assert pixels_of(surface, 2)


def test_each_hint_has_dashes_of_its_own() -> None:
    shares = []
    for number in range(3):
        places = [None] * number + [ROW]
        surface = pygame.Surface((400, 400))
        graphics = Graphics()
        draw_outlines(Canvas(surface, graphics), mark_hints(places, graphics), None)
        shares.append(len(pixels_of(surface, number)))
    assert len(set(shares)) == 3


def test_an_outline_bends_around_inner_corners_without_a_gap() -> None:
    corner = squares((0, 0), (1, 0), (1, 1))
    graphics = Graphics()
    surface = pygame.Surface((400, 400))
    inner = mark_hints([squares((0, 0), (1, 0), (1, 1)), corner], graphics)[0]
    draw_outlines(Canvas(surface, graphics), [inner], None)
    line = pixels_of(surface, 0)
    # Every pixel of the closed line can be reached from every other.
    reached, border = set[tuple[int, int]](), [min(line)]
    while border:
        x, y = border.pop()
        if (x, y) in line and (x, y) not in reached:
            reached.add((x, y))
            border += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    assert reached == line


def test_no_number_covers_another() -> None:
    graphics = Graphics()
    button = HintPlace((pygame.Rect(300, 300, 50, 50),), pressed=True)
    for places in (
        [ROW, COLUMN, squares((0, 1))],
        [ROW, ROW, ROW],
        [squares((2, 2)), squares((2, 2)), COLUMN],
        [button, button, ROW],
    ):
        badges = [badge_rect(mark, graphics) for mark in mark_hints(places, graphics)]
        for first, second in combinations(badges, 2):
            centres = pygame.Vector2(first.center).distance_to(second.center)
            assert centres > first.width // 2
        assert len({badge.center for badge in badges}) == 3


def test_a_number_on_a_button_leaves_its_middle_visible() -> None:
    graphics = Graphics()
    button = pygame.Rect(300, 300, 70, 70)
    (mark,) = mark_hints([HintPlace((button,), pressed=True)], graphics)
    assert not badge_rect(mark, graphics).collidepoint(button.center)

"""Grids as bit masks, against plain coordinates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramids.engine.grid import (
    Grid,
    connected,
    indices,
    mirrored,
    normalised,
    orientations,
    turned,
)

SIZES = st.tuples(st.integers(1, 6), st.integers(1, 6))
CELLS = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=8)


@given(SIZES, st.data())
def test_neighbours_share_a_side_and_never_wrap_around(
    size: tuple[int, int], data: st.DataObject
) -> None:
    rows, columns = size
    grid = Grid(rows, columns)
    every = [(r, c) for r in range(rows) for c in range(columns)]
    cells = data.draw(st.sets(st.sampled_from(every)))
    near = {(r, c) for r, c in every if any(abs(r - s) + abs(c - d) == 1 for s, d in cells)}
    assert set(grid.fields(grid.neighbours(grid.mask(cells)))) == near


@given(CELLS)
def test_fields_and_masks_are_two_ways_to_say_the_same(cells: set[tuple[int, int]]) -> None:
    grid = Grid(5, 5)
    mask = grid.mask(cells)
    assert grid.fields(mask) == sorted(cells)
    assert [divmod(index, 5) for index in indices(mask)] == sorted(cells)
    assert mask == sum(grid.bit(cell) for cell in cells)


@pytest.mark.parametrize("field", [(-1, 0), (0, -1), (5, 0), (0, 5)])
def test_a_field_off_the_grid_is_refused(field: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="off the 5×5 grid"):
        Grid(5, 5).bit(field)


def test_an_area_is_connected() -> None:
    grid = Grid(3, 3)
    allowed = grid.mask([(0, 0), (0, 1), (2, 2), (1, 1)])
    assert grid.fields(grid.area(grid.bit((0, 0)), allowed)) == [(0, 0), (0, 1), (1, 1)]
    assert grid.area(grid.bit((2, 0)), allowed) == 0


def test_distance_counts_steps_around_walls() -> None:
    grid = Grid(3, 3)
    wall = grid.mask([(1, 0), (1, 1)])
    start, goal = grid.bit((0, 0)), grid.bit((2, 0))
    assert grid.distance(start, goal, grid.full & ~wall) == 6
    assert grid.distance(start, start, grid.full) == 0
    assert grid.distance(start, goal, grid.full & ~grid.mask([(1, 0), (1, 1), (1, 2)])) is None


@given(CELLS)
def test_four_turns_or_two_mirrors_give_the_shape_back(cells: set[tuple[int, int]]) -> None:
    shape = normalised(cells)
    assert turned(turned(turned(turned(shape)))) == shape
    assert mirrored(mirrored(shape)) == shape
    assert 1 <= len(orientations(shape)) <= 8
    assert 8 % len(orientations(shape)) == 0
    assert orientations(shape)[0] == shape


def test_a_turn_goes_clockwise() -> None:
    assert turned(frozenset({(0, 0), (1, 0), (1, 1)})) == {(0, 0), (0, 1), (1, 0)}


@pytest.mark.parametrize(
    ("shape", "ways", "places"),
    [
        ([(0, 0), (0, 1)], 2, 40),
        ([(0, 0), (0, 1), (0, 2)], 2, 30),
        ([(0, 0), (1, 0), (1, 1)], 4, 64),
        ([(0, 0), (0, 1), (0, 2), (1, 1)], 4, 48),
        ([(0, 0), (1, 0), (2, 0), (2, 1)], 8, 96),
        ([(0, 0), (0, 1), (1, 0), (1, 1)], 1, 16),
    ],
)
def test_places_of_a_shape_on_five_by_five(
    shape: list[tuple[int, int]], ways: int, places: int
) -> None:
    found = Grid(5, 5).placements(frozenset(shape))
    assert len(orientations(frozenset(shape))) == ways
    assert len(found) == len(set(found)) == places
    assert Grid(5, 5).placements(frozenset(shape)) == found


def test_a_shape_that_is_too_large_has_no_place() -> None:
    assert Grid(2, 2).placements(frozenset({(0, 0), (0, 1), (0, 2)})) == ()


def test_connected_means_side_by_side() -> None:
    assert connected([(0, 0), (0, 1), (1, 1)])
    assert not connected([(0, 0), (1, 1)])
    assert not connected([])

"""How bots estimate the distance to a tomb."""

from __future__ import annotations

import pytest

from pyramids.games.silver_gold.bots.tomb_distance import (
    FAR,
    ExpectedTurns,
    NearbyTomb,
    ShortestRoute,
)
from pyramids.games.silver_gold.bots.weights import Weights
from pyramids.games.silver_gold.deck import GRID, pyramid_from_rows
from tests.games.silver_gold.bots.bot_games import rules

CORRIDOR = pyramid_from_rows(1, 0, ("E####", ".####", ".####", ".####", "T...."))
HALL = pyramid_from_rows(2, 0, ("E....", ".....", ".....", ".....", "....T"))
CELL = pyramid_from_rows(3, 0, ("E.###", "..#.#", ".####", ".####", "T####"))


def _field(row: int, column: int) -> int:
    return GRID.bit((row, column))


def test_beside_the_tomb_one_turn_is_left_and_on_it_none() -> None:
    ways = ExpectedTurns(rules().deck, CORRIDOR)
    assert ways.left(_field(3, 0)) == pytest.approx(1.0)
    assert ways.left(CORRIDOR.tomb) == 0.0


def test_a_narrow_corridor_takes_more_turns_than_its_fields_tell() -> None:
    deck = rules().deck
    narrow, wide = ExpectedTurns(deck, CORRIDOR), ExpectedTurns(deck, HALL)
    assert ShortestRoute(deck, CORRIDOR).fields(0) == 5
    assert ShortestRoute(deck, HALL).fields(0) == 9
    # Only straight patterns run down the corridor: per field it is far slower than the hall.
    assert narrow.left(0) / 5 > 1.2 * wide.left(0) / 9


def test_every_mark_more_leaves_the_route_no_longer() -> None:
    ways = ExpectedTurns(rules().deck, HALL)
    marks = HALL.entrance
    for column in range(1, 5):
        longer = ways.left(marks)
        marks |= _field(0, column)
        assert ways.left(marks) <= longer


def test_a_walled_off_field_is_far_from_the_tomb() -> None:
    assert ExpectedTurns(rules().deck, CELL).turns[8] == FAR


def test_a_child_sees_no_difference_between_distant_tombs() -> None:
    child = NearbyTomb(rules().deck, HALL)
    assert child.left(0) == child.left(HALL.entrance)
    assert child.left(_field(4, 3)) < child.left(HALL.entrance)


def test_a_tomb_out_of_reach_before_the_end_is_not_worth_a_step() -> None:
    weights = Weights()
    assert weights.route(6.0, 2) == weights.route(5.0, 2)
    assert weights.route(1.0, 2) > weights.route(2.0, 2)

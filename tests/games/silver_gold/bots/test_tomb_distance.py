"""How bots see the way to a tomb."""

from __future__ import annotations

import pytest

from pyramids.games.silver_gold.bots.tomb_distance import FAR, Glimpse, Steps, Ways
from pyramids.games.silver_gold.bots.weights import Weights
from pyramids.games.silver_gold.deck import GRID, pyramid_from_rows
from tests.games.silver_gold.bots.bot_games import rules

CORRIDOR = pyramid_from_rows(1, 0, ("E####", ".####", ".####", ".####", "T...."))
HALL = pyramid_from_rows(2, 0, ("E....", ".....", ".....", ".....", "....T"))
CELL = pyramid_from_rows(3, 0, ("E.###", "..#.#", ".####", ".####", "T####"))


def _field(row: int, column: int) -> int:
    return GRID.bit((row, column))


def test_beside_the_tomb_one_turn_is_left_and_on_it_none() -> None:
    ways = Ways(rules().deck, CORRIDOR)
    assert ways.left(_field(3, 0)) == pytest.approx(1.0)
    assert ways.left(CORRIDOR.tomb) == 0.0


def test_a_narrow_corridor_takes_more_turns_than_its_fields_tell() -> None:
    deck = rules().deck
    narrow, wide = Ways(deck, CORRIDOR), Ways(deck, HALL)
    assert Steps(deck, CORRIDOR).fields(0) == 5
    assert Steps(deck, HALL).fields(0) == 9
    # Only straight patterns run down the corridor: per field it is far slower than the hall.
    assert narrow.left(0) / 5 > 1.2 * wide.left(0) / 9


def test_every_mark_more_leaves_the_way_no_longer() -> None:
    ways = Ways(rules().deck, HALL)
    marks = HALL.entrance
    for column in range(1, 5):
        longer = ways.left(marks)
        marks |= _field(0, column)
        assert ways.left(marks) <= longer


def test_a_walled_off_field_is_far_from_the_tomb() -> None:
    assert Ways(rules().deck, CELL).turns[8] == FAR


def test_a_child_sees_no_difference_between_distant_tombs() -> None:
    child = Glimpse(rules().deck, HALL)
    assert child.left(0) == child.left(HALL.entrance)
    assert child.left(_field(4, 3)) < child.left(HALL.entrance)


def test_a_tomb_out_of_reach_before_the_end_is_not_worth_a_step() -> None:
    weights = Weights()
    assert weights.way(6.0, 2) == weights.way(5.0, 2)
    assert weights.way(1.0, 2) > weights.way(2.0, 2)

"""The score: LP-10 to LP-13."""

from __future__ import annotations

import pytest

from pyramids.engine.contract import Over
from pyramids.games.labyrinth.events import ChamberClosed
from pyramids.games.labyrinth.scoring import multiplier
from pyramids.games.labyrinth.state import Hunter, Phase
from tests.games.labyrinth.boards import HALL, Scenario, classic, hunter, of_type

FLANKED = (*HALL, "10 b2 0", "18 a2 0", "18 c2 0")
"""Tile 10 above the hall, between walls: its lower scarabs (c4 and d4) are chambers at the path."""

LEFT = "left left"


def tally(player: Hunter, professional: bool = False) -> tuple[int, int, int, int]:
    """Path, treasures, total, and the number of treasures that score."""
    scenario = Scenario(player, professional=professional)
    lines = scenario.rules.tally(scenario.state, 0)
    return lines["path"], lines["treasures"], lines["total"], lines["completed"]


def test_each_field_of_the_path_is_a_point() -> None:
    """LP-10"""
    assert tally(hunter(*HALL, start=LEFT)) == (10, 0, 10, 0)
    assert tally(hunter(*HALL[:3], start=LEFT)) == (6, 0, 6, 0)
    assert tally(hunter(*HALL, start="bottom left")) == (0, 0, 0, 0)


def test_before_an_entrance_is_chosen_there_is_no_path() -> None:
    """LP-7, LP-10"""
    assert tally(hunter(*HALL)) == (0, 0, 0, 0)


def test_a_treasure_in_a_chamber_at_the_path_scores_its_value() -> None:
    """LP-11"""
    pieces = {"c4": 3, "d4": 2}
    assert tally(hunter(*FLANKED, start=LEFT, pieces=pieces)) == (10, 5, 15, 2)


def test_a_special_treasure_scores_four() -> None:
    """LP-14, LP-11"""
    assert tally(hunter(*FLANKED, start=LEFT, pieces={"c4": 4})) == (10, 4, 14, 1)


def test_a_chamber_with_an_open_side_is_none() -> None:
    """LP-11: without the tile in a2, c4's west side is open."""
    tiles = [tile for tile in FLANKED if "a2" not in tile]
    assert tally(hunter(*tiles, start=LEFT, pieces={"c4": 3, "d4": 2})) == (10, 2, 12, 1)


def test_a_neighbour_that_opens_towards_it_breaks_a_chamber() -> None:
    """LP-11: tile 18 lying down opens its east side."""
    tiles = [*(tile for tile in FLANKED if "a2" not in tile), "18 a2 1"]
    assert tally(hunter(*tiles, start=LEFT, pieces={"c4": 3})) == (10, 0, 10, 0)


def test_a_chamber_away_from_the_path_scores_nothing() -> None:
    """LP-11: the upper scarabs of tile 10 touch no field of the path, closed or not."""
    closed = (*FLANKED, "18 b1 1")
    assert tally(hunter(*closed, start=LEFT, pieces={"c3": 3})) == (10, 0, 10, 0)
    assert tally(hunter(*FLANKED, start="bottom left", pieces={"c4": 3})) == (0, 0, 0, 0)


def test_a_corner_is_not_enough_to_touch() -> None:
    """LP-11: with at least one side; the chamber's corner meets the path's last field."""
    tiles = ("18 a3 1", "18 b3 0", "10 c2 0", "18 b2 0", "18 d2 0", "18 c3 1")
    player = hunter(*tiles, start=LEFT, pieces={"e4": 3})
    assert Scenario(player).rules.corridors.is_chamber(player.spaces, 34)
    assert tally(player) == (2, 0, 2, 0)


def test_the_outer_edge_is_a_wall() -> None:
    """LP-11: tile 10 in the corner below the hall's end, its scarabs at the edge."""
    tiles = (*HALL, "10 a4 0", "18 b4 0")
    scenario = Scenario(hunter(*tiles, start="left right", pieces={"a7": 3, "b7": 2}))
    assert scenario.rules.tally(scenario.state, 0)["treasures"] == 5


def test_a_portal_is_no_wall() -> None:
    """LP-11: a scarab that opens towards a portal never becomes a chamber, however the path runs.

    Tile 10 fills the space of the bottom portal; the same fields of the next space are closed
    by the edge.
    """
    tiles = ("10 c5 0", "10 d5 0", "18 b5 0", "18 e5 0", "18 c4 1", "18 d4 1")
    player = hunter(*tiles, start=LEFT)
    corridors = Scenario(player).rules.corridors
    assert not corridors.is_chamber(player.spaces, 94), "e10, open to the portal"
    assert not corridors.is_chamber(player.spaces, 95), "f10, open to the portal"
    assert corridors.is_chamber(player.spaces, 85) is False, "f9 opens into d5, which opens back"
    assert corridors.is_chamber(player.spaces, 84), "e9, away from the portal"
    assert corridors.is_chamber(player.spaces, 97), "h10, at the edge"


def test_a_treasure_that_the_path_runs_through_scores_nothing() -> None:
    """LP-11: tile 10 in the left portal's space leads the path through its own scarab."""
    tiles = ("10 a3 0", "18 a2 0", "18 b3 1")
    assert tally(hunter(*tiles, start=LEFT, pieces={"a5": 3})) == (3, 0, 3, 0)


def test_a_chamber_is_announced_when_its_last_wall_stands() -> None:
    """LP-11"""
    tiles = [tile for tile in FLANKED if "a2" not in tile]
    scenario = Scenario(hunter(*tiles, start=LEFT, pieces={"c4": 3, "d4": 1}), number=18)
    events = scenario.play("0 lay 18 a2 0")
    assert of_type(events, ChamberClosed) == [ChamberClosed(0, 32, 3)]


@pytest.mark.parametrize(
    ("place", "factor"),
    [(1, 1), (15, 1), (16, 2), (30, 2), (31, 3), (45, 3), (46, 4), (100, 4)],
)
def test_the_multiplier_rises_after_each_marker(place: int, factor: int) -> None:
    """LP-12"""
    assert multiplier(classic(), place) == factor


def test_the_earliest_field_that_a_chamber_touches_decides() -> None:
    """LP-12: c7 lies below the sixteenth field of a path that comes back; d7 below the
    fifteenth."""
    path = (*HALL[:4], "2 e3 3", "10 b4 0", "18 a4 0", "18 c4 0")
    professional = hunter(*path, start=LEFT, pieces={"c7": 3, "d7": 3})
    assert tally(professional, professional=True) == (18, 6 + 3, 27, 2)
    assert tally(professional, professional=False) == (18, 6, 24, 2)


def test_a_chamber_that_touches_the_path_twice_counts_its_first_touch() -> None:
    """LP-12: the same scarab touches field 3 above and field 16 below."""
    path = (*HALL[:4], "2 e3 3", "10 b2 0", "18 a2 0", "18 c2 0")
    assert tally(hunter(*path, start=LEFT, pieces={"c4": 3}), professional=True)[1] == 3


def finished(*paths: int) -> Over:
    """The end of a game between players whose paths have these lengths."""
    hunters = tuple(hunter(*HALL[: length // 2], start=LEFT) for length in paths)
    scenario = Scenario(*hunters)
    over = scenario.rules.node(scenario.state._replace(phase=Phase.OVER))
    assert isinstance(over, Over)
    return over


def test_most_points_win() -> None:
    """LP-13"""
    over = finished(4, 10, 6)
    assert over.winners == (1,)
    assert over == ((4, 10, 6), (3, 1, 2), "points")


def test_ties_share_the_victory() -> None:
    """LP-13"""
    over = finished(8, 2, 8)
    assert over.winners == (0, 2)
    assert over == ((8, 2, 8), (1, 3, 1), "shared")

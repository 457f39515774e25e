"""A turn: the tile, the treasures, the entrance: LP-4 to LP-9."""

from __future__ import annotations

from pyramids.engine.contract import Chance, Decide, Over
from pyramids.games.labyrinth.events import (
    Advanced,
    Blocked,
    Ended,
    LeftPyramid,
    MarkerReached,
    NumberDrawn,
    Started,
)
from pyramids.games.labyrinth.state import Phase
from tests.games.labyrinth.boards import HALL, Scenario, hunter, of_type

EIGHTEEN_EVERYWHERE = [f"18 {column}{row} 0" for row in range(1, 6) for column in "abcde"]
ALMOST_FULL = EIGHTEEN_EVERYWHERE[:-1]
"""Only e5 is empty."""


def test_a_game_begins_with_a_number_for_everyone() -> None:
    """LP-4: each of 28 cards is as likely, and all lay the same tile."""
    scenario = Scenario.fresh(3)
    node = scenario.rules.node(scenario.state)
    assert isinstance(node, Chance)
    assert (node.total, node.source) == (28, "number")
    assert dict(node.outcomes) == {n: 2 if 6 <= n <= 14 else 1 for n in range(1, 20)}
    events = scenario.play("* 7")
    assert of_type(events, NumberDrawn) == [NumberDrawn(1, 7)]
    assert scenario.waiting() == (0, 1, 2)
    assert all(text.startswith("lay 7 ") for text in scenario.legal(2))


def test_a_tile_goes_on_any_empty_space_in_any_rotation() -> None:
    """LP-4: no edge has to match."""
    scenario = Scenario(hunter(*HALL, start="left left"), number=1)
    spaces = [f"{column}{row}" for row in (1, 2, 4, 5) for column in "abcde"]
    assert scenario.legal() == [f"lay 1 {space} {turn}" for space in spaces for turn in range(4)]


def test_a_tile_that_looks_the_same_is_laid_in_the_least_rotation() -> None:
    """LP-4"""
    filled = [tile for tile in ALMOST_FULL if "a1" not in tile]
    for number, turns in ((10, 1), (18, 2), (3, 2), (1, 4)):
        scenario = Scenario(hunter(*filled, start="left left"), number=number)
        expected = [f"lay {number} {space} {t}" for space in ("a1", "e5") for t in range(turns)]
        assert scenario.legal() == expected


def test_treasures_go_on_scarabs_of_the_tile_just_laid_only() -> None:
    """LP-5: one on each scarab; the earlier tile 10 is closed to them."""
    scenario = Scenario(hunter("10 a1 0", start="left left"), number=11)
    scenario.play("0 lay 11 c3 0")
    assert scenario.legal() == ["treasure e6 1", "treasure f6 1", "done"]
    scenario.play("0 treasure f6 1")
    assert scenario.legal() == ["treasure e6 1", "done"]
    assert scenario.state.hunters[0].stock == (4, 4, 3, 0)
    scenario.play("0 treasure e6 1")
    assert scenario.state.phase is Phase.NUMBER, "no scarab is left, so nothing is asked"
    assert scenario.state.hunters[0].pieces == ((54, 1), (55, 1))


def test_scarabs_turn_with_their_tile() -> None:
    """LP-4, LP-5: tile 6 carries one at the bottom left, clockwise from there."""
    for rotation, field in enumerate(("e6", "e5", "f5", "f6")):
        scenario = Scenario(hunter(start="left left"), number=6)
        scenario.play(f"0 lay 6 c3 {rotation}")
        assert scenario.legal() == [f"treasure {field} 1", "done"]


def test_a_treasure_may_be_kept_back() -> None:
    """LP-5: "may"."""
    scenario = Scenario(hunter(start="left left"), number=10)
    scenario.play("0 lay 10 c3 0", "0 treasure e5 1", "0 done")
    assert scenario.state.phase is Phase.NUMBER
    assert scenario.state.hunters[0].stock == (4, 4, 3, 0)


def test_nothing_is_asked_of_who_has_nothing_to_choose() -> None:
    """LP-5, LP-7: no scarab, or no piece, and the entrance is chosen."""
    scenario = Scenario(hunter(start="left left"), number=1)
    scenario.play("0 lay 1 c3 0")
    assert scenario.state.phase is Phase.NUMBER
    scenario = Scenario(hunter(start="left left", stock=(0, 0, 0, 0)), number=10)
    scenario.play("0 lay 10 c3 0")
    assert scenario.state.phase is Phase.NUMBER


def test_the_basic_game_uses_blue_then_green_then_red_then_purple() -> None:
    """LP-6"""
    for stock, value in (
        ((1, 4, 3, 1), 1),
        ((0, 4, 3, 1), 2),
        ((0, 0, 3, 1), 3),
        ((0, 0, 0, 1), 4),
    ):
        scenario = Scenario(hunter(start="left left", stock=stock), number=6)
        scenario.play("0 lay 6 c3 0")
        assert scenario.legal() == [f"treasure e6 {value}", "done"]


def test_the_next_colour_may_be_used_as_soon_as_the_last_is_used_up() -> None:
    """LP-6: in the same turn."""
    scenario = Scenario(hunter(start="left left", stock=(1, 4, 3, 0)), number=11)
    scenario.play("0 lay 11 c3 0", "0 treasure e6 1")
    assert scenario.legal() == ["treasure f6 2", "done"]


def test_the_professional_game_leaves_the_colour_free() -> None:
    """LP-6: also the special ones, at any time."""
    scenario = Scenario(hunter(start="left left", stock=(5, 0, 3, 1)), number=6, professional=True)
    scenario.play("0 lay 6 c3 0")
    assert scenario.legal() == ["treasure e6 1", "treasure e6 3", "treasure e6 4", "done"]


def test_an_entrance_may_be_chosen_from_the_first_turn_on_or_later() -> None:
    """LP-7: after laying, and the turn ends with it."""
    scenario = Scenario(hunter(), hunter(), turn=1, number=1)
    scenario.play("0 lay 1 c3 0")
    ways = [f"start {p} {s}" for p in ("left", "bottom", "right") for s in ("left", "right")]
    assert scenario.legal(0) == [*ways, "done"]
    scenario.play("0 start bottom right", "1 lay 1 a1 0", "1 done")
    assert [player.entrance for player in scenario.state.hunters] == [3, -1]


def test_at_the_end_of_the_third_turn_everyone_has_an_entrance() -> None:
    """LP-7: no declining any more."""
    scenario = Scenario(hunter(), turn=3, number=6)
    scenario.play("0 lay 6 c3 0")
    assert "done" not in scenario.legal()
    assert scenario.legal()[0] == "treasure e6 1"
    scenario.play("0 treasure e6 1")
    assert len(scenario.legal()) == 6
    scenario.play("0 start right left")
    assert scenario.state.phase is Phase.NUMBER
    assert scenario.state.hunters[0].entrance == 4


def test_the_choice_of_the_entrance_is_final() -> None:
    """LP-7"""
    scenario = Scenario(hunter(start="left left"), number=6)
    scenario.play("0 lay 6 c3 0")
    assert scenario.refusal(0, "start left right") == ("entrance_is_final", {})


def test_the_hunter_walks_to_the_end_of_the_corridor_at_once() -> None:
    """LP-7: whatever lies behind the entrance already."""
    scenario = Scenario(hunter("18 a3 1", "18 b3 1"), turn=3, number=1)
    scenario.play("0 lay 1 e1 0")
    events = scenario.play("0 start left right")
    assert events == [Started(0, "left", "right"), Advanced(0, (50, 51, 52, 53), 4)]


def test_the_hunter_moves_on_whenever_the_corridor_grows() -> None:
    """LP-7, LP-8: a tile joins what lies on its other side."""
    scenario = Scenario(hunter("18 a3 1", "18 c3 1", "18 d3 1", start="left left"), number=18)
    events = scenario.play("0 lay 18 b3 1")
    assert of_type(events, Advanced) == [Advanced(0, (42, 43, 44, 45, 46, 47), 8)]


def test_the_path_stops_where_one_of_two_fields_is_closed() -> None:
    """LP-8: tile 18 upright is closed to the west."""
    scenario = Scenario(hunter("18 a3 1", start="left left"), number=18)
    events = scenario.play("0 lay 18 b3 0")
    assert of_type(events, Advanced, Blocked) == [Blocked(0)]
    assert scenario.rules.tally(scenario.state, 0)["path"] == 2


def test_a_portal_that_is_walled_up_lets_nobody_in() -> None:
    """LP-8: the first field is closed towards the portal."""
    scenario = Scenario(hunter("18 a3 0", start="left left"))
    assert scenario.rules.tally(scenario.state, 0)["path"] == 0


def test_the_path_may_leave_through_another_portal_and_ends_there() -> None:
    """LP-8: in by the left portal, out by the right one, which was its right side."""
    scenario = Scenario(hunter(*HALL[:4], start="left left"), number=18)
    events = scenario.play("0 lay 18 e3 1")
    assert of_type(events, LeftPyramid) == [LeftPyramid(0, "right", "right")]
    assert scenario.rules.tally(scenario.state, 0)["path"] == 10


def test_the_path_may_leave_through_the_portal_by_which_it_came() -> None:
    """LP-8: tile 2 turns it back, and the portal's other side is a way out too."""
    scenario = Scenario(hunter(start="left left"), number=2)
    events = scenario.play("0 lay 2 a3 3")
    assert of_type(events, LeftPyramid) == [LeftPyramid(0, "left", "right")]
    assert scenario.rules.tally(scenario.state, 0)["path"] == 2


def test_a_marker_lies_on_the_fifteenth_field() -> None:
    """LP-3, LP-7: eight fields there, two to turn, eight back: the marker is the third last."""
    scenario = Scenario(hunter(*HALL[:4], start="left left"), number=2)
    events = scenario.play("0 lay 2 e3 3")
    assert [event.length for event in of_type(events, Advanced)] == [18]
    assert of_type(events, MarkerReached) == [MarkerReached(0, 15, field=53)]


def test_a_turn_waits_for_everyone_and_the_order_is_free() -> None:
    """LP-4"""
    scenario = Scenario(hunter(start="left left"), hunter(start="left left"), number=1)
    scenario.play("1 lay 1 a1 0")
    assert scenario.rules.node(scenario.state) == Decide((0,), together=True)
    assert scenario.legal(1) == []
    scenario.play("0 lay 1 b2 3")
    assert isinstance(scenario.rules.node(scenario.state), Chance)


def test_the_game_ends_when_all_spaces_are_filled() -> None:
    """LP-9: after 25 turns; three number cards stay unseen."""
    scenario = Scenario(hunter(*ALMOST_FULL, start="left left"), turn=25, number=1)
    events = scenario.play("0 lay 1 e5 0")
    assert isinstance(scenario.rules.node(scenario.state), Over)
    assert sum(count for _, count in scenario.state.cards) == 3
    assert of_type(events, Ended) == [Ended((0,), "points")]
    assert scenario.legal() == []


def test_a_whole_game_takes_twenty_five_turns() -> None:
    """LP-9"""
    scenario = Scenario.fresh(1)
    turns = 0
    while not isinstance(node := scenario.rules.node(scenario.state), Over):
        if isinstance(node, Chance):
            scenario.play(f"* {node.outcomes[0][0]}")
            turns += 1
        else:
            scenario.play(f"0 {scenario.legal()[-1]}")
    assert turns == 25
    assert 0 not in scenario.state.hunters[0].spaces

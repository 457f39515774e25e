"""Worked examples of discoveries: what just counts, and what just doesn't."""

from __future__ import annotations

from dataclasses import replace

from pyramids.engine.contract import Over
from pyramids.games.labyrinth.events import (
    Advanced,
    ChamberClosed,
    Event,
    Laid,
    LeftPyramid,
    Started,
    TreasurePlaced,
)
from pyramids.games.labyrinth.journal import JOURNAL
from pyramids.games.labyrinth.journal.facts import Facts, Turn
from pyramids.games.labyrinth.scoring import Find, Worth

ME = 0
SPECIAL = 4
NOTHING = Worth((), ())


def facts(*turns: tuple[Event, ...], worth: Worth = NOTHING) -> Facts:
    """A game of so many turns, lost by 9 points."""
    numbered = tuple(Turn(number, False, events) for number, events in enumerate(turns, start=1))
    before = Turn(0, False, ())
    over = Over((41, 50), (2, 1), "points")
    return Facts(ME, (before, *numbered), worth, SPECIAL, False, over)


def made(game: Facts) -> set[str]:
    """The ids of the discoveries."""
    return {entry.id for entry in JOURNAL.discoveries if entry.found(game)}


def advanced(count: int) -> Advanced:
    return Advanced(ME, tuple(range(count)), count)


def test_an_ordinary_game_discovers_nothing() -> None:
    assert made(facts(())) == set()


def test_an_entrance_is_early_with_the_first_tile_and_late_with_the_third() -> None:
    start = Started(ME, "left", "left")
    assert made(facts((start,))) == {"early_start"}
    assert made(facts((), (start,))) == set()
    assert made(facts((), (), (start, advanced(5)))) == set()
    assert made(facts((), (), (start, advanced(6)))) == {"long_wait"}


def test_the_squares_behind_the_entrance_are_no_leap() -> None:
    laid, start = Laid(ME, 3, 12, 0), Started(ME, "left", "left")
    assert made(facts((), (laid, start, advanced(8)))) == set()
    assert made(facts((), (start,), (laid, advanced(8)))) == {"leap"}
    assert made(facts((), (start,), (laid, advanced(7)))) == set()


def test_a_path_may_leave_by_another_portal_or_come_back() -> None:
    start = (Started(ME, "left", "left"),)
    assert made(facts((), start, (LeftPyramid(ME, "right", "left"),))) == {"crossed"}
    assert made(facts((), start, (LeftPyramid(ME, "left", "right"),))) == {"came_back"}


def test_what_happens_with_one_tile_is_not_added_up_over_turns() -> None:
    closed = tuple(ChamberClosed(ME, field, 1) for field in range(3))
    assert made(facts(closed)) == {"three_chambers"}
    assert made(facts(closed[:2], closed[2:])) == set()
    placed = tuple(TreasurePlaced(ME, field, 1, "blue") for field in range(4))
    assert made(facts(placed)) == {"four_treasures"}
    assert made(facts(placed[:2], placed[2:])) == set()


def test_a_treasure_is_embraced_by_a_path_on_three_of_its_sides() -> None:
    find = (Find(22, 1, 1),)  # row 2, column 2 of the 10×10 squares
    assert made(facts((), worth=Worth((12, 21), find))) == set()
    assert made(facts((), worth=Worth((12, 21, 32), find))) == {"embraced"}


def test_corners_are_the_four_corner_spaces() -> None:
    corners = (0, 9, 90, 99)
    assert made(facts((), worth=Worth(corners, ()))) == {"corners"}
    assert made(facts((), worth=Worth((*corners[:3], 97), ()))) == set()


def test_special_deep_and_red_treasures_count_by_value_and_multiplier() -> None:
    assert made(facts((), worth=Worth((), (Find(0, SPECIAL, 1),)))) == {"special_scored"}
    assert made(facts((), worth=Worth((), (Find(0, 1, 4),)))) == {"times_four"}
    assert made(facts((), worth=Worth((), (Find(0, 3, 1),) * 3))) == {"three_reds"}
    assert made(facts((), worth=Worth((), (Find(0, 3, 1),) * 2))) == set()


def test_a_narrow_win_needs_a_rival() -> None:
    game = facts(())
    assert made(replace(game, over=Over((41, 40), (1, 2), "points"))) == {"narrow_win"}
    assert made(replace(game, over=Over((41, 41), (1, 1), "shared"))) == set()
    assert made(replace(game, over=Over((1,), (1,), "points"))) == set()


def test_sixty_points_alone_are_those_of_the_basic_rules() -> None:
    alone = replace(facts(()), over=Over((60,), (1,), "points"))
    assert made(alone) == {"alone_60"}
    assert made(replace(alone, professional=True)) == set()
    assert made(replace(alone, over=Over((60, 0), (1, 2), "points"))) == set()

"""Worked examples of discoveries: what just counts, and what just doesn't."""

from __future__ import annotations

from dataclasses import replace

from pyramids.engine.contract import Over
from pyramids.games.pyramido.building import stage_room
from pyramids.games.pyramido.events import Activated
from pyramids.games.pyramido.journal import JOURNAL
from pyramids.games.pyramido.journal.facts import Facts, Stage

ME = 0
LOST, WON = Over((40, 50), (2, 1), "points"), Over((50, 40), (1, 2), "points")
ORANGE, BLUE, RED = 0, 1, 4


def paid(
    coloured: int = 1, mythical: int = 0, *, symbols: int = 3, points: int = 3, colour: int = ORANGE
) -> Activated:
    """An activated area."""
    return Activated(ME, 1, colour, (0, 0), symbols, coloured, mythical, points)


def facts(*activated: Activated, points: tuple[int, ...] = (9, 8, 7, 6)) -> Facts:
    """A lost game with a gap in the third stage; the areas are activated in the first scoring."""
    stages = [Stage(number, dominoes=stage_room(number)) for number in range(1, 5)]
    stages[2].dominoes -= 1
    stages[0].activated = list(activated)
    for stage, scored in zip(stages, points, strict=True):
        stage.areas = scored
    return Facts(
        seat=ME,
        stages=tuple(stages),
        splits=0,
        bag_ran_out=False,
        began_last=False,
        upright=False,
        over=LOST,
    )


def made(game: Facts) -> set[str]:
    """The ids of the discoveries."""
    return {entry.id for entry in JOURNAL.discoveries if entry.found(game)}


def test_an_ordinary_game_discovers_nothing() -> None:
    assert made(facts(paid())) == set()


def test_a_price_is_told_by_its_gems() -> None:
    assert made(facts(paid(0, 2))) == {"two_for_one"}
    assert made(facts(paid(0, 6, points=6))) == {"six_mythical"}
    assert made(facts(paid(1, 4, points=6))) == {"mixed_price"}
    assert made(facts(paid(2, 2, points=6))) == {"mixed_price"}
    assert made(facts(paid(3, 0, points=6))) == set()


def test_gaps_count_in_the_lower_stages_and_completeness_in_all() -> None:
    game = facts()
    game.stages[2].dominoes += 1
    assert made(game) == {"no_gaps"}
    game.stages[1].dominoes -= 1
    assert made(game) == {"bridge"}


def test_two_areas_of_a_colour_count_in_one_scoring() -> None:
    assert made(facts(paid(), paid())) == {"same_colour"}
    assert made(facts(paid(), paid(colour=BLUE))) == set()
    apart = facts(paid())
    apart.stages[1].activated = [paid()]
    assert made(apart) == set()


def test_five_colours_count_in_one_scoring() -> None:
    every = [paid(colour=colour) for colour in range(5)]
    assert made(facts(*every)) == {"five_colours"}
    assert made(facts(*every[:4])) == set()


def test_double_points_for_two_areas_in_one_scoring_spare_no_expense() -> None:
    double = [paid(3, points=6), paid(3, points=6, colour=RED)]
    assert made(facts(*double)) == {"two_full_prices"}
    assert made(facts(double[0], paid(colour=RED))) == set()


def test_ten_symbols_and_twenty_points_are_told_apart() -> None:
    assert made(facts(paid(symbols=10, points=10))) == {"ten_symbols"}
    assert made(facts(paid(3, symbols=10, points=20))) == {"ten_symbols", "twenty_points"}
    assert made(facts(paid(3, symbols=9, points=18))) == set()


def test_three_dominoes_in_a_row_come_from_one_stack_within_a_stage() -> None:
    game = facts(paid())
    game.stages[0].taken = [1, 2, 2, 3, 4, 4, 4]
    assert made(game) == {"same_stack"}
    game.stages[0].taken, game.stages[1].taken = [1, 4, 4], [4, 2]
    assert made(game) == set()


def test_a_win_after_a_patient_or_a_poor_stage_counts() -> None:
    assert made(replace(facts(), over=WON)) == {"patience"}
    assert made(facts()) == set()
    assert made(replace(facts(paid()), over=WON, began_last=True)) == {"comeback"}
    alone = Over((50,), (1,), "points")
    assert made(replace(facts(), over=alone)) == set()


def test_scores_rise_over_three_stages_whatever_the_last_one_brings() -> None:
    assert made(facts(paid(), points=(5, 6, 7, 0))) == {"rising"}
    assert made(facts(paid(), points=(5, 6, 6, 9))) == set()


def test_gems_kept_and_mythical_gems_left_over_count_per_stage() -> None:
    game = facts(paid())
    game.stages[1].kept = 5
    assert made(game) == {"keep_five"}
    game.stages[1].kept, game.stages[3].mythical = 4, 6
    assert made(game) == {"mythical_hoard"}

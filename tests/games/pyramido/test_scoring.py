"""Scoring a stage, the start player of the next one, and the winners (PF-12 to PF-16)."""

from __future__ import annotations

import pytest

from pyramids.engine.contract import Over
from pyramids.games.pyramido.areas.best_activation import best_plan
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.events import (
    Activated,
    Ended,
    GemDiscarded,
    ScoringBegan,
    StageBegan,
    StageScored,
)
from pyramids.games.pyramido.state import Activation, Builder, Gems, Phase
from tests.games.pyramido.scenario import Scenario, builder, gems_of, of_type

PYRAMID = ("1: 2 0,0 right", "1: 5 1,0 right")
"""An orange area of four symbols at [0, 0], a blue one without any at [0, 2]."""


def scoring(*builders: Builder, stage: int = 1, passed: tuple[int, ...] | None = None) -> Scenario:
    """Everyone has passed; player 0 scores."""
    order = tuple(range(len(builders))) if passed is None else passed
    return Scenario(
        len(builders), stage=stage, builders=builders, passed=order, phase=Phase.ACTIVATE
    )


@pytest.mark.parametrize(
    ("gems", "payment", "points"),
    [
        ("orange", "1+0", 4),
        ("2 mythical", "0+2", 4),
        ("3 orange", "3+0", 8),
        ("2 orange 2 mythical", "2+2", 8),
        ("orange 4 mythical", "1+4", 8),
        ("6 mythical", "0+6", 8),
    ],
)
def test_one_gem_scores_each_symbol_once_and_three_score_it_twice(
    gems: str, payment: str, points: int
) -> None:
    """PF-12: two mythical gems stand for one of any colour."""
    scenario = scoring(builder(*PYRAMID, gems=gems), builder(*PYRAMID))
    events = scenario.play(f"0 activate 0,0 {payment}")
    coloured, _, mythical = payment.partition("+")
    assert events == [Activated(0, 1, 0, (0, 0), 4, int(coloured), int(mythical), points)]
    assert scenario.gems(0) == ""
    assert scenario.state.discards == gems_of(gems)
    assert scenario.rules.tally(scenario.state, 0)["total"] == points


@pytest.mark.parametrize("payment", ["2+0", "0+1", "0+3", "0+4", "1+2", "4+0", "1+1", "0+0", "3+6"])
def test_other_payments_are_refused(payment: str) -> None:
    """PF-12: the worth of one or of three gems, mythical ones in pairs."""
    scenario = scoring(builder(*PYRAMID, gems="5 orange 8 mythical"), builder(*PYRAMID))
    assert scenario.refusal(0, f"activate 0,0 {payment}") == ("wrong_payment", {})


def test_an_area_is_activated_once_in_a_scoring_and_again_in_the_next() -> None:
    """PF-12"""
    scenario = scoring(builder(*PYRAMID, gems="3 orange"), builder(*PYRAMID))
    scenario.play("0 activate 0,0 1+0")
    assert scenario.refusal(0, "activate 0,0 1+0") == ("already_activated", {})
    assert scenario.legal() == ["done"]
    scenario.play("0 done", "1 done")
    scenario.state = scenario.state._replace(phase=Phase.ACTIVATE, seat=0)
    assert "activate 0,0 1+0" in scenario.legal()


def test_an_area_without_symbols_can_be_activated_for_nothing() -> None:
    """PF-12"""
    scenario = scoring(builder(*PYRAMID, gems="blue"), builder(*PYRAMID))
    (event,) = of_type(scenario.play("0 activate 0,2 1+0"), Activated)
    assert (event.symbols, event.points) == (0, 0)


def test_every_area_can_be_activated_as_long_as_there_are_gems() -> None:
    """PF-12: any number of areas, on any stage, by gems of their own colour."""
    scenario = scoring(builder(*PYRAMID, gems="orange blue"), builder(*PYRAMID))
    assert scenario.legal() == ["activate 0,0 1+0", "activate 0,2 1+0", "done"]
    assert scenario.refusal(0, "activate 0,0 0+2") == ("not_enough_gems", {})
    assert scenario.refusal(0, "activate 0,1 1+0") == ("no_such_area", {})


def test_mythical_gems_left_are_a_point_each_before_any_are_discarded() -> None:
    """PF-13: also those that are over five."""
    scenario = scoring(builder(*PYRAMID, gems="orange 7 mythical"), builder(*PYRAMID))
    events = scenario.play("0 activate 0,0 1+0", "0 done")
    (score,) = of_type(events, StageScored)
    assert (score.areas, score.mythical, score.points) == (4, 7, 11)
    assert scenario.waiting() == (0,)
    events = scenario.play("0 discard mythical", "0 discard mythical")
    assert len(of_type(events, GemDiscarded)) == 2
    assert scenario.gems(0) == "5 mythical"
    assert scenario.waiting() == (1,)


def test_down_to_five_gems_are_discarded_by_choice_and_no_more() -> None:
    """PF-14"""
    scenario = scoring(builder(*PYRAMID, gems="3 red 3 green mythical"), builder(*PYRAMID))
    scenario.play("0 done")
    assert scenario.legal() == ["discard green", "discard red", "discard mythical"]
    scenario.play("0 discard red", "0 discard green")
    assert scenario.gems(0) == "2 green 2 red 1 mythical"
    assert scenario.state.discards == gems_of("red green")
    assert scenario.legal() == ["done"]
    assert scenario.waiting() == (1,)


def test_after_the_last_stage_nothing_is_discarded() -> None:
    """PF-14, PF-13: all gems count for PF-16, and mythical ones score once more."""
    rich = builder(*PYRAMID, gems="6 red 3 mythical", areas=(1, 1, 1), mythical=(0, 0, 0))
    scenario = scoring(rich, stage=4)
    events = scenario.play("0 done")
    assert of_type(events, StageScored) == [StageScored(0, 4, 0, 3)]
    assert of_type(events, Ended) == [Ended((0,), "points")]
    assert scenario.rules.tally(scenario.state, 0) == {
        "areas": 3, "mythical": 3, "total": 6, "gems": 9,
    }  # fmt: skip


def test_players_score_one_after_the_other_from_the_first() -> None:
    """PF-10: whoever passed first, player 0 decides first."""
    scenario = scoring(*(builder(*PYRAMID) for _ in range(3)), passed=(2, 0, 1))
    for seat in range(3):
        assert scenario.waiting() == (seat,)
        assert scenario.refusal((seat + 1) % 3, "done") == ("not_your_turn", {})
        scenario.play(f"{seat} done")
    assert scenario.state.phase is Phase.TAKE


@pytest.mark.parametrize(
    ("gems", "passed", "start"),
    [
        (("2 mythical", "mythical", "3 mythical"), (0, 1, 2), 1),
        (("mythical", "mythical", "mythical"), (0, 1, 2), 0),
        (("mythical", "mythical", "mythical"), (0, 2, 1), 2),
        (("mythical", "mythical", "mythical"), (1, 2, 0), 1),
        (("mythical", "2 mythical", "mythical"), (1, 2, 0), 2),
        (("mythical", "2 mythical", "mythical"), (1, 0, 2), 0),
    ],
)
def test_the_fewest_points_in_the_stage_start_the_next(
    gems: tuple[str, ...], passed: tuple[int, ...], start: int
) -> None:
    """PF-15: in a tie, the first of them clockwise after whoever passed last."""
    builders = [builder(*PYRAMID, gems=text) for text in gems]
    scenario = scoring(*builders, passed=passed)
    events = scenario.play("0 done", "1 done", "2 done")
    assert of_type(events, StageBegan) == [StageBegan(2, start)]
    assert scenario.waiting() == (start,)
    assert scenario.state.passed == ()
    assert [built.occupied for built in scenario.state.builders] == [0, 0, 0]


def finished(*results: tuple[tuple[int, ...], str]) -> Over:
    """The end of a game: points of each stage from areas, and the gems left."""
    builders = [
        builder(*PYRAMID, gems=gems, areas=points[:3], mythical=(0, 0, 0))
        for points, gems in results
    ]
    scenario = scoring(*builders, stage=4)
    for seat, (points, _) in enumerate(results):
        activated = (Activation(0, 0, points[3]),)
        scenario.state = scenario.state._replace(activations=activated)
        scenario.play(f"{seat} done")
    over = scenario.rules.node(scenario.state)
    assert isinstance(over, Over)
    return over


@pytest.mark.parametrize(
    ("results", "ranks", "reason"),
    [
        ([((5, 5, 5, 5), ""), ((9, 9, 1, 0), "3 red")], (1, 2), "points"),
        ([((5, 5, 5, 5), "red"), ((9, 9, 2, 0), "2 red")], (2, 1), "gems"),
        ([((5, 5, 5, 5), "red"), ((9, 9, 2, 0), "blue")], (2, 1), "stage"),
        ([((5, 5, 5, 5), "red"), ((2, 5, 8, 5), "blue"), ((8, 5, 5, 2), "green")], (3, 1, 1),
         "shared"),
        ([((5, 5, 5, 5), ""), ((5, 5, 5, 5), "red"), ((5, 5, 5, 5), "blue")], (3, 1, 1), "shared"),
        ([((0, 0, 0, 0), "")], (1,), "points"),
    ],
)  # fmt: skip
def test_the_most_points_win_then_gems_then_the_best_stage(
    results: list[tuple[tuple[int, ...], str]], ranks: tuple[int, ...], reason: str
) -> None:
    """PF-16"""
    over = finished(*results)
    assert over.scores == tuple(sum(points) for points, _ in results)
    assert over.ranks == ranks
    assert over.reason == reason


def test_undo_in_a_scoring_is_possible_because_nothing_is_revealed() -> None:
    """PF-12: activations and discards are decisions without a draw in between."""
    scenario = scoring(builder(*PYRAMID, gems="orange 6 mythical"), builder(*PYRAMID))
    scenario.play("0 activate 0,0 1+0")
    assert scenario.waiting() == (0,)
    events = scenario.play("0 done", "0 discard mythical")
    assert of_type(events, ScoringBegan) == []


@pytest.mark.parametrize(
    ("gems", "points", "left"),
    [
        ("orange", 4, ""),
        ("3 orange", 8, ""),
        ("2 orange", 4, "orange"),
        ("orange 4 mythical", 4, "4 mythical"),
        ("orange 3 mythical", 4, "3 mythical"),
        ("6 mythical", 4, "4 mythical"),
        ("5 mythical", 4, "3 mythical"),
        ("mythical", 0, "mythical"),
        ("blue red", 0, "blue red"),
    ],
)
def test_the_best_activation_of_a_small_pyramid(gems: str, points: int, left: str) -> None:
    """PF-12, PF-13: a mythical gem is worth a point itself, two of them one gem.

    With six mythical gems, one pair scores 4 and leaves 4 points; all six would score 8. Between
    equals, more gems are left.
    """
    scenario = scoring(builder(*PYRAMID, gems=gems), builder(*PYRAMID))
    built = scenario.state.builders[0]
    plan, rest = best_plan(scenario.rules.areas(built), built.gems)
    assert (plan.points, rest) == (points, gems_of(left))


def test_the_best_activation_keeps_what_is_worth_more_later() -> None:
    """PF-14: a caller says what gems are worth for the next stages."""
    scenario = scoring(builder(*PYRAMID, gems="3 orange mythical"), builder(*PYRAMID))
    built = scenario.state.builders[0]

    def worth(left: Gems) -> float:
        return 3 * sum(left[:MYTHICAL])

    plan, rest = best_plan(scenario.rules.areas(built), built.gems, worth)
    assert (plan.points, rest) == (4, gems_of("2 orange mythical"))

"""Glicko-2, by the worked example of its paper and by what must hold for any player."""

from __future__ import annotations

import pytest

from pyramids.engine.series.glicko import NEWCOMER, Rating, Result, expected, rated

PLAYER = Rating(1500, 200, 0.06)
WEAK, MIDDLE, STRONG = Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)


def test_the_worked_example_of_the_paper() -> None:
    after = rated(PLAYER, [Result(WEAK, 1), Result(MIDDLE, 0), Result(STRONG, 0)])
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_uncertainty_grows() -> None:
    # The paper: φ* = √(φ² + σ²).
    after = rated(PLAYER, [])
    assert (after.value, after.volatility) == (PLAYER.value, PLAYER.volatility)
    assert after.deviation == pytest.approx(200.27, abs=0.01)


def test_uncertainty_never_exceeds_that_of_a_newcomer() -> None:
    assert rated(NEWCOMER, []).deviation == NEWCOMER.deviation


def test_a_surprising_win_counts_more_than_an_expected_one() -> None:
    gains = [rated(PLAYER, [Result(rival, 1)]).value for rival in (WEAK, Rating(1700, 30))]
    assert PLAYER.value < gains[0] < gains[1]


def test_a_win_and_a_loss_against_an_equal_mirror_each_other() -> None:
    equal = Rating(1500, 30)
    won, lost = (rated(PLAYER, [Result(equal, score)]) for score in (1, 0))
    assert won.value - 1500 == pytest.approx(1500 - lost.value)
    assert won.deviation == pytest.approx(lost.deviation)
    assert rated(PLAYER, [Result(equal, 0.5)]).value == pytest.approx(1500)


def test_an_upset_raises_the_volatility() -> None:
    steady = Rating(1500, 50, 0.06)
    assert rated(steady, [Result(Rating(2300, 30), 1)] * 3).volatility > 0.06


def test_expected_shares_add_up_to_one() -> None:
    assert expected(PLAYER, PLAYER) == 0.5
    assert expected(PLAYER, STRONG) + expected(STRONG, PLAYER) == pytest.approx(1)
    # By Elo's formula, 400 points are ten to one.
    sure = expected(Rating(1900, 0), Rating(1500, 0))
    assert sure == pytest.approx(10 / 11, abs=0.0001)

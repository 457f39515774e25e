"""The verdict on a move whose advantage may be chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pyramids.engine.valuing import Forecast, Limits, ReviewSpec, Spread
from pyramids.review.decisions import Verdict, judge

WORLDS = 16


class Swinging:
    """Taking is a point better than leaving on average, by so much more or less in a world."""

    promising = ("take", "leave")

    def __init__(self, swing: float) -> None:
        self._swing = swing

    def result(self, move: str, world: int) -> float:
        return 1.0 + (self._swing if world % 2 else -self._swing) if move == "take" else 0.0

    def forecast(self, state: Any, rng: Random, worlds: int) -> Forecast:
        return Forecast((0.0, 0.0), 0.0)

    def trials(self, view: Any, legal: Any, rng: Random) -> Swinging:
        return self


def verdict(swing: float, played: str = "leave") -> Verdict:
    """The verdict if the standard error of the advantage is a quarter of its swing."""
    swinging = Swinging(swing)
    spec = ReviewSpec(
        make_valuer=lambda rules: swinging,
        limits=Limits(best=0.01, good=0.05, slip=0.1),
        spread=Spread(end=1.0, start=0.0),
        trials=8,
        confirming=WORLDS,
        worlds=1,
        outcome_worlds=1,
        outcomes=1,
        alike=0.5,
    )
    return judge(spec, swinging, None, ("take", "leave"), played, Random(1))


def test_a_move_that_is_always_better_is_worth_all_that_it_gains() -> None:
    found = verdict(0.0)
    assert found.best == "take"
    assert found.best_lead - found.played_lead == 1.0


def test_what_is_probably_chance_is_taken_off_a_gain() -> None:
    found = verdict(1.6)  # two and a half standard errors
    assert found.best == "take"
    assert found.best_lead - found.played_lead == pytest.approx(1 - 1 / 2.5**2)


def test_a_move_that_may_be_ahead_by_chance_is_no_better_one() -> None:
    found = verdict(2.4)
    assert found.best == "leave"
    assert found.best_lead == found.played_lead


def test_the_best_move_gives_nothing_away_but_has_as_much_at_stake() -> None:
    found = verdict(0.0, played="take")
    assert (found.best, found.best_lead, found.played_lead) == ("take", 0.0, 0.0)
    assert found.stake == verdict(0.0).stake == 0.5

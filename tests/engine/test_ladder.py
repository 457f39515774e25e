"""Cross tables and Elo ratings."""

from __future__ import annotations

import math

import pytest

from pyramids.engine.series.ladder import Result, cross_table, elo, ladder


def _games(first: str, second: str, wins: int, losses: int) -> list[Result]:
    won = [Result((first, second), (20, 10), (1, 2), deal) for deal in range(wins)]
    lost = [Result((first, second), (10, 16), (2, 1), wins + deal) for deal in range(losses)]
    return won + lost


def test_a_share_of_wins_becomes_the_elo_difference_of_its_odds() -> None:
    ratings = elo(_games("a", "b", 3000, 1000), ["a", "b"])
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * math.log10(3), abs=1)
    assert ratings["a"] == pytest.approx(-ratings["b"])


def test_the_anchor_stands_at_zero() -> None:
    games = _games("a", "b", 60, 40) + _games("b", "c", 70, 30)
    found = ladder(games, anchor="b")
    assert [rung.bot for rung in found.rungs] == ["a", "b", "c"]
    assert found.rungs[1].elo == 0.0


def test_two_who_never_met_are_ranked_over_a_third() -> None:
    ratings = elo(_games("a", "b", 75, 25) + _games("b", "c", 75, 25), ["a", "b", "c"])
    assert ratings["a"] > ratings["b"] > ratings["c"]


def test_who_never_lost_has_a_finite_rating() -> None:
    ratings = elo(_games("a", "b", 50, 0), ["a", "b"])
    assert 300 < ratings["a"] - ratings["b"] < 3000


def test_more_games_give_a_smaller_error() -> None:
    few, many = (ladder(_games("a", "b", 6 * n, 4 * n)) for n in (4, 40))
    assert 0 < many.rungs[0].error < few.rungs[0].error


def test_the_cross_table_counts_both_ways() -> None:
    duels = cross_table(_games("a", "b", 3, 1))
    assert duels["a", "b"].wins == 3
    assert duels["b", "a"].wins == 1
    assert duels["a", "b"].share == 0.75
    assert duels["a", "b"].margin == pytest.approx((3 * 10 - 6) / 4)
    assert duels["b", "a"].margin == -duels["a", "b"].margin


def test_a_shared_rank_counts_half() -> None:
    duels = cross_table([Result(("a", "b"), (10, 10), (1, 1), 1)])
    assert duels["a", "b"].wins == duels["b", "a"].wins == 0.5


def test_a_table_of_four_counts_every_pair() -> None:
    game = Result(("a", "b", "c", "a"), (40, 30, 20, 10), (1, 2, 3, 4), 1)
    duels = cross_table([game])
    assert duels["a", "c"].games == 2
    assert duels["a", "c"].wins == 1
    assert ("a", "a") not in duels
    assert ladder([game]).rungs[0].games in (1, 2)

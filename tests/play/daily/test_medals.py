"""Shares, medals and streaks."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec, Par, Player
from pyramids.play.daily import texts
from pyramids.play.daily.measure import find_measure, question_about
from pyramids.play.daily.medals import Medal, Streak, medal, percentage, streak
from pyramids.play.daily.rotation import FIRST_DAY, game_of, table_of
from pyramids.play.daily.tries import Day, DayState
from pyramids.play.history import finished_game
from pyramids.play.running_game import Start
from pyramids.play.seats import default_look, opponents, quickest_bot
from pyramids.play.start_game import new_game
from pyramids.storage.daily_files import DayResult, DayTry
from pyramids.storage.settings import Settings
from tests.shared.kept_games import begun, play_out

TODAY = date(2026, 11, 17)


def result(score: int, measure: int | None, start: int = 0, conceded: bool = False) -> DayResult:
    return DayResult(score, start, False, conceded, measure)


def done(day: date, score: int = 80, conceded: bool = False) -> Day:
    entry = DayTry(day, "game", "C0DE", result(score, 100, conceded=conceded))
    return Day(day, DayState.DONE, entry)


@pytest.mark.parametrize(
    ("score", "measure", "start", "share", "won"),
    [
        (100, 100, 0, 100, Medal.GOLD),
        (85, 100, 0, 85, Medal.GOLD),
        (84, 100, 0, 84, Medal.SILVER),
        (699, 1000, 0, 69, Medal.BRONZE),
        (55, 100, 0, 55, Medal.BRONZE),
        (54, 100, 0, 54, None),
        (120, 100, 0, 120, Medal.GOLD),
        (-10, 100, 0, 0, None),
        (0, 0, -47, 100, Medal.GOLD),  # a race that is won
        (-21, 0, -47, 55, Medal.BRONZE),  # 26 of 47 steps
        (-47, 0, -47, 0, None),
        (3, 0, 0, 100, Medal.GOLD),  # a deal from which nothing could be had
        (-3, -5, 0, 100, Medal.GOLD),
        (-9, -5, 0, 0, None),
    ],
)
def test_medals_go_by_the_share_of_the_measure(
    score: int, measure: int, start: int, share: int, won: Medal | None
) -> None:
    assert percentage(result(score, measure, start)) == share
    assert medal(result(score, measure, start)) is won


def test_there_is_no_medal_before_the_measure_is_known_or_after_a_concession() -> None:
    assert medal(result(90, None)) is None
    assert percentage(result(90, None)) is None
    assert medal(result(90, 100, conceded=True)) is None


@pytest.mark.parametrize(
    ("days_ago", "expected"),
    [
        ((), (0, 0)),
        ((0,), (1, 1)),
        ((1,), (1, 1)),
        ((2,), (0, 1)),
        ((0, 1, 2), (3, 3)),
        ((1, 2, 3), (3, 3)),
        ((0, 2, 3, 4, 5), (1, 4)),
    ],
)
def test_the_streak_lasts_until_a_day_is_missed(
    days_ago: tuple[int, ...], expected: tuple[int, int]
) -> None:
    days = [done(TODAY - timedelta(days=ago)) for ago in days_ago]
    assert streak(days, TODAY) == expected


@pytest.mark.parametrize("day", [date.min, date.max])
def test_a_streak_ends_with_the_calendar(day: date) -> None:
    assert streak([done(day)], TODAY) == (0, 1)
    assert streak([done(day)], day) == (1, 1)


def test_conceded_and_unfinished_tries_dont_continue_a_streak() -> None:
    days = [done(TODAY, conceded=True), Day(TODAY - timedelta(days=1), DayState.LOST)]
    assert streak(days, TODAY) == (0, 0)


def test_whoever_does_better_than_the_search_has_set_the_par() -> None:
    spec = next(spec for spec in all_games() if spec.par is not None)
    game = play_out(begun(seed=5, spec=spec))
    game.leave()
    assert game.over is not None
    found = Par(0, game.over.scores[0] - 1, {}, (), "")
    question = question_about(finished_game.watch(game.record()))
    beaten = replace(spec, par=lambda *_arguments: found)
    assert find_measure(question._replace(spec=beaten)) == game.over.scores[0]
    harder = replace(spec, par=lambda *_arguments: found._replace(score=found.score + 9))
    assert find_measure(question._replace(spec=harder)) == found.score + 9


@pytest.mark.slow
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_has_a_measure_above_its_start(spec: GameSpec) -> None:
    quick = quickest_bot(spec)
    players = (Player("Ana"), *[Player(quick.name, quick.name)] * (spec.seats.start - 1))
    looks = tuple(default_look(seat, None) for seat in range(len(players)))
    game = new_game(Start(spec, spec.default_level, players, looks, 5, {}), Settings())
    play_out(game).leave()
    watched = finished_game.watch(game.record())
    assert find_measure(question_about(watched)) > watched.standings(0)[0]


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_the_lines_to_share_tell_game_opponents_result_and_code(spec: GameSpec) -> None:
    day = next(
        day for day in (FIRST_DAY + timedelta(days=n) for n in range(40)) if game_of(day) is spec
    )
    table = table_of(day)
    lines = texts.share_lines(done(day), table, Streak(3, 5))
    assert str(day.year) in lines[0]
    assert spec.title in lines[1]
    assert "80%" in lines[2]
    assert "silver" in lines[2]
    if spec.par is None:
        assert opponents(spec)[-1].title in lines[2]
    assert lines[3] == "Streak: 3 days"
    assert lines[4] == "Code: C0DE"
    assert len(lines) == 5
    assert all(line.isprintable() for line in lines)

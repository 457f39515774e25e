"""`pyramids daily`: the try that counts in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pytest

from pyramids.play.daily import tries
from pyramids.play.daily.rotation import FIRST_DAY, game_of, table_of
from pyramids.play.daily.tries import DayState
from pyramids.storage import daily_files
from pyramids.storage.daily_files import DayResult, DayTry
from pyramids.storage.settings import Settings
from tests.commands.covered_options import covers
from tests.commands.shell import Say
from tests.shared.kept_games import play_out

TODAY = next(
    day
    for day in (FIRST_DAY + timedelta(days=number) for number in range(60, 90))
    if game_of(day).standing.race and len(table_of(day).setup.players) == 2
)
YESTERDAY = TODAY - timedelta(days=1)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tries, "today", lambda: TODAY)


def test_the_days_table_is_told_in_lines(say: Say) -> None:
    told = say("daily")
    assert (told.code, told.err) == (0, "")
    table = table_of(TODAY)
    assert f"Daily expedition, {TODAY:%A}, {TODAY.day} {TODAY:%B}" in told.out
    assert table.spec.title in told.out
    assert "One try counts" in told.out
    assert "Streak: 0 days" in told.out
    assert "Gold from 85% of" in told.out
    assert "Begin it with: pyramids daily --play\n" in told.out
    assert daily_files.read_all() == []


@covers("daily", "--play", "--share", "--day")
def test_a_try_is_begun_continued_and_shared(say: Say, type_in: Callable[..., None]) -> None:
    type_in("quit")
    told = say("daily", "--play")
    assert (told.code, told.err) == (0, "")
    assert "Your try has begun" in say("daily").out
    assert "Continue it with: pyramids daily --play\n" in say("daily").out
    assert "no result yet" in say("daily", "--share").err
    type_in("hint", "quit")
    assert "no hints in a daily try" in say("daily", "--play", "--day", TODAY).out
    game = tries.continue_try(TODAY, Settings())
    play_out(game)
    game.leave()
    entry = tries.look_at(TODAY).entry
    assert isinstance(entry, DayTry)
    tries.note_measure(entry, 0)
    shared = say("daily", "--share").out.splitlines()
    assert shared[-1] == f"Code: {entry.code}"
    assert "%" in shared[2]
    assert shared[2] in say("daily").out
    assert "is taken" in say("daily", "--play").err
    assert "Practise it with: pyramids daily --practise\n" in say("daily").out


@covers("daily", "--practise")
def test_practice_comes_after_the_try(say: Say, type_in: Callable[..., None]) -> None:
    assert "comes first" in say("daily", "--practise").err
    daily_files.create(DayTry(TODAY, "x", "C0DE", DayResult(-9, -47, False, False, 0)))
    type_in("quit")
    for words in ((), ("--day", YESTERDAY)):
        told = say("daily", "--practise", *words)
        assert (told.code, told.err) == (0, "")
    assert tries.look_at(YESTERDAY).state is DayState.OPEN


def test_a_day_whose_try_would_not_count_is_shown_for_practice(say: Say) -> None:
    told = say("daily", "--day", YESTERDAY).out
    assert "you can still practise" in told
    assert f"Practise it with: pyramids daily --practise --day {YESTERDAY}\n" in told
    assert "One try counts" in say("daily").out
    tomorrow = TODAY + timedelta(days=1)
    daily_files.create(DayTry(tomorrow, "x", "C0DE", DayResult(80, 0, True, False, 100)))
    assert "One try counts" not in say("daily").out


@pytest.mark.parametrize(
    ("day", "words"),
    [
        (TODAY + timedelta(days=1), "hasn't begun"),
        (date(2025, 12, 31), "hasn't begun"),
        ("yesterday", "not a date"),
        ("", "not a date"),
    ],
)
def test_a_day_without_an_expedition_gets_one_sentence(
    day: date | str, words: str, say: Say
) -> None:
    told = say("daily", "--day", day)
    assert (told.code, told.out) == (2, "")
    (line,) = told.err.splitlines()
    assert words in line


def test_a_damaged_file_is_told_of_and_the_other_days_are_listed(say: Say) -> None:
    daily_files.create(DayTry(YESTERDAY, "x", "C0DE", DayResult(80, 0, True, False, 100)))
    daily_files.file_of(TODAY).write_text("{", encoding="utf-8")
    told = say("daily")
    assert told.code == 0
    assert f"{TODAY}.json is damaged" in told.out
    assert "Streak: 1 day" in told.out
    assert f"{YESTERDAY}: " in told.out
    assert "80% of" in told.out
    assert daily_files.file_of(TODAY).read_text(encoding="utf-8") == "{"

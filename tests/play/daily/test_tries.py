"""The one try of a day, whatever happens to clocks, windows and files."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, tzinfo
from pathlib import Path
from threading import Barrier, Thread
from typing import Self

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.codes.table_code import Table
from pyramids.engine.contract import GameSpec
from pyramids.play import running_game, shared_codes
from pyramids.play.daily import tries
from pyramids.play.daily.errors import DailyError, DailyFault
from pyramids.play.daily.medals import medal
from pyramids.play.daily.rotation import FIRST_DAY, game_of, table_of
from pyramids.play.daily.tries import DayState, begin_try, continue_try, look_at, practice_start
from pyramids.play.game_flow import GameFlow
from pyramids.play.history.open_record import Obstacle, OpenError
from pyramids.play.running_game import RunningGame
from pyramids.play.start_game import new_game, open_save
from pyramids.play.texts.errors import sentence
from pyramids.play.workers.advice import Advice
from pyramids.storage import atomic_file, autosave, daily_files, folders, history, saves
from pyramids.storage.daily_files import BrokenDay, DayTry
from pyramids.storage.errors import StorageError
from pyramids.storage.settings import Settings
from tests.shared.kept_games import play, play_out

TODAY = next(
    day
    for day in (FIRST_DAY + timedelta(days=number) for number in range(40, 60))
    if game_of(day).par is None and len(table_of(day).setup.players) == 2
)
YESTERDAY, TOMORROW = TODAY - timedelta(days=1), TODAY + timedelta(days=1)
SETTINGS = Settings(names=("Cleo",))


def begin(day: date = TODAY) -> RunningGame:
    return begin_try(day, SETTINGS, now=day)


def finish(game: RunningGame) -> DayTry:
    """Play a try to its end, and read what was noted."""
    play_out(game)
    game.leave()
    day = look_at(date.fromisoformat(game.purpose.day))
    assert day.state is DayState.DONE
    assert isinstance(day.entry, DayTry)
    return day.entry


@contextmanager
def refused(fault: DailyFault) -> Iterator[pytest.ExceptionInfo[DailyError]]:
    with pytest.raises(DailyError) as found:
        yield found
    assert found.value.fault is fault


def test_a_try_is_the_table_of_the_day() -> None:
    game = begin()
    table = table_of(TODAY)
    assert (game.spec, game.seed, game.setup.options) == (
        table.spec, table.seed, table.setup.options,
    )  # fmt: skip
    assert [player.bot for player in game.players] == [p.bot for p in table.setup.players]
    assert game.players[0].name == "Cleo"
    assert game.purpose.day == str(TODAY)
    assert look_at(TODAY).state is DayState.BEGUN


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows has one time zone a process")
@pytest.mark.parametrize(("zone", "day"), [("UTC+1", 16), ("UTC", 17), ("UTC-14", 17)])
def test_the_day_changes_at_the_players_midnight(
    zone: str, day: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a quarter past midnight in Greenwich."""

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls.fromtimestamp(datetime(2026, 11, 17, 0, 15, tzinfo=UTC).timestamp(), tz)

    monkeypatch.setattr(tries, "datetime", Clock)
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert tries.today() == date(2026, 11, day)
    finally:
        monkeypatch.undo()
        time.tzset()


def test_there_is_one_try_a_day() -> None:
    finish(begin())
    with refused(DailyFault.TAKEN):
        begin()
    assert begin(TOMORROW).purpose.day == str(TOMORROW)


def test_a_clock_set_back_gives_no_second_try() -> None:
    begin().leave()
    with refused(DailyFault.CLOCK) as found:
        begin(YESTERDAY)
    assert str(TODAY.day) in sentence(found.value)
    assert look_at(YESTERDAY).state is DayState.OPEN
    assert practice_start(YESTERDAY, SETTINGS, now=YESTERDAY).seed == table_of(YESTERDAY).seed
    begin(TOMORROW)


@pytest.mark.parametrize("day", [YESTERDAY, TOMORROW, FIRST_DAY - timedelta(days=1)])
def test_only_todays_try_counts(day: date) -> None:
    with pytest.raises(DailyError):
        begin_try(day, SETTINGS, now=TODAY)
    assert daily_files.read_all() == []
    assert list(autosave.games()) == []


def test_a_killed_try_goes_on_where_it_was_on_a_later_day_too() -> None:
    game = play(begin(), 9)
    plies = list(game.session.plies)
    game.leave()
    again = continue_try(TODAY, SETTINGS)
    assert again.session.plies == plies
    assert again.purpose.day == str(TODAY)
    assert finish(again).game_id == game.autosave.id


def test_a_try_that_is_open_in_another_window_cant_be_opened_twice() -> None:
    begin()
    with pytest.raises(OpenError) as found:
        continue_try(TODAY, SETTINGS)
    assert found.value.obstacle is Obstacle.TAKEN


def test_of_two_windows_only_one_gets_the_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have looked at the day before either of them begins."""
    barrier, results = Barrier(2), list[object]()
    create = daily_files.create

    def create_at_once(entry: DayTry) -> bool:
        barrier.wait(20)
        return create(entry)

    def window() -> None:
        try:
            results.append(begin())
        except DailyError as error:
            results.append(error.fault)

    monkeypatch.setattr(daily_files, "create", create_at_once)
    windows = [Thread(target=window) for _ in range(2)]
    for thread in windows:
        thread.start()
    for thread in windows:
        thread.join()
    (game,) = [result for result in results if isinstance(result, RunningGame)]
    assert DailyFault.TAKEN in results
    assert game.purpose.day == str(TODAY)
    assert [save.path.stem for save in autosave.games()] == [game.autosave.id]


def test_a_try_that_cant_be_noted_isnt_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    folders.daily().parent.mkdir(parents=True, exist_ok=True)
    folders.daily().write_text("in the way", encoding="utf-8")
    with pytest.raises(StorageError):
        begin()
    assert list(autosave.games()) == []


def test_a_result_is_noted_with_the_score_and_stays_when_the_game_is_deleted() -> None:
    game = begin()
    entry = finish(game)
    assert entry.result is not None
    assert game.over is not None
    assert entry.result.score == game.over.scores[0]
    assert entry.result.won == (0 in game.over.winners)
    assert not entry.result.conceded
    history.remove(entry.game_id)
    assert look_at(TODAY).entry == entry


def test_whoever_deletes_the_game_of_a_try_gets_no_other() -> None:
    begin().leave()
    (save,) = autosave.games()
    autosave.delete(save)
    assert look_at(TODAY).state is DayState.LOST
    with refused(DailyFault.TAKEN):
        begin()
    with refused(DailyFault.LOST):
        continue_try(TODAY, SETTINGS)


def test_a_saved_copy_of_a_try_doesnt_count() -> None:
    game = begin()
    path = game.save_as("Mine")
    copy = open_save(saves.describe(path, saves.load(path)), SETTINGS)
    assert copy.purpose.allows_help
    assert not copy.purpose.day
    play_out(copy)
    copy.leave()
    assert look_at(TODAY).state is DayState.BEGUN


def test_in_a_try_there_are_no_hints_and_no_turns_are_taken_back() -> None:
    game = begin()
    advice = Advice(game, lambda _reasons: "")
    advice.ask(0)
    assert not advice.wanted
    assert advice.refusal
    play(game, 30)
    assert not GameFlow(game).can_take_back()


def test_conceding_ends_the_try_without_a_medal() -> None:
    game = begin()
    game.concede(0)
    result = finish(game).result
    assert result is not None
    assert result.conceded
    assert medal(replace(result, measure=result.score)) is None


@pytest.mark.sampled(2)
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_has_its_days(spec: GameSpec) -> None:
    days = (FIRST_DAY + timedelta(days=number) for number in range(40))
    game = begin(next(day for day in days if game_of(day) is spec))
    assert game.spec is spec
    entry = finish(game)
    assert entry.result is not None
    assert isinstance(shared_codes.read(entry.code), Table)


def test_practice_comes_after_the_try_and_doesnt_count() -> None:
    with refused(DailyFault.TRY_FIRST):
        practice_start(TODAY, SETTINGS, now=TODAY)
    finish(begin())
    for _ in range(2):
        game = new_game(practice_start(TODAY, SETTINGS, now=TODAY), SETTINGS)
        assert (game.seed, game.purpose.day) == (table_of(TODAY).seed, "")
        game.leave()


def test_days_that_have_passed_can_be_practised_at_any_time() -> None:
    start = practice_start(YESTERDAY, SETTINGS, now=TODAY)
    assert start.seed == table_of(YESTERDAY).seed
    with refused(DailyFault.NOT_YET):
        practice_start(TOMORROW, SETTINGS, now=TODAY)


def break_file(day: date) -> Path:
    path = daily_files.file_of(day)
    path.write_bytes(path.read_bytes()[:25])
    return path


def test_a_try_whose_file_is_damaged_is_restored_from_its_game() -> None:
    game = play(begin(), 5)
    game.leave()
    path = break_file(TODAY)
    day = look_at(TODAY)
    assert day.state is DayState.BEGUN
    assert day.aside is not None
    assert day.aside.read_bytes() == path.read_bytes()[:25]
    assert look_at(TODAY).aside is None
    finish(continue_try(TODAY, SETTINGS))


def test_a_finished_try_whose_file_is_damaged_keeps_its_result() -> None:
    entry = finish(begin())
    atomic_file.remove(atomic_file.backup_of(break_file(TODAY)))
    assert look_at(TODAY).result == entry.result
    with refused(DailyFault.TAKEN):
        begin()


def test_a_damaged_file_without_a_game_is_told_of_kept_and_no_obstacle() -> None:
    path = daily_files.file_of(TODAY)
    path.parent.mkdir(parents=True)
    path.write_bytes(b'{"format": 3}')
    day = look_at(TODAY)
    assert day.state is DayState.DAMAGED
    assert isinstance(day.entry, BrokenDay)
    begin()
    (aside,) = folders.daily().glob("*damaged*")
    assert aside.read_bytes() == b'{"format": 3}'


def test_all_days_are_listed_in_their_order() -> None:
    for day in (YESTERDAY, TODAY, TOMORROW):
        begin(day).leave()
    (folders.daily() / "notes.json").write_text("{}", encoding="utf-8")
    running_game.leave_all()
    assert [day.date for day in tries.all_days()] == [YESTERDAY, TODAY, TOMORROW]

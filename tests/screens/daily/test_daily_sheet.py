"""The screen of the daily expedition."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pygame
import pytest

from pyramids.play.daily import tries
from pyramids.play.daily.medals import Medal
from pyramids.play.daily.rotation import FIRST_DAY, game_of, table_of
from pyramids.play.daily.tries import DayState
from pyramids.play.workers import background_search
from pyramids.screens.daily.daily_sheet import DailySheet
from pyramids.screens.title.title_scene import Title
from pyramids.storage import daily_files
from pyramids.storage.daily_files import DayResult, DayTry
from pyramids.storage.settings import Settings
from pyramids.ui import clipboard
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import Table, click, on_top, press, words
from tests.shared.kept_games import play_out

TODAY = next(
    day
    for day in (FIRST_DAY + timedelta(days=number) for number in range(70, 100))
    if game_of(day).standing.race and day.day > 12
)
YESTERDAY, TOMORROW = TODAY - timedelta(days=1), TODAY + timedelta(days=1)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[date], None]:
    """Sets the date."""
    now = [TODAY]
    monkeypatch.setattr(tries, "today", lambda: now[0])

    def set_clock(day: date) -> None:
        now[0] = day

    return set_clock


@pytest.fixture(autouse=True)
def no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """What results are compared with is found at once."""

    class Worker:
        def __init__(self, _work: object, _arguments: object) -> None:
            pass

        def receive(self) -> int:
            return 0

        def close(self) -> None:
            pass

    monkeypatch.setattr(background_search, "WorkerProcess", Worker)


@pytest.fixture
def sheet(app: App, settings: Settings) -> DailySheet:
    return open_sheet(app, settings)


def open_sheet(app: App, settings: Settings) -> DailySheet:
    app.scenes.push(DailySheet(settings))
    app.settle()
    return on_top(app, DailySheet)


def note(day: date, score: int = -5) -> None:
    daily_files.create(DayTry(day, "gone", "C0DE", DayResult(score, -47, True, False, 0)))


def test_the_title_leads_to_todays_table(app: App, title: Title) -> None:
    click(app, title.daily)
    on_top(app, DailySheet)
    shown = words(app)
    assert table_of(TODAY).spec.title in shown
    assert f"{TODAY.day} {TODAY:%B}" in shown
    assert "One try counts" in shown
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is title


def test_play_begins_the_try_that_counts(app: App, sheet: DailySheet) -> None:
    assert not sheet.practise_button.enabled
    press(app, pygame.K_RETURN)
    game = on_top(app, Table).running
    assert game.purpose.day == str(TODAY)


def test_a_try_is_continued_finished_compared_and_practised(
    app: App, sheet: DailySheet, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(app, sheet.play_button)
    on_top(app, Table).running.leave()
    sheet = open_sheet(app, settings)
    assert "Continue" in words(app)
    click(app, sheet.play_button)
    game = play_out(on_top(app, Table).running)
    game.leave()
    sheet = open_sheet(app, settings)
    app.step(16)
    app.step(16)
    assert sheet.day.state is DayState.DONE
    assert sheet.day.result is not None
    assert sheet.day.result.measure == 0
    assert "% of what" in words(app)
    assert not sheet.play_button.enabled
    copied = list[str]()

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    click(app, sheet.copy_button)
    assert copied[0].splitlines()[-1].startswith("Code: ")
    click(app, sheet.practise_button)
    practice = on_top(app, Table).running
    assert practice.seed == game.seed
    assert not practice.purpose.day


def test_a_try_that_another_window_took_is_refused_and_shown(app: App, sheet: DailySheet) -> None:
    note(TODAY)
    click(app, sheet.play_button)
    on_top(app, Dialog)
    assert "is taken" in words(app)
    press(app, pygame.K_RETURN)
    assert sheet.day.state is DayState.DONE
    assert not sheet.play_button.enabled


def test_a_clock_set_back_gets_a_sentence(app: App, settings: Settings) -> None:
    note(TOMORROW)
    sheet = open_sheet(app, settings)
    assert "No try on this day" in words(app).replace("\n", " ")
    click(app, sheet.play_button)
    assert "Set your clock" in words(app).replace("\n", " ")
    press(app, pygame.K_RETURN)
    click(app, sheet.practise_button)
    assert not on_top(app, Table).running.purpose.day


def test_at_midnight_the_next_day_appears(
    app: App, sheet: DailySheet, clock: Callable[[date], None]
) -> None:
    clock(TOMORROW)
    sheet.update(60_000)
    assert sheet.day.date == TOMORROW
    assert table_of(TOMORROW).spec.title in words(app)


def test_earlier_days_are_chosen_and_practised(app: App, settings: Settings) -> None:
    note(YESTERDAY)
    sheet = open_sheet(app, settings)
    click(app, sheet.calendar.cell_of(YESTERDAY))
    assert sheet.day.date == YESTERDAY
    assert "gold medal" in words(app)
    click(app, sheet.calendar.cell_of(TODAY - timedelta(days=3)))
    assert "No try on this day" in words(app)
    assert not sheet.play_button.enabled
    click(app, sheet.practise_button)
    assert on_top(app, Table).running.seed == table_of(TODAY - timedelta(days=3)).seed


def test_the_calendar_works_with_the_keyboard_alone(app: App, sheet: DailySheet) -> None:
    sheet.widgets.set_focus(sheet.calendar.cell_of(TODAY))
    press(app, pygame.K_UP)
    press(app, pygame.K_RETURN)
    assert sheet.day.date == TODAY - timedelta(days=7)
    press(app, pygame.K_LEFT)
    press(app, pygame.K_RETURN)
    assert sheet.day.date in (TODAY - timedelta(days=8), TODAY - timedelta(days=2))


def test_the_calendar_ends_with_today_and_the_first_day(app: App, sheet: DailySheet) -> None:
    assert not sheet.calendar.onward.enabled
    later_days = [cell for cell in sheet.calendar.cells if cell.visible and cell.day > TODAY]
    assert not any(cell.enabled for cell in later_days)
    while sheet.calendar.back.enabled:
        click(app, sheet.calendar.back)
    assert sheet.calendar.month == FIRST_DAY
    click(app, sheet.calendar.onward)
    assert sheet.calendar.month == date(2026, 2, 1)
    assert [cell.day.day for cell in sheet.calendar.cells if cell.visible] == list(range(1, 29))


def test_a_damaged_file_gets_a_sentence_and_stays(app: App, settings: Settings) -> None:
    note(YESTERDAY)
    path = daily_files.file_of(YESTERDAY)
    path.write_bytes(b"{")
    sheet = open_sheet(app, settings)
    assert f"{YESTERDAY}.json is damaged" in words(app)
    assert sheet.play_button.enabled
    assert path.read_bytes() == b"{"


def test_the_sheet_counts_streak_and_medals(app: App, settings: Settings) -> None:
    for days, share in ((1, 90), (2, 88), (4, 71), (5, 60), (6, 20)):
        day = TODAY - timedelta(days=days)
        daily_files.create(DayTry(day, "gone", "C0DE", DayResult(share, 0, True, False, 100)))
    record = open_sheet(app, settings).record
    assert (record.current.number, record.longest.number) == (2, 3)
    assert {medal: tile.number for medal, tile in record.medals.items()} == {
        Medal.GOLD: 2,
        Medal.SILVER: 1,
        Medal.BRONZE: 1,
    }


def test_after_todays_try_the_sheet_names_tomorrows_game(app: App, settings: Settings) -> None:
    note(YESTERDAY)
    sheet = open_sheet(app, settings)
    told = f"Come back tomorrow for {game_of(TOMORROW).title}."
    assert told not in words(app)
    note(TODAY)
    sheet.resume()
    assert told in words(app)
    sheet.choose(YESTERDAY)
    assert told not in words(app)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_sheet_fits_every_window_in_both_languages(
    app: App, settings: Settings, size: tuple[int, int], code: str, text_size: float
) -> None:
    note(TODAY)
    app.set_language(code)
    app.set_text_size(text_size)
    app.resize(size)
    sheet = open_sheet(app, settings)
    buttons = [button.rect for button in sheet.foot()]
    assert all(sheet.rect.contains(rect) for rect in buttons)
    assert not any(a.colliderect(b) for n, a in enumerate(buttons) for b in buttons[n + 1 :])
    assert sheet.rect.contains(sheet.calendar.rect)
    assert sheet.rect.contains(sheet.record.rect)
    assert not sheet.calendar.rect.colliderect(sheet.record.rect)
    cells = [cell.rect for cell in sheet.calendar.cells if cell.visible]
    assert all(sheet.calendar.rect.contains(rect) for rect in cells)
    assert not [text.text for text in app.texts() if text.clipped]

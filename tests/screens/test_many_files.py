"""Screens show themselves at once, however many files there are, and fill up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event, current_thread, main_thread

import pygame
import pytest

from pyramids.engine.records.record import Record
from pyramids.screens.common import growing_list
from pyramids.screens.saves.load_game import Load
from pyramids.screens.saves.save_row import SaveRow
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.screens.title.title_scene import Title
from pyramids.storage import autosave, background_reader, folders, history
from pyramids.storage import saves as saved_files
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import on_top, press
from tests.shared.kept_games import begun, play_out


class SlowDisk:
    """A disk that gives a number of files, and the others only when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at_once: int = 0) -> None:
        self._asked = Event()
        self._go_on = Event()
        self._left = at_once
        self._load = saved_files.load
        monkeypatch.setattr(background_reader, "PATIENCE", 0.0)
        for module in (saved_files, autosave):
            name = "load" if module is saved_files else "load_record"
            monkeypatch.setattr(module, name, self._wait_and_load)

    def go_on(self) -> None:
        self._go_on.set()

    def wait_until_asked(self) -> None:
        assert self._asked.wait(60)

    def _wait_and_load(self, path: Path) -> Record:
        # Pictures of boards are made in the window's thread, and not of files that aren't listed.
        if current_thread() is not main_thread():
            self._left -= 1
            self._asked.set()
            if self._left < 0:
                assert self._go_on.wait(60)
        return self._load(path)


def step_until(app: App, done: Callable[[], object]) -> None:
    """Let the window run until something is true."""
    for _ in range(6000):
        if done():
            return
        app.step()
        pygame.time.wait(2)
    raise AssertionError("it never came")


def save_some(count: int) -> None:
    game = begun()
    for number in range(count):
        game.save_as(f"Game {number}")
    game.leave()


def test_the_title_appears_before_the_autosaves_are_read(
    app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun().leave()
    disk = SlowDisk(monkeypatch)
    title = Title(settings)
    app.scenes.reset(title)
    assert app.step()
    assert not title.continue_game.enabled
    assert title.widgets.focus is title.new_game
    disk.go_on()
    step_until(app, lambda: title.continue_game.enabled)
    assert title.widgets.focus is title.continue_game


def test_a_list_of_saves_appears_at_once_and_fills_up(
    app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_some(4)
    disk = SlowDisk(monkeypatch, at_once=3)
    load = Load(settings)
    app.scenes.push(load)
    assert not load.empty.visible
    step_until(app, lambda: len(load.rows) == 3)
    assert not load.empty.visible
    disk.go_on()
    step_until(app, lambda: len(load.rows) == 5)
    names = [row.entry.path.stem for row in load.rows]
    assert len(set(names)) == 5


def test_an_empty_list_says_so_only_when_everything_has_been_read(
    app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folders.saves() / "torn.json").parent.mkdir(parents=True)
    (folders.saves() / "torn.json").write_text("{")
    disk = SlowDisk(monkeypatch)
    load = Load(settings)
    app.scenes.push(load)
    app.step()
    assert not load.empty.visible
    disk.wait_until_asked()
    (folders.saves() / "torn.json").unlink()
    disk.go_on()
    step_until(app, lambda: load.rows)
    app.scenes.pop()
    empty = Load(settings)
    app.scenes.push(empty)
    step_until(app, lambda: empty.empty.visible)


@pytest.mark.slow
def test_more_rows_are_made_when_the_end_of_a_list_comes_near(
    app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growing_list, "_CHUNK", 10)
    save_some(28)
    load = Load(settings)
    app.scenes.push(load)
    app.settle()
    assert len(load.rows) == 10
    seen = {id(load.widgets.focus)}
    for _ in range(200):
        press(app, pygame.K_DOWN)
        seen.add(id(load.widgets.focus))
    assert len(load.rows) == 29
    assert len(seen & {id(row) for row in load.rows}) == 29
    assert isinstance(load.rows[-1], SaveRow)


def test_statistics_appear_before_the_history_is_read_and_count_it_in_the_end(
    app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_out(begun())
    for number in range(3):
        history.add(f"copy-{number}", game.record())
    game.leave()
    disk = SlowDisk(monkeypatch, at_once=2)
    sheet = Statistics(settings)
    app.scenes.push(sheet)
    step_until(app, lambda: len(sheet.rows) == 2)
    assert not sheet.empty.visible
    disk.go_on()
    step_until(app, lambda: sheet.statistics.won.games == 4)
    assert len(sheet.rows) == 4


def test_a_screen_that_is_closed_reads_no_more(
    app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_some(4)
    disk = SlowDisk(monkeypatch, at_once=1)
    load = Load(settings)
    app.scenes.push(load)
    app.scenes.pop()
    disk.go_on()
    assert load._reader is not None
    step_until(app, load._reader._ended.is_set)
    assert len(load._reader.take()) < 4


def test_the_title_tells_that_old_games_were_moved(
    app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "_MOST_UNFINISHED", 3)
    monkeypatch.setattr(autosave, "_LEFT_UNFINISHED", 1)
    for seed in range(4):
        begun(seed=seed).leave()
    app.scenes.reset(Title(settings))
    app.step()
    on_top(app, Dialog)
    told = " ".join(text.text for text in app.texts())
    assert "The oldest ones are now in this folder" in told
    assert len(list(folders.older_games().iterdir())) == 3

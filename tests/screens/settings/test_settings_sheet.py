"""The settings take effect at once and are saved."""

from __future__ import annotations

import json

import pygame
import pytest

from pyramids import language
from pyramids.language import _, preferred
from pyramids.screens.settings import preferences
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.screens.settings.settings_sheet import SettingsScene
from pyramids.screens.start_up import tell_about_settings
from pyramids.screens.title.title_scene import Title
from pyramids.storage import folders
from pyramids.storage import settings as stored
from pyramids.storage.settings import Pace
from pyramids.ui.actions import all_bindings
from pyramids.ui.animation import Speed
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from pyramids.ui.theme import TEXT_SIZES
from tests.screens.window_user import click, on_top, press, walk_to, words


@pytest.fixture
def sheet(app: App, title: Title) -> SettingsScene:
    click(app, title.options)
    return on_top(app, SettingsScene)


def test_the_language_changes_while_everything_is_open(app: App, sheet: SettingsScene) -> None:
    assert "Settings" in words(app)
    walk_to(app, sheet.language)
    press(app, pygame.K_RIGHT)
    assert "Einstellungen" in words(app)
    assert "Neue Partie" in words(app)
    press(app, pygame.K_ESCAPE)
    assert "Fortsetzen" in words(app)
    assert stored.load().settings.language == "de"


def test_silence_is_seen_and_can_be_switched_off_again(app: App, sheet: SettingsScene) -> None:
    press(app, pygame.K_m)
    assert app.audio.muted
    assert sheet.mute.value
    assert not sheet.sound.enabled
    assert not sheet.music.enabled
    click(app, sheet.mute)
    assert not app.audio.muted
    assert sheet.sound.enabled


def test_silence_is_kept_for_the_next_time(app: App, sheet: SettingsScene) -> None:
    press(app, pygame.K_m)
    press(app, pygame.K_ESCAPE)
    assert stored.load().settings.muted


def test_a_full_screen_by_key_stays_when_something_else_is_set(
    app: App, sheet: SettingsScene
) -> None:
    press(app, pygame.K_F11)
    assert sheet.fullscreen.value
    click(app, sheet.contrast)
    assert app.window.fullscreen


def test_every_control_changes_what_it_says(app: App, sheet: SettingsScene) -> None:
    sheet.pace.choose(2)
    assert app.motion.speed is Speed.FAST
    click(app, sheet.motion)
    assert not app.motion.reduced
    click(app, sheet.contrast)
    assert app.graphics.theme.high_contrast
    sheet.text_size.choose(2)
    assert app.graphics.theme.text_size == 1.15
    sheet.sound.set(0.3)
    assert app.audio.sound_volume == pytest.approx(0.3)
    sheet.music.set(0.0)
    assert app.audio.music_volume == 0.0
    click(app, sheet.patterns)
    assert not app.graphics.theme.patterns
    click(app, sheet.confirm)
    click(app, sheet.open_table)
    # Not by Esc and `settle`: with full motion the title's sand never stops.
    sheet.close()
    kept = stored.load().settings
    assert kept.pace is Pace.FAST
    assert not kept.reduced_motion
    assert kept.high_contrast
    assert kept.text_size == 1.15
    assert kept.sound_volume == pytest.approx(0.3)
    assert kept.music_volume == 0.0
    assert not kept.colour_patterns
    assert kept.confirm_turn
    assert kept.open_table


def test_settings_come_back_in_the_next_window(app: App, sheet: SettingsScene) -> None:
    sheet.language.choose(1)
    sheet.pace.choose(0)
    press(app, pygame.K_ESCAPE)
    language.use("en")
    other = App()
    preferences.apply(other, stored.load().settings)
    assert other.motion.speed is Speed.SLOW
    assert language.current() == "de"
    other.close()


def test_a_disk_that_cannot_be_written_is_told_and_the_setting_holds(
    app: App, sheet: SettingsScene
) -> None:
    folders.home().parent.mkdir(parents=True, exist_ok=True)
    folders.home().write_text("a file where the folder should be")
    sheet.pace.choose(0)
    press(app, pygame.K_ESCAPE)
    assert any("Couldn't save the settings" in text for text in app.toasts.texts)
    assert app.motion.speed is Speed.SLOW


def test_a_damaged_settings_file_is_told_with_the_name_of_the_old_one(app: App) -> None:
    folders.home().mkdir(parents=True, exist_ok=True)
    folders.settings_file().write_text("{")
    loaded = stored.load()
    assert loaded.aside is not None
    tell_about_settings(app, loaded)
    on_top(app, Dialog)
    assert loaded.aside.name in words(app).replace("\n", " ")


def test_odd_values_are_told_in_passing(app: App) -> None:
    folders.home().mkdir(parents=True, exist_ok=True)
    folders.settings_file().write_text(json.dumps({"pace": "warp"}))
    tell_about_settings(app, stored.load())
    assert app.toasts.texts


def test_without_a_choice_the_desktop_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert preferred("") == "de"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert preferred("") == "en"
    assert preferred("en") == "en"
    assert preferred("tlh") == "en"


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_key_help_names_every_key_of_the_table(
    app: App, sheet: SettingsScene, code: str
) -> None:
    app.set_language(code)
    click(app, sheet.keys)
    keys = on_top(app, KeyHelp)
    seen = words(app)
    while keys.lines.offset < keys.lines.max_offset:
        press(app, pygame.K_PAGEDOWN)
        seen += words(app)
    for binding in all_bindings():
        assert _(binding.title)[:20] in seen
        for chord in binding.chords:
            assert chord.title() in seen
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is sheet


@pytest.mark.parametrize("size", [(1024, 640), pytest.param((1920, 1080), marks=pytest.mark.slow)])
@pytest.mark.parametrize("text_size", [0.9, 1.3])
@pytest.mark.parametrize("code", ["en", "de"])
def test_all_settings_can_be_reached_in_every_window(
    app: App, sheet: SettingsScene, size: tuple[int, int], text_size: float, code: str
) -> None:
    app.set_language(code)
    app.set_text_size(text_size)
    app.resize(size)
    app.settle()
    for control in (sheet.language, sheet.fullscreen, sheet.music, sheet.keys):
        walk_to(app, control)
        assert sheet.rect.contains(control.rect)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=["small", "usual"])
@pytest.mark.parametrize("code", ["en", "de"])
def test_with_huge_text_every_setting_is_in_sight_and_whole(
    app: App, sheet: SettingsScene, size: tuple[int, int], code: str
) -> None:
    app.set_language(code)
    app.set_text_size(TEXT_SIZES[-1])
    app.resize(size)
    app.settle()
    try:
        assert sheet.left.max_offset == sheet.right.max_offset == 0
        assert not [drawn.text for drawn in app.texts() if drawn.text.endswith("…")]
        names = [_("Slow"), _("Normal"), _("Fast"), _("Instant"), _("Music")]
        assert set(names) <= {drawn.text for drawn in app.texts()}
    finally:
        app.set_text_size(1.0)

"""Whole games from the title to the result, by mouse alone and by keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import open_games
from pyramids.screens.settings import preferences
from pyramids.showcase.headless_app import headless_app, show_title
from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import By, Key
from tests.shared.players import HeadlessPlayer, WindowPlayer
from tests.shared.playing import needs_screen, over, play, press

PLAYABLE = playable_games()


@pytest.mark.sampled(1)
@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_a_whole_game_is_played_without_a_window(spec: GameSpec, by: By) -> None:
    with headless_app((1024, 640)) as made:
        made.settings.pace = Pace.INSTANT
        preferences.apply(made.app, made.settings)
        show_title(made)
        seen = play(HeadlessPlayer(made), by, spec, over)
        assert seen["scenes"][-1] not in ("Title", "NewGame")
        (game,) = open_games()
        assert game.spec is spec
        assert game.over is not None


@needs_screen
@pytest.mark.slow
@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_a_whole_game_is_played_in_a_real_window(spec: GameSpec, by: By, tmp_path: Path) -> None:
    desktop = WindowPlayer(tmp_path / "home")
    try:
        seen = play(desktop, by, spec, over)
        assert seen["scenes"][-1] not in ("Title", "NewGame")
    finally:
        desktop.close()
    assert "Traceback" not in desktop.complaints


@needs_screen
def test_a_real_window_opens_shows_its_title_and_reacts(tmp_path: Path) -> None:
    desktop = WindowPlayer(tmp_path / "home")
    try:
        assert desktop.look(By.MOUSE)["scenes"] == ["Title"]
        press(desktop, "Settings")
        assert desktop.look(By.MOUSE)["scenes"][-1] == "SettingsScene"
        desktop.do(Key("escape"))
        assert desktop.look(By.MOUSE)["scenes"] == ["Title"]
    finally:
        desktop.close()
    assert "Traceback" not in desktop.complaints


def test_a_key_that_the_window_repeats_closes_only_one_thing() -> None:
    with headless_app((1280, 800)) as made:
        title = show_title(made)
        made.click(title.options)
        made.wait(300)
        escape = pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0)
        made.app.step(events=[escape, escape, escape])
        assert list(made.app.scenes) == [title]

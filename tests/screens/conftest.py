"""Fixtures for the shared screens: a headless app in English with a stand-in for tables."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from pyramids import language
from pyramids.play import running_game
from pyramids.play.running_game import RunningGame
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.start_up import set_up_window
from pyramids.screens.title.title_scene import Title
from pyramids.storage.settings import Loaded, Pace, Settings
from pyramids.ui.app import App
from tests.screens.window_user import Table


@pytest.fixture
def settings() -> Settings:
    """English with reduced motion, so that tests need not wait."""
    return Settings(language="en", reduced_motion=True, pace=Pace.INSTANT)


@pytest.fixture
def app(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """An app that shows the title screen."""

    def open_table(navigation: ScreenNavigation, running: RunningGame) -> None:
        navigation._app.scenes.reset(Table(running))

    monkeypatch.setattr(ScreenNavigation, "open_table", open_table)
    language.use("en")
    made = App()
    made.scenes.push(set_up_window(made, Loaded(settings)))
    made.on_crash = None
    made.settle()
    yield made
    made.close()
    running_game.leave_all()
    language.use("en")


@pytest.fixture
def title(app: App) -> Title:
    """The app's title screen."""
    assert isinstance(app.scenes.top, Title)
    return app.scenes.top

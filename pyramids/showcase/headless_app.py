"""Makes headless apps, with settings applied and a home folder of their own."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame
from pyramids.screens.common.navigator import use_navigator
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.settings import preferences
from pyramids.screens.title.title_scene import Title
from pyramids.storage import background_reader
from pyramids.storage.settings import Settings
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.app import App

_LONGEST_READING: Final = 60.0
"""Seconds; a picture without its list would be wrong, one that takes long is only late."""


@contextmanager
def headless_app(
    size: tuple[int, int], language: str = "en", *, sound: bool = False
) -> Iterator[HeadlessApp]:
    """An app in UTC with a home folder of its own, which leaves the player's files alone."""
    with (
        # A thread that reads finished games may still be writing its notes into it.
        TemporaryDirectory(prefix="pyramids-", ignore_cleanup_errors=True) as folder,
        _environment(Path(folder)),
        _complete_lists(),
    ):
        made = make_app(size, language, sound=sound)
        try:
            yield made
        finally:
            made.close()


def make_app(size: tuple[int, int], language: str = "en", *, sound: bool = False) -> HeadlessApp:
    """An app with the current home folder."""
    # What new players are told once is in no picture, nor a progress that depends on the machine.
    settings = Settings(language=language, told_to_skip=True, review_games=False)
    made = HeadlessApp(size, settings, _open_table, _open_tutorial, sound=sound)
    made.app.home = lambda: Title(settings)
    use_navigator(made.app, ScreenNavigation(made.app))
    preferences.apply(made.app, settings)
    theme = made.app.graphics.theme
    if theme.high_contrast or theme.text_size != 1.0:
        raise ValueError("the picture before this one has left its theme changed")
    return made


def _open_table(app: App, game: RunningGame) -> None:
    ScreenNavigation(app).open_table(game)


def _open_tutorial(app: App, spec: GameSpec, settings: Settings) -> None:
    ScreenNavigation(app).open_tutorial(spec, settings)


def show_title(headless: HeadlessApp) -> Title:
    """Show the title screen."""
    title = Title(headless.settings)
    headless.app.scenes.push(title)
    headless.wait(250)
    return title


@contextmanager
def _complete_lists() -> Iterator[None]:
    """Wait for everything that is read in the background, however busy the machine is."""
    before, background_reader.PATIENCE = background_reader.PATIENCE, _LONGEST_READING
    try:
        yield
    finally:
        background_reader.PATIENCE = before


@contextmanager
def _environment(home: Path) -> Iterator[None]:
    wanted = {"PYRAMIDS_HOME": str(home), "TZ": "UTC"}
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    _apply_time_zone()
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        _apply_time_zone()


def _apply_time_zone() -> None:
    # Only Unix lets a program change its time zone; elsewhere dates stay local.
    if hasattr(time, "tzset"):
        time.tzset()

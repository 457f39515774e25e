"""Sets the window up: settings, navigation, crash reports and screenshots."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame

from pyramids.language import _, later
from pyramids.play.texts.errors import sentence
from pyramids.screens.common.navigator import use_navigator
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.settings import preferences
from pyramids.screens.title.title_scene import Title
from pyramids.storage import atomic_file, crash_log, folders
from pyramids.storage.errors import StorageError, storage_errors
from pyramids.storage.settings import Loaded
from pyramids.ui.app import App, Scene
from pyramids.ui.crash import CrashScene
from pyramids.ui.dialog import Dialog


def set_up_window(app: App, loaded: Loaded) -> Title:
    """Connect a window with the player's settings and files; returns the title screen."""
    settings = loaded.settings
    preferences.apply(app, settings)
    app.home = lambda: Title(settings)
    use_navigator(app, ScreenNavigation(app))
    app.on_crash = _report
    app.on_screenshot = lambda picture: take_picture(app, picture)
    atomic_file.remove_stale_parts(folders.home())
    atomic_file.remove_stale_parts(folders.saves())
    app.call_soon(lambda: tell_about_settings(app, loaded))
    return Title(settings)


def take_picture(app: App, picture: pygame.Surface) -> None:
    """Save a screenshot in the player's folder."""
    time = datetime.now().strftime("%Y-%m-%d %H-%M-%S")
    path = folders.pictures() / f"Pyramids {time}.png"
    try:
        with storage_errors(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            path = _unused(path)
            _write_picture(picture, path)
    except StorageError as error:
        app.toast(sentence(error))
        return
    app.toast(_("Screenshot saved: {path}", path=path))


def tell_about_settings(app: App, loaded: Loaded) -> None:
    """Tell the player what was wrong with the settings file, if anything."""
    if loaded.aside is not None:
        words = later(
            "Your settings file was damaged; using defaults. Old file: {path}",
            path=loaded.aside.name,
        )
        app.scenes.push(Dialog(later("Couldn't read your settings"), words))
    elif loaded.error is not None:
        error = loaded.error
        app.scenes.push(Dialog(later("Couldn't read your settings"), lambda: sentence(error)))
    elif loaded.invalid:
        app.toast(_("Invalid settings were reset."))


def _unused(path: Path) -> Path:
    """The path, with a number if a file of that name exists."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem} ({number})")
    return free


def _write_picture(picture: pygame.Surface, path: Path) -> None:
    # Not by pygame: on a full disk it would leave half a file without an error.
    drawn = BytesIO()
    pygame.image.save(picture, drawn, ".png")
    try:
        path.write_bytes(drawn.getvalue())
    except OSError:
        path.unlink(missing_ok=True)
        raise


def _report(text: str) -> Scene:
    # The crash screen must appear even if the report can't be written.
    with suppress(StorageError):
        crash_log.report(text)
    return CrashScene(text)

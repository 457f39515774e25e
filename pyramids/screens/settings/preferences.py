"""The player's settings at work: what each of them does to the window, and keeping them."""

from __future__ import annotations

import locale
import os

from pyramids.language import LANGUAGES, _, current
from pyramids.screens.common.error_dialog import sentence
from pyramids.storage.settings import Pace, Settings
from pyramids.storage.trouble import StorageError
from pyramids.ui.animation import Speed
from pyramids.ui.app import App
from pyramids.ui.theme import TEXT_SIZES

_SPEEDS = {
    Pace.SLOW: Speed.SLOW,
    Pace.NORMAL: Speed.NORMAL,
    Pace.FAST: Speed.FAST,
    Pace.INSTANT: Speed.INSTANT,
}


def apply(app: App, settings: Settings) -> None:
    """Bring the window to what the settings say."""
    app.motion.speed = _SPEEDS[settings.pace]
    app.motion.reduced = settings.reduced_motion
    app.audio.sound_volume = settings.sound_volume
    app.audio.music_volume = settings.music_volume
    app.audio.muted = settings.muted
    theme = app.kit.theme
    wanted = spoken_language(settings)
    if wanted != current():
        app.set_language(wanted)
    if nearest_text_size(settings.text_size) != theme.text_size:
        app.set_text_size(nearest_text_size(settings.text_size))
    if settings.high_contrast != theme.high_contrast:
        app.set_high_contrast(settings.high_contrast)
    if settings.colour_patterns != theme.patterns:
        app.set_patterns(settings.colour_patterns)
    if settings.fullscreen != app.window.fullscreen:
        app.toggle_fullscreen()


def keep(app: App, settings: Settings) -> None:
    """Write the settings; if that fails, say so once and go on."""
    try:
        settings.save()
    except StorageError as error:
        app.toast(_("The settings could not be saved.") + " " + sentence(error))


def follow(app: App, settings: Settings) -> None:
    """Note what keys and the desktop change: silence, full screen, the window's size."""
    settings.muted = app.audio.muted
    settings.fullscreen = app.window.fullscreen
    if not app.window.fullscreen:
        settings.window = app.size


def spoken_language(settings: Settings) -> str:
    """The language that was chosen, or the desktop's, or English."""
    if settings.language in LANGUAGES:
        return settings.language
    wishes = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wishes.append(locale.getlocale()[0] or "")
    for wish in wishes:
        code = wish.split(":")[0][:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def nearest_text_size(wanted: float) -> float:
    """The step of the text-size setting that is nearest to a number."""
    return min(TEXT_SIZES, key=lambda size: abs(size - wanted))

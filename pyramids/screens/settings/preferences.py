"""Applies the player's settings to the window, and saves them."""

from __future__ import annotations

from pyramids.language import _, current, preferred
from pyramids.play.texts.errors import sentence
from pyramids.storage.errors import StorageError
from pyramids.storage.settings import Pace, Settings
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
    """Apply the settings to the window."""
    app.motion.speed = _SPEEDS[settings.pace]
    app.motion.reduced = settings.reduced_motion
    app.audio.sound_volume = settings.sound_volume
    app.audio.music_volume = settings.music_volume
    app.audio.muted = settings.muted
    theme = app.graphics.theme
    wanted = preferred(settings.language)
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
    """Save the settings; tell the player if that fails."""
    try:
        settings.save()
    except StorageError as error:
        app.toast(_("Couldn't save the settings.") + " " + sentence(error))


def follow(app: App, settings: Settings) -> None:
    """Save what keys and the desktop change: mute, full screen, window size."""
    settings.muted = app.audio.muted
    settings.fullscreen = app.window.fullscreen
    if not app.window.fullscreen:
        settings.window = app.size


def nearest_text_size(wanted: float) -> float:
    """The nearest choice of the text-size setting."""
    return min(TEXT_SIZES, key=lambda size: abs(size - wanted))

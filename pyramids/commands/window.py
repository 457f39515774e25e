"""Opens the window with the title screen and runs until it is closed."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from pyramids.storage import settings as stored

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame import Event

    from pyramids.ui.app import App

_NO_WINDOW = (
    "pyramids: no window can be opened ({reason}): start it on a desktop, "
    "or use a command that needs none (pyramids --help lists them)"
)

_INVISIBLE_DRIVERS = ("offscreen", "dummy", "evdev")
"""SDL drivers without a visible window; tests choose them by name."""


def main(on_step: Callable[[Sequence[Event], bool], None] | None = None) -> int:
    """Run the game; returns the exit code, 2 if there is no display.

    `on_step` is called after every step of the loop with the raw events and whether a frame was
    shown.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not _has_display():
        print(_NO_WINDOW.format(reason="there is no display"), file=sys.stderr)
        return 2
    # Nothing created at the start is garbage: collecting would only delay the first frame.
    gc.disable()
    loaded = stored.load()
    app = _open_window(loaded.settings)
    if app is None:
        return 2
    from pyramids.play import running_game
    from pyramids.screens.settings import preferences
    from pyramids.screens.start_up import set_up_window
    from pyramids.ui.drawing.surface_cache import FRAME_BUDGET

    first = set_up_window(app, loaded)
    app.graphics.cache.budget.seconds = FRAME_BUDGET
    app.on_step = on_step
    if "PYRAMIDS_PROBE" in os.environ:
        from pyramids.showcase import probe

        probe.attach(app)
    app.run(first, on_shown=_after_first_frame)
    running_game.leave_all()
    preferences.follow(app, loaded.settings)
    preferences.keep(app, loaded.settings)
    return 0


def _after_first_frame() -> None:
    """Load what comes next, and let the garbage collector work again."""
    from pyramids.screens.preloading import preload

    preload()
    gc.enable()


def _has_display() -> bool:
    """Whether there is a display. Without one, SDL would run invisibly for ever."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def _open_window(settings: stored.Settings) -> App | None:
    import pygame

    from pyramids.ui.app import App

    try:
        app = App(settings.window)
    except pygame.error as error:
        print(_NO_WINDOW.format(reason=error), file=sys.stderr)
        return None
    driver = pygame.display.get_driver()
    if driver in _INVISIBLE_DRIVERS and os.environ.get("SDL_VIDEODRIVER") != driver:
        # If the display doesn't exist (an old DISPLAY over ssh), SDL falls back to these.
        reason = f"the display '{os.environ.get('DISPLAY', '')}' can't be reached"
        print(_NO_WINDOW.format(reason=reason), file=sys.stderr)
        app.close()
        return None
    return app

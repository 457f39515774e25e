"""Loads what comes after the title screen ahead of time, in a thread of its own.

Importing a game's table and reading its levels takes longer than a frame.
"""

from __future__ import annotations

import gc
from contextlib import suppress
from threading import Thread
from time import sleep
from typing import Final

from pyramids import catalogue
from pyramids.engine.contract import AnyRules, GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.tables.game_ui import game_ui

_PAUSE: Final = 0.02
"""Seconds between two parts: the window draws meanwhile, and shares the interpreter lock."""


def preload() -> Thread:
    """Start loading; the thread ends with the program."""
    thread = Thread(target=_load_all, name="preloading", daemon=True)
    thread.start()
    return thread


def _load_all() -> None:
    # What is broken is reported when the player opens it.
    with suppress(PyramidsError, OSError):
        _load_screens()
    for spec in catalogue.playable_games():
        with suppress(PyramidsError, OSError):
            _load_game(spec)
    # None of this ever becomes garbage, and looking through it would take several frames.
    gc.freeze()


def _load_screens() -> None:
    from pyramids.screens.setup import new_game  # noqa: F401

    sleep(_PAUSE)
    from pyramids.screens.in_game import handover, pause_menu  # noqa: F401

    sleep(_PAUSE)
    from pyramids.screens.saves import load_game  # noqa: F401

    sleep(_PAUSE)
    from pyramids.screens.statistics import statistics_sheet  # noqa: F401

    sleep(_PAUSE)
    from pyramids.screens.daily import daily_sheet  # noqa: F401

    sleep(_PAUSE)
    import multiprocessing.context  # noqa: F401

    sleep(_PAUSE)
    from pyramids.ui.drawing import svg_loader  # noqa: F401

    sleep(_PAUSE)


def _load_bots(spec: GameSpec, rules: AnyRules) -> None:
    """Those that choose in the window's process, one after the other."""
    for bot in spec.bots:
        if bot.quick:
            bot.make(rules)
            sleep(_PAUSE)


def _load_game(spec: GameSpec) -> None:
    for file in catalogue.level_files(spec):
        rules = catalogue.rules_of(spec, catalogue.read_level(spec, file.path))
        spec.texts(rules)
        sleep(_PAUSE)
        if file.name == spec.default_level:
            _load_bots(spec, rules)
    game_ui(spec).load_table()
    sleep(_PAUSE)

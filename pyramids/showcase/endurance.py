"""Plays games back to back in one app, and counts what must not grow."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import open_games
from pyramids.play.seats import quickest_bot
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.showcase.guides import next_gesture
from pyramids.tables.testing.gestures import By
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.animation import Speed

_MOST_STEPS: Final = 20_000
"""Gestures and pauses after which a game counts as stuck."""
_LINUX_FILES: Final = Path("/proc/self/fd")


@dataclass(frozen=True, slots=True)
class Usage:
    """What the process holds after some games."""

    games: int
    megabytes: float
    """Resident memory; 0 where the system doesn't tell."""
    objects: int
    """Objects that the garbage collector knows."""
    surfaces: int
    """Surfaces in the cache."""
    cached_megabytes: float
    files: int
    """Open files; 0 where the system doesn't tell."""


def play_on_and_on(
    headless: HeadlessApp, specs: Sequence[GameSpec], games: int, every: int
) -> Iterator[Usage]:
    """Play games of these kinds in turn by keys, at full speed; yields the usage now and then."""
    headless.app.motion.speed = Speed.INSTANT
    headless.app.motion.reduced = True
    for number, spec in enumerate(islice(cycle(specs), games), start=1):
        _play(headless, spec, seed=number)
        if number % every == 0 or number == games:
            yield usage(headless, number)


def usage(headless: HeadlessApp, games: int) -> Usage:
    """What the process holds now; garbage doesn't count."""
    gc.collect()
    cache = headless.app.graphics.cache
    return Usage(
        games=games,
        megabytes=_resident_megabytes(),
        objects=len(gc.get_objects()),
        surfaces=len(cache),
        cached_megabytes=cache.used / 2**20,
        files=len(list(_LINUX_FILES.iterdir())) if _LINUX_FILES.is_dir() else 0,
    )


def _play(headless: HeadlessApp, spec: GameSpec, seed: int) -> None:
    """One game against one bot, from its first frame to its final count and the title."""
    bot = quickest_bot(spec)
    game = headless.game(spec, seed, people=1, bots=[bot.name] * max(1, spec.seats.start - 1))
    headless.open(game)
    for _ in range(_MOST_STEPS):
        if game.over is not None:
            break
        top = headless.app.scenes.top
        gesture = next_gesture(top, By.KEYS) if top is not None else None
        if gesture is None:
            headless.wait(50)
        else:
            headless.do(gesture)
    else:
        raise RuntimeError(f"{spec.id} with the seed {seed} doesn't come to an end")
    headless.wait(500)
    ScreenNavigation(headless.app).to_title()
    headless.wait(200)
    assert not open_games()


def _resident_megabytes() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20 if sys.platform != "win32" else 0.0

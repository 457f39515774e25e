"""The load of a window that nobody uses: the title screen, and every game's table at rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter, process_time
from typing import Final, NamedTuple

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.showcase.headless_app import headless_app, show_title
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.ui.loop_pace import LONGEST_STEP

_UNTIL_IDLE: Final = 2.5
"""Seconds until the loop is idle."""
_BACKGROUND_FRAMES: Final = 300
"""Frames after which all background loading is done."""
_LONGEST_WAIT: Final = 1000
"""Milliseconds: the title's scenery never rests by itself."""
_UNTIL_ASLEEP: Final = 30_000
"""Milliseconds without input until the title's scenery is at rest."""
_PLIES: Final = 20
"""Plies after which a table has something on it."""


class Load(NamedTuple):
    """What a window takes while nobody uses it."""

    name: str
    share: float
    """Percent of one core, by the processor time of the whole process, music included."""
    frames: float
    """Frames shown per second."""


def measure_all(
    games: Iterable[GameSpec], size: tuple[int, int], seconds: float
) -> tuple[list[Load], str]:
    """The loads of the title and of these games' tables, and the name of the video driver."""
    with headless_app(size, sound=True) as made:
        loads = list(_title_loads(made, seconds))
        driver = pygame.display.get_driver()
    for spec in games:
        with headless_app(size, sound=True) as made:
            show_table(made, spec)
            loads.append(measure(made, spec.title, seconds))
    return loads, driver


def show_table(headless: HeadlessApp, spec: GameSpec) -> None:
    """Show a game that waits for its player, with as many bots as possible."""
    quick = [bot.name for bot in spec.bots if bot.quick][-1]
    game = headless.game(spec, seed=2, people=1, bots=[quick] * (spec.seats.stop - 2))
    headless.play_on(game, lambda _: len(game.session.plies) >= _PLIES)
    headless.open(game)
    load_in_background(headless)


def measure(headless: HeadlessApp, name: str, seconds: float) -> Load:
    """Run the loop in real time, and measure it once it is as idle as it becomes."""
    clock = pygame.time.Clock()
    _run_loop(headless, clock, _UNTIL_IDLE)
    flips, start, used = headless.app.flips, perf_counter(), process_time()
    _run_loop(headless, clock, seconds)
    share = 100 * (process_time() - used) / (perf_counter() - start)
    return Load(name, share, (headless.app.flips - flips) / (perf_counter() - start))


def load_in_background(headless: HeadlessApp) -> None:
    """Effects are loaded and cards drawn in the background, once; that must not count."""
    headless.rest(_LONGEST_WAIT)
    for _ in range(_BACKGROUND_FRAMES):
        headless.app.step(FRAME)


def _title_loads(headless: HeadlessApp, seconds: float) -> Iterator[Load]:
    show_title(headless)
    load_in_background(headless)
    yield measure(headless, "title, moving", seconds)
    headless.app.step(FRAME, [pygame.Event(pygame.WINDOWFOCUSLOST)])
    yield measure(headless, "title, behind another window", seconds)
    headless.app.step(FRAME, [pygame.Event(pygame.WINDOWFOCUSGAINED)])
    for _ in range(int(_UNTIL_ASLEEP / LONGEST_STEP)):
        headless.app.step(LONGEST_STEP)
    yield measure(headless, "title, half a minute after the last input", seconds)


def _run_loop(headless: HeadlessApp, clock: pygame.time.Clock, seconds: float) -> None:
    start = perf_counter()
    while perf_counter() - start < seconds:
        headless.app.tick(clock)

"""Measures frame times of a real game and of a drag."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Final, NamedTuple

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import show_title
from pyramids.tables.testing.gestures import By, Point, moved, pressed, raw, released
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.tables.testing.pictures import Drag
from pyramids.ui.drawing.surface_cache import FRAME_BUDGET

SECOND: Final = 60
"""In frames."""
_GESTURE_INTERVAL: Final = 40
"""Frames between two gestures of the guide."""


class FrameTime(NamedTuple):
    """The duration of one frame in milliseconds."""

    clock: float
    """Wall-clock time, which other programs on a busy machine lengthen."""
    work: float
    """CPU time of the window's thread; large pictures are rendered in another one."""


@dataclass(frozen=True, slots=True)
class Frames:
    """The frames of one measurement."""

    name: str
    times: tuple[FrameTime, ...]

    def clock(self, percent: float) -> float:
        """A percentile of the wall-clock time."""
        return _percentile([time.clock for time in self.times], percent)

    def work(self, percent: float) -> float:
        """A percentile of the CPU time."""
        return _percentile([time.work for time in self.times], percent)

    def busiest(self) -> Frames:
        """The second with the highest median CPU time."""
        starts = range(0, max(1, len(self.times) - SECOND + 1), SECOND // 4)
        windows = [self.times[start : start + SECOND] for start in starts]
        slowest = max(windows, key=lambda window: Frames("", window).work(50))
        return Frames(f"{self.name}, the busiest second", slowest)


class Stopwatch:
    """Measures frames one by one."""

    def __init__(self) -> None:
        self.times: list[FrameTime] = []

    def step(self, headless: HeadlessApp, events: list[pygame.Event]) -> bool:
        """Run one step; record it if a frame was shown."""
        clock, work = perf_counter(), thread_time()
        shown = headless.app.step(FRAME, events)
        if shown:
            passed, worked = perf_counter() - clock, thread_time() - work
            self.times.append(FrameTime(1000 * passed, 1000 * worked))
        return shown


def played_frames(headless: HeadlessApp, spec: GameSpec, frames: int) -> Frames:
    """Frames of a game with as many bots as possible, played by the guide."""
    quick = [bot.name for bot in spec.bots if bot.quick]
    seats = spec.seats.stop - 1
    # The title leaves whatever game is open: it comes first.
    show_title(headless)
    game = headless.game(spec, seed=2, people=1, bots=[quick[-1]] * (seats - 1))
    headless.open(game)
    # As in a real window, which renders what is new over several frames.
    headless.app.graphics.cache.budget.seconds = FRAME_BUDGET
    watch = Stopwatch()
    for events in _played_events(headless):
        watch.step(headless, events)
        if len(watch.times) >= frames or game.over is not None:
            break
    return Frames("a game", tuple(watch.times))


def carried_frames(headless: HeadlessApp, drag: Drag, steps: int = 120) -> tuple[Frames, int]:
    """Frames while something is dragged, and how many of them were late.

    A frame is late if the thing has moved with the pointer but the frame doesn't show it.
    """
    start, end = drag.begin(headless)
    app, watch, late = headless.app, Stopwatch(), 0
    app.graphics.cache.budget.seconds = FRAME_BUDGET
    app.step(FRAME, [moved(start)])
    app.step(FRAME, [pressed(start)])
    for pos in _path(start, end, steps):
        place, picture = drag.place(headless), _pixels(app.frame())
        watch.step(headless, [moved(pos)])
        late += drag.place(headless) != place and _pixels(app.frame()) == picture
    app.step(FRAME, [released(end)])
    return Frames("carrying a shape", tuple(watch.times)), late


def _played_events(headless: HeadlessApp) -> Iterator[list[pygame.Event]]:
    """The raw events of each frame while the guide plays."""
    while True:
        top = headless.app.scenes.top
        gesture = next_gesture(top, By.MOUSE) if top is not None else None
        if gesture is not None:
            yield from raw(gesture)
        for _ in range(_GESTURE_INTERVAL):
            yield []


def _path(start: Point, end: Point, steps: int) -> Iterator[Point]:
    """Points there and back in even steps, each different from the one before."""
    for step in range(1, steps + 1):
        share = step / steps * 2
        share = share if share <= 1 else 2 - share
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        yield round(x), round(y)


def _pixels(frame: pygame.Surface) -> bytes:
    return pygame.image.tobytes(frame, "RGB")


def _percentile(values: list[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]

"""How smooth the window is: frames of a real game, a carried shape, and doing nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final, NamedTuple

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import show_title
from pyramids.tables.testing.gestures import By, Point, moved, pressed, raw, released
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.tables.testing.pictures import Drag

SECOND: Final = 60
"""Frames."""
_PATIENCE: Final = 40
"""Frames without anything moving before the guide is asked again."""
_FALLING_ASLEEP: Final = 2.5
"""Seconds after which the window rests as deeply as it can."""
_SETTLING: Final = 300
"""Frames after which all that idle moments are used for is done."""


class Moment(NamedTuple):
    """How long one frame took, in milliseconds."""

    clock: float
    """By the clock on the wall: other programs on a busy machine lengthen it."""
    work: float
    """In which the processor worked for it."""


@dataclass(frozen=True, slots=True)
class Frames:
    """A run of frames."""

    name: str
    moments: tuple[Moment, ...]

    def clock(self, percent: float) -> float:
        """The time that so many percent of the frames stayed below."""
        return _percentile([moment.clock for moment in self.moments], percent)

    def work(self, percent: float) -> float:
        """The work that so many percent of the frames stayed below."""
        return _percentile([moment.work for moment in self.moments], percent)

    def busiest(self) -> Frames:
        """The second of them that took most work in the middle."""
        starts = range(0, max(1, len(self.moments) - SECOND + 1), SECOND // 4)
        windows = [self.moments[start : start + SECOND] for start in starts]
        slowest = max(windows, key=lambda window: Frames("", window).work(50))
        return Frames(f"{self.name}, the busiest second", slowest)


class Stopwatch:
    """Takes the time of frames one by one."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def step(self, headless: HeadlessApp, events: list[pygame.Event]) -> bool:
        """One step; it counts if a frame was shown."""
        clock, work = perf_counter(), process_time()
        shown = headless.app.step(FRAME, events)
        if shown:
            passed, worked = perf_counter() - clock, process_time() - work
            self.moments.append(Moment(1000 * passed, 1000 * worked))
        return shown


def played_frames(headless: HeadlessApp, spec: GameSpec, frames: int) -> Frames:
    """Frames of a game against as many bots as fit at the table, played by the guide's hand."""
    quick = [bot.name for bot in spec.bots if bot.budget == 0]
    seats = spec.seats.stop - 1
    game = headless.game(spec, seed=2, people=1, bots=[quick[-1]] * (seats - 1))
    show_title(headless)
    headless.open(game)
    watch = Stopwatch()
    for events in _hand(headless):
        watch.step(headless, events)
        if len(watch.moments) >= frames or game.over is not None:
            break
    return Frames("a game", tuple(watch.moments))


def carried_frames(headless: HeadlessApp, drag: Drag, steps: int = 120) -> tuple[Frames, int]:
    """Frames while something is dragged about, and how many of them came too late.

    A frame is late if the thing has moved with the pointer, and the frame doesn't show it.
    """
    start, end = drag.begin(headless)
    app, watch, late = headless.app, Stopwatch(), 0
    app.step(FRAME, [moved(start)])
    app.step(FRAME, [pressed(start)])
    for pos in _path(start, end, steps):
        place, picture = drag.place(headless), _pixels(app.frame())
        watch.step(headless, [moved(pos)])
        late += drag.place(headless) != place and _pixels(app.frame()) == picture
    app.step(FRAME, [released(end)])
    return Frames("carrying a shape", tuple(watch.moments)), late


def idle_share(headless: HeadlessApp, seconds: float) -> float:
    """The share of one core that a resting window takes, in percent."""
    headless.rest()
    # Effects are read and cards drawn in idle moments; that happens once, and isn't rest.
    for _ in range(_SETTLING):
        headless.app.step(FRAME)
    clock = pygame.time.Clock()
    _live(headless, clock, _FALLING_ASLEEP)
    start, used = perf_counter(), process_time()
    _live(headless, clock, seconds)
    return 100 * (process_time() - used) / (perf_counter() - start)


def _live(headless: HeadlessApp, clock: pygame.time.Clock, seconds: float) -> None:
    start = perf_counter()
    while perf_counter() - start < seconds:
        headless.app.tick(clock)


def _hand(headless: HeadlessApp) -> Iterator[list[pygame.Event]]:
    """What the window reports frame by frame while somebody plays unhurriedly."""
    while True:
        top = headless.app.scenes.top
        gesture = next_gesture(top, By.MOUSE) if top is not None else None
        if gesture is not None:
            yield from raw(gesture)
        for _ in range(_PATIENCE):
            yield []


def _path(start: Point, end: Point, steps: int) -> Iterator[Point]:
    """There and back in even steps, each at another place than the one before."""
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

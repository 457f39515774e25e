"""How smooth the window is: frames of a real game, a carried shape, and doing nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.showcase.easel import FRAME, Easel
from pyramids.showcase.gestures import Point, moved, pressed, raw, released
from pyramids.showcase.guides import By, next_gesture
from pyramids.showcase.shows import game_script

SECOND: Final = 60
"""Frames."""
_PATIENCE: Final = 40
"""Frames without anything moving before the guide is asked again."""


@dataclass(frozen=True, slots=True)
class Frames:
    """How long frames took, in milliseconds."""

    name: str
    times: tuple[float, ...]

    def share(self, percent: float) -> float:
        """The time that so many percent of the frames stayed below."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]

    def busiest(self) -> Frames:
        """The second of them that took longest in the middle."""
        starts = range(0, max(1, len(self.times) - SECOND + 1), SECOND // 4)
        windows = [self.times[start : start + SECOND] for start in starts]
        slowest = max(windows, key=lambda window: sorted(window)[len(window) // 2])
        return Frames(f"{self.name}, the busiest second", slowest)


def played_frames(easel: Easel, spec: GameSpec, frames: int) -> Frames:
    """Frames of a game against as many bots as fit at the table, played by the guide's hand."""
    quick = [bot.name for bot in spec.bots if bot.budget == 0]
    seats = spec.seats.stop - 1
    game = easel.game(spec, seed=2, people=1, bots=[quick[-1]] * (seats - 1))
    easel.app.scenes.push(easel.title())
    easel.open(game)
    times: list[float] = []
    for events in _hand(easel):
        start = perf_counter()
        shown = easel.app.step(FRAME, events)
        if shown:
            times.append(1000 * (perf_counter() - start))
        if len(times) >= frames or game.over is not None:
            break
    return Frames(f"{spec.title}: a game", tuple(times))


def carried_frames(easel: Easel, spec: GameSpec, steps: int = 120) -> tuple[Frames, int]:
    """Frames while something is dragged about, and how many of them came too late.

    A frame is late if the pixels around the pointer's new place stay as they were.
    """
    script = game_script(spec)
    if script is None:
        raise PyramidsError(f"{spec.title} has nothing to carry: it has no screens yet")
    start, end = script.carry(easel)
    app = easel.app
    app.step(FRAME, [moved(start)])
    app.step(FRAME, [pressed(start)])
    times, late = [], 0
    for pos in _path(start, end, steps):
        before = _around(app.frame(), pos)
        begin = perf_counter()
        shown = app.step(FRAME, [moved(pos)])
        times.append(1000 * (perf_counter() - begin))
        late += not shown or _around(app.frame(), pos) == before
    app.step(FRAME, [released(end)])
    return Frames(f"{spec.title}: carrying", tuple(times)), late


def idle_share(easel: Easel, seconds: float) -> float:
    """The share of one core that a resting window takes, in percent."""
    easel.rest()
    clock = pygame.time.Clock()
    start, used = perf_counter(), process_time()
    while perf_counter() - start < seconds:
        easel.app.step(clock.tick(SECOND), pygame.event.get())
    return 100 * (process_time() - used) / (perf_counter() - start)


def _hand(easel: Easel) -> Iterator[list[pygame.Event]]:
    """What the window reports frame by frame while somebody plays unhurriedly."""
    while True:
        top = easel.app.scenes.top
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


def _around(frame: pygame.Surface, pos: Point) -> bytes:
    side = max(frame.get_size()) // 16
    area = pygame.Rect(0, 0, side, side)
    area.center = pos
    return pygame.image.tobytes(frame.subsurface(area.clip(frame.get_rect())), "RGB")

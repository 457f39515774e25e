"""Plays a whole game from the title screen and back, and notes the slowest frames."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from time import sleep, thread_time
from typing import Any, Final

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.play.last_table import LastTable, SeatChoice, remember_table
from pyramids.play.running_game import open_games
from pyramids.play.seats import default_look, quickest_bot
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.preloading import preload
from pyramids.screens.setup.new_game import NewGame
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import show_title
from pyramids.tables.testing.gestures import By, Click, Key, raw
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.ui.drawing.surface_cache import FRAME_BUDGET

_SEED: Final = "2"
_ARRIVAL: Final = 60
"""Frames for which the title stands before a door is opened, and a new screen before it is used."""
_THINKING: Final = 40
"""Frames between two gestures."""
_END: Final = 400
"""Frames for which the end of a game is looked at."""
_MOST_FRAMES: Final = 60_000


@dataclass(frozen=True, slots=True)
class SlowFrame:
    """A frame that took long."""

    milliseconds: float
    """Of the window's thread, by processor time."""
    scenes: str
    """The scenes on the stack, the top one last."""
    first: str
    """What was drawn for the first time, most frequent kinds first."""


class FrameLog:
    """Steps an app, and notes for each step how long it took and what it rendered."""

    def __init__(self, headless: HeadlessApp) -> None:
        self._app = headless.app
        self._rendered: list[str] = []
        self._known: set[int] = set()
        self.frames: list[SlowFrame] = []

    def __enter__(self) -> FrameLog:
        self._app.graphics.cache.budget.seconds = FRAME_BUDGET
        self._app.graphics.cache.on_render = self._note
        gc.callbacks.append(self._collecting)
        return self

    def __exit__(self, *_: object) -> None:
        self._app.graphics.cache.budget.seconds = None
        self._app.graphics.cache.on_render = None
        gc.callbacks.remove(self._collecting)

    def step(self, events: list[pygame.Event]) -> None:
        """One step; every one counts, whether it shows a frame or works in the background."""
        self._rendered.clear()
        begin = thread_time()
        self._app.step(FRAME, events)
        passed = 1000 * (thread_time() - begin)
        if self._app.preparing:
            # Large pictures are rendered in a thread, which gets its time between two frames.
            sleep(FRAME / 1000)
        scenes = " › ".join(type(scene).__name__ for scene in self._app.scenes)
        counted = Counter(self._rendered).most_common()
        first = ", ".join(f"{count}× {what}" if count > 1 else what for what, count in counted)
        self.frames.append(SlowFrame(passed, scenes, first))

    def slowest(self, count: int) -> list[SlowFrame]:
        """The slowest frames, the slowest one first."""
        return sorted(self.frames, key=lambda frame: -frame.milliseconds)[:count]

    def _note(self, key: Hashable) -> None:
        self._rendered.append(_kind(key))

    def _collecting(self, phase: str, info: Mapping[str, Any]) -> None:
        if phase == "stop" and info["generation"] == 2:
            self._rendered.append("garbage collection")


def play_whole_game(headless: HeadlessApp, spec: GameSpec) -> FrameLog:
    """Play from the title, which is shown already, to the result and back to the title."""
    _seat_bots(headless, spec)
    # An app before this one may have drawn the same things.
    headless.app.graphics.cache.clear()
    title = show_title(headless)
    # In the game it starts with the first frame, and has a second in which the title is looked at.
    preload().join()
    door = next(door for door in title.temple.doors if door.spec is spec)
    with FrameLog(headless) as log:
        _wait(log, _ARRIVAL)
        log.frames.clear()
        for gesture in (Click(door.rect.center),):
            for events in raw(gesture):
                log.step(events)
        _wait(log, _ARRIVAL)
        headless.top(NewGame).seed.text = _SEED
        for events in _played(headless):
            log.step(events)
            if len(log.frames) > _MOST_FRAMES:
                raise RuntimeError(f"{spec.id} doesn't come to an end")
        _wait(log, _END)
        for events in raw(Key("pagedown")):
            log.step(events)
        _wait(log, _END)
        ScreenNavigation(headless.app).to_title()
        _wait(log, _ARRIVAL)
    return log


def _seat_bots(headless: HeadlessApp, spec: GameSpec) -> None:
    """Let the next new game have as many bots as possible, quick ones."""
    bot = quickest_bot(spec)
    seats = range(spec.seats.stop - 1)
    choices = [
        SeatChoice(bot.name if seat else "", "", default_look(seat, bot if seat else None))
        for seat in seats
    ]
    options = {option.key: option.default for option in spec.options}
    table = LastTable(len(seats), tuple(choices), spec.default_level, options)
    remember_table(headless.settings, spec, table)


def _played(headless: HeadlessApp) -> Iterator[list[pygame.Event]]:
    """The raw events of each frame until the game is over."""
    while not (open_games() and open_games()[-1].over is not None):
        top = headless.app.scenes.top
        gesture = next_gesture(top, By.MOUSE) if top is not None else None
        if gesture is not None:
            yield from raw(gesture)
        for _ in range(_THINKING):
            yield []


def _wait(log: FrameLog, frames: int) -> None:
    for _ in range(frames):
        log.step([])


def _kind(key: Hashable) -> str:
    """What a key of the cache stands for, in a word or two."""
    parts = key if isinstance(key, tuple) else (key,)
    words = [part for part in parts[:2] if isinstance(part, str)]
    return " ".join(words[:2]) or type(parts[0]).__name__

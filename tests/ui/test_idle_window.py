"""A window in which nothing moves takes next to no processor time, and misses nothing."""

from __future__ import annotations

import pygame

from pyramids.ui.app import App, Scene
from tests.ui.input_events import move
from tests.ui.one_button import OneButtonScene


class InstantClock:
    """Records the rates asked for, and never waits."""

    def __init__(self) -> None:
        self.rates: list[float] = []

    def tick(self, rate: float) -> int:
        self.rates.append(rate)
        return round(1000 / rate)


def test_an_idle_window_steps_slower_until_there_is_input(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    clock = InstantClock()
    for _ in range(150):
        app.tick(clock)
    assert clock.rates[0] == 60
    assert clock.rates[-1] == 20
    pygame.event.post(move((5, 5)))
    app.tick(clock)
    app.tick(clock)
    assert clock.rates[-1] == 60


class Ticking(Scene):
    """Notes by how much each step advances."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[float] = []

    def update(self, dt: float) -> None:
        super().update(dt)
        self.steps.append(dt)


def test_an_idle_window_steps_five_times_a_second_and_loses_no_time(app: App) -> None:
    scene = Ticking()
    app.scenes.push(scene)
    app.settle()
    clock = InstantClock()
    for _ in range(150):
        app.tick(clock)
    scene.steps.clear()
    for _ in range(20):
        app.tick(clock)
    assert len(scene.steps) == 5
    assert sum(scene.steps) == 1000


def test_what_an_event_starts_in_an_idle_window_does_not_jump(app: App) -> None:
    scene = Ticking()
    app.scenes.push(scene)
    app.settle()
    clock = InstantClock()
    while not scene.steps or scene.steps[-1] < 200:
        app.tick(clock)
    for _ in range(3):
        app.tick(clock)
    scene.steps.clear()
    pygame.event.post(move((5, 5)))
    app.tick(clock)
    assert scene.steps == [50]


def test_a_task_from_another_thread_wakes_an_idle_window(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    clock = InstantClock()
    while clock.rates[-1:] != [20]:
        app.tick(clock)
    done: list[int] = []
    for number in range(4):
        app.call_soon(lambda number=number: done.append(number))  # type: ignore[misc]
        app.tick(clock)
    assert done == [0, 1, 2, 3]

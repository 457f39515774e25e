from __future__ import annotations

import pygame
import pytest

from pyramids.ui.actions import Action
from pyramids.ui.app import App, Scene
from pyramids.ui.drag import Drag, DragStep
from pyramids.ui.events import Command, Event, EventReader, MouseButton, Pointer, PointerKind
from pyramids.ui.widgets import Button, Counter
from tests.ui.input_events import finger, key, move, press, release, wheel

SIZE = (1000, 500)


def read(*raw: pygame.Event) -> list[Event]:
    reader = EventReader()
    return [event for one in raw for event in reader.read(one, SIZE)]


@pytest.mark.parametrize(
    ("raw", "action"),
    [
        (press((1, 1), 3), Action.ROTATE),
        (press((1, 1), 2), Action.MIRROR),
        (wheel(-1), Action.ROTATE),
        (wheel(1), Action.ROTATE_BACK),
        (key(pygame.K_r, "r"), Action.ROTATE),
        (key(pygame.K_r, "R", pygame.KMOD_LSHIFT), Action.ROTATE_BACK),
        (key(pygame.K_z, "", pygame.KMOD_LCTRL), Action.UNDO),
        (key(pygame.K_z, "", pygame.KMOD_LMETA), Action.UNDO),
        (key(pygame.K_z, "", pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT), Action.REDO),
        (key(pygame.K_TAB), Action.NEXT_CARD),
    ],
)
def test_gestures_and_keys_mean_the_same_actions(raw: pygame.Event, action: Action) -> None:
    (event,) = read(raw)
    assert isinstance(event, Pointer | Command)
    assert event.means(action)


def test_the_wheel_turns_where_the_pointer_last_was() -> None:
    event = read(move((70, 80)), wheel(-1))[-1]
    assert isinstance(event, Pointer)
    assert (event.kind, event.pos, event.steps) == (PointerKind.WHEEL, (70, 80), -1)


def test_a_second_finger_turns_the_shape_that_the_first_one_holds() -> None:
    events = read(
        finger(pygame.FINGERDOWN, 0.5, 0.5, 1),
        finger(pygame.FINGERDOWN, 0.8, 0.5, 2),
        finger(pygame.FINGERUP, 0.8, 0.5, 2),
        finger(pygame.FINGERMOTION, 0.6, 0.5, 1),
        finger(pygame.FINGERUP, 0.6, 0.5, 1),
    )
    turns = [event for event in events if isinstance(event, Command)]
    assert [turn.means(Action.ROTATE) for turn in turns] == [True]
    pointers = [(e.kind, e.pos) for e in events if isinstance(e, Pointer)]
    assert (PointerKind.PRESS, (500, 250)) in pointers
    assert (PointerKind.RELEASE, (600, 250)) in pointers


def test_a_key_that_is_held_repeats_until_it_comes_up() -> None:
    up = pygame.Event(pygame.KEYUP, key=pygame.K_LEFT)
    down = key(pygame.K_LEFT)
    events = read(down, down, up, down)
    assert [e.repeated for e in events if isinstance(e, Command)] == [False, True, False]


def test_an_unbound_key_still_arrives_so_that_any_key_can_skip() -> None:
    (event,) = read(key(pygame.K_q, "q"))
    assert isinstance(event, Command)
    assert event.actions == frozenset()


def feed(app: App, *steps: tuple[PointerKind, tuple[int, int]]) -> list[DragStep]:
    drag = Drag()
    return [drag.feed(Pointer(kind, pos, MouseButton.LEFT), app.graphics) for kind, pos in steps]


def test_a_small_movement_clicks_and_a_large_one_drags(app: App) -> None:
    assert feed(
        app,
        (PointerKind.PRESS, (50, 50)),
        (PointerKind.MOVE, (53, 52)),
        (PointerKind.RELEASE, (53, 52)),
    ) == [
        DragStep.PRESS,
        DragStep.NOTHING,
        DragStep.CLICK,
    ]
    assert feed(
        app,
        (PointerKind.MOVE, (10, 10)),
        (PointerKind.PRESS, (50, 50)),
        (PointerKind.MOVE, (70, 50)),
        (PointerKind.MOVE, (50, 50)),
        (PointerKind.RELEASE, (50, 50)),
    ) == [DragStep.NOTHING, DragStep.PRESS, DragStep.LIFT, DragStep.CARRY, DragStep.DROP]


class CornerButtonScene(Scene):
    """One button in the lower right corner."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0
        self.button = self.widgets.add(Button("Open", self.open))
        self.score = self.widgets.add(Counter(12))

    def open(self) -> None:
        self.pressed += 1

    def layout(self, size: tuple[int, int]) -> None:
        rect = pygame.Rect((0, 0), self.button.measure(self.graphics))
        rect.bottomright = size
        self.button.place(rect, self.graphics)
        self.score.place(pygame.Rect(20, 20, 100, 30), self.graphics)


def test_a_window_below_the_smallest_size_shows_everything_smaller(app: App) -> None:
    scene = CornerButtonScene()
    app.scenes.push(scene)
    app.window._window.minimum_size = (1, 1)
    app.resize((512, 320))
    app.step()
    assert app.size == (1024, 640)
    app.step(events=[press((505, 315)), release((505, 315))])
    assert scene.pressed == 1


def test_a_counter_counts_to_its_new_value(app: App) -> None:
    scene = CornerButtonScene()
    app.scenes.push(scene)
    app.settle()
    scene.score.value = -7
    app.step(100)
    shown = [text.text for text in app.texts()]
    assert "12" not in shown
    assert "−7" not in shown
    app.settle()
    assert "−7" in [text.text for text in app.texts()]


def test_a_button_is_heard_when_it_is_pressed(app: App) -> None:
    scene = CornerButtonScene()
    app.scenes.push(scene)
    heard: list[str] = []
    scene.widgets.on_sound = heard.append
    centre = scene.button.rect.center
    app.step(events=[move(centre), press(centre), release(centre)])
    assert heard == ["hover", "button"]

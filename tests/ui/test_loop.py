"""The loop draws what has changed, and hands events on."""

from __future__ import annotations

import threading

import pygame

from pyramids.ui.app import App, Scene
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.widgets import Button, Group
from tests.ui.gallery import Gallery
from tests.ui.input_events import click, finger, move, press, release
from tests.ui.one_button import OneButtonScene, Overlay


def test_nothing_dirty_means_nothing_drawn(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    shown = app.flips
    for _ in range(30):
        assert not app.step()
    assert app.flips == shown == 1


class Scenic(OneButtonScene):
    """Notes what was drawn."""

    def draw(self, canvas: Canvas) -> None:
        self.story.append("all")
        super().draw(canvas)

    def draw_scenery(self, canvas: Canvas) -> None:
        self.story.append("scenery")


def test_scenery_alone_is_drawn_where_it_moved(app: App) -> None:
    scene = Scenic()
    app.scenes.push(scene)
    app.settle()
    scene.story.clear()
    scene.scenery_moved = True
    assert app.step()
    assert scene.story == ["scenery"]
    assert not app.step()


def test_scenery_below_something_else_is_drawn_with_everything(app: App) -> None:
    scene = Scenic()
    app.scenes.push(scene)
    app.toast("Sound off")
    for _ in range(20):
        app.step()
    scene.story.clear()
    scene.scenery_moved = True
    assert app.step()
    assert scene.story == ["all"]
    app.scenes.push(Overlay())
    app.settle()
    scene.story.clear()
    scene.scenery_moved = True
    assert app.step()
    assert scene.story == ["all"]


def test_what_is_hidden_is_gone_from_the_next_frame(app: App) -> None:
    door = OneButtonScene()
    app.scenes.push(door)
    app.settle()
    place = door.button.rect.center
    before = app.frame().get_at(place)
    door.button.visible = False
    assert app.step()
    assert app.frame().get_at(place) != before
    assert not app.step(), "once is enough"
    door.button.visible = True
    app.settle()
    assert app.frame().get_at(place) == before


def test_what_is_hidden_with_its_group_is_gone_from_a_backdrop(app: App) -> None:
    scene, group = Scene(), Group()
    button = group.add(Button("Open"))
    button.place(pygame.Rect(400, 300, 200, 60), app.graphics)
    scene.widgets.add(group)
    backdrop = Backdrop(scene.widgets)
    scene.draw = backdrop.draw  # type: ignore[method-assign]
    app.scenes.push(scene)
    app.settle()
    before = app.frame().get_at(button.rect.center)
    group.visible = False
    app.settle()
    assert app.frame().get_at(button.rect.center) != before
    group.visible = True
    app.settle()
    assert app.frame().get_at(button.rect.center) == before


def test_hovering_draws_until_its_animation_has_ended(app: App) -> None:
    door = OneButtonScene()
    app.scenes.push(door)
    app.settle()
    assert app.step(events=[move(door.button.rect.center)])
    app.settle()
    shown = app.flips
    app.step()
    assert app.flips == shown > 2


def test_a_click_presses_and_a_press_that_ends_elsewhere_does_not(app: App) -> None:
    door = OneButtonScene()
    app.scenes.push(door)
    app.step(events=click(door.button.rect.center))
    assert door.pressed == 1
    app.step(events=[press(door.button.rect.center), move((5, 5)), release((5, 5))])
    assert door.pressed == 1


def test_a_finger_presses_once_although_it_also_sends_mouse_events(app: App) -> None:
    door = OneButtonScene()
    app.scenes.push(door)
    pos = door.button.rect.center
    mouse = {"pos": pos, "button": 1, "touch": True}
    app.step(
        events=[
            finger(pygame.FINGERDOWN, 0.5, 0.5),
            pygame.Event(pygame.MOUSEBUTTONDOWN, mouse),
            finger(pygame.FINGERUP, 0.5, 0.5),
            pygame.Event(pygame.MOUSEBUTTONUP, mouse),
        ]
    )
    assert door.pressed == 1
    assert not door.button.hovered


def test_a_task_of_another_thread_runs_in_the_next_step(app: App) -> None:
    app.scenes.push(OneButtonScene())
    names: list[str] = []
    worker = threading.Thread(
        target=lambda: app.call_soon(lambda: names.append(threading.current_thread().name))
    )
    worker.start()
    worker.join()
    assert names == []
    app.step()
    assert names == [threading.main_thread().name]


def test_drawing_twice_gives_the_same_picture(app: App) -> None:
    gallery = Gallery()
    app.scenes.push(gallery)
    gallery.widgets.set_focus(gallery.name, visible=True)
    for _ in range(9):
        app.step()
    pictures = []
    for _ in range(2):
        surface = pygame.Surface(app.size)
        gallery.draw(Canvas(surface, app.graphics))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_losing_the_focus_mutes_the_game(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.step(events=[pygame.Event(pygame.WINDOWFOCUSLOST)])
    assert app.audio.silent
    app.step(events=[pygame.Event(pygame.WINDOWFOCUSGAINED)])
    assert not app.audio.silent

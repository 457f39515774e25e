from __future__ import annotations

import threading

import pygame
import pytest

from pyramids.ui.animation import Speed
from pyramids.ui.app import App, Scene
from pyramids.ui.crash import CrashScene
from pyramids.ui.dialog import Dialog
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.widgets import Button, Group
from tests.ui.gallery import Gallery
from tests.ui.input_events import click, finger, key, move, press, release


class OneButtonScene(Scene):
    """One button in the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0
        self.button = self.widgets.add(Button("Open", self.open))
        self.story: list[str] = []

    def open(self) -> None:
        self.pressed += 1

    def enter(self) -> None:
        self.story.append("enter")

    def leave(self) -> None:
        self.story.append("leave")

    def pause(self) -> None:
        self.story.append("pause")

    def resume(self) -> None:
        self.story.append("resume")

    def layout(self, size: tuple[int, int]) -> None:
        self.story.append(f"layout {size[0]}×{size[1]}")
        rect = pygame.Rect((0, 0), self.button.measure(self.graphics))
        rect.center = (size[0] // 2, size[1] // 2)
        self.button.place(rect, self.graphics)


class Overlay(OneButtonScene):
    overlay = True


def test_nothing_dirty_means_nothing_drawn(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    shown = app.flips
    for _ in range(30):
        assert not app.step()
    assert app.flips == shown == 1


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


def test_scenes_are_told_when_they_come_and_go(app: App) -> None:
    below, above = OneButtonScene(), Overlay()
    app.scenes.push(below)
    app.scenes.push(above)
    app.scenes.pop()
    assert below.story == ["enter", "layout 1280×800", "pause", "resume"]
    assert above.story == ["enter", "layout 1280×800", "leave"]


def test_only_the_top_scene_gets_events_and_an_overlay_lets_the_lower_be_seen(app: App) -> None:
    below, above = OneButtonScene(), Overlay()
    app.scenes.push(below)
    app.scenes.push(above)
    app.step(events=click(below.button.rect.center))
    assert (below.pressed, above.pressed) == (0, 1)
    assert app.scenes.visible_scenes() == [below, above]


def test_replacing_leaves_one_scene_and_removing_the_last_one_quits(app: App) -> None:
    app.scenes.push(OneButtonScene())
    second = OneButtonScene()
    app.scenes.replace(second)
    assert list(app.scenes) == [second]
    app.scenes.pop()
    app.step()
    assert not app.running


def test_a_new_window_size_lays_everything_out_again(app: App) -> None:
    door = OneButtonScene()
    app.scenes.push(door)
    app.resize((1920, 1080))
    app.step()
    assert door.story[-1] == "layout 1920×1080"
    assert app.frame().get_size() == (1920, 1080)
    assert door.button.rect.center == (960, 540)


def test_full_screen_is_left_at_the_size_it_was_entered_from(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.step(events=[key(pygame.K_F11)])
    assert app.window.fullscreen
    app.step(events=[pygame.Event(pygame.KEYUP, key=pygame.K_F11, mod=0)])
    app.step(events=[key(pygame.K_F11)])
    assert not app.window.fullscreen
    assert app.size == (1280, 800)


def test_a_scene_may_ask_first_before_the_window_closes(app: App) -> None:
    class Stubborn(OneButtonScene):
        agrees = False

        def may_close(self) -> bool:
            return self.agrees

    scene = Stubborn()
    app.scenes.push(scene)
    app.step(events=[pygame.Event(pygame.QUIT)])
    assert app.running
    scene.agrees = True
    app.step(events=[pygame.Event(pygame.QUIT)])
    assert not app.running


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


def test_scenes_fade_into_each_other_and_at_instant_speed_they_do_not(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    app.scenes.push(OneButtonScene())
    while app.step():
        pass
    faded = app.flips
    app.motion.speed = Speed.INSTANT
    app.scenes.push(OneButtonScene())
    app.settle()
    assert app.flips == faded + 1
    assert faded > 3


class BrokenScene(Scene):
    """Raises an error when told to."""

    def __init__(self, where: str) -> None:
        super().__init__()
        self.where = where

    def update(self, dt: float) -> None:
        if self.where == "update":
            raise RuntimeError("the lamp fell")

    def draw(self, canvas: Canvas) -> None:
        if self.where == "draw":
            raise RuntimeError("the ink ran out")


@pytest.mark.parametrize(
    ("where", "words"), [("update", "the lamp fell"), ("draw", "the ink ran out")]
)
def test_a_broken_scene_ends_in_the_crash_scene_and_the_report_is_written(
    where: str, words: str
) -> None:
    reports: list[str] = []

    def report(text: str) -> CrashScene:
        reports.append(text)
        return CrashScene(text)

    app = App(on_crash=report)
    app.home = OneButtonScene
    app.scenes.push(BrokenScene(where))
    app.step()
    app.settle()
    crash = app.scenes.top
    assert isinstance(crash, CrashScene)
    assert len(reports) == 1
    assert words in reports[0]
    assert any(words in text.text for text in app.texts())
    crash.back_to_title()
    app.settle()
    assert isinstance(app.scenes.top, OneButtonScene)
    app.close()


def test_a_broken_crash_scene_is_not_shown_for_ever() -> None:
    app = App(on_crash=lambda _report: BrokenScene("update"))
    app.scenes.push(BrokenScene("update"))
    app.step()
    with pytest.raises(RuntimeError, match="the lamp fell"):
        app.step()
    app.close()


def test_losing_the_focus_mutes_the_game(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.step(events=[pygame.Event(pygame.WINDOWFOCUSLOST)])
    assert app.audio.silent
    app.step(events=[pygame.Event(pygame.WINDOWFOCUSGAINED)])
    assert not app.audio.silent


def test_a_toast_comes_and_goes_by_itself(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    app.toast("The game is saved.")
    app.step()
    assert app.toasts.texts == ["The game is saved."]
    for _ in range(300):
        app.step()
    assert app.toasts.texts == []


def shown_texts(app: App) -> list[str]:
    return [drawn.text for drawn in app.texts()]


def test_a_toast_waits_until_the_dialog_is_closed(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.scenes.push(Dialog("Leave?"))
    app.settle()
    app.toast("The game is saved.")
    for _ in range(300):
        app.step()
    assert "The game is saved." not in shown_texts(app)
    app.scenes.pop()
    app.settle()
    assert "The game is saved." in shown_texts(app)


@pytest.mark.parametrize("covering", [Overlay(), Dialog("Leave?")], ids=["overlay", "dialog"])
def test_what_opens_after_a_toast_covers_it(app: App, covering: Scene) -> None:
    app.scenes.push(OneButtonScene())
    app.settle()
    app.toast("The game is saved.")
    app.settle()
    app.scenes.push(covering)
    app.settle()
    texts = shown_texts(app)
    assert texts.index("The game is saved.") < len(texts) - 1


def test_a_toast_outlives_the_scene_that_showed_it(app: App) -> None:
    app.scenes.push(OneButtonScene())
    app.scenes.push(Overlay())
    app.settle()
    app.toast("The game is saved.")
    app.settle()
    app.scenes.pop()
    app.settle()
    assert shown_texts(app)[-1] == "The game is saved."

"""Scenes come and go, follow the window, and survive errors."""

from __future__ import annotations

import pygame
import pytest

from pyramids.ui.animation import Speed
from pyramids.ui.app import App, Scene
from pyramids.ui.crash import CrashScene
from pyramids.ui.drawing.canvas import Canvas
from tests.ui.input_events import click, key
from tests.ui.one_button import OneButtonScene, Overlay


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

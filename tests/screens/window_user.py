"""Clicks and key presses for tests of screens."""

from __future__ import annotations

from typing import TypeVar

import pygame

from pyramids.play.running_game import RunningGame
from pyramids.ui.app import App, Scene
from pyramids.ui.widgets import Widget

S = TypeVar("S", bound=Scene)


class Table(Scene):
    """A stand-in for a game's scenes."""

    def __init__(self, running: RunningGame) -> None:
        super().__init__()
        self.running = running


def click(app: App, widget: Widget) -> None:
    """Click on a widget, and wait until nothing moves."""
    pos = widget.rect.center
    app.step(
        events=[
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False),
        ]
    )
    app.settle()


def point(app: App, widget: Widget) -> None:
    """Move the pointer onto a widget and wait."""
    pos = widget.rect.center
    app.step(
        events=[
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        ]
    )
    app.settle()


def press(app: App, *keys: int) -> None:
    """Press keys one after another."""
    for key in keys:
        app.step(
            events=[
                pygame.Event(pygame.KEYDOWN, key=key, unicode="", mod=0),
                pygame.Event(pygame.KEYUP, key=key, unicode="", mod=0),
            ]
        )
    app.settle()


def type_text(app: App, text: str) -> None:
    """Type a text."""
    app.step(events=[pygame.Event(pygame.TEXTINPUT, text=text)])
    app.settle()


def walk_to(app: App, widget: Widget) -> None:
    """Press Tab until a widget is focused."""
    for _ in range(80):
        top = app.scenes.top
        assert top is not None
        if top.widgets.focus is widget:
            return
        press(app, pygame.K_TAB)
    raise AssertionError("Tab never comes to this control")


def on_top(app: App, kind: type[S]) -> S:
    """The top scene, which must be of this class."""
    top = app.scenes.top
    assert isinstance(top, kind), type(top).__name__
    return top


def words(app: App) -> str:
    """All texts on the screen."""
    return "\n".join(drawn.text for drawn in app.texts())

"""A test player who uses keys and gestures, and opens scenes to try them in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame, open_games
from pyramids.screens.settings import preferences
from pyramids.screens.start_up import set_up_window
from pyramids.screens.title.title_scene import Title
from pyramids.showcase.headless_app import make_app
from pyramids.storage.settings import Loaded, Pace
from pyramids.tables.game_table import GameTable
from pyramids.tables.game_ui import game_ui
from pyramids.ui.actions import Binding, Chord, Gesture
from pyramids.ui.app import Scene

S = TypeVar("S", bound=Scene)
Trigger = Chord | Gesture
FRAME = 1000 / 60
PATIENCE = 600
"""The most frames to wait for something."""


def name(trigger: Trigger) -> str:
    """Its title in the key help."""
    return trigger.title() if isinstance(trigger, Chord) else trigger.value


def triggers_of(binding: Binding) -> list[Trigger]:
    """All keys and gestures of a binding."""
    return [*binding.chords, *binding.gestures]


class KeyUser:
    """Uses a headless app that is set up like the real window."""

    def __init__(self) -> None:
        self.headless = make_app((1024, 640))
        self.app = self.headless.app
        settings = self.headless.settings
        settings.reduced_motion = True
        settings.pace = Pace.INSTANT
        self.app.scenes.push(set_up_window(self.app, Loaded(settings)))
        preferences.apply(self.app, settings)
        self.app.on_crash = None
        self.app.settle()

    def close(self) -> None:
        """Close the game and the app."""
        self.app.scenes.clear()
        self.headless.close()

    # Scenes to try keys in.

    @property
    def title(self) -> Title:
        """The title screen."""
        return self.on_top(Title)

    @property
    def game(self) -> RunningGame:
        """The running game."""
        (game,) = open_games()
        return game

    def open_table(self, spec: GameSpec) -> GameTable:
        """Open a table in the middle of a game, with a decision for the first player."""
        testing = game_ui(spec).testing()
        if testing.drag is not None:
            _, target = testing.drag.begin(self.headless)
        else:
            target = testing.board(self.headless)[0].center
        table = self.app.scenes.top
        assert isinstance(table, GameTable)
        self.wait_for(lambda: table.hand.active and not table.busy)
        self.point(target)
        return table

    def on_top(self, kind: type[S]) -> S:
        """The top scene, which must be of this class."""
        top = self.app.scenes.top
        assert isinstance(top, kind), type(top).__name__
        return top

    def picture(self) -> bytes:
        """The pixels of the current frame."""
        return pygame.image.tobytes(self.app.frame(), "RGB")

    # Input.

    def use(self, trigger: Trigger) -> None:
        """Press a key or make a gesture, wherever the pointer is."""
        if isinstance(trigger, Chord):
            self.app.step(FRAME, _pressed(trigger))
        else:
            self.app.step(FRAME, _GESTURES[trigger](self._pos, self.app.size))
        self.app.step(FRAME)

    def press(self, *keys: int) -> None:
        """Press keys one after another."""
        for key in keys:
            self.use(Chord(key))

    def type_text(self, text: str) -> None:
        """Send text input events."""
        self.app.step(FRAME, [pygame.Event(pygame.TEXTINPUT, text=text)])

    def point(self, pos: tuple[int, int]) -> None:
        """Move the mouse there."""
        self._pos = pos
        self.app.step(FRAME, [_moved(pos)])

    def wait_for(self, awaited: Callable[[], bool]) -> None:
        """Advance the time until a condition holds."""
        for _ in range(PATIENCE):
            if awaited():
                return
            self.app.step(FRAME)
        raise AssertionError(f"nothing comes: {type(self.app.scenes.top).__name__}")

    _pos = (0, 0)


def _pressed(chord: Chord) -> list[pygame.Event]:
    held = (
        (pygame.KMOD_CTRL if chord.ctrl else 0)
        | (pygame.KMOD_SHIFT if chord.shift else 0)
        | (pygame.KMOD_ALT if chord.alt else 0)
    )
    typed = chr(chord.key) if 32 <= chord.key < 127 and not chord.ctrl else ""
    return [
        pygame.Event(pygame.KEYDOWN, key=chord.key, unicode=typed, mod=held),
        pygame.Event(pygame.KEYUP, key=chord.key, mod=held),
    ]


Point = tuple[int, int]


def _moved(pos: Point) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def _clicked(button: int) -> Callable[[Point, Point], list[pygame.Event]]:
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return lambda pos, _size: [
        pygame.Event(kind, pos=pos, button=button, touch=False) for kind in kinds
    ]


def _wheeled(steps: int) -> Callable[[Point, Point], list[pygame.Event]]:
    return lambda _pos, _size: [pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)]


def _second_finger(pos: Point, size: Point) -> list[pygame.Event]:
    x, y = pos[0] / size[0], pos[1] / size[1]
    fingers = (pygame.FINGERDOWN, 1), (pygame.FINGERDOWN, 2), (pygame.FINGERUP, 2)
    return [pygame.Event(kind, finger_id=finger, x=x, y=y) for kind, finger in fingers]


_GESTURES: dict[Gesture, Callable[[Point, Point], list[pygame.Event]]] = {
    Gesture.RIGHT_CLICK: _clicked(3),
    Gesture.MIDDLE_CLICK: _clicked(2),
    Gesture.WHEEL_DOWN: _wheeled(-1),
    Gesture.WHEEL_UP: _wheeled(1),
    Gesture.SECOND_FINGER: _second_finger,
}

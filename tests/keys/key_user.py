"""Somebody who knows only keys and gestures, and where they can be tried."""

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
Way = Chord | Gesture
FRAME = 1000 / 60
PATIENCE = 600
"""Frames until something that must come has come."""


def name(way: Way) -> str:
    """As it stands in the key help."""
    return way.title() if isinstance(way, Chord) else way.value


def ways_of(binding: Binding) -> list[Way]:
    """Every key and gesture of a line of the key help."""
    return [*binding.chords, *binding.gestures]


class KeyUser:
    """Sits at a window with everything that belongs to it, and a game if one was opened."""

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
        """Leave game and window."""
        self.app.scenes.clear()
        self.headless.close()

    # Where keys are tried.

    @property
    def title(self) -> Title:
        """The title."""
        return self.on_top(Title)

    @property
    def game(self) -> RunningGame:
        """The game at the table."""
        (game,) = open_games()
        return game

    def sit_down(self, spec: GameSpec) -> GameTable:
        """A table in the midst of a game, at which the first player has something to do."""
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
        """The top scene, which must be of a kind."""
        top = self.app.scenes.top
        assert isinstance(top, kind), type(top).__name__
        return top

    def picture(self) -> bytes:
        """All that is seen at this moment."""
        return pygame.image.tobytes(self.app.frame(), "RGB")

    # What hands do.

    def use(self, way: Way) -> None:
        """Press a key or make a gesture, wherever the pointer is."""
        if isinstance(way, Chord):
            self.app.step(FRAME, _pressed(way))
        else:
            self.app.step(FRAME, _GESTURES[way](self._pos, self.app.size))
        self.app.step(FRAME)

    def press(self, *keys: int) -> None:
        """Plain keys, one after the other."""
        for key in keys:
            self.use(Chord(key))

    def type_text(self, text: str) -> None:
        """What the keyboard sends beside the keys."""
        self.app.step(FRAME, [pygame.Event(pygame.TEXTINPUT, text=text)])

    def point(self, pos: tuple[int, int]) -> None:
        """Move the mouse there."""
        self._pos = pos
        self.app.step(FRAME, [_moved(pos)])

    def wait_for(self, awaited: Callable[[], bool]) -> None:
        """Let time pass until something is so."""
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

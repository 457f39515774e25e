"""Gestures of a player, and the raw pygame events that they consist of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

import pygame

from pyramids.ui.app import Scene
from pyramids.ui.widgets import Widget

Point = tuple[int, int]

LEFT, MIDDLE, RIGHT = 1, 2, 3
_DRAG_STEPS = 4


@dataclass(frozen=True, slots=True)
class Move:
    """Move the pointer."""

    pos: Point


@dataclass(frozen=True, slots=True)
class Click:
    """Press and release a mouse button."""

    pos: Point
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Drag:
    """Press at `start`, move, and release at `end`."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Wheel:
    """Turn the wheel; up is positive."""

    pos: Point
    steps: int


@dataclass(frozen=True, slots=True)
class Key:
    """Press a key, named as in pygame, with or without `ctrl` and `shift`."""

    name: str
    ctrl: bool = False
    shift: bool = False


@dataclass(frozen=True, slots=True)
class Type:
    """Type characters."""

    text: str


Gesture = Move | Click | Drag | Wheel | Key | Type


class By(StrEnum):
    """The input device that a player uses."""

    MOUSE = "mouse"
    KEYS = "keys"


def reach(scene: Scene, widget: Widget, by: By) -> Gesture:
    """The next gesture towards pressing a widget."""
    if by is By.MOUSE:
        return Click(widget.rect.center)
    return Key("return") if scene.widgets.focus is widget else Key("tab")


def raw(gesture: Gesture) -> Iterator[list[pygame.Event]]:
    """The events of a gesture, one list for each frame."""
    match gesture:
        case Move(pos):
            yield [moved(pos)]
        case Click(pos, button):
            yield [moved(pos)]
            yield [pressed(pos, button)]
            yield [released(pos, button)]
        case Drag(start, end):
            yield from _carried(start, end)
        case Wheel(pos, steps):
            yield [moved(pos)]
            yield [pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)]
        case Key(name, ctrl, shift):
            yield key_events(name, ctrl=ctrl, shift=shift)
        case Type(text):
            for character in text:
                yield [pygame.Event(pygame.TEXTINPUT, text=character)]


def moved(pos: Point) -> pygame.Event:
    """A mouse motion event."""
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def pressed(pos: Point, button: int = LEFT) -> pygame.Event:
    """A mouse button press event."""
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)


def released(pos: Point, button: int = LEFT) -> pygame.Event:
    """A mouse button release event."""
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)


def key_events(name: str, *, ctrl: bool = False, shift: bool = False) -> list[pygame.Event]:
    """The events of pressing and releasing a key."""
    code = pygame.key.key_code(name)
    held = (pygame.KMOD_CTRL if ctrl else 0) | (pygame.KMOD_SHIFT if shift else 0)
    character = name if len(name) == 1 else {"return": "\r", "space": " "}.get(name, "")
    return [
        pygame.Event(pygame.KEYDOWN, key=code, unicode=character, mod=held),
        pygame.Event(pygame.KEYUP, key=code, mod=held),
    ]


def _carried(start: Point, end: Point) -> Iterator[list[pygame.Event]]:
    yield [moved(start)]
    yield [pressed(start)]
    for step in range(1, _DRAG_STEPS + 1):
        share = step / _DRAG_STEPS
        yield [moved((_between(start[0], end[0], share), _between(start[1], end[1], share)))]
    yield [released(end)]


def _between(start: int, end: int, share: float) -> int:
    return round(start + (end - start) * share)

"""What hands do at a window, and the raw events by which a window reports it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

import pygame

from pyramids.ui.app import Scene
from pyramids.ui.widgets.base import Widget

Point = tuple[int, int]

LEFT, MIDDLE, RIGHT = 1, 2, 3
_DRAG_STEPS = 4


@dataclass(frozen=True, slots=True)
class Move:
    """The pointer goes to a place."""

    pos: Point


@dataclass(frozen=True, slots=True)
class Click:
    """A mouse button is pressed and let go at a place."""

    pos: Point
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Drag:
    """Something is carried from a place to another."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turns at a place; up is positive."""

    pos: Point
    steps: int


@dataclass(frozen=True, slots=True)
class Key:
    """A key is pressed, by the name that pygame has for it; `ctrl` and `shift` may be held."""

    name: str
    ctrl: bool = False
    shift: bool = False


@dataclass(frozen=True, slots=True)
class Type:
    """Characters are typed."""

    text: str


Gesture = Move | Click | Drag | Wheel | Key | Type


class By(StrEnum):
    """With what a player plays."""

    MOUSE = "mouse"
    KEYS = "keys"


def reach(scene: Scene, widget: Widget, by: By) -> Gesture:
    """The next gesture on the way to pressing a widget."""
    if by is By.MOUSE:
        return Click(widget.rect.center)
    return Key("return") if scene.widgets.focus is widget else Key("tab")


def raw(gesture: Gesture) -> Iterator[list[pygame.Event]]:
    """The events of a gesture, in the portions in which frames would see them."""
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
    """The mouse moved."""
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def pressed(pos: Point, button: int = LEFT) -> pygame.Event:
    """A button went down."""
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)


def released(pos: Point, button: int = LEFT) -> pygame.Event:
    """A button came up."""
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)


def key_events(name: str, *, ctrl: bool = False, shift: bool = False) -> list[pygame.Event]:
    """A key goes down and comes up."""
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

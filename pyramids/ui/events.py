"""Translates raw pygame events into pointers, commands and typed text."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, IntEnum, StrEnum
from typing import NamedTuple

import pygame

from pyramids.ui.actions import (
    Chord,
    Gesture,
    actions_of_chord,
    actions_of_gesture,
)

Point = tuple[int, int]


class PointerKind(Enum):
    """The kind of a pointer event."""

    PRESS = "press"
    RELEASE = "release"
    MOVE = "move"
    WHEEL = "wheel"
    LEAVE = "leave"


class MouseButton(IntEnum):
    """The button of a pointer event; a finger counts as the left one."""

    NONE = 0
    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


class Pointer(NamedTuple):
    """A mouse or touch event, with the actions that it is bound to."""

    kind: PointerKind
    pos: Point
    button: MouseButton = MouseButton.NONE
    steps: int = 0
    """Wheel notches; up is positive."""
    touch: bool = False
    actions: frozenset[StrEnum] = frozenset()

    def means(self, action: StrEnum) -> bool:
        """Whether the gesture is bound to an action, as the right click is to rotating."""
        return action in self.actions


class Command(NamedTuple):
    """A key press: the actions that it is bound to, and the character that it would type."""

    actions: frozenset[StrEnum] = frozenset()
    character: str = ""
    repeated: bool = False
    chord: Chord | None = None

    def means(self, action: StrEnum) -> bool:
        """Whether the key is bound to an action."""
        return action in self.actions


class Typed(NamedTuple):
    """Committed text from the keyboard or an input method."""

    text: str


class Composing(NamedTuple):
    """Text that an input method is still composing; empty when it is done."""

    text: str


Event = Pointer | Command | Typed | Composing


class EventReader:
    """Translates raw events. Its state comes from earlier events alone, not from the devices."""

    def __init__(self) -> None:
        self._pos: Point = (-1, -1)
        self._held: set[int] = set()
        self._fingers: list[int] = []

    def read(self, raw: pygame.Event, size: tuple[int, int]) -> Iterator[Event]:
        """The events that a raw event stands for in a window of this size; most stand for none."""
        match raw.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                # A finger also sends mouse events: it is handled once, as a finger.
                if not getattr(raw, "touch", False):
                    yield from self._mouse(raw)
            case pygame.MOUSEWHEEL:
                yield from self._wheel(raw)
            case pygame.FINGERDOWN | pygame.FINGERUP | pygame.FINGERMOTION:
                yield from self._finger(raw, size)
            case pygame.KEYDOWN:
                yield self._key(raw)
            case pygame.KEYUP:
                self._held.discard(raw.key)
            case pygame.TEXTINPUT:
                yield Typed(raw.text)
            case pygame.TEXTEDITING:
                yield Composing(raw.text)
            case pygame.WINDOWLEAVE:
                self._pos = (-1, -1)
                yield Pointer(PointerKind.LEAVE, self._pos)
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()

    def _mouse(self, raw: pygame.Event) -> Iterator[Event]:
        self._pos = (round(raw.pos[0]), round(raw.pos[1]))
        if raw.type == pygame.MOUSEMOTION:
            yield Pointer(PointerKind.MOVE, self._pos)
            return
        # Buttons 4 and above are legacy wheel events, or side buttons.
        if raw.button not in (MouseButton.LEFT, MouseButton.MIDDLE, MouseButton.RIGHT):
            return
        if raw.type == pygame.MOUSEBUTTONUP:
            yield Pointer(PointerKind.RELEASE, self._pos, MouseButton(raw.button))
            return
        gesture = {MouseButton.MIDDLE: Gesture.MIDDLE_CLICK, MouseButton.RIGHT: Gesture.RIGHT_CLICK}
        found = gesture.get(MouseButton(raw.button))
        actions = actions_of_gesture(found) if found else frozenset[StrEnum]()
        yield Pointer(PointerKind.PRESS, self._pos, MouseButton(raw.button), actions=actions)

    def _wheel(self, raw: pygame.Event) -> Iterator[Event]:
        if raw.y:
            gesture = Gesture.WHEEL_UP if raw.y > 0 else Gesture.WHEEL_DOWN
            actions = actions_of_gesture(gesture)
            yield Pointer(PointerKind.WHEEL, self._pos, steps=raw.y, actions=actions)

    def _finger(self, raw: pygame.Event, size: tuple[int, int]) -> Iterator[Event]:
        pos = (round(raw.x * size[0]), round(raw.y * size[1]))
        if raw.type == pygame.FINGERDOWN:
            self._fingers.append(raw.finger_id)
            if len(self._fingers) > 1:
                yield Command(actions_of_gesture(Gesture.SECOND_FINGER))
                return
            self._pos = pos
            yield Pointer(PointerKind.MOVE, pos, touch=True)
            yield Pointer(PointerKind.PRESS, pos, MouseButton.LEFT, touch=True)
            return
        if not self._fingers or raw.finger_id != self._fingers[0]:
            if raw.type == pygame.FINGERUP and raw.finger_id in self._fingers:
                self._fingers.remove(raw.finger_id)
            return
        self._pos = pos
        if raw.type == pygame.FINGERMOTION:
            yield Pointer(PointerKind.MOVE, pos, touch=True)
            return
        self._fingers.clear()
        yield Pointer(PointerKind.RELEASE, pos, MouseButton.LEFT, touch=True)
        yield Pointer(PointerKind.LEAVE, pos, touch=True)

    def _key(self, raw: pygame.Event) -> Command:
        held = getattr(raw, "mod", 0)
        chord = Chord(
            raw.key,
            ctrl=bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            shift=bool(held & pygame.KMOD_SHIFT),
            alt=bool(held & pygame.KMOD_ALT) and not held & pygame.KMOD_MODE,
        )
        repeated = raw.key in self._held
        self._held.add(raw.key)
        character = getattr(raw, "unicode", "")
        typed = character if character.isprintable() and not chord.ctrl else ""
        return Command(actions_of_chord(chord), typed, repeated, chord)

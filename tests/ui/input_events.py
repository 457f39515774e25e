"""Raw pygame events of mouse, touch and keyboard."""

from __future__ import annotations

import pygame


def key(code: int, character: str = "", held: int = 0) -> pygame.Event:
    """A key goes down."""
    return pygame.Event(pygame.KEYDOWN, key=code, unicode=character, mod=held)


def press(pos: tuple[int, int], button: int = 1) -> pygame.Event:
    """A mouse button goes down."""
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)


def release(pos: tuple[int, int], button: int = 1) -> pygame.Event:
    """A mouse button comes up."""
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)


def move(pos: tuple[int, int]) -> pygame.Event:
    """The mouse moves."""
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def typed(text: str) -> pygame.Event:
    """Text from the keyboard or an input method."""
    return pygame.Event(pygame.TEXTINPUT, text=text)


def wheel(steps: int) -> pygame.Event:
    """The wheel turns; up is positive."""
    return pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)


def finger(kind: int, x: float, y: float, finger_id: int = 1) -> pygame.Event:
    """A touch event at a fraction of the window."""
    return pygame.Event(kind, x=x, y=y, dx=0.0, dy=0.0, finger_id=finger_id, touch_id=1)


def click(pos: tuple[int, int]) -> list[pygame.Event]:
    """Move there, press and release."""
    return [move(pos), press(pos), release(pos)]

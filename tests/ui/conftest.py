"""One app without a window for all tests of the kit; time passes only where a test says so."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pygame
import pytest

from pyramids.ui import language
from pyramids.ui.app import App


@pytest.fixture
def app() -> Iterator[App]:
    """An app of the first size, in English."""
    language.use("en")
    made = App()
    yield made
    made.close()
    language.use("en")


@pytest.fixture
def reports() -> list[str]:
    """Where crash reports go in a test."""
    return []


def key(code: int, character: str = "", held: int = 0) -> pygame.Event:
    """A key as the window reports it."""
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

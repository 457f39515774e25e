"""Pictures of a game's scenes, and what else a game says about itself to those who test it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from pyramids.tables.testing.gestures import By, Gesture, Point
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.app import Scene

Guide = Callable[[Scene, By], Gesture | None]
"""The next gesture on a scene that brings a game forward."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A screen in a state that is worth a look, and how it is reached:

    def round_begins(headless: HeadlessApp) -> None:
        game = headless.game(SPEC, seed=7, bots=["random"])
        headless.play_on(game, lambda state: state.round == 1)
        headless.open(game)

    PICTURES = (Picture("round", round_begins),)
    """

    name: str
    play: Callable[[HeadlessApp], None]
    fullest: bool = False
    """Whether the screen is as full as it gets: it is looked at more closely in every test run."""


@dataclass(frozen=True, slots=True)
class Drag:
    """Something that is dragged, for those who measure how well it follows the pointer."""

    begin: Callable[[HeadlessApp], tuple[Point, Point]]
    """Shows the table: from where, and to where."""
    place: Callable[[HeadlessApp], object]
    """Where the thing is now, as anything that can be compared."""


@dataclass(frozen=True, slots=True)
class GameTesting:
    """What a game offers to screenshots, benchmarks and tests."""

    pictures: tuple[Picture, ...]
    """Every scene of the game in a telling state."""
    guide: Guide
    """Plays the game through its window; None where a golden button, or waiting, will do."""
    board: Callable[[HeadlessApp], Sequence[pygame.Rect]]
    """Shows a turn; the rectangles that make up the board there."""
    drag: Drag | None = None
    """Something that can be dragged at a table, if there is anything."""

"""`GameTesting`: what a game offers to screenshots, benchmarks and tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from pyramids.tables.testing.gestures import By, Gesture, Point
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.app import Scene

Guide = Callable[[Scene, By], Gesture | None]
"""Returns the next gesture on a scene that advances the game."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A screen in a notable state, and how to reach it:

    def round_begins(headless: HeadlessApp) -> None:
        game = headless.game(SPEC, seed=7, bots=["random"])
        headless.play_on(game, lambda state: state.round == 1)
        headless.open(game)

    PICTURES = (Picture("round", round_begins),)
    """

    name: str
    play: Callable[[HeadlessApp], None]
    fullest: bool = False
    """Whether the screen is as full as it gets; tests check it in more ways."""
    passing: bool = False
    """Whether words pass above others for a moment, as rising points do."""


@dataclass(frozen=True, slots=True)
class Drag:
    """A drag, to measure how well the thing follows the pointer."""

    begin: Callable[[HeadlessApp], tuple[Point, Point]]
    """Shows the table; returns the start and the end of the drag."""
    place: Callable[[HeadlessApp], object]
    """The thing's current place, as any comparable value."""


@dataclass(frozen=True, slots=True)
class GameTesting:
    """What a game offers to screenshots, benchmarks and tests."""

    pictures: tuple[Picture, ...]
    """Every scene of the game in notable states."""
    guide: Guide
    """Plays the game through its scenes; None where the primary button or waiting will do."""
    board: Callable[[HeadlessApp], Sequence[pygame.Rect]]
    """Shows a turn; returns the rectangles of the board."""
    drag: Drag | None = None
    """Something to drag at the table, if there is anything."""

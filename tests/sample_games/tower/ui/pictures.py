"""Pictures of the game's scenes, and a guide that plays it."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.tables.testing.gestures import By, Gesture, reach
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import GameTesting, Picture
from pyramids.ui.app import Scene

from ..spec import SPEC
from .table import TowerTable


def turn(headless: HeadlessApp) -> None:
    """The fourth stone."""
    game = headless.game(SPEC, 1, bots=["builder", "random"])
    headless.play_on(game, lambda state: state.turn == 4 and bool(state.stone))
    headless.open(game)


def scoring(headless: HeadlessApp) -> None:
    """The end."""
    game = headless.game(SPEC, 2, bots=["builder"])
    headless.play_on(game, lambda _state: False)
    headless.open(game)


def board(headless: HeadlessApp) -> list[pygame.Rect]:
    """The towers."""
    turn(headless)
    scene = headless.app.scenes.top
    assert isinstance(scene, TowerTable)
    return [scene.towers.rect]


def guide(scene: Scene, by: By) -> Gesture | None:
    """Lay every stone that fits."""
    if not isinstance(scene, TowerTable):
        return None
    buttons = [button for button in (scene.lay, scene.leave_it, scene.go_on) if button.enabled]
    return reach(scene, buttons[0], by) if buttons else None


PICTURES: Final = (Picture("turn", turn), Picture("scoring", scoring))
TESTING: Final = GameTesting(PICTURES, guide, board)

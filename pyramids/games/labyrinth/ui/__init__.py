"""The screens of The Pharaoh's Labyrinth."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyramids.play.running_game import RunningGame
    from pyramids.storage.settings import Settings
    from pyramids.ui.app import App


def open_game(app: App, game: RunningGame) -> None:
    """Take the stack of scenes over and play, from wherever the game stands."""
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse
    from pyramids.games.labyrinth.ui.scenes import make_scene
    from pyramids.screens.table.navigation import ScreenNavigation

    LabyrinthCourse(app, game, make_scene, ScreenNavigation(app)).open()


def open_tutorial(app: App, settings: Settings) -> None:
    """Teach the game by a game, with a coach at the player's side."""
    from pyramids.games.labyrinth.ui.tutorial import tutorial_flow
    from pyramids.play.running_game import leave_all
    from pyramids.screens.table.navigation import ScreenNavigation

    leave_all()
    tutorial_flow.make_tutorial(app, settings, ScreenNavigation(app)).open()

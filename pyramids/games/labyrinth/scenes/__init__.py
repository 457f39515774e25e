"""The screens of The Pharaoh's Labyrinth."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyramids.scenes.game import RunningGame
    from pyramids.ui.app import App


def open_game(app: App, game: RunningGame) -> None:
    """Take the stack of scenes over and play, from wherever the game stands."""
    from pyramids.games.labyrinth.scenes.course import LabyrinthCourse

    LabyrinthCourse(app, game).open()

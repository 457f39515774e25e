"""Chooses the scene for the current state."""

from __future__ import annotations

from pyramids.games.labyrinth.state import Phase
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.final.final_scene import ScoringScene
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.tables.play_scene import PlayScene


def make_scene(controller: LabyrinthController) -> PlayScene:
    """The table, or the final scoring."""
    return (
        ScoringScene(controller)
        if controller.state().phase is Phase.OVER
        else TableScene(controller)
    )

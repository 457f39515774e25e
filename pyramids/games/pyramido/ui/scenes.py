"""Chooses the scene for the current state."""

from __future__ import annotations

from pyramids.games.pyramido.state import Phase
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.final.final_scene import ScoringScene
from pyramids.games.pyramido.ui.table.table_scene import TableScene
from pyramids.tables.play_scene import PlayScene


def make_scene(controller: PyramidoController) -> PlayScene:
    """The table, or the final scoring."""
    over = controller.state().phase is Phase.OVER
    return ScoringScene(controller) if over else TableScene(controller)

"""Chooses the scene for the current state."""

from __future__ import annotations

from pyramids.games.im_bann.state import Phase
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.final.final_scene import ScoringScene
from pyramids.games.im_bann.ui.table.table_scene import TableScene
from pyramids.tables.play_scene import PlayScene


def make_scene(controller: ImBannController) -> PlayScene:
    """The table, or the final scoring."""
    over = controller.state().phase is Phase.OVER
    return ScoringScene(controller) if over else TableScene(controller)

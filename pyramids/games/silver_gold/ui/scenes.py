"""Chooses the scene for the current state."""

from __future__ import annotations

from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.final.final_scene import ScoringScene
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.tables.play_scene import PlayScene


def make_scene(controller: SilverGoldController) -> PlayScene:
    """The draft for a player who has to choose, the table, or the final scoring."""
    phase = controller.state().phase
    if phase is Phase.OVER:
        return ScoringScene(controller)
    if phase is Phase.KEEP and controller.flow.asked:
        return DraftScene(controller, controller.viewer)
    return RoundScene(controller)

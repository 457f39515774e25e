"""Which scene shows a game of Silver & Gold as it stands."""

from __future__ import annotations

from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.course import SilverGoldCourse
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.final.final_scene import ScoringScene
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.tables.play_scene import PlayScene


def make_scene(course: SilverGoldCourse) -> PlayScene:
    """The draft for whoever has to choose, then the table, then the final scoring."""
    phase = course.state().phase
    if phase is Phase.OVER:
        return ScoringScene(course)
    if phase is Phase.KEEP and course.flow.asked:
        return DraftScene(course, course.viewer)
    return RoundScene(course)

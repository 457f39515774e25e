"""The tutorial: a real game of a fixed deal, with a coach beside it, kept nowhere."""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.course import SilverGoldCourse
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.draft.refill_scene import RefillScene
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.games.silver_gold.ui.tutorial.lesson import (
    TutorialDraft,
    TutorialRefill,
    TutorialRound,
)
from pyramids.games.silver_gold.ui.tutorial.tutorial_deal import SCRIPT
from pyramids.play.running_game import RunningGame, leave_all
from pyramids.storage.settings import Settings
from pyramids.tables.tutorial.lessons import Lesson, lesson_game
from pyramids.ui.app import App


class Tutorial(Lesson, SilverGoldCourse):
    """The course of the one game that is played to learn; it ends with the first award."""

    script = SCRIPT

    def make_draft(self, seat: Seat) -> DraftScene:
        """The draft with the coach."""
        return TutorialDraft(self, seat)

    def make_table(self) -> RoundScene:
        """The table with the coach."""
        return TutorialRound(self)

    def make_refill(self) -> RefillScene:
        """The refill with the coach."""
        return TutorialRefill(self)

    def all_done(self) -> bool:
        """Whether the award is given, and the next card would come."""
        return super().all_done() and self.state.phase is Phase.REVEAL

    def _drawing(self, dt: float) -> None:
        if not self.all_done():
            super()._drawing(dt)


def tutorial_game(settings: Settings) -> RunningGame:
    """The game of the tutorial from its beginning."""
    return lesson_game(SPEC, SCRIPT, settings)


def open_tutorial(app: App, settings: Settings) -> None:
    """Leave whatever is open, and begin to learn."""
    leave_all()
    Tutorial(app, tutorial_game(settings)).open()

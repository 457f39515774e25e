"""The tutorial: a real game of a fixed deal, with a coach beside it, saved nowhere."""

from __future__ import annotations

from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.tutorial.lesson import Tutorial, TutorialDraft, TutorialRound
from pyramids.games.silver_gold.ui.tutorial.tutorial_deal import SCRIPT
from pyramids.play.running_game import RunningGame
from pyramids.storage.settings import Settings
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.table_controller import Navigation
from pyramids.tables.tutorial.lessons import lesson_game
from pyramids.ui.app import App


def make_scene(controller: Tutorial) -> PlayScene:
    """The draft and the table, each with the coach."""
    if controller.state().phase is Phase.KEEP and controller.flow.asked:
        return TutorialDraft(controller, controller.viewer)
    return TutorialRound(controller)


def tutorial_game(settings: Settings) -> RunningGame:
    """The game of the tutorial from its beginning."""
    return lesson_game(SPEC, SCRIPT, settings)


def make_tutorial(app: App, settings: Settings, navigation: Navigation) -> Tutorial:
    """The tutorial from its beginning."""
    return Tutorial(app, tutorial_game(settings), make_scene, navigation)

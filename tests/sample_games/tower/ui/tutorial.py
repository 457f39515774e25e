"""The tutorial: one stone is laid."""

from __future__ import annotations

from pyramids.language import N_
from pyramids.storage.settings import Settings
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.table_controller import Navigation
from pyramids.tables.tutorial.coach import Request
from pyramids.tables.tutorial.lessons import (
    LessonController,
    LessonScene,
    LessonScript,
    LessonStep,
    lesson_game,
    reject_move,
)
from pyramids.ui.app import App

from ..rules import LAY, Move
from ..spec import SPEC
from .table import TowerController, TowerTable

SCRIPT = LessonScript(
    seed=1,
    level="classic",
    rival="builder",
    coach="builder",
    steps=(LessonStep(N_("A stone was drawn."), N_("Lay it on your tower."), LAY),),
    closing_words=N_("The higher your tower, the better."),
)


class Tutorial(LessonController, TowerController):
    """The game that is played to learn."""

    script = SCRIPT


class TutorialTable(LessonScene, TowerTable):
    """The table with the coach."""

    def __init__(self, lesson: Tutorial) -> None:
        super().__init__(lesson)
        self.lesson = lesson
        self.coach = self.widgets.add(lesson.make_coach())

    def decide(self, move: Move) -> None:
        """Only what the lesson is about."""
        if self.lesson.wanted in (None, move):
            super().decide(move)
        else:
            reject_move(self.app)

    def teach(self) -> None:
        """Point at the button."""
        waits = self.lesson.wanted is not None and self.lay.enabled
        asked = Request(self.lesson.ask(), self.lay.rect) if waits else None
        self.lesson.tell(self.coach, asked)


def make_tutorial(app: App, settings: Settings, navigation: Navigation) -> Tutorial:
    """The lesson from its beginning."""
    return Tutorial(app, lesson_game(SPEC, SCRIPT, settings), _make_scene, navigation)


def _make_scene(lesson: Tutorial) -> PlayScene:
    return TutorialTable(lesson)

"""The tutorial: the table with a coach, and only what the lesson is about."""

from __future__ import annotations

import pygame

from pyramids.games.im_bann.moves import Move, Play
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.table.choices import Asking
from pyramids.games.im_bann.ui.table.hint_places import spot_of
from pyramids.games.im_bann.ui.table.table_scene import TableScene
from pyramids.games.im_bann.ui.tutorial import tutorial_deal as words
from pyramids.language import _
from pyramids.storage.settings import Settings
from pyramids.tables.table_controller import Navigation
from pyramids.tables.tutorial.coach import Request
from pyramids.tables.tutorial.lessons import (
    LEARNER,
    LessonController,
    LessonScene,
    lesson_game,
    reject_move,
)
from pyramids.ui.app import App


class Tutorial(LessonController, ImBannController):
    """The controller of the tutorial."""

    script = words.SCRIPT

    def all_done(self) -> bool:
        """Whether the last step is done and the learner's next turn has begun."""
        return super().all_done() and self.game.waiting() == (LEARNER,)


class TutorialTable(LessonScene, TableScene):
    """The table with the coach; only the move of the lesson can be made."""

    def __init__(self, controller: Tutorial) -> None:
        super().__init__(controller)
        self.lesson = controller
        self.tools.hint.visible = False
        self.coach = self.widgets.add(controller.make_coach())

    def _move(self, move: Move, *, final: bool = False) -> None:
        if self.goal is None or move == self.goal:
            super()._move(move, final=final)
            return
        reject_move(self.app)

    def teach(self) -> None:
        """Set the wanted move and the coach's words."""
        decides = self.choices.active and not self.busy
        self.goal = self.lesson.wanted if decides else None
        self.lesson.tell(self.coach, self._asked())

    def _asked(self) -> Request | None:
        if self.goal is None:
            waits = self.controller.wants_confirmation and not self.busy
            return Request(_(words.CONFIRM), self.foot.go_on.rect) if waits else None
        return Request(self.lesson.ask(), self._place(self.goal))

    def _place(self, goal: Move) -> pygame.Rect:
        """What is to be pressed next: the card, then what it needs."""
        if isinstance(goal, Play) and self.choices.asking is Asking.ITEM:
            return self.tools.depot.fields[goal.item].rect
        if isinstance(goal, Play) and self.choices.asking is Asking.MUMMY:
            plate = self.rivals.plate(goal.to)
            return self.foot.myself.rect if plate is None else plate.rect
        spot = spot_of(self.foot, self.tools, self.rivals, goal)
        return self.foot.go_on.rect if spot is None else spot.rect


def make_tutorial(app: App, settings: Settings, navigation: Navigation) -> Tutorial:
    """The tutorial from its beginning."""
    return Tutorial(app, lesson_game(SPEC, words.SCRIPT, settings), TutorialTable, navigation)

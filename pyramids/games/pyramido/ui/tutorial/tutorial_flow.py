"""The tutorial: the table with a coach, and only what the lesson is about."""

from __future__ import annotations

import pygame

from pyramids.games.pyramido.moves import Activate, Move, Place, Take
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.pyramid.block_face import domino_picture
from pyramids.games.pyramido.ui.table.hint_places import spot_of
from pyramids.games.pyramido.ui.table.table_scene import TableScene
from pyramids.games.pyramido.ui.tutorial import tutorial_deal as words
from pyramids.language import _
from pyramids.storage.settings import Settings
from pyramids.tables.table_controller import Navigation
from pyramids.tables.tutorial.coach import Request
from pyramids.tables.tutorial.lessons import (
    GOAL_OPACITY,
    LessonController,
    LessonScene,
    lesson_game,
    reject_move,
)
from pyramids.ui.app import App
from pyramids.ui.drawing.canvas import Canvas


class Tutorial(LessonController, PyramidoController):
    """The controller of the tutorial."""

    script = words.SCRIPT


class TutorialTable(LessonScene, TableScene):
    """The table with the coach; only the move of the lesson can be made."""

    def __init__(self, controller: Tutorial) -> None:
        super().__init__(controller)
        self.lesson = controller
        self.column.hint.visible = False
        self.coach = self.widgets.add(controller.make_coach())

    def _move(self, move: Move) -> None:
        """Make the move that the lesson asks for; refuse any other one."""
        if self.goal is None or move == self.goal:
            super()._move(move)
            return
        self.hand.refuse()
        reject_move(self.app)

    def teach(self) -> None:
        """Set the wanted move and the coach's words."""
        self.goal = self.lesson.wanted if self.deciding and not self.busy else None
        self.hand.goal = self.goal if isinstance(self.goal, Place) else None
        self.lesson.tell(self.coach, self._asked())

    def draw_goal(self, canvas: Canvas) -> None:
        """Draw the domino where it belongs, unless it is held there."""
        goal, preview = self.hand.goal, self.hand.preview
        if goal is None or (preview is not None and preview.move == goal):
            return
        rects = self.pyramid.domino_rects(self.pyramid.stage, goal)
        domino = self.controller.rules.domino_set.domino(self.state.hand)
        quarter = self.pyramid.geometry.quarter
        picture = domino_picture(canvas.graphics, domino, goal.rotation, quarter)
        canvas.blit(picture, rects[0].union(rects[1]).topleft, GOAL_OPACITY)

    def _asked(self) -> Request | None:
        """First the rotation, then the place; first the area, then the coin."""
        goal = self.goal
        if goal is None:
            waits = self.controller.wants_confirmation and not self.busy
            return Request(_(words.CONFIRM), self.column.go_on.rect) if waits else None
        if isinstance(goal, Place) and self.hand.orientation.turns != goal.rotation:
            return Request(_(words.TURN), self.column.turn_tool.rect)
        return Request(self._words(goal), self._place(goal), ringed=not isinstance(goal, Place))

    def _words(self, goal: Move) -> str:
        if isinstance(goal, Take) and self.row.picked == goal:
            return _(words.AGAIN)
        if isinstance(goal, Activate) and self._chosen(goal):
            return _(words.PAY)
        return self.lesson.ask()

    def _chosen(self, goal: Activate) -> bool:
        chosen = self.scoring.chosen
        return chosen is not None and (chosen.row, chosen.column) == (goal.row, goal.column)

    def _place(self, goal: Move) -> pygame.Rect:
        if isinstance(goal, Place):
            rects = self.pyramid.domino_rects(self.pyramid.stage, goal)
            return rects[0].union(rects[1])
        if isinstance(goal, Activate):
            if self._chosen(goal):
                wanted = (goal.coloured, goal.mythical)
                return next(c for c in self.sheet.coins if c.payment == wanted).rect
            spot = self.pyramid.spot(goal.row, goal.column)
            return spot.rect if spot is not None else self.pyramid.rect
        widget = spot_of(self.row, self.pyramid, self.column, goal)
        return widget.rect if widget is not None else self.column.go_on.rect


def make_tutorial(app: App, settings: Settings, navigation: Navigation) -> Tutorial:
    """The tutorial, after the beginning has been played."""
    game = lesson_game(SPEC, words.SCRIPT, settings)
    return Tutorial(app, game, TutorialTable, navigation)

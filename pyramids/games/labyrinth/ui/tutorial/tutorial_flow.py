"""The tutorial: the labyrinth's table with a coach, and only what the lesson is about."""

from __future__ import annotations

import pygame

from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Lay, Move, Place, Start
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.state import Phase
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.games.labyrinth.ui.tutorial import tutorial_deal as words
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


class Tutorial(LessonController, LabyrinthController):
    """The controller of the tutorial, which ends with the fourth tile."""

    script = words.SCRIPT

    def all_done(self) -> bool:
        """Whether everyone has placed the last tile."""
        return super().all_done() and self.state().phase is Phase.NUMBER


class TutorialTable(LessonScene, TableScene):
    """The table with the coach; only the move of the lesson can be made."""

    def __init__(self, controller: Tutorial) -> None:
        super().__init__(controller)
        self.lesson = controller
        self.numbers.hint.visible = False
        self.coach = self.widgets.add(controller.make_coach())

    def _move(self, move: Move) -> None:
        if self.goal is None or move == self.goal:
            super()._move(move)
            return
        self.hand.refuse()
        reject_move(self.app)

    def teach(self) -> None:
        """Set the wanted move and the coach's words."""
        decides = self.hand.active or self.choice.deciding
        self.goal = self.lesson.wanted if decides and not self.busy else None
        self.hand.goal = self.goal if isinstance(self.goal, Lay) else None
        self.lesson.tell(self.coach, self._asked())

    def draw_goal(self, canvas: Canvas) -> None:
        """Draw the tile on the glowing space, unless it is held there."""
        goal, preview = self.hand.goal, self.hand.preview
        if goal is None or (preview is not None and preview.move == goal):
            return
        place = self.board.geometry.space_rect(goal.space)
        tile_set, content = self.controller.rules.tile_set, laid(goal.tile, goal.rotation)
        picture = tile_face(canvas.graphics, tile_set, content, place.width)
        canvas.blit(picture, place.topleft, GOAL_OPACITY)

    def _asked(self) -> Request | None:
        """First the rotation, then the place."""
        goal = self.goal
        if goal is None:
            waits = self.controller.wants_confirmation and not self.busy
            return Request(_(words.CONFIRM), self.numbers.go_on.rect) if waits else None
        if isinstance(goal, Lay):
            tile = self.controller.rules.tile_set.tile(goal.tile)
            if tile.rotation(self.hand.rotation) != goal.rotation:
                return Request(_(words.TURN), self.numbers.turn_tool.rect)
        return Request(self.lesson.ask(), self._place(goal), ringed=not isinstance(goal, Lay))

    def _place(self, goal: Move) -> pygame.Rect:
        geometry = self.board.geometry
        match goal:
            case Lay(_tile, space, _rotation):
                return geometry.space_rect(space)
            case Place(field, _value):
                return geometry.field_rect(field)
            case Start(portal, side):
                return self.board.entrances[ENTRANCES.index((portal, side))].rect
        return self.numbers.go_on.rect


def make_tutorial(app: App, settings: Settings, navigation: Navigation) -> Tutorial:
    """The tutorial from its beginning."""
    return Tutorial(app, lesson_game(SPEC, words.SCRIPT, settings), TutorialTable, navigation)

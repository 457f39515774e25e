"""The tutorial: draft and table with a coach, and only what the lesson is about."""

from __future__ import annotations

import pygame

from pyramids.engine.grid import normalised, turned
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import PATTERN, Keep, Mark
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.draft.dealt_card import DealtCard
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.round.hand import PLAIN_BLOCK
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.games.silver_gold.ui.tutorial import tutorial_deal as script
from pyramids.language import _
from pyramids.storage.settings import Settings
from pyramids.tables.play_scene import PlayScene
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


class Tutorial(LessonController, SilverGoldController):
    """The controller of the tutorial, which ends with the first award."""

    script = script.SCRIPT

    def all_done(self) -> bool:
        """Whether the award is given and the next card is about to be revealed."""
        return super().all_done() and self.state().phase is Phase.REVEAL


class TutorialDraft(LessonScene, DraftScene):
    """The draft with the coach; only the two cards of the lesson can be chosen."""

    def __init__(self, controller: Tutorial, seat: int) -> None:
        super().__init__(controller, seat)
        self.tutorial = controller
        self.hint.visible = False
        self.coach = self.widgets.add(controller.make_coach())

    def choosable(self) -> list[DealtCard]:
        """The cards of the lesson."""
        move = self.tutorial.wanted
        numbers = move.cards if isinstance(move, Keep) else ()
        return [card for card in self.cards if card.pyramid.number in numbers]

    def choose(self, card: DealtCard) -> None:
        """Choose only the cards of the lesson."""
        if card in self.choosable():
            super().choose(card)
        elif not self.done:
            reject_move(self.app)

    def toast_area(self) -> pygame.Rect:
        """Beside the prompt, which is as close to the coach as a message would be."""
        area = super().toast_area()
        left = self.prompt.rect.centerx + area.width // 6
        return pygame.Rect(left, area.top, area.right - left, area.height)

    def teach(self) -> None:
        """Follow the lesson."""
        self.tutorial.tell(self.coach, self._asked())

    def _asked(self) -> Request | None:
        if self.busy or self.done:
            return None
        left = [card for card in self.choosable() if not card.chosen]
        if left:
            return Request(self.tutorial.ask(), left[0].home)
        return Request(_(script.KEEP), self.keep.rect)


class TutorialRound(LessonScene, RoundScene):
    """The table with the coach; only the squares of the lesson can be marked."""

    def __init__(self, controller: Tutorial) -> None:
        super().__init__(controller)
        self.tutorial = controller
        self.expedition.hint.visible = False
        self.coach = self.widgets.add(controller.make_coach())

    def place(self, move: Mark) -> None:
        """Make only the move of the lesson; illegal ones are refused as always."""
        if self.hand.goal in (None, move):
            super().place(move)
            return
        self.hand.refuse()
        reject_move(self.app)

    def teach(self) -> None:
        """Set the wanted move and the coach's words."""
        move = self.tutorial.wanted
        active = self.hand.active and not self.busy
        self.hand.goal = move if active and isinstance(move, Mark) else None
        self.tutorial.tell(self.coach, self._asked(self.hand.goal))

    def draw_goal(self, canvas: Canvas) -> None:
        """Draw the shape on the glowing squares, unless it is held there."""
        goal, preview = self.hand.goal, self.hand.preview
        if goal is None or (preview is not None and preview.move == goal):
            return
        for field in self._fields(goal):
            canvas.svg(PLAIN_BLOCK, field, alpha=GOAL_OPACITY)

    def _asked(self, goal: Mark | None) -> Request | None:
        """First shape or single square, then rotation and mirroring, then the place; or a card."""
        column = self.expedition
        if self.refill.visible:
            return Request(self.tutorial.ask(), self.refill.offers[0].card, ringed=False)
        if goal is None:
            waits = self.controller.wants_confirmation and not self.busy
            return Request(_(script.CONFIRM), column.go_on.rect) if waits else None
        shape = normalised(GRID.fields(goal.fields))
        if self.hand.kind != goal.kind:
            words = script.THE_SHAPE if goal.kind == PATTERN else script.ONE_FIELD
            return Request(_(words), column.single.rect)
        if self.hand.shape == shape:
            return Request(self.tutorial.ask(), self._place(goal), ringed=False)
        once = turned(self.hand.shape)
        if shape in (once, turned(once), turned(turned(once))):
            return Request(_(script.TURN), column.turn_tool.rect)
        return Request(_(script.MIRROR), column.mirror_tool.rect)

    def _place(self, goal: Mark) -> pygame.Rect:
        first, *others = self._fields(goal)
        return first.unionall(others)

    def _fields(self, goal: Mark) -> list[pygame.Rect]:
        """The squares of a mark on the screen."""
        for card in self.cards:
            if card.pyramid is not None and card.pyramid.number == goal.card:
                return [card.field_rect(*field) for field in GRID.fields(goal.fields)]
        raise ValueError(f"pyramid {goal.card} doesn't lie before the player")


def make_tutorial(app: App, settings: Settings, navigation: Navigation) -> Tutorial:
    """The tutorial from its beginning."""
    return Tutorial(app, lesson_game(SPEC, script.SCRIPT, settings), make_scene, navigation)


def make_scene(controller: Tutorial) -> PlayScene:
    """The draft and the table, each with the coach."""
    if controller.state().phase is Phase.KEEP and controller.flow.asked:
        return TutorialDraft(controller, controller.viewer)
    return TutorialRound(controller)

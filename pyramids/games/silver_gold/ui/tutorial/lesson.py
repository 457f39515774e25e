"""The lesson: what the coach says on each scene of the tutorial, and what it lets pass."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.engine.grid import normalised, turned
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import PATTERN, Keep, Mark
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.draft.dealt_card import DealtCard
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.draft.refill_scene import RefillScene
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.games.silver_gold.ui.tutorial import tutorial_deal as script
from pyramids.language import _
from pyramids.play.flow import Step
from pyramids.tables.tutorial.coach import Request, split_off_strip
from pyramids.tables.tutorial.lessons import LessonController, LessonScene, reject_move


class Tutorial(LessonController, SilverGoldController):
    """The one game that is played to learn; it ends with the first award."""

    script = script.SCRIPT

    def all_done(self) -> bool:
        """Whether the award is given, and the next card would come."""
        return super().all_done() and self.state().phase is Phase.REVEAL


class TutorialDraft(LessonScene, DraftScene):
    """The draft: just the two cards of the lesson can be chosen."""

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
        """Only what the lesson is about."""
        if card in self.choosable():
            super().choose(card)
        elif not self.done:
            reject_move(self.app)

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
    """The table: the fields of the lesson glow, and only they can be marked."""

    def __init__(self, controller: Tutorial) -> None:
        super().__init__(controller)
        self.tutorial = controller
        self.expedition.hint.visible = False
        self.coach = self.widgets.add(controller.make_coach())

    def place(self, move: Mark) -> None:
        """Only what the lesson is about; what the rules refuse is refused as ever."""
        if self.hand.goal in (None, move):
            super().place(move)
            return
        self.hand.refuse()
        reject_move(self.app)

    def make_refill(self) -> RefillScene:
        """The refill with the coach."""
        return TutorialRefill(self.tutorial, self.play)

    def teach(self) -> None:
        """What is wanted now, and the words for it."""
        move = self.tutorial.wanted
        active = self.hand.active and not self.busy
        self.hand.goal = move if active and isinstance(move, Mark) else None
        self.tutorial.tell(self.coach, self._asked(self.hand.goal))

    def _asked(self, goal: Mark | None) -> Request | None:
        """First the right thing in the hand, then the right way round, then the place."""
        column = self.expedition
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
        for card in self.cards:
            if card.pyramid is not None and card.pyramid.number == goal.card:
                fields = [card.field_rect(*field) for field in GRID.fields(goal.fields)]
                return fields[0].unionall(fields[1:])
        raise ValueError(f"pyramid {goal.card} doesn't lie before the player")


class TutorialRefill(RefillScene):
    """The refill: any card will do."""

    def __init__(self, controller: Tutorial, on_taken: Callable[[Step], None]) -> None:
        super().__init__(controller, on_taken)
        self.tutorial = controller
        self.hint.visible = False
        self.coach = self.widgets.add(controller.make_coach())

    def layout(self, size: tuple[int, int]) -> None:
        """The offers above, the coach below."""
        rest, strip = split_off_strip(size, self.graphics)
        super().layout(rest)
        self.coach.place(strip, self.graphics)
        asked = Request(self.tutorial.ask(), self.offers[0].card, ringed=False)
        self.tutorial.tell(self.coach, asked)

    def toggle_hints(self) -> None:
        """The coach advises already."""

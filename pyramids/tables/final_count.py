"""The end of a game: a headline above, what to do next below; what is counted is the game's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import pygame

from pyramids.language import later
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.table_controller import TableController
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Kit
from pyramids.ui.drawing.sparks import Sparks
from pyramids.ui.events import Command, Event, Kind, Pointer
from pyramids.ui.theme import Space
from pyramids.ui.theme.sizes import TITLE
from pyramids.ui.widgets import Button, Fit, Label, row


class Finale(PlayScene, ABC):
    """The final count: any key ends it, then the players choose what comes next."""

    def __init__(self, course: TableController[Any]) -> None:
        super().__init__(course)
        self.counted = False
        """Whether the winner is known."""
        self.sparks = Sparks()
        self.title = self.desk.add(Label(self.headline, TITLE, align="center", fit=Fit.SHRINK))
        self._course = course

    def add_buttons(self) -> None:
        """What can be done next, after everything else in the order of the keyboard."""
        add, game, ways = self.desk.add, self._course.game, self._course.navigation
        self.again = add(Button(later("Play again"), lambda: ways.play_again(game), primary=True))
        tip = later("The same cards in the same order: who does better?")
        self.same = add(
            Button(later("Same deal again"), lambda: ways.same_deal_again(game), tooltip=tip)
        )
        self.watch = add(Button(later("Replay"), lambda: ways.open_replay(game)))
        self.record = add(Button(later("Save game record"), self._course.save_as))
        self.statistics = add(Button(later("Statistics"), lambda: ways.open_statistics(game)))
        self.home = add(Button(later("Title screen"), ways.to_title))

    @abstractmethod
    def headline(self) -> str:
        """What stands above all."""

    def skip(self) -> None:
        """Show the result now."""

    def place_buttons(self, foot: pygame.Rect, kit: Kit) -> None:
        """Side by side; where they are too wide for the window, each gives way in its measure."""
        buttons = [self.again, self.same, self.watch, self.record, self.statistics, self.home]
        taken = row(buttons, foot, kit, at="center")
        if taken.width <= foot.width:
            return
        gap = kit.px(Space.TIGHT)
        widths = [button.rect.width for button in buttons]
        share = (foot.width - gap * (len(buttons) - 1)) / sum(widths)
        left = foot.left
        for button, width in zip(buttons, widths, strict=True):
            place = pygame.Rect(left, button.rect.top, int(width * share), button.rect.height)
            button.place(place, kit)
            left = place.right + gap

    def update(self, dt: float) -> None:
        """Let sparks fly."""
        if self.sparks.update(dt, self.kit.theme.stage_scale):
            self.dirty = True
        super().update(dt)

    def handle(self, event: Event) -> bool:
        """Any key ends the counting; a click does too, and may press a button as well."""
        if self.busy:
            if isinstance(event, Command):
                self.skip()
                return True
            if isinstance(event, Pointer) and event.kind is Kind.PRESS:
                self.skip()
        elif isinstance(event, Command) and self._is_one_more_skip(event):
            return True
        return super().handle(event)

    def _is_one_more_skip(self, command: Command) -> bool:
        """Whoever skipped with Space until the end must not lose the result to the next one."""
        return command.means(Action.CONFIRM) and not self.desk.focus_visible

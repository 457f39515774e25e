"""The end of a game: a headline above, what to do next below; what is counted is the game's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace

import pygame

from pyramids.language import later
from pyramids.play import finished_game
from pyramids.screens.setup.new_game import draw_seed
from pyramids.screens.table import open_game
from pyramids.screens.table.director import Course
from pyramids.tables.play_scene import Stage
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Kit
from pyramids.ui.drawing.sparks import Sparks
from pyramids.ui.events import Command, Event, Kind, Pointer
from pyramids.ui.theme import Space
from pyramids.ui.theme.sizes import TITLE
from pyramids.ui.widgets import Button, Fit, Label, row


class Finale(Stage, ABC):
    """The final count: any key ends it, then the players choose what comes next."""

    def __init__(self, course: Course) -> None:
        super().__init__(course)
        self.counted = False
        """Whether the winner is known."""
        self.sparks = Sparks()
        self.title = self.desk.add(Label(self.headline, TITLE, align="center", fit=Fit.SHRINK))
        self._course = course

    def add_buttons(self) -> None:
        """What can be done next, after everything else in the order of the keyboard."""
        add = self.desk.add
        self.again = add(Button(later("Play again"), self.play_again, primary=True))
        tip = later("The same cards in the same order: who does better?")
        self.same = add(Button(later("Same deal again"), self.same_again, tooltip=tip))
        self.watch = add(Button(later("Replay"), self.watch_again))
        self.record = add(Button(later("Save game record"), self._course.save_as))
        self.statistics = add(Button(later("Statistics"), self.open_statistics))
        self.home = add(Button(later("Title screen"), self.to_title))

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

    def play_again(self) -> None:
        """The same players, another deal."""
        game = self._course.game
        start = replace(game.start(), seed=draw_seed())
        game.leave()
        open_game.begin(self.app, start, game.settings)

    def same_again(self) -> None:
        """The same players, the same deal."""
        open_game.begin_again(self.app, self._course.game)

    def watch_again(self) -> None:
        """The whole game once more, move by move."""
        from pyramids.screens.replay.replay_scene import Replay

        game = self._course.game
        self.app.scenes.push(Replay(finished_game.watch(game.record()), game.settings))

    def open_statistics(self) -> None:
        """How this game stands among all that were played."""
        from pyramids.screens.statistics.statistics_sheet import Statistics

        game = self._course.game
        self.app.scenes.push(Statistics(game.settings, game.spec.id))

    def to_title(self) -> None:
        """Leave the table."""
        open_game.to_title(self.app)

"""The end (LP-10 to LP-13): every hunter walks the path again, then the chambers are opened."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from pyramids.games.labyrinth.scenes import verdict
from pyramids.games.labyrinth.scenes.count_column import CountColumn
from pyramids.scenes import opening
from pyramids.scenes.flights import Air
from pyramids.scenes.new_game import draw_seed
from pyramids.scenes.stage import Stage
from pyramids.ui.animation import Duration, in_out_cubic, out_back
from pyramids.ui.backdrop import Backdrop
from pyramids.ui.canvas import Canvas
from pyramids.ui.events import Command, Event, Kind, Pointer
from pyramids.ui.language import _, later
from pyramids.ui.sparks import Sparks
from pyramids.ui.theme import Space
from pyramids.ui.theme.labyrinth import Count
from pyramids.ui.theme.sizes import TITLE
from pyramids.ui.timeline import Part, call, parallel, run, sequence, wait
from pyramids.ui.widgets import Button, Fit, Label, row

if TYPE_CHECKING:
    from pyramids.games.labyrinth.scenes.course import LabyrinthCourse

_HASTE: Final = 0.6
"""The last walk is quicker than those before."""


class ScoringScene(Stage):
    """The final count."""

    def __init__(self, course: LabyrinthCourse) -> None:
        super().__init__(course)
        self.course = course
        self.counted = False
        """Whether the winner is known."""
        self.air = Air(course.app)
        self.backdrop = Backdrop(self.desk)
        self._sparks = Sparks()
        add = self.desk.add
        self.title = add(Label(self._headline, TITLE, align="center", fit=Fit.SHRINK))
        self.columns = [add(CountColumn(course, seat)) for seat in course.seats]
        self.again = add(Button(later("Play again"), self.play_again, primary=True))
        tip = later("The same cards in the same order: who does better?")
        self.same = add(Button(later("Same deal again"), self.same_again, tooltip=tip))
        self.record = add(Button(later("Save game record"), course.save_as))
        self.home = add(Button(later("Title screen"), self.to_title))

    @property
    def busy(self) -> bool:
        """Whether it is still being counted."""
        return self.air.busy

    def enter(self) -> None:
        """Begin to count."""
        for column in self.columns:
            column.begin()
        self.air.timeline.add(
            wait(Duration.SCORE_LINE),
            parallel(*(self._walk(column) for column in self.columns)),
        )
        most = max(len(column.finds) for column in self.columns)
        self.air.timeline.add(*(self._open_chambers() for _number in range(most)))
        self.air.timeline.add(
            sequence(
                wait(Duration.SCORE_LINE),
                call(self._crown),
                run(Duration.PYRAMID, self._lower_crown, out_back, movement=True),
            )
        )
        self.desk.set_focus(self.again, visible=False)

    def layout(self, size: tuple[int, int]) -> None:
        """Verdict above, the labyrinths side by side, what to do next below."""
        kit, (width, height) = self.kit, size
        margin, gap = kit.theme.stage(Count.MARGIN), kit.theme.stage(Space.MEDIUM)
        inside = width - 2 * margin
        title = pygame.Rect(margin, margin // 3, inside, kit.scribe.line_height(TITLE))
        self.title.place(title, kit)
        foot = pygame.Rect(margin, 0, inside, kit.px(Count.FOOT))
        foot.bottom = height
        row([self.again, self.same, self.record, self.home], foot, kit, at="center")
        count = len(self.columns)
        # Room for a winner's crown above the plates.
        top = title.bottom + gap
        high = foot.top - top
        wide = min((inside - gap * (count - 1)) // count, kit.theme.stage(Count.COLUMN))
        wanted = CountColumn.height(kit, wide)
        top, high = top + max(0, high - wanted) // 2, min(high, wanted)
        left = width // 2 - (wide * count + gap * (count - 1)) // 2
        for column in self.columns:
            column.place(pygame.Rect(left, top, wide, high), kit)
            left += wide + gap
        self.backdrop.renew()

    def update(self, dt: float) -> None:
        """Let the count go on and sparks fly."""
        if self.air.update(dt):
            self.dirty = True
        if self._sparks.update(dt, self.kit.theme.stage_scale):
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
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Plates and buttons, hunters on their way, and the flourish above."""
        self.backdrop.draw(canvas)
        for column in self.columns:
            column.board.draw_alive(canvas)
            column.draw_crown(canvas)
        self.air.draw(canvas)
        self._sparks.draw(canvas)

    def skip(self) -> None:
        """Show the result now."""
        self.air.skip()
        self.dirty = True

    def play_again(self) -> None:
        """The same players, another deal."""
        game = self.course.game
        start = replace(game.start(), seed=draw_seed())
        game.leave()
        opening.begin(self.app, start, game.settings)

    def same_again(self) -> None:
        """The same players, the same deal."""
        opening.begin_again(self.app, self.course.game)

    def to_title(self) -> None:
        """Leave the table."""
        opening.to_title(self.app)

    def _walk(self, column: CountColumn) -> Part:
        steps = len(column.board.stations()) - 1
        length = max(1, steps) * Duration.STRIDE * _HASTE
        return run(length, column.step, in_out_cubic, movement=True)

    def _open_chambers(self) -> Part:
        """The next chamber of everybody who has one."""
        return sequence(
            self.air.sound("gem_pair"), call(self._open_next), wait(Duration.SCORE_LINE)
        )

    def _open_next(self) -> None:
        for column in self.columns:
            find = column.open_next()
            if find is not None:
                rect = column.board.ground.field_rect(find.field)
                self.air.timeline.beside(self.air.sparkle(rect, "gold_light"))

    def _headline(self) -> str:
        over = self.course.game.over
        if over is None or not self.counted:
            return _("The final count")
        return verdict.headline(over, self.course.names())

    def _lower_crown(self, share: float) -> None:
        for column in self._winners():
            column.crowned = share

    def _crown(self) -> None:
        self.counted = True
        self.title.invalidate()
        people, winners = self.course.humans, self._winners()
        won = not people or any(column.seat in people for column in winners)
        self.app.audio.play("win" if won else "lose")
        if not self.app.motion.reduced:
            for column in winners:
                centre = column.crown_rect(self.kit).center
                self._sparks.burst(centre, self.kit.theme.stage_scale)

    def _winners(self) -> list[CountColumn]:
        over = self.course.game.over
        return [
            column for column in self.columns if over is not None and column.seat in over.winners
        ]

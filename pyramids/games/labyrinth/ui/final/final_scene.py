"""The end (LP-10 to LP-13): every hunter walks the path again, then the chambers are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pyramids.engine.texts import headline
from pyramids.games.labyrinth.scoring import Find
from pyramids.games.labyrinth.texts.results import verdict
from pyramids.games.labyrinth.ui.final.count_column import CountColumn
from pyramids.games.labyrinth.ui.motion import tile_flights
from pyramids.games.labyrinth.ui.theme import Count
from pyramids.language import _
from pyramids.tables.drawing.flights import Air
from pyramids.tables.final_count import Finale
from pyramids.ui.animation import Duration, in_out_cubic, out_back
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space
from pyramids.ui.theme.sizes import BODY, TITLE
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait
from pyramids.ui.widgets import Label

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse

_STEPS: Final = 4
"""How many sounds of steps there are."""
_HASTE: Final = 0.6
"""The last walk is quicker than those before."""


class ScoringScene(Finale):
    """The final count."""

    def __init__(self, course: LabyrinthCourse) -> None:
        super().__init__(course)
        self.course = course
        self.air = Air(course.app)
        self.backdrop = Backdrop(self.desk)
        self.reason = self.desk.add(Label(self._reason, BODY, second=True, align="center"))
        self.columns = [self.desk.add(CountColumn(course, seat)) for seat in course.seats]
        self.add_buttons()

    def fits(self) -> bool:
        """The end is the end."""
        return True

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
            parallel(self._steps(), *(self._walk(column) for column in self.columns)),
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

    def layout(self, size: tuple[int, int]) -> None:
        """Verdict above, the labyrinths side by side, what to do next below."""
        kit, (width, height) = self.kit, size
        margin, gap = kit.theme.stage(Count.MARGIN), kit.theme.stage(Space.MEDIUM)
        inside = width - 2 * margin
        title = pygame.Rect(margin, margin // 3, inside, kit.scribe.line_height(TITLE))
        self.title.place(title, kit)
        line = kit.scribe.line_height(BODY)
        self.reason.place(pygame.Rect(margin, title.bottom, inside, line), kit)
        foot = pygame.Rect(margin, 0, inside, kit.px(Count.FOOT))
        foot.bottom = height
        self.place_buttons(foot, kit)
        count = len(self.columns)
        # Room for a winner's crown above the plates.
        top = self.reason.rect.bottom + gap
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
        """Let the count go on."""
        if self.air.update(dt):
            self.dirty = True
        super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Plates and buttons, hunters on their way, and the flourish above."""
        self.backdrop.draw(canvas)
        for column in self.columns:
            column.board.draw_alive(canvas)
            column.draw_crown(canvas)
        self.air.draw(canvas)
        self.sparks.draw(canvas)

    def skip(self) -> None:
        """Show the result now."""
        self.air.skip()
        self.dirty = True

    def _steps(self) -> Part:
        """The steps of whoever walks longest, every other one of them heard."""
        most = max(len(column.board.path.fields) for column in self.columns)
        beats = [self.air.sound(f"step_{number % _STEPS + 1}") for number in range(most // 2)]
        return stagger(2 * Duration.STRIDE * _HASTE, beats)

    def _walk(self, column: CountColumn) -> Part:
        steps = len(column.board.stations()) - 1
        length = max(1, steps) * Duration.STRIDE * _HASTE
        return run(length, column.step, in_out_cubic, movement=True)

    def _open_chambers(self) -> Part:
        """The next chamber of everybody who has one."""
        return sequence(self.air.sound("chamber"), call(self._open_next), wait(Duration.SCORE_LINE))

    def _open_next(self) -> None:
        for column in self.columns:
            find = column.open_next()
            if find is not None:
                rect = column.board.ground.field_rect(find.field)
                self.air.timeline.beside(self.air.sparkle(rect, "gold_light"))
                self.air.timeline.beside(self._carry(column, find, rect))

    def _carry(self, column: CountColumn, find: Find, chamber: pygame.Rect) -> Part:
        """The points of a chamber fly to their line."""
        side = self.kit.theme.stage(Count.POINTS)
        start, end = pygame.Rect(0, 0, side, side), pygame.Rect(0, 0, side, side)
        start.center, end.center = chamber.center, column.treasure_place()
        paint = tile_flights.points(f"+{find.points}")
        return self.air.flight(start, end, paint, Duration.PYRAMID, arrive=column.bank)

    def headline(self) -> str:
        """Who has won, once it is counted."""
        over = self.course.game.over
        if over is None or not self.counted:
            return _("The final count")
        return headline(over, self.course.names())

    def _reason(self) -> str:
        """What decided it, once it is counted."""
        over = self.course.game.over
        if over is None or not self.counted:
            return ""
        return verdict(over, self.course.names())

    def _lower_crown(self, share: float) -> None:
        for column in self._winners():
            column.crowned = share

    def _crown(self) -> None:
        self.counted = True
        self.title.invalidate()
        self.reason.invalidate()
        people, winners = self.course.humans, self._winners()
        won = not people or any(column.seat in people for column in winners)
        self.app.audio.play("win" if won else "lose")
        if not self.app.motion.reduced:
            for column in winners:
                centre = column.crown_rect(self.kit).center
                self.sparks.burst(centre, self.kit.theme.stage_scale)

    def _winners(self) -> list[CountColumn]:
        over = self.course.game.over
        return [
            column for column in self.columns if over is not None and column.seat in over.winners
        ]

"""The end (LP-10 to LP-13): every hunter walks the path again, then the chambers are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pyramids.games.labyrinth.scoring import Find
from pyramids.games.labyrinth.ui.final.count_column import CountColumn
from pyramids.games.labyrinth.ui.motion import tile_flights
from pyramids.games.labyrinth.ui.theme import Count, Timing
from pyramids.tables.drawing.crown import draw_crown
from pyramids.tables.final_count import Finale
from pyramids.ui.animation import Duration, in_out_cubic
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse

_STEPS: Final = 4
"""How many sounds of steps there are."""
_HASTE: Final = 0.6
"""The last walk is quicker than those before."""


class ScoringScene(Finale):
    """The final count."""

    course: LabyrinthCourse

    def __init__(self, course: LabyrinthCourse) -> None:
        super().__init__(course)
        self.backdrop = Backdrop(self.desk)
        self.columns = [self.desk.add(CountColumn(course, seat)) for seat in course.seats]
        self.add_buttons()

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
        self.air.timeline.add(self.crowning())

    def layout(self, size: tuple[int, int]) -> None:
        """Verdict above, the labyrinths side by side, what to do next below."""
        kit, gap, count = self.kit, self.kit.theme.stage(Space.MEDIUM), len(self.columns)
        middle = self.place_frame(size, kit.theme.stage(Count.MARGIN), kit.px(Count.FOOT))
        # Room for a winner's crown above the plates.
        top, high = middle.top + gap, middle.height - gap
        wide = min((middle.width - gap * (count - 1)) // count, kit.theme.stage(Count.COLUMN))
        wanted = CountColumn.height(kit, wide)
        top, high = top + max(0, high - wanted) // 2, min(high, wanted)
        left = size[0] // 2 - (wide * count + gap * (count - 1)) // 2
        for column in self.columns:
            column.place(pygame.Rect(left, top, wide, high), kit)
            left += wide + gap
        self.backdrop.renew()

    def draw(self, canvas: Canvas) -> None:
        """Plates and buttons, hunters on their way, and the flourish above."""
        self.backdrop.draw(canvas)
        for column in self.columns:
            column.board.draw_alive(canvas)
            draw_crown(canvas, column.crown_place(canvas.kit), column.crowned)
        self.air.draw(canvas)
        self.sparks.draw(canvas)

    def _steps(self) -> Part:
        """The steps of whoever walks longest, every other one of them heard."""
        most = max(len(column.board.path.fields) for column in self.columns)
        beats = [self.air.sound(f"step_{number % _STEPS + 1}") for number in range(most // 2)]
        return stagger(2 * Timing.STRIDE * _HASTE, beats)

    def _walk(self, column: CountColumn) -> Part:
        steps = len(column.board.stations()) - 1
        length = max(1, steps) * Timing.STRIDE * _HASTE
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

    def lower_crown(self, share: float) -> None:
        """The crowns have come down so far."""
        for seat in self.winners:
            self.columns[seat].crowned = share

    def crown_places(self) -> list[pygame.Rect]:
        """Above the winners' faces."""
        return [self.columns[seat].crown_place(self.kit) for seat in self.winners]

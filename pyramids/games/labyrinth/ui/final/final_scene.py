"""The final scoring (LP-10 to LP-13): the hunters walk their paths, then chambers open."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.labyrinth.scoring import Find
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.final.count_column import CountColumn
from pyramids.games.labyrinth.ui.motion import tile_flights
from pyramids.games.labyrinth.ui.theme import FinalScoreSizes, Timing
from pyramids.tables.drawing.crown import draw_crown
from pyramids.tables.final_scoring import FinalScoring
from pyramids.ui.animation import Duration, in_out_cubic
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space
from pyramids.ui.timeline import Part, call, parallel, run, sequence, stagger, wait

_STEPS: Final = 4
"""The number of sounds for steps."""
_HASTE: Final = 0.6
"""The walk of the final scoring is faster than in a turn."""


class ScoringScene(FinalScoring):
    """The final scoring."""

    controller: LabyrinthController

    def __init__(self, controller: LabyrinthController) -> None:
        super().__init__(controller)
        self.backdrop = Backdrop(self.widgets)
        self.columns = [
            self.widgets.add(CountColumn(controller, seat)) for seat in controller.seats
        ]
        self.add_buttons()

    def enter(self) -> None:
        """Start the count."""
        for column in self.columns:
            column.begin()
        self.animations.timeline.add(
            wait(Duration.SCORE_LINE),
            parallel(self._steps(), *(self._walk(column) for column in self.columns)),
        )
        most = max(len(column.finds) for column in self.columns)
        self.animations.timeline.add(*(self._open_chambers() for _number in range(most)))
        self.animations.timeline.add(self.crowning())

    def layout(self, size: tuple[int, int]) -> None:
        """The result above, the labyrinths side by side, buttons below."""
        graphics, gap, count = (
            self.graphics,
            self.graphics.theme.stage(Space.MEDIUM),
            len(self.columns),
        )
        middle = self.place_frame(
            size, graphics.theme.stage(FinalScoreSizes.MARGIN), graphics.px(FinalScoreSizes.FOOT)
        )
        # Room for a winner's crown above the plates.
        top, high = middle.top + gap, middle.height - gap
        wide = min(
            (middle.width - gap * (count - 1)) // count,
            graphics.theme.stage(FinalScoreSizes.COLUMN),
        )
        wanted = CountColumn.height(graphics, wide)
        top, high = top + max(0, high - wanted) // 2, min(high, wanted)
        left = size[0] // 2 - (wide * count + gap * (count - 1)) // 2
        for column in self.columns:
            column.place(pygame.Rect(left, top, wide, high), graphics)
            left += wide + gap
        self.backdrop.renew()

    def draw(self, canvas: Canvas) -> None:
        """Draw plates and buttons, walking hunters, crowns and sparks."""
        self.backdrop.draw(canvas)
        for column in self.columns:
            column.board.draw_alive(canvas)
            draw_crown(canvas, column.crown_place(canvas.graphics), column.crowned)
        self.animations.draw(canvas)
        self.sparks.draw(canvas)

    def _steps(self) -> Part:
        """The sound of every other step of the longest walk."""
        most = max(len(column.board.path.fields) for column in self.columns)
        beats = [
            self.animations.sound(f"step_{number % _STEPS + 1}") for number in range(most // 2)
        ]
        return stagger(2 * Timing.STRIDE * _HASTE, beats)

    def _walk(self, column: CountColumn) -> Part:
        steps = len(column.board.stations()) - 1
        length = max(1, steps) * Timing.STRIDE * _HASTE
        return run(length, column.step, in_out_cubic, movement=True)

    def _open_chambers(self) -> Part:
        """Open the next chamber of each player who has one."""
        return sequence(
            self.animations.sound("chamber"), call(self._open_next), wait(Duration.SCORE_LINE)
        )

    def _open_next(self) -> None:
        for column in self.columns:
            find = column.open_next()
            if find is not None:
                rect = column.board.geometry.field_rect(find.field)
                self.animations.timeline.add_parallel(self.animations.sparkle(rect, "gold_light"))
                self.animations.timeline.add_parallel(self._carry(column, find, rect))

    def _carry(self, column: CountColumn, find: Find, chamber: pygame.Rect) -> Part:
        """The points of a chamber fly to their line."""
        side = self.graphics.theme.stage(FinalScoreSizes.POINTS)
        start, end = pygame.Rect(0, 0, side, side), pygame.Rect(0, 0, side, side)
        start.center, end.center = chamber.center, column.treasure_place()
        paint = tile_flights.points(f"+{find.points}")
        return self.animations.flight(
            start, end, paint, Duration.PYRAMID, arrive=column.count_chamber
        )

    def lower_crown(self, share: float) -> None:
        """Lower the crowns to a share of their way."""
        for seat in self.winners:
            self.columns[seat].crowned = share

    def crown_places(self) -> list[pygame.Rect]:
        """Above the winners' faces."""
        return [self.columns[seat].crown_place(self.graphics) for seat in self.winners]

"""The final scoring (LP-10 to LP-13): the hunters walk their paths, then chambers open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.scoring import Find
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.final.count_column import CountColumn
from pyramids.games.labyrinth.ui.motion import tile_flights
from pyramids.games.labyrinth.ui.theme import FinalScoreSizes, Timing
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
_LONGEST_WALK: Final = 1500
"""In milliseconds: on long paths the hunters walk even faster."""


class ScoringScene(FinalScoring):
    """The final scoring."""

    controller: LabyrinthController

    def __init__(self, controller: LabyrinthController) -> None:
        super().__init__(controller)
        self.backdrop = Backdrop(self.widgets)
        self.columns = [
            self.count_part.add(CountColumn(controller, seat)) for seat in controller.seats
        ]

    def count(self) -> Iterator[Part]:
        """All hunters walk, then chamber by chamber opens."""
        for column in self.columns:
            column.begin()
        yield parallel(self._steps(), *(self._walk(column) for column in self.columns))
        for _number in range(max(len(column.finds) for column in self.columns)):
            yield self._open_chambers()

    def total(self, seat: Seat) -> int:
        """A seat's points as far as they are counted."""
        return self.columns[seat].total

    def crown_place(self, seat: Seat) -> pygame.Rect:
        """Above a player's face."""
        return self.columns[seat].crown_place(self.graphics)

    def place_count(self, area: pygame.Rect) -> None:
        """The labyrinths side by side."""
        graphics, count = self.graphics, len(self.columns)
        gap = graphics.theme.stage(Space.MEDIUM)
        # Room for a winner's crown above the plates.
        top, high = area.top + gap, area.height - gap
        wide = min(
            (area.width - gap * (count - 1)) // count,
            graphics.theme.stage(FinalScoreSizes.COLUMN),
        )
        wanted = CountColumn.height(graphics, wide)
        top, high = top + max(0, high - wanted) // 2, min(high, wanted)
        left = area.centerx - (wide * count + gap * (count - 1)) // 2
        for column in self.columns:
            column.place(pygame.Rect(left, top, wide, high), graphics)
            left += wide + gap
        self.backdrop.renew()

    def draw_count(self, canvas: Canvas) -> None:
        """Draw plates and buttons, and the walking hunters."""
        self.backdrop.draw(canvas)
        for column in self.columns:
            column.board.draw_alive(canvas)

    def show_winners(self, share: float) -> None:
        """Turn the winners' plates golden."""
        for seat in self.winners:
            self.columns[seat].crowned = share

    def _steps(self) -> Part:
        """The sound of every other step of the longest walk."""
        most = max(len(column.board.path.fields) for column in self.columns)
        beats = [
            self.animations.sound(f"step_{number % _STEPS + 1}") for number in range(most // 2)
        ]
        return stagger(2 * self._stride(), beats)

    def _walk(self, column: CountColumn) -> Part:
        steps = len(column.board.stations()) - 1
        return run(max(1, steps) * self._stride(), column.step, in_out_cubic, movement=True)

    def _stride(self) -> float:
        """The time of a step."""
        most = max(len(column.board.stations()) for column in self.columns)
        return min(Timing.STRIDE * _HASTE, _LONGEST_WALK / most)

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
                sparkle = self.animations.sparkle(rect, "gold_light", Duration.SCORE_LINE)
                self.animations.timeline.add_parallel(sparkle)
                self.animations.timeline.add_parallel(self._carry(column, find, rect))

    def _carry(self, column: CountColumn, find: Find, chamber: pygame.Rect) -> Part:
        """The points of a chamber fly to their line."""
        side = self.graphics.theme.stage(FinalScoreSizes.POINTS)
        start, end = pygame.Rect(0, 0, side, side), pygame.Rect(0, 0, side, side)
        start.center, end.center = chamber.center, column.treasure_place()
        paint = tile_flights.points(f"+{find.points}")
        return self.animations.flight(
            start, end, paint, Duration.SCORE_LINE, arrive=column.count_chamber
        )

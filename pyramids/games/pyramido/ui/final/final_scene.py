"""The final scoring (PF-16): all pyramids tilted, and the points of their stages one by one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.pyramido.state import STAGES
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.final.count_column import CountColumn
from pyramids.games.pyramido.ui.theme import FinalSizes as Sizes
from pyramids.tables.final_scoring import FinalScoring
from pyramids.ui.animation import Duration
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Space
from pyramids.ui.timeline import Part, call, sequence, stagger, wait

_STAGGER: Final = Duration.SCORE_LINE // 2
"""Milliseconds between two players, long enough to see who leads now."""


class ScoringScene(FinalScoring):
    """The final scoring."""

    controller: PyramidoController

    def __init__(self, controller: PyramidoController) -> None:
        super().__init__(controller)
        self.backdrop = Backdrop(self.widgets)
        self.columns = [
            self.count_part.add(CountColumn(controller, seat)) for seat in controller.seats
        ]

    def count(self) -> Iterator[Part]:
        """Stage by stage."""
        for column in self.columns:
            column.count(0)
        for stage in range(STAGES):
            yield self._count_stage(stage)

    def _count_stage(self, stage: int) -> Part:
        """One player after the other: whoever leads after it comes last."""
        animations = self.animations
        ordered = sorted(self.columns, key=lambda column: sum(column.points[: stage + 1]))
        lines = [
            sequence(
                call(partial(column.count, stage + 1)),
                animations.sparkle(
                    _right_end(column.row(stage)), "gold_light", Duration.SCORE_LINE
                ),
            )
            for column in ordered
        ]
        return sequence(
            animations.rising_sound("treasure", stage),
            stagger(_STAGGER, lines),
            wait(_STAGGER),
        )

    def total(self, seat: Seat) -> int:
        """A seat's points as far as they are counted."""
        return self.columns[seat].total

    def crown_place(self, seat: Seat) -> pygame.Rect:
        """Above a player's face."""
        return self.columns[seat].crown_place(self.graphics)

    def place_count(self, area: pygame.Rect) -> None:
        """The pyramids side by side."""
        graphics, count = self.graphics, len(self.columns)
        gap = graphics.theme.stage(Space.MEDIUM)
        # Room for a winner's crown above the plates.
        top, high = area.top + gap, area.height - gap
        wide = (area.width - gap * (count - 1)) // count
        wide = min(wide, graphics.theme.stage(Sizes.COLUMN))
        wanted = CountColumn.height(graphics, wide)
        top, high = top + max(0, high - wanted) // 2, min(high, wanted)
        left = area.centerx - (wide * count + gap * (count - 1)) // 2
        for column in self.columns:
            column.place(pygame.Rect(left, top, wide, high), graphics)
            left += wide + gap
        self.backdrop.renew()

    def draw_count(self, canvas: Canvas) -> None:
        """Draw plates and buttons."""
        self.backdrop.draw(canvas)

    def show_winners(self, share: float) -> None:
        """Turn the winners' plates golden."""
        for seat in self.winners:
            self.columns[seat].crowned = share


def _right_end(line: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(line.right - line.height, line.top, line.height, line.height)

"""The crown of the final scoring: it hovers above the leader, and the winner gets it in the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pyramids.engine.contract import Seat
from pyramids.tables.drawing.crown import CROWN
from pyramids.ui.animation import Duration, Glide, Motion
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.theme.table import FinalScoringSizes as Sizes

CrownPlace = Callable[[Seat], pygame.Rect]
"""The place of a seat's crown."""


def leaders(totals: Sequence[int]) -> tuple[Seat, ...]:
    """Who has most; nobody if all have the same."""
    best = max(totals)
    if best == min(totals):
        return ()
    return tuple(seat for seat, total in enumerate(totals) if total == best)


class LeadCrown:
    """A crown for each leader, and in the end for each winner; a single one moves between them."""

    def __init__(self, motion: Motion, place: CrownPlace) -> None:
        self.leaders: tuple[Seat, ...] = ()
        self.lowered = 0.0
        """How far the crowns are lowered, from 0 to 1: they are won."""
        self._holder: Seat | None = None
        """The leader whose crown moves."""
        self._motion = motion
        self._place = place
        self._glide = Glide(duration=Duration.LEAD)

    def pass_to(self, leaders: tuple[Seat, ...]) -> None:
        """Let the crown go to new leaders; the first one has it at once."""
        self.leaders = leaders
        if not leaders or self._holder in leaders:
            return
        first, self._holder = self._holder is None, leaders[0]
        if first or self._motion.reduced:
            self.settle()
        else:
            self._glide.to(self._place(self._holder).center)

    def settle(self) -> None:
        """Put the crown where it belongs, as after a layout."""
        if self._holder is not None:
            self._glide.jump(self._place(self._holder).center)

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether it moved."""
        return self._glide.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the crowns, pale and raised until they are won."""
        for seat in self.leaders:
            place = self._place(seat)
            if seat == self._holder:
                place = rect_at("center", self._glide.pos, *place.size)
            drop = round((1.0 - self.lowered) * Sizes.RAISED * place.height)
            alpha = Sizes.PALE + (1.0 - Sizes.PALE) * min(1.0, self.lowered)
            canvas.svg(CROWN, place.move(0, -drop), alpha=alpha)

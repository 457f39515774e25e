"""The button of the review beside the result: a bar on it shows how far the review is."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.language import _, later
from pyramids.tables.final.review_part import ReviewPart
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Extent, Space
from pyramids.ui.widgets import Button, ProgressBar


class ReviewButton(Button):
    """Opens the review; until it is ready, the page that shows how far it is."""

    def __init__(self, review: ReviewPart, on_wait: Callable[[], None]) -> None:
        super().__init__(later("Review"), self._go_on, tooltip=self._told)
        self._review = review
        self._on_wait = on_wait
        self.bar = self.add(ProgressBar())
        self.bar.visible = False

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the bar along the lower edge."""
        super().place(rect, graphics)
        high = graphics.px(Extent.PROGRESS) // 2
        bar = rect.inflate(-2 * graphics.px(Space.MEDIUM), 0)
        bar.top, bar.height = rect.bottom - high - graphics.px(Space.TIGHT), high
        self.bar.place(bar, graphics)

    def update(self, dt: float) -> bool:
        """Follow the search; as long as it lasts, frames have to come."""
        self.visible = self._review.offered
        under_way = self.waiting
        if self.bar.visible != under_way:
            self.bar.visible = under_way
            self.invalidate()
        self.bar.value = self._review.search.progress
        return super().update(dt) or under_way

    @property
    def waiting(self) -> bool:
        """Whether the review is being made, or is to be made."""
        return self._review.search.searching or self._review.is_due

    def draw(self, canvas: Canvas) -> None:
        """Draw the button, and the bar while there is something to wait for."""
        super().draw(canvas)
        self.draw_children(canvas)

    def _go_on(self) -> None:
        if not self.waiting:
            # Nothing to wait for if it has been made before.
            self._review.begin()
        if self._review.search.review is not None:
            self._review.show()
        else:
            self._on_wait()

    def _told(self) -> str:
        if self._review.search.review is not None:
            return _("What each move gave away, and what luck brought.")
        if self.waiting:
            # Without a figure, which would be wrong soon: the bar tells how far it is.
            return _("Looking for better moves")
        return _("Review this game")

"""The list of hints in the opponents' column, and what is seen of the opponents meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from pyramids.engine.contract import Hint
from pyramids.tables.parts.hints import Hints
from pyramids.tables.parts.rival_heads import RivalHeads
from pyramids.tables.parts.rivals import RivalPlate, RivalPlates
from pyramids.tables.table_controller import TableController
from pyramids.ui.drawing.canvas import Graphics


class HintColumn:
    """Keeps the opponents' plates beside the hints if there is room, otherwise their heads."""

    def __init__(
        self,
        controller: TableController[Any],
        rivals: RivalPlates[RivalPlate],
        on_choose: Callable[[Hint], None],
        title: Callable[[Hint], str],
        *,
        titled: bool,
    ) -> None:
        self.heads = RivalHeads(controller)
        self.hints = Hints(
            controller.advice,
            on_choose,
            on_change=lambda: self._share(controller.app.graphics),
            title=title,
            on_refusal=controller.app.toast,
        )
        self._rivals = rivals
        self._titled = titled
        """Whether every hint has a title, below which two lines of reasons are enough."""

    def place(self, area: pygame.Rect, graphics: Graphics) -> None:
        """Place the hints in the opponents' area, where their plates have been placed already."""
        self.hints.list.place(self.heads.share(area, graphics), graphics)
        self._share(graphics)

    def _share(self, graphics: Graphics) -> None:
        """Divide the area between the opponents and the hints, if those are shown."""
        rivals, hints = self._rivals, self.hints
        if not hints.shown:
            self.heads.visible, rivals.visible = False, True
            rivals.take_back(graphics)
            return
        high = hints.list.least_height(rivals.rect.width, graphics, titled=self._titled)
        place = rivals.share(high, graphics)
        rivals.visible, self.heads.visible = place is not None, place is None
        hints.list.place(place or self.heads.share(rivals.rect, graphics), graphics)

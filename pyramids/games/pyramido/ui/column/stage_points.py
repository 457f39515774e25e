"""The points of the four stages, and their sum."""

from __future__ import annotations

import pygame

from pyramids.games.pyramido import scoring
from pyramids.games.pyramido.state import STAGES, Builder
from pyramids.games.pyramido.ui.theme import COUNT, TOTAL
from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL_BOLD, Material, Space
from pyramids.ui.widgets import Counter, Widget, grid


class StagePoints(Widget):
    """A cell for each stage, and the total."""

    def __init__(self) -> None:
        super().__init__()
        self.points: tuple[int, ...] = ()
        self.stage = 0
        """The current stage, which is marked; 0 for none."""
        self.total = self.add(Counter(0, TOTAL))
        self._cells: list[pygame.Rect] = []

    def show(self, builder: Builder, stage: int, total: int, *, roll: bool) -> None:
        """Show a player's points."""
        self.points, self.stage = scoring.stage_points(builder), stage
        if roll:
            self.total.value = total
        else:
            self.total.jump(total)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the numbers are."""
        return _("Your points by stage, and their sum.")

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Four cells left, the total right."""
        super().place(rect, graphics)
        gap = graphics.theme.stage(Space.TIGHT)
        wide = self.total.measure(graphics)[0]
        inner = rect.inflate(-2 * gap, -2 * gap)
        self.total.place(
            pygame.Rect(inner.right - wide - gap, inner.top, wide, inner.height), graphics
        )
        self.total.colour = graphics.theme.palette.gold_light
        inner.width -= wide + gap
        self._cells = grid(inner, STAGES, 1, gap)

    def draw(self, canvas: Canvas) -> None:
        """The numbers of the stages above their points."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        style = graphics.theme.style(Material.NIGHT)
        canvas.plate(self.rect, style)
        for number, cell in enumerate(self._cells):
            now = number + 1 == self.stage
            colour = palette.gold_light if now else style.second_text_colour
            upper = (cell.centerx, cell.top + cell.height // 4)
            # With a dot, so that it isn't taken for points.
            canvas.text(f"{number + 1}.", upper, SMALL_BOLD, colour, anchor="center")
            words = str(self.points[number]) if number < len(self.points) else "–"
            lower = (cell.centerx, cell.top + cell.height * 3 // 4)
            canvas.text(words, lower, COUNT, style.text_colour, anchor="center")
        self.draw_children(canvas)

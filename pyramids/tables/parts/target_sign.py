"""The score to beat, in the bar above the table."""

from __future__ import annotations

from typing import Final

from pyramids.play.challenges import target_words
from pyramids.play.running_game import RunningGame
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL_BOLD, Material, Space
from pyramids.ui.widgets import Size, Widget

_ICON: Final = "common/icon_trophy"


class TargetSign(Widget):
    """A cup and a number; the tooltip tells whose score it is. Hidden in most games."""

    def __init__(self, game: RunningGame) -> None:
        super().__init__(tooltip=lambda: target_words(game))
        target = game.purpose.to_beat
        self.visible = target is not None
        self._figure = "" if target is None else game.spec.standing.figure(target.score)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The size of cup and number side by side; nothing while it is hidden."""
        if not self.visible:
            return 0, 0
        high = graphics.text.line_height(SMALL_BOLD) + graphics.px(Space.SMALL)
        words = graphics.text.width(self._figure, SMALL_BOLD)
        return high + words + 2 * graphics.px(Space.SMALL), high

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the cup and the number."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT)
        plate = rect_at("center", self.rect.center, *self.measure(graphics))
        canvas.plate(plate, style, radius=plate.height // 2)
        side = plate.height * 3 // 5
        gap = graphics.px(Space.SMALL)
        cup = rect_at("midleft", (plate.left + gap, plate.centery), side)
        canvas.svg(_ICON, cup)
        place = (plate.right - gap, plate.centery)
        gold = graphics.theme.palette.gold_light
        canvas.text(self._figure, place, SMALL_BOLD, gold, anchor="midright")

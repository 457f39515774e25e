"""What the game is played for, in the bar above the table: a score to beat, or a day's medal."""

from __future__ import annotations

from typing import Final

from pyramids.play.challenges import target_figure, target_words
from pyramids.play.running_game import RunningGame
from pyramids.storage.notes.purpose_notes import FOR_ITSELF
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL_BOLD, Material, Space
from pyramids.ui.widgets import Size, Widget

_CUP: Final = "common/icon_trophy"
_MEDAL: Final = "common/medal_gold"


class TargetSign(Widget):
    """A cup and a number, or a medal; the tooltip explains it. Hidden in most games."""

    def __init__(self, game: RunningGame) -> None:
        super().__init__(tooltip=lambda: target_words(game))
        self.visible = game.purpose != FOR_ITSELF
        self._icon = _MEDAL if game.purpose.day else _CUP
        self._figure = target_figure(game)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The size of picture and number side by side; nothing while it is hidden."""
        if not self.visible:
            return 0, 0
        high = graphics.text.line_height(SMALL_BOLD) + graphics.px(Space.SMALL)
        words = graphics.text.width(self._figure, SMALL_BOLD)
        return high + words + 2 * graphics.px(Space.SMALL), high

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture and the number."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT)
        plate = rect_at("center", self.rect.center, *self.measure(graphics))
        canvas.plate(plate, style, radius=plate.height // 2)
        gap = graphics.px(Space.SMALL)
        if not self._figure:
            canvas.svg(self._icon, rect_at("center", plate.center, plate.height * 4 // 5))
            return
        cup = rect_at("midleft", (plate.left + gap, plate.centery), plate.height * 3 // 5)
        canvas.svg(self._icon, cup)
        place = (plate.right - gap, plate.centery)
        gold = graphics.theme.palette.gold_light
        canvas.text(self._figure, place, SMALL_BOLD, gold, anchor="midright")

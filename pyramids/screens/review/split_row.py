"""What a player's result is made of, as an equation: start, luck, own moves, others' moves, end."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from pyramids.language import Text, later, text_of
from pyramids.play.texts.review import change, percent
from pyramids.review.game_review import PlayerReview
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY_BOLD, SMALL, Space
from pyramids.ui.widgets import Size, Widget, grid

_FEW: Final = 3
"""So many figures stand side by side where there is no room for all."""


class Figure(Widget):
    """A number above its name; the tooltip explains it."""

    def __init__(self, value: Text, name: Text, tooltip: Text) -> None:
        super().__init__(tooltip=tooltip)
        self.value: Text = value
        self.name: Text = name

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Two lines, as wide as the longer one."""
        text = graphics.text
        wide = max(
            text.width(text_of(self.value), BODY_BOLD), text.width(text_of(self.name), SMALL)
        )
        return width or wide, text.line_height(BODY_BOLD) + text.line_height(SMALL)

    def draw(self, canvas: Canvas) -> None:
        """Draw both lines in the middle."""
        text, palette, rect = canvas.graphics.text, canvas.graphics.theme.palette, self.rect
        upper = rect.top + text.line_height(BODY_BOLD) // 2
        lower = rect.bottom - text.line_height(SMALL) // 2
        value, name = text_of(self.value), text_of(self.name)
        canvas.fitted_text(value, (rect.centerx, upper), rect.width, BODY_BOLD, palette.ink)
        canvas.fitted_text(name, (rect.centerx, lower), rect.width, SMALL, palette.ink_second)


class SplitRow(Widget):
    """All figures side by side, or in two rows if the letters are large."""

    hoverable = False

    def __init__(self, player: PlayerReview) -> None:
        super().__init__()
        for figure in _figures(player):
            self.add(figure)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as its rows."""
        gap = graphics.px(Space.SMALL)
        sizes = [figure.measure(graphics) for figure in self.children]
        wide = len(sizes) * (max(size[0] for size in sizes) + gap)
        rows = self._rows(graphics, width or wide)
        return width or wide, rows * sizes[0][1] + (rows - 1) * gap

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the figures in equal columns."""
        super().place(rect, graphics)
        rows = self._rows(graphics, rect.width)
        columns = -(-len(self.children) // rows)
        places = grid(rect, columns, rows, graphics.px(Space.SMALL))
        for figure, place in zip(self.children, places, strict=False):
            figure.place(place, graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the figures."""
        self.draw_children(canvas)

    def _rows(self, graphics: Graphics, width: int) -> int:
        gap = graphics.px(Space.SMALL)
        widest = max(figure.measure(graphics)[0] for figure in self.children)
        fits = len(self.children) * (widest + gap) - gap <= width
        return 1 if fits else -(-len(self.children) // _FEW)


def _figures(player: PlayerReview) -> list[Figure]:
    luck = later("What draws changed in the chance to win, yours and the others’.")
    own = later("What own moves changed, compared with a quick player’s.")
    others = later("What the others’ moves changed, compared with a quick player’s.")
    noise = later("What is left over, as the chances are estimated from samples.")
    changes = [
        (player.luck, later("Luck"), luck),
        (player.own, later("Own"), own),
        (player.others, later("Others"), others),
    ]
    if round(100 * player.noise):
        changes.append((player.noise, later("Noise"), noise))
    before = later("The chance to win before anything was dealt.")
    return [
        Figure(partial(percent, player.start), later("Before"), before),
        *(Figure(partial(change, amount), name, tip) for amount, name, tip in changes),
        Figure(partial(percent, player.result), later("After"), later("The result of the game.")),
    ]

"""What a player's result is made of, as an equation: start, luck, own moves, others' moves, end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from pyramids.language import Text, later, text_of
from pyramids.play.texts.review import change_words, percent_words, split_in_percent
from pyramids.review.game_review import PlayerReview
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY_BOLD, SMALL, Space
from pyramids.ui.widgets import Size, Widget, grid


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


def split_rows(players: Sequence[PlayerReview]) -> list[SplitRow]:
    """A row for each player, all with the same columns."""
    has_rest = any(_shows_rest(player) for player in players)
    rows: list[SplitRow] = []
    for player in players:
        rows.append(SplitRow(_figures(player, has_rest=has_rest), rows))
    return rows


class SplitRow(Widget):
    """All figures of a player, in as few rows as they fit into."""

    hoverable = False

    def __init__(self, figures: Sequence[Figure], alike: Sequence[SplitRow]) -> None:
        super().__init__()
        self._alike = alike
        """The rows of all players, which are laid out in the same way."""
        for figure in figures:
            self.add(figure)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as its rows."""
        gap, high = graphics.px(Space.SMALL), self.children[0].measure(graphics)[1]
        wide = len(self.children) * (self._widest(graphics) + gap)
        rows = self._rows(graphics, width or wide)
        return width or wide, rows * high + (rows - 1) * gap

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
        gap, count = graphics.px(Space.SMALL), len(self.children)
        most = max(1, (width + gap) // (self._widest(graphics) + gap))
        return -(-count // most)

    def _widest(self, graphics: Graphics) -> int:
        figures = (figure for row in self._alike for figure in row.children)
        return max(figure.measure(graphics)[0] for figure in figures)


def _shows_rest(player: PlayerReview) -> bool:
    """Whether anything is left over after rounding."""
    return split_in_percent(player).noise != 0


def _figures(player: PlayerReview, *, has_rest: bool) -> list[Figure]:
    luck = later(
        "What draws changed in the chance to win: own ones and the others'. Estimated from "
        "samples, it may be off by {n}%, and so may all moves together.",
        n=round(100 * player.error),
    )
    own = later("What own moves changed, compared with those of a simple bot.")
    others = later("What the others' moves changed, compared with those of a simple bot.")
    rest = later("What is left over, as the chances are estimated from samples.")
    parts = split_in_percent(player)
    changes = [
        (parts.luck, later("Luck (±{n}%)", n=round(100 * player.error)), luck),
        (parts.own, later("Own moves"), own),
        (parts.others, later("Others' moves"), others),
    ]
    if has_rest:
        changes.append((parts.noise, later("Rest"), rest))
    before = later("The chance to win before anything was dealt.")
    after = later("The result of the game.")
    return [
        Figure(partial(percent_words, parts.start), later("Before"), before),
        *(Figure(partial(change_words, amount), name, tip) for amount, name, tip in changes),
        Figure(partial(percent_words, parts.result), later("After"), after),
    ]

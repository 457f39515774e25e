"""The graph of everybody's chance to win, with a mark for each slip and each lucky draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist
from typing import Final, NamedTuple

import pygame

from pyramids.engine.contract import Seat
from pyramids.engine.story import Standing, points, points_words
from pyramids.language import N_
from pyramids.play.history.recorded_turns import Turn
from pyramids.play.review_marks import LUCKY
from pyramids.review.game_review import BLUNDER
from pyramids.tables.drawing.number_disc import draw_number_disc
from pyramids.tables.parts.score_graph import ScoreGraph
from pyramids.tables.players import PlayerLooks
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.events import Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import SMALL_BOLD
from pyramids.ui.theme.screens import ReviewSizes as Sizes

_STAR: Final = "common/icon_star"
_TOP: Final = 110
"""Percent at the upper edge."""
_LETTERS: Final = {BLUNDER: "!!"}
_CHANCE: Final = Standing(N_("Chance to win in %"), points, points_words)


class GraphMark(NamedTuple):
    """A mark in the graph: its place in turns, its player and its kind."""

    at: float
    seat: Seat
    kind: str


class ChanceGraph(ScoreGraph):
    """A click chooses the nearest mark; one more on the same place the mark below it."""

    def __init__(
        self,
        looks: PlayerLooks,
        turns: Sequence[Turn],
        chances: Sequence[tuple[float, ...]],
        marks: Sequence[GraphMark],
        on_mark: Callable[[int], None],
    ) -> None:
        percents = [tuple(round(100 * chance) for chance in row) for row in chances]
        super().__init__(looks, turns, percents, lambda turn: None, standing=_CHANCE)
        # The whole scale, also if nobody was ever far ahead, and room for the legend above it.
        self._low, self._high, self._grid = 0, _TOP, 25
        self._marks = tuple(marks)
        self._on_mark = on_mark
        self._reach = 0
        """How far from the middle of a mark it is drawn."""
        self.chosen: int | None = None
        """The index of the mark that is looked at."""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the graph."""
        super().place(rect, graphics)
        self._reach = graphics.px(Sizes.MARK) // 2

    def handle(self, event: Event) -> bool:
        """Choose a mark on a press."""
        if isinstance(event, Pointer) and event.kind is PointerKind.PRESS:
            if event.button is MouseButton.LEFT and self._marks:
                self._on_mark(self.mark_under(event.pos))
            return True
        return super().handle(event)

    def mark_under(self, pos: tuple[int, int]) -> int:
        """The mark nearest to a position; if the chosen one is there, the next one there."""
        distances = [dist(self.mark_place(index), pos) for index in range(len(self._marks))]
        there = [index for index, away in enumerate(distances) if away < self._reach]
        if self.chosen in there:
            return there[(there.index(self.chosen) + 1) % len(there)]
        return distances.index(min(distances))

    def mark_place(self, index: int) -> tuple[int, int]:
        """The centre of a mark."""
        at, seat, _kind = self._marks[index]
        low = max(0, min(int(at), len(self.turns) - 1))
        high = min(low + 1, len(self.turns) - 1)
        share = at - low
        score = self.scores[low][seat] * (1 - share) + self.scores[high][seat] * share
        return self.point(at, score)

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines, then the marks; the chosen one is the last and the largest."""
        super().draw(canvas)
        order = [index for index in range(len(self._marks)) if index != self.chosen]
        for index in order:
            self._draw_mark(canvas, index, Sizes.MARK)
        if self.chosen is not None:
            self._draw_mark(canvas, self.chosen, Sizes.CHOSEN_MARK)

    def _draw_mark(self, canvas: Canvas, index: int, size: int) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        _at, seat, kind = self._marks[index]
        place, side = self.mark_place(index), graphics.px(size)
        if kind == LUCKY:
            canvas.svg(_STAR, rect_at("center", place, side))
            return
        draw_number_disc(
            canvas,
            _LETTERS.get(kind, "!"),
            place,
            side,
            SMALL_BOLD,
            rim=self.players.colour(graphics, seat),
            ground=palette.night,
            letters=palette.moonlight,
            rim_width=graphics.px(Sizes.RIM),
        )

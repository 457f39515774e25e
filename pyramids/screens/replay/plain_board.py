"""The plain view of a game in a replay: everybody's score, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import pygame

from pyramids.engine.contract import AnyEvent, AnyRules
from pyramids.tables.players import Cast
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import Material, Space
from pyramids.ui.theme.sizes import BODY, HEADING, NUMBER
from pyramids.ui.widgets.base import Widget


class View(Protocol):
    """What a replay asks of a game's view, besides being a widget."""

    def show(self, state: Any, events: Sequence[AnyEvent]) -> None:
        """Show a state, and point out what has just happened."""


class PlainView(Widget):
    """A table of the tally: for games that have no view of their own."""

    hoverable = False

    def __init__(self, rules: AnyRules, cast: Cast) -> None:
        super().__init__()
        self.rules = rules
        self.players = cast
        self.tallies: tuple[dict[str, int], ...] = ()

    def show(self, state: Any, events: Sequence[AnyEvent]) -> None:
        """Count everybody's points."""
        self.tallies = tuple(dict(self.rules.tally(state, seat)) for seat in self.players.seats)

    def draw(self, canvas: Canvas) -> None:
        """Names above, the lines of the tally below them."""
        if not self.tallies:
            return
        kit = canvas.kit
        recipe = kit.theme.recipe(Material.PAPYRUS)
        canvas.plate(self.rect, recipe)
        inner = self.rect.inflate(-2 * kit.px(Space.WIDE), -2 * kit.px(Space.LARGE))
        columns = len(self.players.names) + 1
        lines = list(self.tallies[0])
        high = min(inner.height // (len(lines) + 1), kit.px(Space.WIDE + Space.MEDIUM))
        for seat, name in enumerate(self.players.names):
            place = self._cell(inner, seat + 1, columns, 0, high)
            lettering = kit.scribe.fitting(name, HEADING, place.width)
            canvas.text(name, place.center, lettering, recipe.letters, anchor="center")
        for number, line in enumerate(lines, start=1):
            self._draw_line(canvas, inner, number, line, high)

    def _draw_line(
        self, canvas: Canvas, inner: pygame.Rect, number: int, line: str, high: int
    ) -> None:
        columns = len(self.players.names) + 1
        recipe = canvas.kit.theme.recipe(Material.PAPYRUS)
        place = self._cell(inner, 0, columns, number, high)
        words = line.replace("_", " ").capitalize()
        canvas.text(words, place.midleft, BODY, recipe.letters_second, anchor="midleft")
        for seat, tally in enumerate(self.tallies):
            place = self._cell(inner, seat + 1, columns, number, high)
            canvas.text(str(tally[line]), place.center, NUMBER, recipe.letters, anchor="center")

    def _cell(
        self, inner: pygame.Rect, column: int, columns: int, line: int, high: int
    ) -> pygame.Rect:
        wide = inner.width // columns
        return pygame.Rect(inner.left + column * wide, inner.top + line * high, wide, high)

"""Parts of the statistics: large numbers, a chart of the last games, small tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from pyramids.language import Text, _, ngettext, text_of
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import (
    BODY,
    NUMBER,
    NUMBER_SMALL,
    SMALL,
    SMALL_BOLD,
    Material,
    PlateStyle,
    Space,
    mix,
)
from pyramids.ui.theme.screens import FIGURE, StatisticsSizes
from pyramids.ui.widgets import Size, Widget, grid


@dataclass(frozen=True)
class NumberTile:
    """A large number and its caption."""

    value: str
    caption: Text


class NumberTiles(Widget):
    """Large numbers side by side."""

    hoverable = False

    def __init__(self, tiles: Sequence[NumberTile]) -> None:
        super().__init__()
        self.tiles = tuple(tiles)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """One row."""
        return width or graphics.px(StatisticsSizes.FIGURES), graphics.px(StatisticsSizes.TILE)

    def draw(self, canvas: Canvas) -> None:
        """Draw each number on a plate."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS_INSET)
        for place, tile in zip(
            grid(self.rect, len(self.tiles), 1, graphics.px(Space.SMALL)), self.tiles, strict=True
        ):
            canvas.plate(place, style)
            figure = graphics.text.shrink_to_fit(
                tile.value, FIGURE, place.width - 2 * graphics.px(Space.SMALL)
            )
            at = (place.centerx, place.top + round(place.height * 0.38))
            canvas.text(tile.value, at, figure, style.text_colour, anchor="center")
            caption = text_of(tile.caption)
            text_style = graphics.text.shrink_to_fit(
                caption, SMALL, place.width - 2 * graphics.px(Space.SMALL)
            )
            at = (place.centerx, place.top + round(place.height * 0.78))
            canvas.text(caption, at, text_style, style.second_text_colour, anchor="center")


class RecentGames(Widget):
    """A bar chart of the last games' points, or of a race's rounds; golden if a person won."""

    def __init__(self, games: Sequence[tuple[int, bool]], *, rounds: bool = False) -> None:
        super().__init__()
        self.games = tuple(games)
        self.rounds = rounds

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A strip."""
        return width or graphics.px(StatisticsSizes.FIGURES), graphics.px(StatisticsSizes.CHART)

    def column(self, place: int) -> pygame.Rect:
        """The place of a game's bar."""
        step = self.rect.width / max(StatisticsSizes.FEW, len(self.games))
        gap = max(1, round(step * 0.18))
        top = max((points for points, _ in self.games), default=0)
        points = max(0, self.games[place][0])
        high = round(self.rect.height * points / top) if top > 0 else 0
        left = self.rect.left + round(place * step) + gap // 2
        high = max(gap, high)
        return pygame.Rect(left, self.rect.bottom - high, max(1, round(step) - gap), high)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The result of the game under the pointer."""
        for place, (points, won) in enumerate(self.games):
            column = self.column(place)
            if column.left <= pos[0] < column.right:
                return self._words(points, won=won)
        return ""

    def _words(self, number: int, *, won: bool) -> str:
        if self.rounds:
            if won:
                return ngettext("{n} round, won", "{n} rounds, won", number)
            return ngettext("{n} round, lost", "{n} rounds, lost", number)
        if won:
            return _("{points} points, won", points=number)
        return _("{points} points, lost", points=number)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bars on a base line."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        won = graphics.theme.style(Material.GOLD)
        lost = graphics.theme.style(Material.STONE)
        for place, (points, victory) in enumerate(self.games):
            column, style = self.column(place), won if victory else lost
            canvas.plate(column, style, radius=min(4, column.width // 3))
            self._write(canvas, column, points, style)
        line = pygame.Rect(
            self.rect.left, self.rect.bottom, self.rect.width, graphics.px(Space.HAIR)
        )
        canvas.fill(mix(palette.papyrus_edge, palette.ink_second, 0.5), line)

    def _write(self, canvas: Canvas, column: pygame.Rect, points: int, style: PlateStyle) -> None:
        """Draw the points at the top of a bar, if there is room."""
        renderer, text = canvas.graphics.text, str(points)
        high = renderer.line_height(NUMBER_SMALL)
        if renderer.width(text, NUMBER_SMALL) < column.width and high < column.height:
            at = (column.centerx, column.top + high // 2 + canvas.graphics.px(Space.TIGHT))
            canvas.text(text, at, NUMBER_SMALL, style.text_colour, anchor="center")


@dataclass(frozen=True)
class NumberRow:
    """A row of a table: its name and its cells."""

    name: Text
    cells: tuple[str, ...]


class NumberTable(Widget):
    """A table of numbers with a title and column heads."""

    hoverable = False

    def __init__(self, title: Text, heads: Sequence[Text], rows: Sequence[NumberRow]) -> None:
        super().__init__()
        self.title: Text = title
        self.heads = tuple(heads)
        self.rows = tuple(rows)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the heads and the rows."""
        return width or graphics.px(StatisticsSizes.FIGURES), graphics.px(StatisticsSizes.LINE) * (
            len(self.rows) + 1
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows, with lines between them."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        line = pygame.Rect(self.rect.topleft, (self.rect.width, graphics.px(StatisticsSizes.LINE)))
        canvas.text(
            text_of(self.title), line.midleft, SMALL_BOLD, palette.ink_red, anchor="midleft"
        )
        for place, head in zip(self._columns(graphics), self.heads, strict=True):
            at = (place, line.centery)
            canvas.text(text_of(head), at, SMALL, palette.ink_second, anchor="midright")
        for entry in self.rows:
            line = line.move(0, line.height)
            rule = pygame.Rect(line.left, line.top, line.width, max(1, graphics.px(1)))
            canvas.fill(mix(palette.papyrus_shade, palette.papyrus_edge, 0.5), rule)
            self._draw_row(canvas, line, entry)

    def _draw_row(self, canvas: Canvas, line: pygame.Rect, entry: NumberRow) -> None:
        graphics, ink = canvas.graphics, canvas.graphics.theme.palette.ink
        columns = self._columns(graphics)
        room = columns[0] - self._wide(graphics) - line.left
        name = text_of(entry.name)
        text_style = graphics.text.shrink_to_fit(name, BODY, room)
        words = graphics.text.shorten(name, text_style, room)
        canvas.text(words, line.midleft, text_style, ink, anchor="midleft")
        for place, cell in zip(columns, entry.cells, strict=True):
            canvas.text(cell, (place, line.centery), NUMBER, ink, anchor="midright")

    def _columns(self, graphics: Graphics) -> list[int]:
        """The right edges of the columns."""
        wide, count = self._wide(graphics), len(self.heads)
        right = self.rect.right - graphics.px(Space.SMALL)
        return [right - wide * (count - 1 - number) for number in range(count)]

    def _wide(self, graphics: Graphics) -> int:
        heads = max(graphics.text.width(text_of(head), SMALL) for head in self.heads)
        return max(heads, graphics.px(Space.WIDE)) + graphics.px(Space.LARGE)

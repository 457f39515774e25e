"""Figures on papyrus: large numbers, the last games as columns, and small tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from pyramids.language import Text, _, spoken
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Material, Recipe, Space, mix
from pyramids.ui.theme.handbook import FIGURE, Ledger
from pyramids.ui.theme.sizes import BODY, NUMBER, NUMBER_SMALL, SMALL, SMALL_BOLD
from pyramids.ui.widgets.arrange import grid
from pyramids.ui.widgets.base import Size, Widget


@dataclass(frozen=True)
class Tile:
    """A large number and what it counts."""

    value: str
    caption: Text


class Tiles(Widget):
    """Large numbers side by side."""

    hoverable = False

    def __init__(self, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self.tiles = tuple(tiles)

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """One row."""
        return width or kit.px(Ledger.FIGURES), kit.px(Ledger.TILE)

    def draw(self, canvas: Canvas) -> None:
        """Draw each on a slip of its own."""
        kit = canvas.kit
        recipe = kit.theme.recipe(Material.PAPYRUS_INSET)
        for place, tile in zip(
            grid(self.rect, len(self.tiles), 1, kit.px(Space.SMALL)), self.tiles, strict=True
        ):
            canvas.plate(place, recipe)
            figure = kit.scribe.fitting(tile.value, FIGURE, place.width - kit.px(Space.SMALL))
            at = (place.centerx, place.top + round(place.height * 0.38))
            canvas.text(tile.value, at, figure, recipe.letters, anchor="center")
            caption = spoken(tile.caption)
            lettering = kit.scribe.fitting(caption, SMALL, place.width - kit.px(Space.TIGHT))
            at = (place.centerx, place.top + round(place.height * 0.78))
            canvas.text(caption, at, lettering, recipe.letters_second, anchor="center")


class RecentGames(Widget):
    """The last games as columns, as high as the points; golden if a person won."""

    def __init__(self, games: Sequence[tuple[int, bool]]) -> None:
        super().__init__()
        self.games = tuple(games)

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """A strip."""
        return width or kit.px(Ledger.FIGURES), kit.px(Ledger.CHART)

    def column(self, place: int) -> pygame.Rect:
        """Where a game's column stands."""
        step = self.rect.width / max(Ledger.FEW, len(self.games))
        gap = max(1, round(step * 0.18))
        top = max((points for points, _ in self.games), default=0)
        points = max(0, self.games[place][0])
        high = round(self.rect.height * points / top) if top > 0 else 0
        left = self.rect.left + round(place * step) + gap // 2
        high = max(gap, high)
        return pygame.Rect(left, self.rect.bottom - high, max(1, round(step) - gap), high)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The points of the game under the pointer."""
        for place, (points, won) in enumerate(self.games):
            column = self.column(place)
            if column.left <= pos[0] < column.right:
                if won:
                    return _("{points} points, won", points=points)
                return _("{points} points, lost", points=points)
        return ""

    def draw(self, canvas: Canvas) -> None:
        """Draw the columns on a line."""
        kit, palette = canvas.kit, canvas.kit.theme.palette
        won = kit.theme.recipe(Material.GOLD)
        lost = kit.theme.recipe(Material.STONE)
        for place, (points, victory) in enumerate(self.games):
            column, recipe = self.column(place), won if victory else lost
            canvas.plate(column, recipe, radius=min(4, column.width // 3))
            self._write(canvas, column, points, recipe)
        line = pygame.Rect(self.rect.left, self.rect.bottom, self.rect.width, kit.px(Space.HAIR))
        canvas.fill(mix(palette.papyrus_edge, palette.ink_second, 0.5), line)

    def _write(self, canvas: Canvas, column: pygame.Rect, points: int, recipe: Recipe) -> None:
        """The points at the head of a column, if it is wide and high enough for them."""
        scribe, text = canvas.kit.scribe, str(points)
        high = scribe.line_height(NUMBER_SMALL)
        if scribe.width(text, NUMBER_SMALL) < column.width and high < column.height:
            at = (column.centerx, column.top + high // 2 + canvas.kit.px(Space.TIGHT))
            canvas.text(text, at, NUMBER_SMALL, recipe.letters, anchor="center")


@dataclass(frozen=True)
class TableRow:
    """A line of a table: its name and what stands in the columns."""

    name: Text
    cells: tuple[str, ...]


class FigureTable(Widget):
    """Names at the left, figures in columns at the right, heads above them."""

    hoverable = False

    def __init__(self, title: Text, heads: Sequence[Text], rows: Sequence[TableRow]) -> None:
        super().__init__()
        self.title: Text = title
        self.heads = tuple(heads)
        self.rows = tuple(rows)

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """A line for the heads and one for each row."""
        return width or kit.px(Ledger.FIGURES), kit.px(Ledger.LINE) * (len(self.rows) + 1)

    def draw(self, canvas: Canvas) -> None:
        """Write it line by line, with a fine line between."""
        kit, palette = canvas.kit, canvas.kit.theme.palette
        line = pygame.Rect(self.rect.topleft, (self.rect.width, kit.px(Ledger.LINE)))
        canvas.text(spoken(self.title), line.midleft, SMALL_BOLD, palette.ink_red, anchor="midleft")
        for place, head in zip(self._columns(kit), self.heads, strict=True):
            at = (place, line.centery)
            canvas.text(spoken(head), at, SMALL, palette.ink_second, anchor="midright")
        for entry in self.rows:
            line = line.move(0, line.height)
            rule = pygame.Rect(line.left, line.top, line.width, max(1, kit.px(1)))
            canvas.fill(mix(palette.papyrus_shade, palette.papyrus_edge, 0.5), rule)
            self._draw_row(canvas, line, entry)

    def _draw_row(self, canvas: Canvas, line: pygame.Rect, entry: TableRow) -> None:
        kit, ink = canvas.kit, canvas.kit.theme.palette.ink
        columns = self._columns(kit)
        room = columns[0] - self._wide(kit) - line.left
        name = spoken(entry.name)
        lettering = kit.scribe.fitting(name, BODY, room)
        words = kit.scribe.shorten(name, lettering, room)
        canvas.text(words, line.midleft, lettering, ink, anchor="midleft")
        for place, cell in zip(columns, entry.cells, strict=True):
            canvas.text(cell, (place, line.centery), NUMBER, ink, anchor="midright")

    def _columns(self, kit: Kit) -> list[int]:
        """The right ends of the columns."""
        wide, count = self._wide(kit), len(self.heads)
        right = self.rect.right - kit.px(Space.SMALL)
        return [right - wide * (count - 1 - number) for number in range(count)]

    def _wide(self, kit: Kit) -> int:
        heads = max(kit.scribe.width(spoken(head), SMALL) for head in self.heads)
        return max(heads, kit.px(Space.WIDE)) + kit.px(Space.LARGE)

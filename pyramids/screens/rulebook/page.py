"""Widgets of a rulebook page: title and paragraphs, with symbols and search hits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.screens.rulebook.line_breaking import (
    TEXT_STYLES,
    Run,
    ink_top,
    set_paragraph,
    span_rect,
)
from pyramids.screens.rulebook.rule_pages import Paragraph, Style
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import BODY, HEADING, Material, Radius, mix
from pyramids.ui.theme.screens import RulebookSizes
from pyramids.ui.widgets import Size, Widget

Span = tuple[int, int]
FindSymbol = Callable[[str], str]
"""Returns the picture of a symbol; empty if there is none."""

_SYMBOL_SCALE: Final = 1.15
"""The height of symbols in a line, relative to the text."""


class SearchableText(Widget):
    """A text in which search hits are marked, the current one more strongly."""

    hoverable = False

    def __init__(self) -> None:
        super().__init__()
        self.found: tuple[Span, ...] = ()
        self.current: Span | None = None

    def mark(self, found: tuple[Span, ...], current: Span | None) -> None:
        """Set the hits to mark."""
        self.found, self.current = found, current

    def current_rect(self, graphics: Graphics) -> pygame.Rect | None:
        """Where the word stands that the search is at."""
        return None

    def draw_mark(self, canvas: Canvas, rect: pygame.Rect, span: Span) -> None:
        """Highlight a hit."""
        palette = canvas.graphics.theme.palette
        over = canvas.graphics.px(RulebookSizes.HIT)
        rect = rect.inflate(over, 0)
        current = span == self.current
        colour = palette.gold_light if current else mix(palette.gold_light, palette.papyrus, 0.45)
        canvas.fill(colour, rect)
        if current:
            canvas.ring(
                rect, canvas.graphics.px(RulebookSizes.HIT), max(1, over // 2), palette.gold_dark
            )


class PageTitle(SearchableText):
    """The title of a page, in red."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A line."""
        return width or 0, graphics.text.line_height(HEADING)

    def current_rect(self, graphics: Graphics) -> pygame.Rect | None:
        """The title's place."""
        return self.rect if self.current is not None else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the title and its hits."""
        graphics = canvas.graphics
        for span in self.found:
            left = graphics.text.width(self.text[: span[0]], HEADING)
            right = graphics.text.width(self.text[: span[1]], HEADING)
            place = pygame.Rect(self.rect.left + left, self.rect.top, right - left, 0)
            place.height = self.rect.height
            self.draw_mark(canvas, place, span)
        red = graphics.theme.palette.ink_red
        canvas.text(self.text, self.rect.midleft, HEADING, red, anchor="midleft")


class TextBlock(SearchableText):
    """A paragraph, or a list item with a dot or symbols before it."""

    def __init__(self, paragraph: Paragraph, find_symbol: FindSymbol, indent: int = 0) -> None:
        super().__init__()
        self.paragraph = paragraph
        self.indent = indent
        """The indentation of a list in symbols; 0 for a dot."""
        self._find_symbol = find_symbol
        self._runs: list[Run] = []

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as its lines or its symbols."""
        wide = width or graphics.px(RulebookSizes.CONTENTS)
        high = set_paragraph(self.paragraph, graphics, wide - self._indent(graphics))[1]
        if self.paragraph.symbols:
            high = max(high, graphics.px(RulebookSizes.SYMBOL))
        return wide, high

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Break the lines."""
        super().place(rect, graphics)
        self._runs, _ = set_paragraph(self.paragraph, graphics, rect.width - self._indent(graphics))

    def current_rect(self, graphics: Graphics) -> pygame.Rect | None:
        """Where the word stands that the search is at."""
        if self.current is None:
            return None
        left, top = self._corner(graphics)
        for run in self._runs:
            part = span_rect(run, *self.current, graphics)
            if part is not None:
                return part.move(left, top)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the dot or symbols, then the lines."""
        graphics = canvas.graphics
        left, top = self._corner(graphics)
        self._draw_head(canvas)
        for run in self._runs:
            for span in self.found:
                part = span_rect(run, *span, graphics)
                if part is not None:
                    self.draw_mark(canvas, part.move(left, top), span)
            self._draw_run(canvas, run, left, top)

    def _draw_run(self, canvas: Canvas, run: Run, left: int, top: int) -> None:
        graphics = canvas.graphics
        place = run.rect.move(left, top)
        if run.style is Style.SYMBOL:
            self._draw_symbol(canvas, run.text, place)
            return
        style = graphics.theme.style(Material.PAPYRUS)
        colour = style.second_text_colour if run.style is Style.RULE else style.text_colour
        corner = (place.left, place.top + ink_top(run, graphics))
        canvas.text(run.text, corner, TEXT_STYLES[run.style], colour)

    def _draw_head(self, canvas: Canvas) -> None:
        if not self.paragraph.listed:
            return
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        middle = self._corner(graphics)[1] + graphics.text.line_height(BODY) // 2
        if not self.paragraph.symbols:
            dot = graphics.px(RulebookSizes.DOT)
            centre = (self.rect.left + graphics.px(RulebookSizes.HANG) // 2, middle)
            canvas.disc(centre, dot, palette.gold_dark)
            canvas.disc(centre, dot - graphics.px(2), palette.gold)
            return
        side = graphics.px(RulebookSizes.SYMBOL)
        # A single symbol is centred in the space for two.
        left = self.rect.left + (self.indent - len(self.paragraph.symbols)) * side // 2
        for name in self.paragraph.symbols:
            place = pygame.Rect(left, 0, side, side)
            place.centery = middle
            self._draw_symbol(canvas, name, place)
            left += side

    def _draw_symbol(self, canvas: Canvas, name: str, place: pygame.Rect) -> None:
        picture = self._find_symbol(name)
        if picture:
            side = round(place.height * _SYMBOL_SCALE)
            room = rect_at("center", place.center, side)
            canvas.svg(picture, room)

    def _corner(self, graphics: Graphics) -> tuple[int, int]:
        """Where the lines begin: symbols that are higher than the text keep it in their middle."""
        lines = self._runs[-1].rect.bottom if self._runs else 0
        return self.rect.left + self._indent(graphics), self.rect.top + (
            self.rect.height - lines
        ) // 2

    def _indent(self, graphics: Graphics) -> int:
        if not self.paragraph.listed:
            return 0
        if self.indent:
            return self.indent * graphics.px(RulebookSizes.SYMBOL) + graphics.px(Radius.BUTTON)
        return graphics.px(RulebookSizes.HANG)

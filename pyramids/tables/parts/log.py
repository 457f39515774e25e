"""The log: its last lines beside the table, and the whole log as a scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from pyramids import language
from pyramids.engine.contract import CHANCE, Seat
from pyramids.language import Text, later
from pyramids.tables.parts.panel import Panel
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, BODY_BOLD, SMALL, Colour, Extent, Material, Space
from pyramids.ui.widgets import Pressable, ScrollList, Widget

_SIZE: Final = (Extent.DIALOG + 80, 9999)
"""The whole log is as tall as the window."""


class LogLine(NamedTuple):
    """A line of the log, and the player that it is about."""

    seat: Seat
    text: str
    heading: bool
    why: Text = ""
    """The tooltip, computed on hover."""


class LogLines(Pressable):
    """As many of the last lines as fit; a press opens the whole log."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, tooltip=later("Log: L"))
        self.lines: tuple[LogLine, ...] = ()
        self.colours: tuple[Colour, ...] = ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the newest line at the bottom; if all lines fit, start at the top."""
        graphics = canvas.graphics
        self.draw_plate(canvas, self.rect, graphics.theme.style(Material.GLASS))
        inner = self.rect.inflate(-2 * graphics.px(Space.SMALL), -2 * graphics.px(Space.TIGHT))
        step, dot = graphics.text.line_height(SMALL), graphics.theme.stage(8)
        inner.left += dot + graphics.px(Space.TIGHT)
        inner.width -= dot + graphics.px(Space.TIGHT)
        seen = self._seen(graphics, inner)
        high = step * sum(len(rows) for _line, rows in seen)
        top = inner.top if len(seen) == len(self.lines) else inner.bottom - high
        for line, rows in seen:
            if line.seat != CHANCE:
                middle = (self.rect.left + graphics.px(Space.SMALL) + dot // 2, top + step // 2)
                canvas.disc(middle, dot, self.colours[line.seat])
            palette = graphics.theme.palette
            colour = palette.moonlight if line.heading else palette.moonlight_dim
            room = pygame.Rect(inner.left, top, inner.width, step * len(rows))
            canvas.paragraph(rows, room, SMALL, colour)
            top = room.bottom

    def _seen(self, graphics: Graphics, inner: pygame.Rect) -> list[tuple[LogLine, list[str]]]:
        """The last lines that fit, wrapped into rows, oldest first."""
        room = inner.height // graphics.text.line_height(SMALL)
        seen: list[tuple[LogLine, list[str]]] = []
        for line in reversed(self.lines):
            rows = graphics.text.wrap(line.text, SMALL, inner.width)
            if not seen:
                rows = _cut(graphics, rows, room, inner.width)
            if len(rows) > room:
                break
            seen.append((line, rows))
            room -= len(rows)
        return seen[::-1]


class LogScene(Panel):
    """The whole log; the keyboard scrolls it."""

    def __init__(self, lines: Callable[[], Sequence[LogLine]], colours: Sequence[Colour]) -> None:
        super().__init__(later("Log"), Action.LOG, _SIZE)
        self._lines = lines
        """Makes the lines, in the current language."""
        self.rows = self.widgets.add(ScrollList(gap=Space.TIGHT, on=Material.PAPYRUS))
        for line in lines():
            colour = None if line.seat == CHANCE else colours[line.seat]
            self.rows.add(LogRow(line, colour))
        self._language = language.current()

    def enter(self) -> None:
        """Focus the list, so that the keyboard scrolls."""
        self.widgets.set_focus(
            self.rows if self.rows.focusable else self.close_button, visible=False
        )

    def layout(self, size: tuple[int, int]) -> None:
        """As tall as the window, scrolled to the end."""
        self._follow_language()
        super().layout(size)
        self.rows.place(self.area, self.graphics)
        self.rows.scroll_to(self.rows.max_offset, at_once=True)

    def _follow_language(self) -> None:
        if self._language != language.current():
            self._language = language.current()
            written = [row for row in self.rows.walk() if isinstance(row, LogRow)]
            for row, line in zip(written, self._lines(), strict=True):
                row.line = line


class LogRow(Widget):
    """One line with a dot in its player's colour."""

    def __init__(self, line: LogLine, colour: Colour | None) -> None:
        super().__init__(tooltip=line.why or None)
        self.hoverable = bool(line.why)
        self.line = line
        self.colour = colour

    def measure(self, graphics: Graphics, width: int | None = None) -> tuple[int, int]:
        """As high as its text."""
        wide = width or graphics.px(Extent.DIALOG)
        text_style = BODY_BOLD if self.line.heading else BODY
        return wide, graphics.text.height(self.line.text, text_style, wide - self._indent(graphics))

    def draw(self, canvas: Canvas) -> None:
        """Draw dot and text."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS)
        text_style = BODY_BOLD if self.line.heading else BODY
        step = graphics.text.line_height(text_style)
        if self.colour is not None:
            dot = graphics.px(Space.MEDIUM)
            canvas.disc((self.rect.left + dot // 2, self.rect.top + step // 2), dot, self.colour)
        inner = self.rect.move(self._indent(graphics), 0)
        inner.width -= self._indent(graphics)
        canvas.paragraph(self.line.text, inner, text_style, style.text_colour)

    def _indent(self, graphics: Graphics) -> int:
        return 0 if self.line.heading and self.colour is None else graphics.px(Space.LARGE)


def _cut(graphics: Graphics, rows: list[str], most: int, width: int) -> list[str]:
    """Cut the newest line to the rows that fit, so that it is always shown."""
    if len(rows) <= most or not most:
        return rows
    rest = graphics.text.shorten(" ".join(rows[most - 1 :]), SMALL, width)
    return [*rows[: most - 1], rest]

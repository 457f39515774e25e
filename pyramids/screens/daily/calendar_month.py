"""A month of expeditions: a cell for each day, with its medal."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import Final

import pygame

from pyramids.language import Text, later
from pyramids.play.daily.medals import Medal, medal
from pyramids.play.daily.rotation import FIRST_DAY
from pyramids.play.daily.tries import Day, DayState
from pyramids.play.texts.dates import month_words, weekday_letters
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import BODY_BOLD, SMALL, SMALL_BOLD, SUBHEADING, Extent, Material, Space
from pyramids.ui.theme.screens import DailySizes
from pyramids.ui.widgets import IconButton, Pressable, Size, Widget, cut_top, grid

_WEEK: Final = 7
_WEEKS: Final = 6
"""The most weeks that a month is spread over."""
PICTURES: Final = {medal: f"common/medal_{medal.name.lower()}" for medal in Medal}
_SIGNS: Final = {DayState.BEGUN: "…", DayState.LOST: "×", DayState.DAMAGED: "?"}


class DayCell(Pressable):
    """A day of the month; the medal of its try, or a sign of what became of it."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.day = FIRST_DAY
        self.found: Day | None = None
        self.chosen = False
        self.today = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the number, and the medal or the sign."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.GOLD if self.chosen else Material.PAPYRUS)
        rect = self.rect
        if self.chosen or self.enabled:
            rect = self.draw_plate(canvas, self.rect, style, radius=graphics.px(Space.SMALL))
        ink = style.text_colour if self.enabled else style.second_text_colour
        gap = graphics.px(Space.TIGHT)
        words = SMALL_BOLD if self.today else SMALL
        place = (rect.left + gap, rect.top + gap // 2)
        number = canvas.text(str(self.day.day), place, words, ink)
        if self.today:
            line = pygame.Rect(number.left, number.bottom - 1, number.width, graphics.px(2))
            canvas.fill(graphics.theme.palette.ink_red, line)
        self._draw_result(canvas, rect)

    def _draw_result(self, canvas: Canvas, rect: pygame.Rect) -> None:
        if self.found is None:
            return
        graphics = canvas.graphics
        side = round(min(rect.width, rect.height) * DailySizes.MEDAL)
        gap = graphics.px(Space.HAIR)
        place = rect_at("bottomright", (rect.right - gap, rect.bottom - gap), side)
        result = self.found.result
        won = medal(result) if result is not None else None
        if won is not None:
            canvas.svg(PICTURES[won], place)
        elif result is not None and not result.conceded:
            canvas.disc(place.center, side // 3, graphics.theme.palette.turquoise)
        else:
            sign = _SIGNS.get(self.found.state, "×")
            red = graphics.theme.palette.ink_red
            canvas.text(sign, place.center, BODY_BOLD, red, anchor="center")


class CalendarMonth(Widget):
    """The days of a month, with arrows to other months."""

    hoverable = False

    def __init__(self, on_choose: Callable[[date], None], tooltip: Callable[[date], str]) -> None:
        super().__init__()
        self._on_choose = on_choose
        self._tooltip = tooltip
        self._days: Mapping[date, Day] = {}
        self._today = FIRST_DAY
        self.month = FIRST_DAY
        """The first day of the month that is shown."""
        self.chosen = FIRST_DAY
        self.back = self.add(
            IconButton("common/icon_left", later("Earlier"), lambda: self.turn(-1))
        )
        self.onward = self.add(
            IconButton("common/icon_right", later("Later"), lambda: self.turn(1))
        )
        self.cells = [self.add(self._cell(number)) for number in range(31)]
        self._head = pygame.Rect(0, 0, 0, 0)
        self._weekdays: list[pygame.Rect] = []
        self._places: list[pygame.Rect] = []

    def show(self, days: Mapping[date, Day], today: date, chosen: date) -> None:
        """Show the month of a day."""
        self._days, self._today, self.chosen = days, today, chosen
        self.month = chosen.replace(day=1)
        self._fill()

    def turn(self, months: int) -> None:
        """Show another month."""
        middle = self.month + timedelta(days=45 if months > 0 else -15)
        self.month = middle.replace(day=1)
        self._fill()

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as its weeks, if each day is a little wider than high."""
        wide = width or graphics.px(DailySizes.CALENDAR)
        return wide, self._head_height(graphics) + round(wide / _WEEK * DailySizes.CELL * _WEEKS)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place month and arrows above, then the weekdays, then the days."""
        super().place(rect, graphics)
        gap, side = graphics.px(Space.TIGHT), graphics.px(Extent.ICON_BUTTON)
        self._head, below = cut_top(rect, max(side, graphics.text.line_height(SUBHEADING)), gap)
        top = self._head.centery - side // 2
        self.back.place(pygame.Rect(self._head.left, top, side, side), graphics)
        self.onward.place(pygame.Rect(self._head.right - side, top, side, side), graphics)
        line, below = cut_top(below, graphics.text.line_height(SMALL), gap)
        self._weekdays = grid(line, _WEEK, 1, gap)
        self._places = grid(below, _WEEK, _WEEKS, gap)
        self._fill()
        for cell, place in zip(self.cells, self._places[self.month.weekday() :], strict=False):
            cell.place(place, graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the month's name, the weekdays and the days."""
        style = canvas.graphics.theme.style(Material.PAPYRUS)
        canvas.text(
            month_words(self.month), self._head.center, SUBHEADING, style.text_colour,
            anchor="center",
        )  # fmt: skip
        for place, letters in zip(self._weekdays, weekday_letters(), strict=True):
            canvas.text(letters, place.center, SMALL, style.second_text_colour, anchor="center")
        self.draw_children(canvas)

    def cell_of(self, day: date) -> DayCell:
        """The cell of a day of the month that is shown."""
        return self.cells[day.day - 1]

    def _cell(self, number: int) -> DayCell:
        return DayCell(lambda: self._choose(number))

    def _choose(self, number: int) -> None:
        self.chosen = self.month + timedelta(days=number)
        self._fill()
        self._on_choose(self.chosen)

    def _fill(self) -> None:
        """Let the cells follow the month."""
        length = monthrange(self.month.year, self.month.month)[1]
        for number, cell in enumerate(self.cells):
            cell.visible = number < length
            if not cell.visible:
                continue
            day = self.month + timedelta(days=number)
            cell.day, cell.found = day, self._days.get(day)
            cell.enabled = FIRST_DAY <= day <= self._today
            cell.today, cell.chosen = day == self._today, day == self.chosen
            cell.tooltip = self._tip(day) if cell.enabled else None
            if self._places:
                cell.rect = pygame.Rect(self._places[self.month.weekday() + number])
        self.back.enabled = self.month > FIRST_DAY
        self.onward.enabled = self.month < self._today.replace(day=1)

    def _tip(self, day: date) -> Text:
        return lambda: self._tooltip(day)

    def _head_height(self, graphics: Graphics) -> int:
        gap = graphics.px(Space.TIGHT)
        title = max(graphics.px(Extent.ICON_BUTTON), graphics.text.line_height(SUBHEADING))
        return title + graphics.text.line_height(SMALL) + 2 * gap

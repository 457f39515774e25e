"""The daily expedition: a day's table and result on the left, the calendar on the right."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

import pygame

from pyramids.engine.codes.table_code import Table
from pyramids.engine.errors import PyramidsError
from pyramids.language import _, later
from pyramids.play import running_game
from pyramids.play.daily import texts, tries
from pyramids.play.daily.measure_search import MeasureSearch
from pyramids.play.daily.medals import Streak, medal, medal_counts, streak
from pyramids.play.daily.rotation import game_of, table_of
from pyramids.play.daily.tries import Day, DayState
from pyramids.play.texts.dates import long_date_words
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.navigator import navigator
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.daily.calendar_month import CalendarMonth
from pyramids.screens.daily.day_head import DayHead
from pyramids.screens.daily.opponent_row import OpponentRow
from pyramids.screens.daily.record_row import RecordRow
from pyramids.screens.daily.result_line import ResultLine
from pyramids.storage.daily_files import DayTry
from pyramids.storage.settings import Settings
from pyramids.ui import clipboard
from pyramids.ui.theme import BODY, SMALL, Material, Space
from pyramids.ui.theme.screens import DailySizes, SheetSizes
from pyramids.ui.widgets import Button, Label, ScrollList, cut_left, cut_top

_LOOK_EVERY: Final = 2000.0
"""Milliseconds after which the clock is looked at: the day changes at midnight."""


class DailySheet(SheetScene):
    """One day at a time; the calendar chooses which."""

    def __init__(self, settings: Settings, clock: Callable[[], date] | None = None) -> None:
        super().__init__(later("Daily expedition"), SheetSizes.LARGE)
        self.settings = settings
        self._clock = clock or tries.today
        self.now = self._clock()
        self.days: dict[date, Day] = {}
        self.day = Day(self.now, DayState.OPEN)
        """The day that is shown."""
        self.table: Table | None = None
        """Its table; None if a file of the program is damaged."""
        self._streak = Streak(0, 0)
        self._faulty: list[Day] = []
        """The days whose files are or were damaged."""
        self._search = MeasureSearch()
        self._searched: set[date] = set()
        self._look_in = _LOOK_EVERY
        add = self.widgets.add
        self.lines = add(ScrollList(gap=Space.MEDIUM, on=Material.PAPYRUS))
        self._add_lines()
        self.calendar = add(CalendarMonth(self.choose, self._cell_words))
        self.record = add(RecordRow())
        self.play_button = Button(self._play_title, self.play, primary=True)
        self.practise_button = Button(later("Practise"), self.practise)
        self.copy_button = Button(later("Copy result"), self.copy)
        self.build_foot()

    def foot(self) -> list[Button]:
        """Back, copy, practise, play."""
        return [self.back, self.copy_button, self.practise_button, self.play_button]

    def enter(self) -> None:
        """Show today."""
        self._read(self.now)
        self.widgets.set_focus(self._first_button(), visible=False)

    def resume(self) -> None:
        """Look at the day again: another window may have played it."""
        self._read(self.day.date)
        self.layout(self.app.size)

    def leave(self) -> None:
        """Stop searching."""
        self._search.close()

    def update(self, dt: float) -> None:
        """Take over what was found, and notice when a new day has begun."""
        super().update(dt)
        if self._search.poll():
            self._read(self.day.date)
            self.layout(self.app.size)
        self._look_in -= dt
        if self._look_in <= 0:
            self._look_in = _LOOK_EVERY
            if self._clock() != self.now:
                self._read(self._clock())
                self.layout(self.app.size)

    def choose(self, day: date) -> None:
        """Show another day."""
        self._show(self.days.get(day) or tries.look_at(day))
        self.layout(self.app.size)

    def play(self) -> None:
        """Begin today's try, or continue one."""
        running_game.leave_all()
        if not navigator(self.app).play_daily(self.day.date, self.settings):
            self.resume()

    def practise(self) -> None:
        """Play the day's table as practice, which doesn't count."""
        try:
            start = tries.practice_start(self.day.date, self.settings, self.now)
        except PyramidsError as error:
            show_error(self.app, later("Couldn't start the game"), error)
            return
        running_game.leave_all()
        navigator(self.app).begin(start, self.settings)

    def copy(self) -> None:
        """Copy a few lines about the result to the clipboard."""
        if self.table is None:
            return
        lines = texts.share_lines(self.day, self.table, self._streak)
        copied = clipboard.copy("\n".join(lines))
        self.app.toast(
            _("The result is on the clipboard.") if copied else _("There's no clipboard here.")
        )

    def _open_rules(self) -> None:
        """Open the rules of the day's game."""
        navigator(self.app).open_rules_of(game_of(self.day.date))

    def place_body(self, area: pygame.Rect) -> None:
        """Place the day on the left, the calendar and the streak on the right."""
        graphics = self.graphics
        gap = graphics.px(Space.WIDE)
        wide = min(graphics.px(DailySizes.CALENDAR), (area.width - gap) // 2)
        left, right = cut_left(area, area.width - wide - gap, gap)
        self.lines.place(left, graphics)
        below = self.record.measure(graphics, wide)[1]
        space = graphics.px(Space.SMALL)
        high = min(self.calendar.measure(graphics, wide)[1], right.height - below - space)
        month, rest = cut_top(right, high, space)
        self.calendar.place(month, graphics)
        self.record.place(pygame.Rect(rest.left, rest.top, rest.width, below), graphics)

    # The day's lines.

    def _add_lines(self) -> None:
        add, ink = self.lines.add, Material.PAPYRUS
        self.head = add(DayHead(game_of(self.now), self._head_words))
        self.opponents = add(OpponentRow())
        self.result = add(ResultLine(self._result_words))
        add(Label(self._note_words, SMALL, on=ink, second=True))
        self.tomorrow = Label(self._tomorrow_words, BODY, on=ink)

    def _head_words(self) -> list[str]:
        words = [long_date_words(self.day.date), _(game_of(self.day.date).title)]
        if self.table is None:
            return [*words, _("Its files are damaged. Install the program again.")]
        return [*words, *texts.variant_words(self.table)]

    def _result_words(self) -> str:
        day = self.day.date
        counts = day == self.now and not self._behind
        return texts.state_words(self.day, game_of(day), counts=counts)

    def _note_words(self) -> str:
        """What is being searched for, how medals are won, and which files are damaged."""
        spec = game_of(self.day.date)
        searching = [texts.search_words(spec)] if self._search.searching else []
        faults = texts.fault_words(self._faulty)
        return "\n".join([*searching, texts.medal_words(spec), *faults])

    def _tomorrow_words(self) -> str:
        return texts.next_words(self.now)

    def _cell_words(self, day: date) -> str:
        found = self.days.get(day)
        title = _(game_of(day).title)
        words = [long_date_words(day), title]
        if found is not None:
            words.append(texts.state_words(found, game_of(day)))
        return "\n".join(words)

    @property
    def _behind(self) -> bool:
        """Whether the clock was set back: then no try counts until it has caught up."""
        return max([self.now, *self.days]) > self.now

    def _play_title(self) -> str:
        return _("Continue") if self.day.state is DayState.BEGUN else _("Play")

    # Reading.

    def _read(self, shown: date) -> None:
        """Read all days, and show one of them."""
        self.now = self._clock()
        self.days = {day.date: day for day in tries.all_days()}
        self._streak = streak(self.days.values(), self.now)
        self.record.show(self._streak, medal_counts(self.days.values()))
        self._faulty = [day for day in self.days.values() if day.is_faulty]
        day = min(shown, self.now)
        self._show(self.days.get(day) or Day(day, DayState.OPEN))

    def _show(self, day: Day) -> None:
        self.day = day
        try:
            self.table = table_of(day.date)
        except PyramidsError:
            self.table = None
        bots = [] if self.table is None else self.table.setup.players[1:]
        self.head.spec = spec = game_of(day.date)
        self.opponents.bots = [spec.bot(player.bot) for player in bots if player.bot]
        self.result.medal = medal(day.result) if day.result is not None else None
        self._look_for_measure()
        done = day.state in (DayState.DONE, DayState.LOST)
        today = day.date == self.now
        self._tell_tomorrow(wanted=today and done)
        begun = day.state is DayState.BEGUN
        self.play_button.enabled = self.table is not None and (begun or (today and not done))
        self.practise_button.enabled = self.table is not None and (
            done or not today or self._behind
        )
        self.copy_button.enabled = day.result is not None
        self.calendar.show(self.days, self.now, day.date)
        self.lines.invalidate()

    def _tell_tomorrow(self, *, wanted: bool) -> None:
        """Add or remove the last line, which says what comes next."""
        told = self.tomorrow in self.lines.children
        if wanted and not told:
            self.lines.add(self.tomorrow)
        elif told and not wanted:
            self.lines.children.remove(self.tomorrow)

    def _look_for_measure(self) -> None:
        """Search for what the result is compared with, once for each day."""
        entry = self.day.entry
        if not isinstance(entry, DayTry) or entry.result is None:
            return
        if entry.result.measure is None and self.day.date not in self._searched:
            self._searched.add(self.day.date)
            self._search.start(entry)

    def _first_button(self) -> Button:
        buttons = (self.play_button, self.practise_button, self.back)
        return next(button for button in buttons if button.enabled)

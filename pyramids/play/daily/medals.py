"""What a try is worth: its share of the best score, a medal, and the streak of days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date
from enum import Enum
from typing import Final, NamedTuple

from pyramids.language import N_
from pyramids.play.daily.tries import Day, DayState
from pyramids.storage.daily_files import DayResult


class Medal(Enum):
    """The medals, with the least percentage that wins them."""

    GOLD = 85
    SILVER = 70
    BRONZE = 55

    @property
    def title(self) -> str:
        """Its name; marked for translation."""
        return _TITLES[self]


_TITLES: Final = {
    Medal.GOLD: N_("gold medal"),
    Medal.SILVER: N_("silver medal"),
    Medal.BRONZE: N_("bronze medal"),
}


class Streak(NamedTuple):
    """Days in a row on which the try was played to the end."""

    current: int
    longest: int


def percentage(result: DayResult) -> int | None:
    """The share of the measure, both counted from the score at the start; None if unknown.

    Rounded down, so that nobody is told a share whose medal they didn't get.
    """
    if result.measure is None:
        return None
    best, own = result.measure - result.start, result.score - result.start
    if best <= 0:
        return 100 if own >= best else 0
    return max(0, 100 * own // best)


def medal(result: DayResult) -> Medal | None:
    """The medal of a result; none for those who conceded."""
    share = percentage(result)
    if share is None or result.conceded:
        return None
    return next((medal for medal in Medal if share >= medal.value), None)


def medal_counts(days: Iterable[Day]) -> Counter[Medal]:
    """How many medals of each kind were won."""
    won = (medal(day.result) for day in days if day.result is not None)
    return Counter(found for found in won if found is not None)


def streak(days: Iterable[Day], now: date) -> Streak:
    """The streak up to today; until today's try is over, it is the one up to yesterday."""
    # Numbers of days: beyond the first and the last day of the calendar there is no date.
    done = {day.date.toordinal() for day in days if _was_played(day)}
    runs = [_run_to(day, done) for day in done if day + 1 not in done]
    today = now.toordinal()
    return Streak(_run_to(today if today in done else today - 1, done), max(runs, default=0))


def _was_played(day: Day) -> bool:
    return day.state is DayState.DONE and day.result is not None and not day.result.conceded


def _run_to(day: int, done: set[int]) -> int:
    """How many days in a row there are up to this one."""
    length = 0
    while day - length in done:
        length += 1
    return length

"""Dates in the player's language."""

from __future__ import annotations

from datetime import date
from typing import Final

from pyramids.language import N_, _

MONTHS: Final = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)

WEEKDAYS: Final = (
    N_("Monday"),
    N_("Tuesday"),
    N_("Wednesday"),
    N_("Thursday"),
    N_("Friday"),
    N_("Saturday"),
    N_("Sunday"),
)


def date_words(day: date) -> str:
    """The day and the month, as in "17 November"."""
    return _("{day} {month}", day=day.day, month=_(MONTHS[day.month - 1]))


def long_date_words(day: date) -> str:
    """The weekday as well."""
    return _("{weekday}, {date}", weekday=_(WEEKDAYS[day.weekday()]), date=date_words(day))


def month_words(day: date) -> str:
    """The month and the year."""
    return f"{_(MONTHS[day.month - 1])} {day.year}"


def weekday_letters() -> list[str]:
    """The first two letters of each weekday, from Monday on."""
    return [_(weekday)[:2] for weekday in WEEKDAYS]

"""Pictures of the daily expedition."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from pyramids.catalogue import all_games
from pyramids.play.daily.rotation import game_of
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import opponents
from pyramids.screens.daily.daily_sheet import DailySheet
from pyramids.showcase.headless_app import show_title
from pyramids.storage import daily_files, folders
from pyramids.storage.daily_files import DayResult, DayTry
from pyramids.storage.notes.purpose_notes import Purpose
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Picture

_TODAY: Final = date(2026, 2, 18)
_SHARES: Final = (91, 74, 0, 58, 49, 88, 71, 0, 60, 97, 85, 79)
"""Percentages of the days before, in their order; 0 for a day that was missed."""


def daily(headless: HeadlessApp) -> None:
    """A day whose try hasn't begun, and the medals of the days before."""
    _open(headless)


def daily_done(headless: HeadlessApp) -> None:
    """A day whose try is over."""
    _note(_TODAY, 87)
    _open(headless)


def daily_past(headless: HeadlessApp) -> None:
    """A day that was missed, and another whose file is damaged."""
    damaged = folders.daily() / f"{_TODAY - timedelta(days=11)}.json"
    scene = _open(headless)
    damaged.write_text("{", encoding="utf-8")
    scene.resume()
    scene.choose(_TODAY - timedelta(days=10))
    headless.wait(450)


def daily_scored(headless: HeadlessApp) -> None:
    """The final scoring of a try."""
    game = _try(headless)
    headless.play_on(game, lambda _state: False)
    headless.open(game)
    headless.rest(20_000)


def daily_table(headless: HeadlessApp) -> None:
    """The table of a try."""
    game = _try(headless)
    headless.play_on(game, lambda state: game.spec.progress(state).turn > 1)
    headless.open(game)
    headless.wait(450)


def _try(headless: HeadlessApp) -> RunningGame:
    spec = all_games()[0]
    game = headless.game(spec, 7, bots=[bot.name for bot in opponents(spec)[:2]])
    game.purpose = Purpose(day=str(_TODAY))
    return game


def _open(headless: HeadlessApp) -> DailySheet:
    first = _TODAY - timedelta(days=len(_SHARES))
    for number, share in enumerate(_SHARES):
        if share:
            _note(first + timedelta(days=number), share)
    show_title(headless)
    scene = DailySheet(headless.settings, lambda: _TODAY)
    headless.app.scenes.push(scene)
    headless.wait(450)
    return scene


def _note(day: date, share: int) -> None:
    """Note a result with this share of the measure."""
    start = -47 if game_of(day).standing.race else 0
    best = start + 100 if start == 0 else 0
    score = start + (best - start) * share // 100
    result = DayResult(score, start, share > 70, False, best)
    daily_files.create(DayTry(day, "picture", "5S200-971N5-R7K03-D5F85-EW0VJ-3", result))


PICTURES: Final = (
    Picture("daily", daily),
    Picture("daily_done", daily_done),
    Picture("daily_past", daily_past),
    Picture("daily_table", daily_table),
    Picture("daily_scored", daily_scored),
)

"""`pyramids daily`: the day's table, the try that counts, practice, and lines to share."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from datetime import date

from pyramids.commands.terminal import text_play
from pyramids.commands.terminal.console import Console
from pyramids.commands.terminal.output import printable
from pyramids.commands.terminal.player_settings import use_player_settings
from pyramids.engine.errors import PyramidsError, SetupError
from pyramids.language import _
from pyramids.play.daily import texts, tries
from pyramids.play.daily.errors import DailyError, DailyFault
from pyramids.play.daily.measure import find_measure, question_about
from pyramids.play.daily.medals import streak
from pyramids.play.daily.rotation import table_of
from pyramids.play.daily.tries import Day, DayState
from pyramids.play.history import finished_game
from pyramids.play.running_game import RunningGame
from pyramids.play.start_game import new_game
from pyramids.play.texts.dates import long_date_words
from pyramids.storage import history
from pyramids.storage.daily_files import DayTry

_LISTED = 14
"""How many of the last days are listed."""


def run(arguments: Namespace) -> int:
    """Show a day's table, or play or share it."""
    settings = use_player_settings()
    now = tries.today()
    day = now if arguments.day is None else _parse_day(arguments.day)
    tries.check_day(day, now)
    if arguments.play:
        return _play(tries.open_try(day, settings), day)
    if arguments.practise:
        return text_play.play(new_game(tries.practice_start(day, settings), settings), Console())
    if arguments.share:
        return _share(day, now)
    _show(day, now)
    return 0


def _parse_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise SetupError(f"--day: '{text}' is not a date like 2026-11-17") from None


def _play(game: RunningGame, day: date) -> int:
    """Play the try, and compare its result once it is over."""
    code = text_play.play(game, Console())
    found = tries.look_at(day)
    if found.state is DayState.DONE:
        _say(["", texts.state_words(_measured(found), game.spec)])
    return code


def _share(day: date, now: date) -> int:
    found = _measured(tries.look_at(day))
    if found.result is None:
        raise DailyError(DailyFault.NO_RESULT, day)
    _say(texts.share_lines(found, table_of(day), streak(tries.all_days(), now)))
    return 0


def _show(day: date, now: date) -> None:
    found, days, table = _measured(tries.look_at(day)), tries.all_days(), table_of(day)
    counts = day == now == tries.newest_day(now)
    _say([
        _("Daily expedition, {date}", date=long_date_words(day)),
        _(table.spec.title),
        *texts.variant_words(table),
        texts.opponent_words(table),
        texts.state_words(found, table.spec, counts=counts),
        texts.medal_words(table.spec),
        *_command_words(found, now, counts=counts),
        *texts.fault_words([found, *days]),
        texts.streak_words(streak(days, now)),
    ])  # fmt: skip
    past = [each for each in days if each.date != day][-_LISTED:]
    _say(f"{each.date}: {texts.state_words(each, table_of(each.date).spec)}" for each in past)


def _command_words(day: Day, now: date, *, counts: bool) -> list[str]:
    """How to play what is shown; nothing for a day that can't be played."""
    which = "" if day.date == now else f" --day {day.date}"
    if day.state is DayState.BEGUN:
        return [_("Continue it with: {command}", command=f"pyramids daily --play{which}")]
    if day.state is DayState.OPEN and counts:
        return [_("Begin it with: {command}", command=f"pyramids daily --play{which}")]
    if day.state is DayState.DAMAGED:
        return []
    return [_("Practise it with: {command}", command=f"pyramids daily --practise{which}")]


def _measured(day: Day) -> Day:
    """The day with what its result is compared with; that is computed if it isn't known yet."""
    entry = day.entry
    if not isinstance(entry, DayTry) or entry.result is None or entry.result.measure is not None:
        return day
    kept = history.load(entry.game_id)
    if kept is None:
        return day
    try:
        measure = find_measure(question_about(finished_game.watch(kept)))
        tries.note_measure(entry, measure)
    except PyramidsError:
        return day
    return tries.look_at(day.date)


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        print(printable(line))

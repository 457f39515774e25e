"""The daily expedition in words, for the window, the terminal and the clipboard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from pyramids.engine.codes.table_code import Table
from pyramids.engine.contract import GameSpec
from pyramids.engine.texts import listed
from pyramids.language import _, ngettext
from pyramids.play.daily.errors import DailyFault
from pyramids.play.daily.medals import Medal, Streak, medal, percentage
from pyramids.play.daily.rotation import game_of
from pyramids.play.daily.tries import Day, DayState
from pyramids.play.seats import bot_title, opponents
from pyramids.play.texts.dates import date_words, long_date_words
from pyramids.play.texts.errors import daily_sentence
from pyramids.storage.daily_files import BrokenDay, DayResult, DayTry


def opponent_words(table: Table) -> str:
    """The opponents' names; the same one several times is counted."""
    names = [bot_title(table.spec.bot(player.bot)) for player in table.setup.players if player.bot]
    counted = [
        name if names.count(name) == 1 else f"{names.count(name)} × {name}"
        for name in dict.fromkeys(names)
    ]
    return _("Against {names}", names=listed(counted))


def variant_words(table: Table) -> list[str]:
    """The level and the options, a line each."""
    spec, chosen = table.spec, table.setup.options
    lines = [f"{_(spec.level_title)}: {_(table.level.title)}"]
    for option in spec.options:
        titles = dict(option.titled_choices)
        lines.append(f"{_(option.title or option.key)}: {_(titles[chosen[option.key]])}")
    return lines


def result_words(result: DayResult, spec: GameSpec) -> str:
    """Score, share and medal in one line."""
    words = [spec.standing.words(result.score)]
    share, won = percentage(result), medal(result)
    if result.conceded:
        return " · ".join([*words, _("conceded")])
    if share is not None:
        words.append(share_words(share, spec))
    if won is not None:
        words.append(_(won.title))
    return " · ".join(words)


def share_words(share: int, spec: GameSpec) -> str:
    """A share of the measure."""
    if spec.par is not None:
        return _("{percent}% of the best possible", percent=share)
    strongest = bot_title(opponents(spec)[-1])
    return _("{percent}% of what {bot} achieves", percent=share, bot=strongest)


def search_words(spec: GameSpec) -> str:
    """What is being done while nothing is known to compare with."""
    if spec.par is not None:
        return _("Looking for the best possible …")
    return _("{bot} is playing the same deal …", bot=bot_title(opponents(spec)[-1]))


def state_words(day: Day, spec: GameSpec, *, counts: bool = True) -> str:
    """What has become of a day's try, or what it would be; without `counts` only practice."""
    if day.result is not None:
        return result_words(day.result, spec)
    if day.state is DayState.OPEN and not counts:
        return _("No try on this day, but you can still practise.")
    return {
        DayState.OPEN: _("One try counts. No hints, no taking back."),
        DayState.BEGUN: _("Your try has begun. Continue it whenever you like."),
        DayState.LOST: _("Your try was deleted."),
        DayState.DAMAGED: _("Its file is damaged."),
        DayState.DONE: "",
    }[day.state]


def next_words(day: date) -> str:
    """The game of the day after."""
    return _("Come back tomorrow for {game}.", game=_(game_of(day + timedelta(days=1)).title))


def medal_words(spec: GameSpec) -> str:
    """How medals are won, and what the shares are of."""
    gold, silver, bronze = (medal.value for medal in Medal)
    return _(
        "Gold from {share}, silver from {silver}%, bronze from {bronze}%",
        share=share_words(gold, spec),
        silver=silver,
        bronze=bronze,
    )


def streak_words(streak: Streak) -> str:
    """The streak, and the longest one if that was another."""
    now = ngettext("Streak: {n} day", "Streak: {n} days", streak.current)
    if streak.longest <= streak.current:
        return now
    return f"{now} · " + ngettext("longest: {n} day", "longest: {n} days", streak.longest)


def fault_words(days: Iterable[Day]) -> list[str]:
    """A sentence for each day whose file is or was damaged."""
    told = {}
    for day in days:
        if isinstance(day.entry, BrokenDay):
            file = day.entry.path.name
            told[day.date] = daily_sentence(DailyFault.DAMAGED, day.date, file=file)
        elif day.aside is not None:
            told[day.date] = _(
                "The file of {day} was damaged and is restored. Old file: {path}",
                day=date_words(day.date),
                path=day.aside.name,
            )
    return list(told.values())


def share_lines(day: Day, table: Table, streak: Streak) -> Sequence[str]:
    """A few plain lines to send to friends; with the code they can play the same deal."""
    lines = [
        _("Pyramids, daily expedition: {date}", date=_with_year(day.date)),
        f"{_(table.spec.title)}. {opponent_words(table)}.",
    ]
    if day.result is not None:
        lines.append(result_words(day.result, table.spec))
    if streak.current > 1:
        lines.append(streak_words(Streak(streak.current, streak.current)))
    if isinstance(day.entry, DayTry) and day.entry.code:
        lines.append(_("Code: {code}", code=day.entry.code))
    return lines


def _with_year(day: date) -> str:
    return f"{long_date_words(day)} {day.year}"

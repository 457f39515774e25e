"""Descriptions of saved games: players, scores, progress, date."""

from __future__ import annotations

from datetime import datetime, timedelta

from pyramids.catalogue import all_games, announced_games
from pyramids.engine.contract import ROUND_TITLE
from pyramids.engine.texts import signed
from pyramids.language import _
from pyramids.play.seats import shown_names
from pyramids.play.texts.dates import date_words
from pyramids.play.texts.marks import marks, with_marks
from pyramids.storage.notes.summary import Summary
from pyramids.storage.saves import Save

_NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
_ROMAN = "{number}"
"""In the title of rounds that are few enough for Roman numerals."""


def standing(save: Save) -> str:
    """Players and progress in one short line."""
    return f"{names(save)} · {stage(save)}"


def names(save: Save) -> str:
    """Every player's name."""
    return ", ".join(shown_names(save.game, save.players))


def scores(save: Save) -> str:
    """Every player with their points so far, or with what is left of a race."""
    points = save.summary.scores
    if not points:
        return names(save)
    races = [spec.standing for spec in all_games() if spec.id == save.game and spec.standing.race]
    words = races[0].words if races else signed
    pairs = zip(shown_names(save.game, save.players), points, strict=True)
    return " · ".join(f"{name} {words(score)}" for name, score in pairs)


def stage(save: Save) -> str:
    """The progress of a saved game, and whether somebody conceded or took turns back."""
    found = marks(save.players, save.conceded, save.take_backs)
    titles = [spec.round_title for spec in all_games() if spec.id == save.game]
    return with_marks(progress_words(save.summary, *titles), found)


def progress_words(summary: Summary, round_title: str = ROUND_TITLE) -> str:
    """The progress of a game in a word or two."""
    if summary.over:
        return _("finished")
    if summary.round:
        return round_words(summary.round, round_title)
    if summary.turn:
        return _("Turn {turn}", turn=summary.turn)
    return _("just started")


def suggested_name(
    summary: Summary, now: datetime | None = None, *, round_title: str = ROUND_TITLE
) -> str:
    """A suggestion for a save's name: progress and date."""
    today = now or datetime.now().astimezone()
    date = date_words(today)
    stage = progress_words(summary, round_title)
    return f"{stage[:1].upper()}{stage[1:]}, {date}"


def numeral(number: int) -> str:
    """A number as a Roman numeral."""
    return _NUMERALS[number] if 0 < number < len(_NUMERALS) else str(number)


def round_number(number: int, round_title: str) -> str:
    """The number of a round, in the figures of its title."""
    return numeral(number) if _ROMAN in round_title else str(number)


def round_words(number: int, round_title: str) -> str:
    """A round's title with its number."""
    return _(round_title, number=numeral(number), figure=number)


def day(time: datetime, now: datetime | None = None) -> str:
    """Date and time; today and yesterday in words."""
    local = time.astimezone()
    today = (now or datetime.now().astimezone()).date()
    hour = local.strftime("%H:%M")
    if local.date() == today:
        return _("today, {hour}", hour=hour)
    if local.date() == today - timedelta(days=1):
        return _("yesterday, {hour}", hour=hour)
    date = _("{year}-{month}-{day}").format(
        year=local.year, month=f"{local.month:02}", day=f"{local.day:02}"
    )
    return f"{date}, {hour}"


def game_title(game: str) -> str:
    """A game's title in the player's language."""
    for announcement in announced_games():
        if announcement.id == game:
            return _(announcement.title)
    return game

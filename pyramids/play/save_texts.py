"""Descriptions of saved games: players, scores, progress, date."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from pyramids.catalogue import announced_games
from pyramids.language import N_, _
from pyramids.storage.saves import Save
from pyramids.storage.summary import Summary

_NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

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


def standing(save: Save) -> str:
    """Players and progress in one short line."""
    names = ", ".join(player.name for player in save.players)
    return f"{names} · {stage(save)}"


def scores(save: Save) -> str:
    """Every player with their points so far."""
    points = save.summary.scores
    if not points:
        return ", ".join(player.name for player in save.players)
    pairs = zip(save.players, points, strict=True)
    return " · ".join(f"{player.name} {_points(score)}" for player, score in pairs)


def stage(save: Save) -> str:
    """The progress of a saved game."""
    return progress_words(save.summary)


def progress_words(summary: Summary) -> str:
    """The progress of a game in a word or two."""
    if summary.over:
        return _("finished")
    if summary.round:
        return _("Round {number}", number=numeral(summary.round))
    if summary.turn:
        return _("Turn {turn}", turn=summary.turn)
    return _("just started")


def suggested_name(summary: Summary, now: datetime | None = None) -> str:
    """A suggestion for a save's name: progress and date."""
    today = now or datetime.now().astimezone()
    date = _("{day} {month}", day=today.day, month=_(MONTHS[today.month - 1]))
    stage = progress_words(summary)
    return f"{stage[:1].upper()}{stage[1:]}, {date}"


def numeral(number: int) -> str:
    """A number as a Roman numeral."""
    return _NUMERALS[number] if 0 < number < len(_NUMERALS) else str(number)


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


def _points(score: int) -> str:
    return f"−{-score}" if score < 0 else str(score)


def game_title(game: str) -> str:
    """A game's title in the player's language."""
    for announcement in announced_games():
        if announcement.id == game:
            return _(announcement.title)
    return game

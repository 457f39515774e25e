"""Playing the deal of a finished game again, against the score that somebody made with it."""

from __future__ import annotations

import datetime
from dataclasses import replace
from typing import NamedTuple

from pyramids.engine.codes.table_code import Table
from pyramids.engine.contract import Over, Player, Seat
from pyramids.language import _
from pyramids.play.dates import date_words
from pyramids.play.finished_game import WatchedGame
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.seats import opponents
from pyramids.play.shared_codes import start_at
from pyramids.storage.purpose_notes import Purpose, ScoreToBeat
from pyramids.storage.settings import Settings


class Challenge(NamedTuple):
    """A finished game's deal, ready to be played by one person against that game's score."""

    start: Start
    seat: Seat
    """The seat that the person takes."""
    to_beat: ScoreToBeat
    replaced: tuple[str, ...]
    """The names of the other people, whose seats bots take."""


def challenge(game: WatchedGame, settings: Settings) -> Challenge | None:
    """The challenge of a finished game; None if it isn't over.

    The person takes the seat of the best person there, or the winner's if only bots played.
    Bots take the seats of other people: the deal depends on the number of players.
    """
    over = game.over(game.last)
    if over is None:
        return None
    people = [seat for seat, player in enumerate(game.players) if player.bot is None]
    seat = min(people or over.winners, key=lambda seat: (over.ranks[seat], seat))
    to_beat = ScoreToBeat(game.players[seat].name, over.scores[seat])
    replaced = tuple(game.players[other].name for other in people if other != seat)
    offered = opponents(game.spec)
    players = tuple(
        Player("", None if place == seat else player.bot or offered[len(offered) // 2].name)
        for place, player in enumerate(game.players)
    )
    setup = replace(game.session.setup, players=players)
    table = Table(game.spec, game.level, setup, game.session.seed)
    start = replace(start_at(table, settings), purpose=Purpose(to_beat))
    return Challenge(start, seat, to_beat, replaced)


def target_words(game: RunningGame) -> str:
    """The score to beat, or the day whose try it is; empty if there is neither."""
    target, day = game.purpose.to_beat, game.purpose.day
    if day:
        date = date_words(datetime.date.fromisoformat(day))
        return _("Daily expedition of {date}: the try that counts", date=date)
    if target is None:
        return ""
    score = game.spec.standing.words(target.score)
    return _("To beat: {name}, {score}", name=target.name, score=score)


def outcome_words(game: RunningGame, over: Over) -> str:
    """Whether the score was beaten; empty if there is none, or if nobody played to the end."""
    target, seats = game.purpose.to_beat, game.humans
    if target is None or not seats:
        return ""
    best = max(over.scores[seat] for seat in seats)
    words = game.spec.standing.words
    if best == target.score:
        return _("{name} had {score}, too.", name=target.name, score=words(target.score))
    if best > target.score:
        return _("You've beaten {name} ({score}).", name=target.name, score=words(target.score))
    return _("{name} is still ahead ({score}).", name=target.name, score=words(target.score))

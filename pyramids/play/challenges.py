"""Playing the deal of a finished game again, against the score that somebody made with it."""

from __future__ import annotations

import datetime
from dataclasses import replace
from typing import Any, NamedTuple

from pyramids.engine.codes.table_code import Table
from pyramids.engine.contract import GameSpec, Over, Player, Seat
from pyramids.language import _, ngettext
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.seats import opponents, people_of
from pyramids.play.shared_codes import start_at
from pyramids.play.texts.dates import date_words
from pyramids.storage.notes.purpose_notes import Purpose, ScoreToBeat
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

    The person takes the seat of the best person there who didn't concede, or the winner's if only
    bots played.
    Bots take the seats of other people: the deal depends on the number of players.
    """
    over = game.over(game.last)
    if over is None:
        return None
    people = people_of(game.players)
    gone = game.conceded
    seat = min(people or over.winners, key=lambda seat: (seat in gone, over.ranks[seat], seat))
    rounds = _rounds(game.spec, game.session.state)
    to_beat = ScoreToBeat(game.players[seat].name, over.scores[seat], rounds)
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
    return _("To beat: {name}, {score}", name=target.name, score=score_words(game.spec, target))


def target_figure(game: RunningGame) -> str:
    """The number to beat: rounds where somebody has arrived; empty if there is none."""
    target = game.purpose.to_beat
    if target is None:
        return ""
    return str(target.rounds) if _arrived(target) else game.spec.standing.figure(target.score)


def outcome_words(game: RunningGame, over: Over) -> str:
    """Whether the score was beaten; empty if there is none, or if nobody played to the end."""
    target, seats = game.purpose.to_beat, game.humans
    if target is None or not seats:
        return ""
    own = ScoreToBeat("", max(over.scores[seat] for seat in seats), _rounds(game.spec, game.state))
    named = {"name": target.name, "score": score_words(game.spec, target)}
    # In a race, whoever arrives in fewer rounds is better.
    if (own.score, -own.rounds) == (target.score, -target.rounds):
        return _("{name} had {score}, too.", **named)
    if (own.score, -own.rounds) > (target.score, -target.rounds):
        return _("You've beaten {name} ({score}).", **named)
    return _("{name} is still ahead ({score}).", **named)


def score_words(spec: GameSpec, target: ScoreToBeat) -> str:
    """A score in words, or how soon somebody arrived."""
    if _arrived(target):
        return ngettext("{n} round", "{n} rounds", target.rounds)
    return spec.standing.words(target.score)


def _arrived(target: ScoreToBeat) -> bool:
    return target.rounds > 0 and target.score == 0


def _rounds(spec: GameSpec, state: Any) -> int:
    """How many rounds a race took; 0 in other games."""
    return spec.progress(state).round if spec.standing.race else 0

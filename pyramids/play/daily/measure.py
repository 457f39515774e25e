"""What the score of a try is compared with.

That is the par of its deal or, in games without a par, what the strongest bot scores in the same
seat, against the same opponents, with the same deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pyramids.engine.contract import GameSpec, Level, Over, Ply, Setup
from pyramids.engine.series import arena
from pyramids.engine.series.arena import Match
from pyramids.engine.session import Session
from pyramids.play.daily.rotation import OWN_SEAT
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.seats import opponents


class Question(NamedTuple):
    """All that is needed to find the measure of a finished try, also in another process."""

    spec: GameSpec
    level: Level
    setup: Setup
    seed: int
    plies: Sequence[Ply]


def question_about(game: WatchedGame) -> Question:
    """The question for a finished game."""
    session = game.session
    return Question(game.spec, game.level, session.setup, session.seed, tuple(session.plies))


def find_measure(question: Question, report: Callable[[float], None] = lambda _share: None) -> int:
    """The score to compare with; `report` is told the share of the work that is done."""
    spec, level, setup, seed, plies = question
    if spec.par is not None:
        rules = spec.make_rules(level)
        par = spec.par(rules, setup, seed, OWN_SEAT, plies, report).score
        # The search doesn't try everything: whoever does better has set the par.
        over = Session.replay(rules, setup, seed, plies).node
        return max(par, over.scores[OWN_SEAT]) if isinstance(over, Over) else par
    strongest = opponents(spec)[-1].name
    bots = tuple(player.bot or strongest for player in setup.players)
    played = arena.play(spec, level, Match(0, bots, seed), setup.options)
    return played.result.scores[OWN_SEAT]

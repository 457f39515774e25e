"""Reviews a finished game in a worker process of low priority."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from pyramids.engine.contract import GameSpec, Level, Ply, Setup
from pyramids.engine.session import Session
from pyramids.play.running_game import RunningGame
from pyramids.play.workers.background_search import BackgroundSearch
from pyramids.play.workers.worker_process import READY
from pyramids.review.game_review import Review, Reviewer

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_NICE: Final = 15
"""How much the review gives way to everything else."""


class ReviewSearch(BackgroundSearch[Review | float]):
    """Call `poll` every frame."""

    name = "The review of a game"

    def __init__(self, game: RunningGame) -> None:
        super().__init__()
        self._game = game
        self.progress = 0.0
        """The share of the moves that is reviewed."""
        self.review: Review | None = None
        """Once it is complete."""
        self.stopped = False
        """Whether the player has stopped it."""

    @property
    def possible(self) -> bool:
        """Whether this game can be reviewed."""
        return self._game.spec.review is not None and self._game.over is not None

    def start(self) -> None:
        """Start, unless it is done already, under way, or stopped."""
        if not self.possible or self.review or self.searching or self.stopped or self.failed:
            return
        game, session = self._game, self._game.session
        question = (game.spec, game.level, session.setup, session.seed, tuple(session.plies))
        self._begin(_work, question)

    def stop(self) -> None:
        """Stop it at the player's wish; `restart` begins anew."""
        self.stopped = True
        self.progress = 0.0
        self.close()

    def restart(self) -> None:
        """Start at the player's wish."""
        self.stopped = False
        self.start()

    def poll(self) -> bool:
        """Note what was found since the last call; returns whether anything is new."""
        news = False
        while (found := self._next()) is not None:
            news = True
            if isinstance(found, Review):
                self.review, self.progress = found, 1.0
                self.close()
            else:
                self.progress = found
        return news


def _work(
    pipe: Connection, spec: GameSpec, level: Level, setup: Setup, seed: int, plies: Sequence[Ply]
) -> None:
    """The work of the process: review ply by ply, and report the progress."""
    give_way()
    session = Session.replay(spec.make_rules(level), setup, seed, plies)
    reviewer = Reviewer(spec, session)
    pipe.send(READY)
    for ply in range(len(plies)):
        reviewer.go_on(ply)
        pipe.send((ply + 1) / len(plies))
    pipe.send(reviewer.finish())


def give_way() -> None:
    """Give this process a low priority, where the system knows one."""
    nice = getattr(os, "nice", None)  # not on Windows
    if nice is not None:
        with suppress(OSError):
            nice(_NICE)

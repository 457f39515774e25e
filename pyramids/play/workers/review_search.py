"""Reviews a finished game in a worker process of low priority."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyramids.engine.contract import GameSpec, Level, Ply, Setup
from pyramids.engine.session import Concession, Session
from pyramids.play import kept_reviews
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.workers.background_search import BackgroundSearch
from pyramids.play.workers.low_priority import lower_priority
from pyramids.play.workers.worker_process import READY
from pyramids.review.game_review import Review, Reviewer

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class ReviewSearch(BackgroundSearch[Review | float]):
    """Call `poll` every frame. What is found is kept; a kept review is there at once."""

    name = "The review of a game"

    def __init__(self, game: WatchedGame) -> None:
        super().__init__()
        self._game = game
        self.possible = can_review(game)
        """Whether this game can be reviewed."""
        self.progress = 0.0
        """The share of the moves that is reviewed."""
        self.review: Review | None = None
        """Once it is complete."""
        self.stopped = False
        """Whether the player has stopped it."""

    def start(self) -> None:
        """Start, unless it is done already, under way, or stopped."""
        if not self.possible or self.review or self.searching or self.stopped or self.failed:
            return
        self.review = kept_reviews.find(self._game)
        if self.review is not None:
            self.progress = 1.0
            return
        game, session = self._game, self._game.session
        played = tuple(session.plies), tuple(session.concessions)
        self._begin(_work, (game.spec, game.level, session.setup, session.seed, *played))

    def stop(self) -> None:
        """Stop because the player asked for it; `restart` begins again from the first move."""
        self.stopped = True
        self.progress = 0.0
        self.close()

    def restart(self) -> None:
        """Start again because the player asked for it."""
        self.stopped = False
        self.start()

    def poll(self) -> bool:
        """Note what was found since the last call; returns whether anything is new."""
        news = False
        while (found := self._next()) is not None:
            news = True
            if isinstance(found, Review):
                self.review, self.progress = found, 1.0
                kept_reviews.keep(self._game, found)
                self.close()
            else:
                self.progress = found
        return news


def can_review(game: WatchedGame) -> bool:
    """Whether a game is over, and of a kind that can be reviewed."""
    return game.spec.review is not None and game.over(game.last) is not None


def _work(
    pipe: Connection,
    spec: GameSpec,
    level: Level,
    setup: Setup,
    seed: int,
    plies: Sequence[Ply],
    concessions: Sequence[Concession],
) -> None:
    """The work of the process: review ply by ply, and report the progress."""
    lower_priority()
    session = Session.replay(spec.make_rules(level), setup, seed, plies)
    session.concessions += concessions
    reviewer = Reviewer(spec, session)
    pipe.send(READY)
    for ply in range(len(plies)):
        reviewer.go_on(ply)
        pipe.send((ply + 1) / len(plies))
    pipe.send(reviewer.finish())

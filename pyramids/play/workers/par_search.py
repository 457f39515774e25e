"""Finds the best possible scores of a finished game's deal, in a worker process of low priority."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pyramids.engine.contract import GameSpec, Level, Ply, Seat, Setup
from pyramids.play.running_game import RunningGame
from pyramids.play.workers.background_search import BackgroundSearch
from pyramids.play.workers.low_priority import lower_priority
from pyramids.play.workers.worker_process import READY

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Searched(NamedTuple):
    """The share of a seat's search that is done, and its par, once it is found."""

    seat: Seat
    share: float
    par: int | None = None


class ParSearch(BackgroundSearch[Searched]):
    """Call `poll` every frame; what is found is noted in the game's record."""

    name = "The search for the par of a deal"

    def __init__(self, game: RunningGame) -> None:
        super().__init__()
        self._game = game
        self._wanted = par_seats(game)
        self._shares: dict[Seat, float] = {}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose par is looked for; none if the game has no par."""
        return self._wanted

    @property
    def progress(self) -> float:
        """The share of all searches that is done."""
        shares = [1.0 if s in self._game.pars else self._shares.get(s, 0.0) for s in self._wanted]
        return sum(shares) / len(shares) if shares else 1.0

    def start(self) -> None:
        """Start searching, unless everything is known already."""
        seats = tuple(seat for seat in self._wanted if seat not in self._game.pars)
        if not seats or self.searching or self.failed:
            return
        game, session = self._game, self._game.session
        question = (game.spec, game.level, session.setup, session.seed, session.plies, seats)
        self._begin(_search, question)

    def poll(self) -> bool:
        """Note what was found since the last call; returns whether anything is new."""
        news = False
        while (found := self._next()) is not None:
            news = True
            self._shares[found.seat] = found.share
            if found.par is not None:
                self._game.note_par(found.seat, found.par)
            if all(seat in self._game.pars for seat in self._wanted):
                self.close()
        return news


def par_seats(game: RunningGame) -> tuple[Seat, ...]:
    """Whose par is of interest: that of people, or of the winner if only bots played."""
    over = game.over
    if game.spec.par is None or over is None:
        return ()
    return game.humans or over.winners[:1]


def _search(
    pipe: Connection,
    spec: GameSpec,
    level: Level,
    setup: Setup,
    seed: int,
    plies: Sequence[Ply],
    seats: Sequence[Seat],
) -> None:
    """The work of the process: search for each seat, and report the progress."""
    lower_priority()
    assert spec.par is not None, "only a game with a par is searched"
    rules = spec.make_rules(level)
    pipe.send(READY)
    for seat in seats:

        def report(share: float, seat: Seat = seat) -> None:
            pipe.send(Searched(seat, share))

        found = spec.par(rules, setup, seed, seat, plies, report)
        pipe.send(Searched(seat, 1.0, found.score))

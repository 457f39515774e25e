"""Figures from the history of finished games: how often, how well, and against whom one won.

Every file is read by itself: a damaged one is listed as such and costs nothing but itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from pyramids.engine.contract import Player
from pyramids.engine.record import Record
from pyramids.storage import folders, saves
from pyramids.storage.saves import Broken, SaveError

_LONG_AGO: Final = datetime.fromtimestamp(0, UTC)
"""When a game ended whose file can't be read."""

Judge = Callable[[Record], tuple[int, ...] | None]
"""Says who won a game that ended with equal points; None if it can't be told any more."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game as a list shows it."""

    path: Path
    game: str
    level: str
    players: tuple[Player, ...]
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    saved: datetime
    seating: Any = None
    """How the players look, as the record notes it."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    @property
    def bots(self) -> frozenset[str]:
        """The kinds of bots at the table."""
        return frozenset(player.bot for player in self.players if player.bot is not None)

    @property
    def won(self) -> bool:
        """Whether a person won."""
        return any(seat in self.people for seat in self.winners)


@dataclass(frozen=True, slots=True)
class Share:
    """So many games of so many were won."""

    games: int
    won: int

    @property
    def percent(self) -> int:
        """The won ones of a hundred."""
        return round(100 * self.won / self.games) if self.games else 0


@dataclass(frozen=True, slots=True)
class Scores:
    """How well people scored in some games."""

    games: int
    best: int | None
    mean: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    """What some games of people come to. Games that only bots played are not counted."""

    won: Share
    scores: Scores
    by_bot: dict[str, Share]
    """Games with a bot of that kind at the table, and how many of them a person won."""
    among_people: int
    """Games without any bot."""
    by_players: dict[int, Scores]
    """By the number of players at the table."""
    recent: tuple[tuple[int, bool], ...]
    """The best score of a person and whether a person won, oldest first."""


def read_history(judge: Judge | None = None) -> list[Finished | Broken]:
    """Every finished game, newest first; files that can't be read at the end, with their fault."""
    entries = [_look_at(path, judge) for path in saves.files(folders.history())]
    return sorted(entries, key=lambda e: (isinstance(e, Finished), e.saved), reverse=True)


def select(
    entries: Iterable[Finished | Broken], game: str, level: str | None = None
) -> list[Finished]:
    """The games of a kind and, if wanted, of one deck."""
    return [
        entry
        for entry in entries
        if isinstance(entry, Finished)
        and entry.game == game
        and (level is None or entry.level == level)
    ]


def count(games: Sequence[Finished], recent: int = 24) -> Figures:
    """The figures of some games, which come newest first."""
    played = [game for game in games if game.people and game.scores]
    bots = sorted({bot for game in played for bot in game.bots})
    sizes = sorted({len(game.players) for game in played})
    return Figures(
        won=_share(played),
        scores=_scores(played),
        by_bot={bot: _share([game for game in played if bot in game.bots]) for bot in bots},
        among_people=sum(not game.bots for game in played),
        by_players={
            size: _scores([game for game in played if len(game.players) == size]) for size in sizes
        },
        recent=tuple(
            (max(game.scores[seat] for seat in game.people), game.won)
            for game in reversed(played[:recent])
        ),
    )


def _look_at(path: Path, judge: Judge | None) -> Finished | Broken:
    try:
        return _describe(path, saves.load(path), judge)
    except SaveError as error:
        return Broken(path, error.fault, error.detail, _LONG_AGO)


def _describe(path: Path, kept: Record, judge: Judge | None) -> Finished:
    save = saves.describe(path, kept)
    scores = save.summary.scores
    return Finished(
        path=path,
        game=save.game,
        level=save.level,
        players=save.players,
        seed=kept.seed,
        scores=scores,
        winners=_winners(scores, kept, judge),
        saved=save.saved,
        seating=kept.notes.get("seating"),
    )


def _winners(scores: tuple[int, ...], kept: Record, judge: Judge | None) -> tuple[int, ...]:
    if not scores:
        return ()
    first = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    if len(first) == 1 or judge is None:
        return first
    # Only the rules know how a tie is broken, and what lies in this folder doesn't know them.
    decided = judge(kept)
    return first if decided is None else decided


def _share(games: Sequence[Finished]) -> Share:
    return Share(len(games), sum(game.won for game in games))


def _scores(games: Sequence[Finished]) -> Scores:
    points = [game.scores[seat] for game in games for seat in game.people]
    if not points:
        return Scores(len(games), None, None)
    return Scores(len(games), max(points), sum(points) / len(points))

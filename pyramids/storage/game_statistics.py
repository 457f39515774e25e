"""Statistics of finished games: wins, scores and opponents.

A damaged file is listed as such and doesn't affect the others.
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
from pyramids.storage.saves import BrokenFile, SaveError

_UNKNOWN_DATE: Final = datetime.fromtimestamp(0, UTC)
"""The date given to files that can't be read."""

TieBreaker = Callable[[Record], tuple[int, ...] | None]
"""Returns the winners of a game that ended in a tie on points; None if that is unknown."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
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
    """How the players look, as noted in the record."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of humans."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    @property
    def bots(self) -> frozenset[str]:
        """The bots that took part."""
        return frozenset(player.bot for player in self.players if player.bot is not None)

    @property
    def won(self) -> bool:
        """Whether a human won."""
        return any(seat in self.people for seat in self.winners)


@dataclass(frozen=True, slots=True)
class WinRate:
    """The number of games played and won."""

    games: int
    won: int

    @property
    def percent(self) -> int:
        """The share of games won, in percent."""
        return round(100 * self.won / self.games) if self.games else 0


@dataclass(frozen=True, slots=True)
class ScoreSummary:
    """The scores of humans in some games."""

    games: int
    best: int | None
    mean: float | None


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """The statistics of some games. Games played by bots alone don't count."""

    won: WinRate
    scores: ScoreSummary
    by_bot: dict[str, WinRate]
    """By bot: the games that it took part in, and those of them that a human won."""
    among_people: int
    """Games without any bot."""
    by_players: dict[int, ScoreSummary]
    """By the number of players."""
    recent: tuple[tuple[int, bool], ...]
    """Per game the best human score and whether a human won, oldest first."""


def read_history(judge: TieBreaker | None = None) -> list[FinishedGame | BrokenFile]:
    """Every finished game, newest first; unreadable files at the end."""
    entries = [_describe_file(path, judge) for path in saves.save_files(folders.history())]
    return sorted(entries, key=lambda e: (isinstance(e, FinishedGame), e.saved), reverse=True)


def games_of(
    entries: Iterable[FinishedGame | BrokenFile], game: str, level: str | None = None
) -> list[FinishedGame]:
    """The finished games of one game and, if given, one level."""
    return [
        entry
        for entry in entries
        if isinstance(entry, FinishedGame)
        and entry.game == game
        and (level is None or entry.level == level)
    ]


def compute(games: Sequence[FinishedGame], recent: int = 24) -> GameStatistics:
    """The statistics of some games, given newest first."""
    played = [game for game in games if game.people and game.scores]
    bots = sorted({bot for game in played for bot in game.bots})
    sizes = sorted({len(game.players) for game in played})
    return GameStatistics(
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


def _describe_file(path: Path, judge: TieBreaker | None) -> FinishedGame | BrokenFile:
    try:
        return _describe(path, saves.load(path), judge)
    except SaveError as error:
        return BrokenFile(path, error.fault, error.detail, _UNKNOWN_DATE)


def _describe(path: Path, record: Record, judge: TieBreaker | None) -> FinishedGame:
    save = saves.describe(path, record)
    scores = save.summary.scores
    return FinishedGame(
        path=path,
        game=save.game,
        level=save.level,
        players=save.players,
        seed=record.seed,
        scores=scores,
        winners=_winners(scores, record, judge),
        saved=save.saved,
        seating=record.notes.get("seating"),
    )


def _winners(scores: tuple[int, ...], record: Record, judge: TieBreaker | None) -> tuple[int, ...]:
    if not scores:
        return ()
    first = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    if len(first) == 1 or judge is None:
        return first
    # Only the rules know how a tie is broken, and storage doesn't know the rules.
    decided = judge(record)
    return first if decided is None else decided


def _share(games: Sequence[FinishedGame]) -> WinRate:
    return WinRate(len(games), sum(game.won for game in games))


def _scores(games: Sequence[FinishedGame]) -> ScoreSummary:
    points = [game.scores[seat] for game in games for seat in game.people]
    if not points:
        return ScoreSummary(len(games), None, None)
    return ScoreSummary(len(games), max(points), sum(points) / len(points))

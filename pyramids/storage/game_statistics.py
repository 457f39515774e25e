"""Statistics of finished games: wins, scores and opponents.

A damaged file is listed as such and doesn't affect the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from pyramids.engine.contract import Player
from pyramids.engine.records.record import Record
from pyramids.storage import folders, saves
from pyramids.storage.cache import file_index
from pyramids.storage.notes import par_notes, purpose_notes, rating_notes
from pyramids.storage.saves import BrokenFile, Save, SaveError

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
    """Without those who conceded."""
    saved: datetime
    seating: Any = None
    """How the players look, as noted in the record."""
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: int = 0
    """How many rounds were played; 0 if a game counts none."""
    pars: Mapping[int, int] = field(default_factory=dict)
    """The best possible scores by seat, as far as they were looked for."""
    conceded: tuple[int, ...] = ()
    """The seats of those who conceded; bots made their points."""
    take_backs: int = 0
    """How many turns were taken back."""
    order: int = 0
    """The number of the game among all games; 0 if unknown."""
    hints: int = 0
    """How many hints were asked for."""
    known_deal: bool = False
    """Whether the deal could be known: it was played against somebody's score, or began in the
    middle of another game."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of humans."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    @property
    def finishers(self) -> tuple[int, ...]:
        """The seats of humans who played to the end: only their scores and wins count."""
        return tuple(seat for seat in self.people if seat not in self.conceded)

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
    """The scores of humans in some games; in races the rounds of those that they won.

    The best score is the highest, the best number of rounds the lowest.
    """

    games: int
    best: int | None
    mean: float | None


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """The statistics of some games. Games played by bots alone don't count.

    A conceded game counts as played and not won, but its points were made by a bot: they don't
    count.
    """

    won: WinRate
    scores: ScoreSummary
    by_bot: dict[str, WinRate]
    """By bot: the games that it took part in, and those of them that a human won."""
    among_people: int
    """Games without any bot."""
    by_players: dict[int, ScoreSummary]
    """By the number of players."""
    recent: tuple[tuple[int, bool], ...]
    """Per game the best human score, in races the rounds, and whether a human won, oldest first."""


def read_history(judge: TieBreaker | None = None) -> list[FinishedGame | BrokenFile]:
    """Every finished game, newest first; unreadable files at the end."""
    return newest_first(scan_history(judge))


def scan_history(judge: TieBreaker | None = None) -> Iterator[FinishedGame | BrokenFile]:
    """Every finished game, in any order, as they are read."""
    return _scan(folders.history(), judge)


def newest_first(
    entries: Iterable[FinishedGame | BrokenFile],
) -> list[FinishedGame | BrokenFile]:
    """Sort newest first, by the order of the games, not the clock; unreadable files at the end."""
    return sorted(entries, key=_age, reverse=True)


def _age(entry: FinishedGame | BrokenFile) -> tuple[bool, int, datetime, str]:
    if isinstance(entry, BrokenFile):
        return False, 0, entry.saved, entry.path.name
    return True, entry.order, entry.saved, entry.path.name


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


def compute(
    games: Sequence[FinishedGame], recent: int = 24, *, race: bool = False
) -> GameStatistics:
    """The statistics of some games, given newest first; of a race, rounds are counted."""
    summary, result = (_rounds, _rounds_of) if race else (_scores, _best_score)
    played = [game for game in games if game.people and game.scores]
    bots = sorted({bot for game in played for bot in game.bots})
    sizes = sorted({len(game.players) for game in played})
    return GameStatistics(
        won=_share(played),
        scores=summary(played),
        by_bot={bot: _share([game for game in played if bot in game.bots]) for bot in bots},
        among_people=sum(not game.bots for game in played),
        by_players={
            size: summary([game for game in played if len(game.players) == size]) for size in sizes
        },
        recent=tuple(
            (result(game), game.won)
            for game in reversed([game for game in played if game.finishers][:recent])
        ),
    )


def _scan(folder: Path, judge: TieBreaker | None) -> Iterator[FinishedGame | BrokenFile]:
    decide = None if judge is None else partial(_decided, judge)
    for entry, winners in file_index.scan(folder, saves.describe_file, decide):
        if isinstance(entry, BrokenFile):
            yield entry
        else:
            yield _finished(entry, _best(entry.summary.scores) if winners is None else winners)


def _finished(save: Save, winners: tuple[int, ...]) -> FinishedGame:
    return FinishedGame(
        path=save.path,
        game=save.game,
        level=save.level,
        players=save.players,
        seed=save.seed,
        scores=save.summary.scores,
        winners=tuple(seat for seat in winners if seat not in save.conceded),
        saved=save.saved,
        seating=save.notes.get("seating"),
        options=save.options,
        rounds=save.summary.round,
        pars=par_notes.from_notes(save.notes, len(save.players)),
        conceded=save.conceded,
        take_backs=save.take_backs,
        order=save.summary.order,
        hints=rating_notes.hints(save.notes),
        known_deal=(
            rating_notes.branched(save.notes)
            or purpose_notes.from_notes(save.notes).to_beat is not None
        ),
    )


def _best(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _decided(judge: TieBreaker, save: Save) -> tuple[int, ...] | None:
    """The winners; None if a tie can't be broken."""
    first = _best(save.summary.scores)
    if len(first) <= 1:
        return first
    # Only the rules know how a tie is broken, and storage doesn't know the rules.
    try:
        return judge(saves.load(save.path))
    except SaveError:
        return None


def _share(games: Sequence[FinishedGame]) -> WinRate:
    return WinRate(len(games), sum(game.won for game in games))


def _scores(games: Sequence[FinishedGame]) -> ScoreSummary:
    points = [game.scores[seat] for game in games for seat in game.finishers]
    if not points:
        return ScoreSummary(len(games), None, None)
    return ScoreSummary(len(games), max(points), sum(points) / len(points))


def _best_score(game: FinishedGame) -> int:
    return max(game.scores[seat] for seat in game.finishers)


def _rounds(games: Sequence[FinishedGame]) -> ScoreSummary:
    rounds = [game.rounds for game in games if game.won]
    if not rounds:
        return ScoreSummary(len(games), None, None)
    return ScoreSummary(len(games), min(rounds), sum(rounds) / len(rounds))


def _rounds_of(game: FinishedGame) -> int:
    return game.rounds

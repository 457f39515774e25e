"""Who beats whom, and by how much: a cross table, and Elo ratings with error bars.

The ratings maximise the likelihood of all results (Bradley and Terry's model). A game of several
players counts as one result for each pair of them. The error bars are bootstrapped over deals:
all games of a deal stay together because they share their luck.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from statistics import fmean

ELO_PER_LOG = 400 / math.log(10)
"""Elo points by which the odds grow e-fold."""

PRIOR = 0.5
"""Half a win each way between all pairs keeps the rating of a bot that never lost finite."""

BOOTSTRAPS = 200
_STEPS = 400
_TOLERANCE = 1e-4
"""The iteration ends when no rating changes by more Elo points."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game: bots, points and ranks by seat, and the number of the deal."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    deal: int


@dataclass(frozen=True, slots=True)
class Duel:
    """One bot's results against another."""

    games: int
    wins: float
    """A tie counts half."""
    margin: float
    """The mean lead in points."""

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.5


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's place on the ladder."""

    bot: str
    elo: float
    error: float
    """Half of the 95 % interval."""
    score: float
    """Mean points."""
    games: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """The bots by strength, and every pair's duel."""

    rungs: tuple[Rung, ...]
    duels: Mapping[tuple[str, str], Duel]

    def duel(self, bot: str, other: str) -> Duel | None:
        """The first bot's results against the second, if they met."""
        return self.duels.get((bot, other))


def ladder(results: Iterable[Result], anchor: str = "", seed: int = 1) -> Ladder:
    """The ladder of some games; the anchor's rating is 0, or the mean rating without one."""
    games = list(results)
    bots = sorted({bot for game in games for bot in game.bots})
    ratings = elo(games, bots, anchor)
    errors = _errors(games, bots, anchor, seed)
    rungs = [
        Rung(bot, ratings[bot], errors[bot], fmean(points), len(points))
        for bot in bots
        if (points := [p for game in games for b, p in _seats(game) if b == bot])
    ]
    rungs.sort(key=lambda rung: -rung.elo)
    return Ladder(tuple(rungs), cross_table(games))


def cross_table(results: Iterable[Result]) -> dict[tuple[str, str], Duel]:
    """The results of every pair of different bots that met, both ways."""
    met: dict[tuple[str, str], list[tuple[float, int]]] = {}
    for game in results:
        for first, second in combinations(range(len(game.bots)), 2):
            pair = game.bots[first], game.bots[second]
            if pair[0] == pair[1]:
                continue
            win, margin = _win(game, first, second), game.scores[first] - game.scores[second]
            met.setdefault(pair, []).append((win, margin))
            met.setdefault(pair[::-1], []).append((1 - win, -margin))
    return {
        pair: Duel(len(rows), sum(win for win, _ in rows), fmean(margin for _, margin in rows))
        for pair, rows in met.items()
    }


def elo(results: Sequence[Result], bots: Sequence[str], anchor: str = "") -> dict[str, float]:
    """The ratings that make the results most likely."""
    return _ratings(_wins(results, bots), bots, anchor)


def _wins(results: Iterable[Result], bots: Sequence[str]) -> list[list[float]]:
    """How often the row's bot was ahead of the column's."""
    place = {bot: index for index, bot in enumerate(bots)}
    wins = [[PRIOR if row != column else 0.0 for column in place] for row in place]
    for game in results:
        for first, second in combinations(range(len(game.bots)), 2):
            row, column = place[game.bots[first]], place[game.bots[second]]
            if row != column:
                win = _win(game, first, second)
                wins[row][column] += win
                wins[column][row] += 1 - win
    return wins


def _ratings(wins: list[list[float]], bots: Sequence[str], anchor: str) -> dict[str, float]:
    """Hunter's minorise-maximise steps for Bradley and Terry's model."""
    size = len(bots)
    strengths = [1.0] * size
    for _ in range(_STEPS):
        before = strengths
        strengths = [_strength(wins, before, row) for row in range(size)]
        middle = math.exp(fmean(math.log(strength) for strength in strengths))
        strengths = [strength / middle for strength in strengths]
        moved = max(abs(math.log(new / old)) for new, old in zip(strengths, before, strict=True))
        if moved * ELO_PER_LOG < _TOLERANCE:
            break
    logs = [ELO_PER_LOG * math.log(strength) for strength in strengths]
    zero = logs[bots.index(anchor)] if anchor in bots else fmean(logs)
    return {bot: value - zero for bot, value in zip(bots, logs, strict=True)}


def _strength(wins: list[list[float]], strengths: list[float], row: int) -> float:
    pairs = sum(
        (wins[row][other] + wins[other][row]) / (strengths[row] + strengths[other])
        for other in range(len(strengths))
        if other != row
    )
    return sum(wins[row]) / pairs if pairs else 1.0


def _errors(
    results: Sequence[Result], bots: Sequence[str], anchor: str, seed: int
) -> dict[str, float]:
    """Half the 95 % intervals, by bootstrapping."""
    deals: dict[tuple[int, frozenset[str]], list[Result]] = {}
    for game in results:
        deals.setdefault((game.deal, frozenset(game.bots)), []).append(game)
    win_counts = [_wins(games, bots) for games in deals.values()]
    rng = Random(f"{seed}/bootstrap")
    drawn: list[dict[str, float]] = []
    for _ in range(BOOTSTRAPS if len(win_counts) > 1 else 0):
        picks = [win_counts[int(rng.random() * len(win_counts))] for _ in win_counts]
        drawn.append(_ratings(_pooled(picks), bots, anchor))
    return {bot: _half_interval([ratings[bot] for ratings in drawn]) for bot in bots}


def _pooled(win_counts: list[list[list[float]]]) -> list[list[float]]:
    """The sum of several matrices of wins; the prior in each of them counts once."""
    size = len(win_counts[0])
    extra = PRIOR * (len(win_counts) - 1)
    return [
        [
            sum(table[row][column] for table in win_counts) - extra if row != column else 0.0
            for column in range(size)
        ]
        for row in range(size)
    ]


def _half_interval(values: list[float]) -> float:
    if not values:
        return 0.0
    ordered = sorted(values)
    cut = round(len(ordered) * 0.025)
    return (ordered[-1 - cut] - ordered[cut]) / 2


def _win(game: Result, first: int, second: int) -> float:
    ours, theirs = game.ranks[first], game.ranks[second]
    return 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0


def _seats(game: Result) -> Iterable[tuple[str, int]]:
    return zip(game.bots, game.scores, strict=True)

"""Judges one decision: whether another move was better in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from pyramids.bots.halving import halving
from pyramids.engine.valuing import ReviewSpec, Trials, Valuer

CAUTION: Final = 2.0
"""How many standard errors another move must be ahead, so that noise alone is seldom a loss."""

OTHERS: Final = 3
"""How many more moves are compared where a better one was missed, for whoever tries again."""


class Verdict(NamedTuple):
    """The best move that was found, and leads over the move that a quick player would make."""

    best: Any
    """The played move itself, unless another one is clearly better."""
    best_lead: float
    played_lead: float
    stake: float = 0.0
    """The lead that a blind pick among the promising moves would give away."""
    others: tuple[tuple[Any, float], ...] = ()
    """If another move is better: some more moves, with their leads."""


def judge(
    spec: ReviewSpec, valuer: Valuer, view: Any, legal: Sequence[Any], played: Any, rng: Random
) -> Verdict:
    """The verdict on a move; it counts as the best one unless another is clearly better.

    A search finds the best candidate; worlds that it hasn't used tell how much better it is. The
    worlds of the search would flatter it: among many moves some only look better by chance.
    """
    if not spec.trials:
        return Verdict(played, 0.0, 0.0)
    trials = _CountedTrials(valuer.trials(view, legal, rng))
    promising = trials.trials.promising
    candidates, usual = list(promising), promising[0]
    if played not in candidates:
        candidates.append(played)
    if len(candidates) == 1:
        return Verdict(played, 0.0, 0.0)
    # The played move comes first, as ties keep the order.
    candidates.sort(key=lambda move: bool(move != played))
    results = halving(candidates, trials.result, spec.trials)
    # A move that nobody would think of counts as a loss, but raises no stake.
    stake = _stake([spec.lead_of(found) for found, move in results if move in promising])
    ranked = [move for _result, move in results]
    best = ranked[0]
    if best == played == usual:
        return Verdict(played, 0.0, 0.0, stake)
    confirmed = _Confirmed(spec, trials)
    base, played_lead = confirmed.lead(usual), confirmed.lead(played)
    certain = confirmed.certainty(best, played) if best != played else 0.0
    if not certain:
        return Verdict(played, played_lead - base, played_lead - base, stake)

    def lead(move: Any) -> float:
        """The lead of another move: what isn't chance of its gain over the played one."""
        return played_lead + certain * (confirmed.lead(move) - played_lead) - base

    others = [move for move in ranked if move not in (best, played)][:OTHERS]
    tried = tuple((move, lead(move)) for move in others)
    return Verdict(best, lead(best), played_lead - base, stake, tried)


def _stake(leads: Sequence[float]) -> float:
    """By how much the best of these leads exceeds their mean."""
    return max(leads) - fmean(leads)


class _CountedTrials:
    """Trials that remember how many worlds were used."""

    def __init__(self, trials: Trials) -> None:
        self.trials = trials
        self.used = 0

    def result(self, move: Any, world: int) -> float:
        self.used = max(self.used, world + 1)
        return self.trials.result(move, world)


class _Confirmed:
    """Moves in worlds that the search hasn't used."""

    def __init__(self, spec: ReviewSpec, trials: _CountedTrials) -> None:
        self._lead_of = spec.lead_of
        self._trials = trials
        self._worlds = range(trials.used, trials.used + spec.confirming)
        self._results: dict[Any, list[float]] = {}

    def lead(self, move: Any) -> float:
        """The lead that the move's mean result stands for."""
        return self._lead_of(fmean(self._of(move)))

    def certainty(self, move: Any, other: Any) -> float:
        """The share of a move's gain over another one that isn't chance; 0 if it isn't ahead.

        Moves that look better were lucky more often than not: of a gain of z standard errors the
        share 1 - 1/z² is kept.
        """
        gains = [mine - its for mine, its in zip(self._of(move), self._of(other), strict=True)]
        gain, error = fmean(gains), pstdev(gains) / sqrt(len(gains))
        return 1 - (error / gain) ** 2 if gain > CAUTION * error else 0.0

    def _of(self, move: Any) -> list[float]:
        found = self._results.get(move)
        if found is None:
            found = [self._trials.result(move, world) for world in self._worlds]
            self._results[move] = found
        return found

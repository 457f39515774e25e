"""Judges one decision: whether another move was better in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from pyramids.bots.halving import halving
from pyramids.engine.valuing import ReviewSpec, Trials, Valuer

CAUTION: Final = 1.5
"""How many standard errors another move must be ahead, so that noise alone is seldom a loss."""

OTHERS: Final = 3
"""How many more moves are compared where a better one was missed, for whoever tries again."""


class Verdict(NamedTuple):
    """The best move that was found, and leads over the move that a quick player would make."""

    best: Any
    """The played move itself, unless another one is clearly better."""
    best_lead: float
    played_lead: float
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
    candidates = list(trials.trials.promising)
    usual = candidates[0]
    if played not in candidates:
        candidates.append(played)
    if len(candidates) == 1:
        return Verdict(played, 0.0, 0.0)
    # The played move comes first, as ties keep the order.
    candidates.sort(key=lambda move: bool(move != played))
    ranked = [move for _lead, move in halving(candidates, trials.lead, spec.trials)]
    best = ranked[0]
    fresh = range(trials.used, trials.used + spec.confirming)
    moves = [usual, *(move for move in (played, best) if move != usual)]
    if len(set(moves)) == 1:
        return Verdict(played, 0.0, 0.0)
    leads = {move: [trials.lead(move, world) for world in fresh] for move in set(moves)}
    played_lead = _mean_gain(leads[played], leads[usual])
    if best == played or not _is_clear(leads[best], leads[played]):
        return Verdict(played, played_lead, played_lead)
    others = [move for move in ranked if move not in (best, played)][:OTHERS]
    tried = [
        (move, _mean_gain([trials.lead(move, world) for world in fresh], leads[usual]))
        for move in others
    ]
    return Verdict(best, _mean_gain(leads[best], leads[usual]), played_lead, tuple(tried))


class _CountedTrials:
    """Trials that remember how many worlds were used."""

    def __init__(self, trials: Trials) -> None:
        self.trials = trials
        self.used = 0

    def lead(self, move: Any, world: int) -> float:
        self.used = max(self.used, world + 1)
        return self.trials.lead(move, world)


def _mean_gain(leads: Sequence[float], others: Sequence[float]) -> float:
    """By how much a move is ahead of another one in the same worlds."""
    return sum(lead - other for lead, other in zip(leads, others, strict=True)) / len(leads)


def _is_clear(leads: Sequence[float], others: Sequence[float]) -> bool:
    """Whether a move is ahead of another one by more than what may be chance."""
    mean = _mean_gain(leads, others)
    gains = [lead - other for lead, other in zip(leads, others, strict=True)]
    variance = sum((gain - mean) ** 2 for gain in gains) / len(gains)
    return mean > CAUTION * sqrt(variance / len(gains))

"""Compares candidates with a favourite on the same trials; without a clear winner it stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

Candidate = TypeVar("Candidate")


def against_favourite(
    candidates: Sequence[Candidate],
    trial: Callable[[Candidate, int], float],
    budget: int,
    finalists: int,
    caution: float,
) -> list[Candidate]:
    """The candidates, the best first; the first one given is the favourite.

    Every candidate gets the same trials 0, 1, 2, …: with common random numbers, few of them show
    a difference. The first half of the budget is for all candidates, the rest for the favourite
    and the best others. To take the favourite's place, a candidate's mean must be ahead by
    `caution` standard errors, so that noise alone seldom replaces a good choice by a worse one.
    """
    favourite, others = candidates[0], list(range(1, len(candidates)))
    leads: list[list[float]] = [[] for _ in candidates]
    start = 0
    ratings = [0.0] * len(candidates)
    for stage, share in enumerate((budget // 2, budget - budget // 2)):
        if stage:
            others = others[: finalists - 1]
        end = start + max(1, share // (len(others) + 1))
        for number in range(start, end):
            base = trial(favourite, number)
            for index in others:
                leads[index].append(trial(candidates[index], number) - base)
        start = end
        for index in others:
            ratings[index] = _rating(leads[index], caution)
        others.sort(key=lambda index: -ratings[index])
    rest = [index for index in range(1, len(candidates)) if index not in others]
    ordered = [*others, *sorted(rest, key=lambda index: -ratings[index])]
    ahead = [index for index in others if ratings[index] > 0]
    behind = [index for index in ordered if index not in ahead]
    return [candidates[index] for index in [*ahead, 0, *behind]]


def _rating(leads: Sequence[float], caution: float) -> float:
    """The mean lead, less what may be luck."""
    count = len(leads)
    mean = sum(leads) / count
    variance = sum([(lead - mean) ** 2 for lead in leads]) / count
    return mean - caution * sqrt(variance / count)

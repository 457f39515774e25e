"""Sequential halving: a bandit search that spends its trials on the best candidates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

Candidate = TypeVar("Candidate")


def halving(
    candidates: Sequence[Candidate], trial: Callable[[Candidate, int], float], budget: int
) -> list[tuple[float, Candidate]]:
    """The candidates with their mean results, the best first; those dropped early come last.

    Every candidate gets the same trials 0, 1, 2, …: with common random numbers, few of them show
    a difference. After each stage the worse half is dropped. Ties keep the candidates' order.
    """
    running = list(range(len(candidates)))
    dropped: list[int] = []
    sums = [0.0] * len(candidates)
    trials = [0] * len(candidates)
    stages = max(1, (len(candidates) - 1).bit_length())
    for _ in range(stages):
        share = max(1, budget // (stages * len(running)))
        for index in running:
            start = trials[index]
            sums[index] += sum([trial(candidates[index], start + n) for n in range(share)])
            trials[index] += share
        running.sort(key=lambda index: -sums[index])
        half = (len(running) + 1) // 2
        dropped = running[half:] + dropped
        running = running[:half]
    return [(sums[index] / trials[index], candidates[index]) for index in running + dropped]

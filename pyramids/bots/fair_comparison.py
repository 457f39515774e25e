"""Compares the best moves of a search with each other, for hints.

Sequential halving tries better candidates more often than others, so its means can't be compared.
The best candidates are tried once more, all in the same futures; the winner of the search stays
the first, as it is what the bot would play.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

Candidate = TypeVar("Candidate")
Rated = TypeVar("Rated")


def best_of_each_kind(
    ranked: Iterable[tuple[float, Candidate]], kind: Callable[[Candidate], Hashable]
) -> list[tuple[float, Candidate]]:
    """The first candidate of each kind, in their order."""
    found: dict[Hashable, tuple[float, Candidate]] = {}
    for points, candidate in ranked:
        found.setdefault(kind(candidate), (points, candidate))
    return list(found.values())


def winner_first(tried: Sequence[Rated], points: Callable[[Rated], float]) -> list[Rated]:
    """The winner of the search, then the others by their points in the same futures."""
    return [*tried[:1], *sorted(tried[1:], key=lambda item: -points(item))]

"""Areas as bots see them: only how many symbols each one has, and what gems can make of that."""

from __future__ import annotations

from functools import lru_cache

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.pyramido.areas.quarters import connected_parts

Sizes = tuple[int, ...]
"""The symbols of areas of one colour, the highest number first; areas without any are left out."""


class AreaSizes:
    """Splits masks of one colour into areas, and remembers them."""

    def __init__(self) -> None:
        self._areas: BoundedCache[int, tuple[int, ...]] = BoundedCache(1 << 16)

    def sizes(self, mask: int, symbols: int) -> Sizes:
        """The sizes of the areas in a mask."""
        counts = [count for area in self.areas(mask) if (count := (area & symbols).bit_count())]
        counts.sort(reverse=True)
        return tuple(counts)

    def areas(self, mask: int) -> tuple[int, ...]:
        """The areas in a mask, as masks."""
        areas = self._areas.get(mask)
        return self._areas.keep(mask, tuple(connected_parts(mask))) if areas is None else areas


@lru_cache(1 << 14)
def best_points(sizes: Sizes, gems: int) -> int:
    """PF-12: the most points for areas of one colour with gems of that colour.

    Only the largest areas are worth three gems, and the next ones one each.
    """
    best = 0
    for doubled in range(min(gems // 3, len(sizes)) + 1):
        single = doubled + gems - 3 * doubled
        best = max(best, sum(sizes[:single]) + sum(sizes[:doubled]))
    return best

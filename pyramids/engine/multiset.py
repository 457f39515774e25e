"""Decks without an order: tuples of (item, count), ascending, as a `Chance` node lists them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

Multiset = tuple[tuple[int, int], ...]


def multiset(items: Iterable[int]) -> Multiset:
    """The multiset of some items."""
    return add((), items)


def take(items: Multiset, item: int) -> Multiset:
    """The multiset without one such item."""
    index = bisect_left(items, (item,))
    count = items[index][1]
    rest = items[index + 1 :] if count == 1 else ((item, count - 1), *items[index + 1 :])
    return items[:index] + rest


def add(items: Multiset, more: Iterable[int]) -> Multiset:
    """The multiset with more items."""
    pairs = list(items)
    for item in more:
        index = bisect_left(pairs, (item,))
        if index < len(pairs) and pairs[index][0] == item:
            pairs[index] = (item, pairs[index][1] + 1)
        else:
            pairs.insert(index, (item, 1))
    return tuple(pairs)


def elements(items: Multiset) -> list[int]:
    """Every item, repeated by its count."""
    return [item for item, count in items for _ in range(count)]


def size(items: Multiset) -> int:
    """How many items there are."""
    return sum([count for _, count in items])

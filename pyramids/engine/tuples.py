"""Changed copies of tuples, for states that are immutable."""

from __future__ import annotations

from typing import TypeVar

Item = TypeVar("Item")

new = tuple.__new__
"""Creates a named tuple from all its values, in half the time of its constructor."""


def replaced(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The items with one of them replaced."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)

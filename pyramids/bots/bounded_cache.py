"""A bounded cache for the calculations of bots."""

from __future__ import annotations

from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class BoundedCache(dict[Key, Value], Generic[Key, Value]):
    """A dictionary that is cleared when it is full.

    Clearing it costs some recalculation, but a lookup needs no bookkeeping. Values must depend on
    the key alone, so that clearing never changes a choice.
    """

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def keep(self, key: Key, value: Value) -> Value:
        """Store and return the value."""
        if len(self) >= self.limit:
            self.clear()
        self[key] = value
        return value

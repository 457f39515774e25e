"""What a bot remembers of its own calculations, within bounds."""

from __future__ import annotations

from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memory(dict[Key, Value], Generic[Key, Value]):
    """A dictionary that forgets everything when it is full: its memory stays flat.

    Forgetting all at once costs a short relearning, but no bookkeeping at each recall. What is
    remembered must follow from the key alone, so that forgetting never changes a choice.
    """

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def keep(self, key: Key, value: Value) -> Value:
        """Remembers the value and gives it back."""
        if len(self) >= self.limit:
            self.clear()
        self[key] = value
        return value

"""Packs small numbers with known limits into one large number, without wasting a bit.

Each value is a digit in a base of its own, so a choice of three costs less than two bits.
"""

from __future__ import annotations

from pyramids.engine.errors import CodeError, CodeFault


class Packer:
    """Collects values; `number` is all of them together."""

    def __init__(self) -> None:
        self._values: list[tuple[int, int]] = []

    def put(self, value: int, base: int) -> None:
        """Add a value from 0 to `base` - 1."""
        if not 0 <= value < base:
            raise ValueError(f"{value} doesn't fit below {base}")
        self._values.append((value, base))

    def put_number(self, value: int, bits: int) -> None:
        """Add a value of at most `bits` bits; a small one takes less space."""
        length = value.bit_length()
        self.put(length, bits + 1)
        self.put(value, 1 << length)

    def number(self) -> int:
        """All values as one number; the first value is its lowest digit."""
        number = 0
        for value, base in reversed(self._values):
            number = number * base + value
        return number


class Unpacker:
    """Reads the values again, in the same order and with the same bases."""

    def __init__(self, number: int) -> None:
        self._left = number

    def get(self, base: int) -> int:
        """The next value."""
        self._left, value = divmod(self._left, base)
        return value

    def get_number(self, bits: int) -> int:
        """The next value that `put_number` added."""
        return self.get(1 << self.get(bits + 1))

    def finish(self) -> None:
        """Everything has been read; `CodeError` if something is left over."""
        if self._left:
            raise CodeError(CodeFault.LEFT_OVER)

"""Checks values in files that anybody may have edited."""

from __future__ import annotations

from typing import Final, TypeGuard

_HIGHEST: Final = 10**9
"""More than any count or score."""


def is_number(value: object) -> TypeGuard[int]:
    """Whether it is a whole number that can be a count or a score."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _HIGHEST

"""Ranks at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks_of(results: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each result: 1 is for the largest, and equal ones share theirs."""
    return tuple(1 + sum(other > result for other in results) for result in results)

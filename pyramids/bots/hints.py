"""Hints: what an adviser answers with, in any game."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyramids.engine.contract import Reason

BEST = 3
"""So many moves are named."""


class Hint(NamedTuple):
    """A move worth making, and why, the strongest reason first."""

    move: Any
    reasons: tuple[Reason, ...]

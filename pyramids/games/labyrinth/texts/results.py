"""Texts for results: the lines of a score, and what decided a game (LP-10 to LP-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.engine.contract import Over
from pyramids.engine.texts import most_points
from pyramids.language import N_

SCORE_LINES: Final = {
    "path": N_("Path"),
    "treasures": N_("Treasures"),
    "total": N_("Total"),
    "completed": N_("Treasures that score"),
}


def verdict(over: Over, names: Sequence[str]) -> str:
    """What decided the game; empty for a shared victory or a single player."""
    return "" if len(names) == 1 or len(over.winners) > 1 else most_points(over, names)

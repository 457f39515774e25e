"""Texts for results: the lines of a score, and what decided a game (PF-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.engine.contract import Over
from pyramids.engine.texts import most_points
from pyramids.games.pyramido import scoring
from pyramids.games.pyramido.state import State
from pyramids.language import N_, ngettext

SCORE_LINES: Final = {
    "areas": N_("Areas"),
    "mythical": N_("Mythical gems"),
    "total": N_("Total"),
    "gems": N_("Gems left"),
}


def verdict(state: State, over: Over, names: Sequence[str]) -> str:
    """What decided the game; empty for a shared victory or a single player."""
    if len(names) == 1 or len(over.winners) > 1:
        return ""
    builder = state.builders[over.winners[0]]
    match over.reason:
        case "gems":
            left = sum(builder.gems)
            return ngettext("{n} gem left breaks the tie.", "{n} gems left break the tie.", left)
        case "stage":
            best = max(scoring.stage_points(builder))
            return ngettext(
                "{n} point in a single stage breaks the tie.",
                "{n} points in a single stage break the tie.",
                best,
            )
    return most_points(over, names)

"""Symbols and drawn examples in the rules of the labyrinth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramids.games.labyrinth.state import NO_ENTRANCE, Phase, State
from pyramids.games.labyrinth.ui.rulebook import drawn_examples
from pyramids.ui.widgets import Widget

_SIGNS: Final = (
    "gem_blue", "gem_green", "gem_red", "gem_purple", "scarab", "hunter",
    "marker_1", "marker_2", "marker_3", "bet_high", "bet_low",
)  # fmt: skip

_DRAWINGS: Final[dict[str, Callable[[], Widget]]] = {
    "labyrinth": drawn_examples.Finished,
    "tiles": drawn_examples.Tiles,
    "chambers": drawn_examples.chambers,
    "score": drawn_examples.ScoreExample,
}


def symbol(name: str) -> str:
    """The picture of a symbol; empty if there is none of that name."""
    return f"labyrinth/{name}" if name in _SIGNS else ""


def drawing(name: str) -> Widget | None:
    """A drawn example; None if there is none of that name."""
    make = _DRAWINGS.get(name)
    return make() if make is not None else None


def rule_of(state: State) -> str:
    """The rule that applies to the current state."""
    if state.phase is Phase.BET:
        return "LP-14"
    if state.phase is Phase.OVER:
        return "LP-10"
    laid = any(stage >= 0 for stage in state.stages)
    if laid and any(hunter.entrance == NO_ENTRANCE for hunter in state.hunters):
        return "LP-7"
    return "LP-5" if laid else "LP-4"

"""Symbols and drawn examples in the rules of Silver & Gold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramids.games.silver_gold.state import MARK_DUE, Phase, State
from pyramids.games.silver_gold.ui.rulebook import mark_examples, point_examples
from pyramids.ui.widgets import Widget

_SIGNS: Final = ("gem_red", "gem_green", "torch", "skull", "potion", "cross", "tomb")

_DRAWINGS: Final[dict[str, Callable[[], Widget]]] = {
    "card": mark_examples.ExplainedCard,
    "expeditions": mark_examples.expeditions,
    "first_marks": mark_examples.first_marks,
    "single": mark_examples.single,
    "numbers": point_examples.numbers,
    "awards": point_examples.Awards,
    "score": point_examples.ScoreExample,
}

_RULES: Final = {
    Phase.DEAL: "SG-4",
    Phase.KEEP: "SG-4",
    Phase.REVEAL: "SG-7",
    Phase.MARK: "SG-9",
    Phase.TAKE: "SG-17",
    Phase.TAKE_BLIND: "SG-17",
    Phase.FILL: "SG-17",
    Phase.OVER: "SG-23",
}


def symbol(name: str) -> str:
    """The picture of a symbol; empty if there is none of that name."""
    return f"silver_gold/{name}" if name in _SIGNS else ""


def drawing(name: str) -> Widget | None:
    """A drawn example; None if there is none of that name."""
    make = _DRAWINGS.get(name)
    return make() if make is not None else None


def rule_of(state: State) -> str:
    """The rule that applies to the current state."""
    extra = any(due not in (0, MARK_DUE) for due in state.due)
    if state.phase is Phase.MARK and extra:
        return "SG-12"
    if state.phase is Phase.FILL and not state.round:
        return "SG-4"
    return _RULES[state.phase]

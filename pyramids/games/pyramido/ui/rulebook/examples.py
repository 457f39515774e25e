"""Symbols and drawn examples in the rules of Pyramido."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramids.games.pyramido.domino_set import GEMS
from pyramids.games.pyramido.state import Phase, State
from pyramids.games.pyramido.ui.rulebook import drawn_examples
from pyramids.ui.widgets import Widget

_DRAWINGS: Final[dict[str, Callable[[], Widget]]] = {
    "pyramid": drawn_examples.pyramid,
    "domino": drawn_examples.domino,
    "row": drawn_examples.row,
    "placing": drawn_examples.placing,
    "areas": drawn_examples.areas,
}

_RULES: Final = {
    Phase.SPLIT: "PF-5",
    Phase.REVEAL: "PF-7",
    Phase.PLACE: "PF-8",
    Phase.ACTIVATE: "PF-12",
    Phase.DISCARD: "PF-14",
    Phase.OVER: "PF-16",
}


def symbol(name: str) -> str:
    """The picture of a symbol; empty if there is none of that name."""
    return f"pyramido/{name}" if name in [f"gem_{gem}" for gem in GEMS] else ""


def drawing(name: str) -> Widget | None:
    """A drawn example; None if there is none of that name."""
    make = _DRAWINGS.get(name)
    return make() if make is not None else None


def rule_of(state: State) -> str:
    """The rule that applies to the current state."""
    return _RULES.get(state.phase, "PF-5")

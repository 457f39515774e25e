"""Symbols and drawn examples in the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramids.games.im_bann.deck import ITEMS, SPECIALS
from pyramids.games.im_bann.state import CHAMBER, Phase, State
from pyramids.games.im_bann.ui.rulebook import drawn_examples
from pyramids.ui.widgets import Widget

_SIGNS: Final = (*(f"item_{item}" for item in ITEMS), *SPECIALS)

_DRAWINGS: Final[dict[str, Callable[[], Widget]]] = {
    "board": drawn_examples.Board,
    "depot": drawn_examples.depot_example,
    "adventure": drawn_examples.adventure_example,
}


def symbol(name: str) -> str:
    """The picture of a symbol; empty if there is none of that name."""
    return f"im_bann/{name}" if name in _SIGNS else ""


def drawing(name: str) -> Widget | None:
    """A drawn example; None if there is none of that name."""
    make = _DRAWINGS.get(name)
    return make() if make is not None else None


def rule_of(state: State) -> str:
    """The rule that applies to the current state."""
    rules = {
        Phase.LOSE: "IB-12",
        Phase.DEPOT: "IB-10",
        Phase.PRICE: "IB-11",
        Phase.OVER: "IB-13",
    }
    if state.phase in rules:
        return rules[state.phase]
    place = state.archaeologists[state.turn].place
    if state.phase is Phase.FINISH:
        return "IB-11" if place == CHAMBER else "IB-8"
    return "IB-6"

"""Texts for results: the lines of a score, and what decided a game (IB-13, IB-14)."""

from __future__ import annotations

from typing import Final

from pyramids.engine.contract import Over
from pyramids.games.im_bann.scoring import BY_CHAMBER
from pyramids.games.im_bann.state import State
from pyramids.language import N_, _, ngettext

SCORE_LINES: Final = {
    "open": N_("Open adventures"),
    "display": N_("Equipment"),
    "mummy": N_("Mummy"),
    "total": N_("Total"),
    "place": N_("Adventures beaten"),
}


def verdict(state: State, over: Over) -> str:
    """What decided the game."""
    if over.reason == BY_CHAMBER:
        return ngettext(
            "The royal chamber is open after {n} round.",
            "The royal chamber is open after {n} rounds.",
            state.round,
        )
    return _("Nobody opened the royal chamber: whoever came closest wins.")

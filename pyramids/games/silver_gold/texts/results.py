"""Texts for results: the lines of a score, and what decided a game (SG-23, SG-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.engine.contract import Over
from pyramids.engine.texts import listed, most_points
from pyramids.games.silver_gold.state import State
from pyramids.language import N_, _

SCORE_LINES: Final = {
    "pyramids": N_("Pyramids"),
    "torches": N_("Torches"),
    "awards": N_("Awards"),
    "gems": N_("Gems"),
    "skulls": N_("Skulls"),
    "total": N_("Total"),
    "completed": N_("Completed pyramids"),
}


def verdict(state: State, over: Over, names: Sequence[str]) -> str:
    """What decided the game: the points, the lowest card in a tie, or nothing."""
    if over.reason == "points":
        return most_points(over, names)
    best = max(over.scores)
    tied = [seat for seat, score in enumerate(over.scores) if score == best]
    who = listed([names[seat] for seat in tied])
    if over.reason == "shared":
        return _(
            "{points} points each: {names}. With no completed pyramid to break the tie, the"
            " victory is shared.",
            names=who,
            points=best,
        )
    winner = over.winners[0]
    return _(
        "{points} points each: {names}. {winner}'s pyramid {card} has the lowest number, and"
        " that breaks the tie.",
        names=who,
        points=best,
        card=min(state.explorers[winner].done),
        winner=names[winner],
    )

"""Who has won, and why, in words (SG-24)."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Over
from pyramids.games.silver_gold.state import State
from pyramids.language import _, ngettext


def headline(over: Over, names: Sequence[str]) -> str:
    """The winners in a few words."""
    winners = [names[seat] for seat in over.winners]
    if len(winners) == 1:
        return _("{name} wins!", name=winners[0])
    return _("{names} share the victory", names=listed(winners))


def reason(over: Over, state: State, names: Sequence[str]) -> str:
    """What decided it: the points, the lowest card of a tie, or nothing."""
    best = max(over.scores)
    if over.reason == "points":
        return ngettext("{n} point: the most of all.", "{n} points: the most of all.", best)
    tied = [seat for seat, score in enumerate(over.scores) if score == best]
    who = listed([names[seat] for seat in tied])
    if over.reason == "shared":
        return _(
            "{names} have {points} points each, and none of them completed a pyramid "
            "that could break the tie.",
            names=who,
            points=best,
        )
    winner = over.winners[0]
    return _(
        "{names} have {points} points each. Pyramid {card} of {winner} has the lowest number "
        "among those they completed, and that breaks the tie.",
        names=who,
        points=best,
        card=min(state.explorers[winner].done),
        winner=names[winner],
    )


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence."""
    if len(names) == 1:
        return names[0]
    return _("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])

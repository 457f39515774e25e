"""Who has won, in words (LP-13)."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Over
from pyramids.language import _, ngettext


def headline(over: Over, names: Sequence[str]) -> str:
    """The winners in a few words; alone, one plays for the highest score (LP-15)."""
    if len(names) == 1:
        return ngettext("{n} point!", "{n} points!", over.scores[0])
    winners = [names[seat] for seat in over.winners]
    if len(winners) == 1:
        return _("{name} wins!", name=winners[0])
    names_of_winners = _("{first} and {last}", first=", ".join(winners[:-1]), last=winners[-1])
    return _("{names} share the victory", names=names_of_winners)


def reason(over: Over, names: Sequence[str]) -> str:
    """What decided it; nobody needs to be told why there is no single winner, or no rival."""
    if len(names) == 1 or len(over.winners) > 1:
        return ""
    best = max(over.scores)
    return ngettext("{n} point: the most of all.", "{n} points: the most of all.", best)

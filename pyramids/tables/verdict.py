"""Who has won, in words."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Over
from pyramids.language import _, ngettext


def headline(over: Over, names: Sequence[str]) -> str:
    """The winners in a few words; whoever plays alone plays for the highest score."""
    if len(names) == 1:
        return ngettext("{n} point!", "{n} points!", over.scores[0])
    winners = [names[seat] for seat in over.winners]
    if len(winners) == 1:
        return _("{name} wins!", name=winners[0])
    return _("{names} share the victory", names=listed(winners))


def most_points(over: Over) -> str:
    """That the winner has the most points."""
    best = max(over.scores)
    return ngettext("{n} point: the most of all.", "{n} points: the most of all.", best)


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence."""
    if len(names) == 1:
        return names[0]
    return _("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])

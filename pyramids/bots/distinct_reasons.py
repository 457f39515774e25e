"""Chooses, for each of several moves, the reasons that set it apart from the others.

What holds for all of them decides nothing, and what a later one has more of speaks against the
earlier one. So hints say only what a player can choose by.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from pyramids.engine.contract import Reason

WeightedReason = tuple[float, Reason]
"""A reason for a move, and its worth in points; without worth it is true, but no reason to tell."""

REASONS = 2
"""The most reasons in a sentence."""

COMPARISONS = ("leads", "leads_later", "less", "behind", "even")
"""The codes of `with_comparison`; `engine.texts.comparison_clause` has the words."""

_MORE_IS_BETTER = ("fields", "points", "count", "percent")
_FEWER_IS_BETTER = ("turns",)


def strongest(found: Collection[WeightedReason]) -> tuple[Reason, ...]:
    """The reasons with the highest weights, the strongest first."""
    ordered = sorted((item for item in found if item[0] > 0), key=lambda item: -item[0])
    return tuple(reason for _weight, reason in ordered[:REASONS])


def fact(reason: Reason, subjects: Collection[str]) -> Hashable:
    """A reason as something that several moves can share.

    `subjects` are the parameters that only name what a move is about: that card 12 has a cross
    and that card 30 has one is the same fact.
    """
    details = {key: value for key, value in reason.params.items() if key not in subjects}
    return reason.code, tuple(sorted(details.items()))


def distinct(
    weighted: Sequence[Sequence[WeightedReason]], subjects: Collection[str]
) -> list[tuple[Reason, ...]]:
    """For each move, in the order of the hints, the reasons to tell; there may be none.

    Reasons that no other move has go first. One that some of the others share is told only if
    there is nothing better, and one that all share never.
    """
    facts = [frozenset(fact(reason, subjects) for _weight, reason in own) for own in weighted]
    chosen = []
    for number, own in enumerate(weighted):
        others = [known for index, known in enumerate(facts) if index != number]
        later = [reason for row in weighted[number + 1 :] for _weight, reason in row]
        alone: list[WeightedReason] = []
        shared: list[WeightedReason] = []
        for weight, reason in own:
            if any(_exceeds(other, reason) for other in later):
                continue
            holders = sum(fact(reason, subjects) in known for known in others)
            if not holders:
                alone.append((weight, reason))
            elif holders < len(others):
                shared.append((weight, reason))
        chosen.append(strongest(alone) or strongest(shared)[:1])
    return chosen


def with_comparison(
    reasons: Sequence[Reason], points: Sequence[float], number: int
) -> tuple[Reason, ...]:
    """A hint's reasons, and how its expected points compare with those of the other hints.

    The first one tells its lead only if it has no other reason: over the next one, or over the
    first one that is behind.
    """
    if number:
        behind = round(points[0] - points[number])
        if behind <= 0:
            return (*reasons, Reason("even"))
        return (*reasons, Reason("less" if reasons else "behind", {"points": behind}))
    if reasons:
        return tuple(reasons)
    for other in range(1, len(points)):
        lead = round(points[0] - points[other])
        if lead > 0:
            return (_lead_over(other, lead),)
    return ()


def _lead_over(other: int, points: int) -> Reason:
    if other == 1:
        return Reason("leads", {"points": points})
    return Reason("leads_later", {"points": points, "hint": other + 1})


def _exceeds(other: Reason, reason: Reason) -> bool:
    """Whether it is the same reason with a better number."""
    return other.code == reason.code and _number(other) > _number(reason)


def _number(reason: Reason) -> int:
    """The number in a reason, the higher the better; 0 if it has none."""
    for key, value in reason.params.items():
        if key in _MORE_IS_BETTER:
            return int(str(value))
        if key in _FEWER_IS_BETTER:
            return -int(str(value))
    return 0

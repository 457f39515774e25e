"""Reasons for hints: what sets each of the best moves apart from the others.

Moves with the same reasons are one hint.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pyramids.bots.distinct_reasons import (
    WeightedReason,
    distinct,
    fact,
    strongest,
    with_comparison,
)
from pyramids.engine.contract import Hint, Reason
from pyramids.games.labyrinth.bots.architect import RatedMove
from pyramids.games.labyrinth.bots.why import reasons
from pyramids.games.labyrinth.moves import Bet, Place
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import LAST_START_TURN, NO_ENTRANCE, State

CLEAR_LEAD = 0.75
"""In points: a smaller lead may be noise of the rollouts."""
TOO_FAR_BEHIND = 8
"""In points: a move this far behind the best one is no hint."""

LEAD_WEIGHT = 2.0
"""The weight of being ahead as a reason."""

SUBJECTS = frozenset({"portal", "side"})
"""The parameters that say what a reason is about, not what is good about it."""


def signature(rules: Labyrinth, state: State, seat: int, rated: RatedMove) -> Hashable:
    """The reasons for a move as a key; moves with the same key look alike to a player."""
    found = [reason for _weight, reason in _reasons(rules, state, seat, rated)]
    value = rated.move.value if isinstance(rated.move, Place) else 0
    return frozenset(fact(reason, SUBJECTS) for reason in found), value


def hints(
    rules: Labyrinth, state: State, seat: int, ranking: Sequence[RatedMove], best: int
) -> tuple[Hint, ...]:
    """The best different moves with their reasons, the best one first."""
    ranking = _by_chance(ranking)
    chosen = [p for p in _different(rules, state, seat, ranking)[:best] if _near(p, ranking[0])]
    weighted = [_reasons(rules, state, seat, rated) for rated in chosen]
    for own, rated in zip(weighted, chosen, strict=True):
        own += _gain(rated, ranking)
    leader = _add_lead(weighted, "longest", "fields", [rated.path for rated in chosen])
    _add_lead(weighted, "richest", "points", [_treasures(p) for p in chosen], besides=leader)
    # Without an entrance, the rollouts for a treasure start at all of them: enough to compare
    # moves, but no estimate of the player's score.
    unsure = state.hunters[seat].entrance == NO_ENTRANCE and state.turn < LAST_START_TURN
    hide_score = unsure and any(isinstance(p.move, Place) for p in chosen)
    unique: dict[tuple[str, ...], Hint] = {}
    for number, told in enumerate(_told(weighted, chosen)):
        words = _with_points(told, chosen, number, hide_score)
        unique.setdefault(tuple(map(str, told)), Hint(chosen[number].move, words))
    return tuple(unique.values())


def _told(
    weighted: Sequence[Sequence[WeightedReason]], chosen: Sequence[RatedMove]
) -> list[tuple[Reason, ...]]:
    """The reasons to tell for each move. A bet always tells its odds; equal ones are one hint."""
    if isinstance(chosen[0].move, Bet):
        return [strongest(own) for own in weighted]
    return distinct(weighted, SUBJECTS)


def _with_points(
    told: Sequence[Reason], chosen: Sequence[RatedMove], number: int, hide_score: bool
) -> tuple[Reason, ...]:
    """The reasons, and how the expected points compare; the first hint tells them."""
    points = [rated.points for rated in chosen if rated.points is not None]
    if len(points) < len(chosen):
        return tuple(told)
    words = with_comparison(told, points, number)
    if number:
        return words
    words = words or (Reason("harms_least"),)
    return words if hide_score else (*words, Reason("expects", {"points": round(points[0])}))


def _reasons(rules: Labyrinth, state: State, seat: int, rated: RatedMove) -> list[WeightedReason]:
    return list(reasons(rules, state, seat, rated.move, rated.chance))


def _different(
    rules: Labyrinth, state: State, seat: int, ranking: Sequence[RatedMove]
) -> list[RatedMove]:
    found: dict[Hashable, RatedMove] = {}
    for rated in ranking:
        found.setdefault(signature(rules, state, seat, rated), rated)
    return list(found.values())


def _by_chance(ranking: Sequence[RatedMove]) -> list[RatedMove]:
    """Of treasures with equal points, the likelier to score go first, but for the architect's own.

    So whoever follows the first hint plays as well as the architect.
    """
    ordered, left = list(ranking[:1]), list(ranking[1:])
    while left:
        level = [p for p in left if _equal_points(p, left[0])]
        ordered += sorted(level, key=lambda rated: -rated.chance)
        left = [p for p in left if p not in level]
    return ordered


def _equal_points(one: RatedMove, other: RatedMove) -> bool:
    if one == other:
        return True
    if not isinstance(one.move, Place) or not isinstance(other.move, Place):
        return False
    return abs((one.points or 0) - (other.points or 0)) < CLEAR_LEAD


def _near(rated: RatedMove, first: RatedMove) -> bool:
    if rated.points is None or first.points is None:
        return True
    return first.points - rated.points < TOO_FAR_BEHIND


def _gain(rated: RatedMove, ranking: Sequence[RatedMove]) -> list[WeightedReason]:
    """What a treasure adds to the expected score."""
    without = next((p.points for p in ranking if not isinstance(p.move, Place)), None)
    if not isinstance(rated.move, Place) or rated.points is None or without is None:
        return []
    more = round(rated.points - without)
    return [(1.0 + more, Reason("brings", {"points": more}))] if more > 0 else []


def _add_lead(
    weighted: Sequence[list[WeightedReason]],
    code: str,
    unit: str,
    numbers: Sequence[float | None],
    besides: int | None = None,
) -> int | None:
    """Add a reason to the move that is clearly ahead of all others; return its index."""
    known = [number for number in numbers if number is not None]
    if len(known) < 2 or len(known) < len(numbers):
        return None
    second, first = sorted(known)[-2:]
    leader = known.index(first)
    if first - second < CLEAR_LEAD:
        return None
    if leader != besides:
        weighted[leader].append((LEAD_WEIGHT, Reason(code, {unit: round(first)})))
    return leader


def _treasures(rated: RatedMove) -> float | None:
    if rated.points is None or rated.path is None:
        return None
    return rated.points - rated.path

"""What tells the best moves apart: each gets the reasons that the others haven't.

A reason is no help to choose if it holds for all, nor if a move that is named later has more
of the same; and moves of which the same is to be said are one and the same advice.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pyramids.engine.contract import Hint, Reason
from pyramids.games.labyrinth.bots.architect import Prospect
from pyramids.games.labyrinth.bots.why import REASONS, Weighed, reasons
from pyramids.games.labyrinth.moves import Lay, Place
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import LAST_START_TURN, NO_ENTRANCE, State

CLEAR = 0.75
"""Points: a smaller lead may be luck on the journeys."""
FAR = 8
"""Points: what falls so far behind the first is no advice."""

LEAD = 2.0
"""What being ahead weighs."""

_FIGURES = ("fields", "points", "count", "percent")
_PLACES = ("portal", "side")


def outlook(rules: Labyrinth, table: State, seat: int, prospect: Prospect) -> Hashable:
    """What can be said of a move; those with the same outlook are alike to a player."""
    found = [reason for _weight, reason in _reasons(rules, table, seat, prospect)]
    value = prospect.move.value if isinstance(prospect.move, Place) else 0
    return frozenset(_known(reason) for reason in found), value


def hints(
    rules: Labyrinth, table: State, seat: int, ranking: Sequence[Prospect], best: int
) -> tuple[Hint, ...]:
    """The best moves that differ, the very best first, each with what speaks for it."""
    ranking = _by_chance(ranking)
    chosen = [p for p in _different(rules, table, seat, ranking)[:best] if _near(p, ranking[0])]
    said = [_reasons(rules, table, seat, prospect) for prospect in chosen]
    for own, prospect in zip(said, chosen, strict=True):
        own += _gain(prospect, ranking)
    leader = _add_lead(said, "longest", "fields", [prospect.path for prospect in chosen])
    _add_lead(said, "richest", "points", [_treasures(p) for p in chosen], besides=leader)
    # Without an entrance, the journeys for a treasure begin at all of them: good enough to
    # compare, but not what the player will come to.
    vague = table.hunters[seat].entrance == NO_ENTRANCE and table.turn < LAST_START_TURN
    told: dict[Hashable, Hint] = {}
    for number, prospect in enumerate(chosen):
        words = _choose(said, number) or [_nothing_else(prospect, number)]
        key = tuple(str(reason) for reason in words)
        if number or not (vague and any(isinstance(p.move, Place) for p in chosen)):
            words += _comparison(chosen, number)
        told.setdefault(key, Hint(prospect.move, tuple(words)))
    return tuple(told.values())


def _reasons(rules: Labyrinth, table: State, seat: int, prospect: Prospect) -> list[Weighed]:
    return list(reasons(rules, table, seat, prospect.move, prospect.chance))


def _different(
    rules: Labyrinth, table: State, seat: int, ranking: Sequence[Prospect]
) -> list[Prospect]:
    found: dict[Hashable, Prospect] = {}
    for prospect in ranking:
        found.setdefault(outlook(rules, table, seat, prospect), prospect)
    return list(found.values())


def _choose(said: Sequence[Sequence[Weighed]], number: int) -> list[Reason]:
    """The strongest reasons for one of the moves, in the light of the others."""
    others = [reason for index, own in enumerate(said) if index != number for _w, reason in own]
    later = [reason for own in said[number + 1 :] for _weight, reason in own]
    sound = [
        (weight, reason)
        for weight, reason in said[number]
        if not any(_exceeds(other, reason) for other in later)
    ]
    sound.sort(key=lambda item: -item[0])
    own = [reason for _weight, reason in sound if reason not in others]
    shared = [reason for _weight, reason in sound if reason in others]
    return own[:REASONS] or shared[:1]


def _nothing_else(prospect: Prospect, number: int) -> Reason:
    tile = isinstance(prospect.move, Lay)
    return Reason("harms_least" if tile and number == 0 else "otherwise")


def _by_chance(ranking: Sequence[Prospect]) -> list[Prospect]:
    """Treasures that come to the same points: the one that is likelier to count goes first."""
    left, ordered = list(ranking), list[Prospect]()
    while left:
        level = [p for p in left if _level(p, left[0])]
        ordered += sorted(level, key=lambda prospect: -prospect.chance)
        left = [p for p in left if p not in level]
    return ordered


def _level(one: Prospect, other: Prospect) -> bool:
    if one == other:
        return True
    if not isinstance(one.move, Place) or not isinstance(other.move, Place):
        return False
    return abs((one.points or 0) - (other.points or 0)) < CLEAR


def _near(prospect: Prospect, first: Prospect) -> bool:
    if prospect.points is None or first.points is None:
        return True
    return first.points - prospect.points < FAR


def _comparison(chosen: Sequence[Prospect], number: int) -> list[Reason]:
    """What it comes to in the end; for the second and third, compared with the first."""
    points, first = chosen[number].points, chosen[0].points
    if points is None or first is None:
        return []
    if number == 0:
        return [Reason("expects", {"points": round(points)})]
    behind = round(first - points)
    return [Reason("less", {"points": behind}) if behind > 0 else Reason("even")]


def _gain(prospect: Prospect, ranking: Sequence[Prospect]) -> list[Weighed]:
    """What a treasure adds to what would come without it."""
    without = next((p.points for p in ranking if not isinstance(p.move, Place)), None)
    if not isinstance(prospect.move, Place) or prospect.points is None or without is None:
        return []
    more = round(prospect.points - without)
    return [(1.0 + more, Reason("brings", {"points": more}))] if more > 0 else []


def _add_lead(
    said: Sequence[list[Weighed]],
    code: str,
    unit: str,
    figures: Sequence[float | None],
    besides: int | None = None,
) -> int | None:
    """Let the one say so that is clearly ahead of all others in this; which one it is."""
    known = [figure for figure in figures if figure is not None]
    if len(known) < 2 or len(known) < len(figures):
        return None
    second, first = sorted(known)[-2:]
    leader = known.index(first)
    if first - second < CLEAR:
        return None
    if leader != besides:
        said[leader].append((LEAD, Reason(code, {unit: round(first)})))
    return leader


def _treasures(prospect: Prospect) -> float | None:
    if prospect.points is None or prospect.path is None:
        return None
    return prospect.points - prospect.path


def _exceeds(other: Reason, reason: Reason) -> bool:
    """Whether it is the same reason with more of it."""
    if other.code != reason.code:
        return False
    return _figure(other) > _figure(reason)


def _figure(reason: Reason) -> int:
    """The number of a reason; 0 if it has none."""
    return next((int(str(reason.params[key])) for key in _FIGURES if key in reason.params), 0)


def _known(reason: Reason) -> Hashable:
    details = {key: value for key, value in reason.params.items() if key not in _PLACES}
    return reason.code, tuple(sorted(details.items()))

"""The best activations of a stage, found exactly (PF-12, PF-13).

Gems of a colour only pay for areas of that colour, so each colour is solved on its own for every
number of mythical gems spent on it, and the colours are combined. For every supply that may be
left, only the highest points are kept; there are a few hundred such supplies at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from pyramids.games.pyramido.areas.activation import PAYMENTS, spent
from pyramids.games.pyramido.areas.quarters import Area
from pyramids.games.pyramido.domino_set import COLOURS, MYTHICAL
from pyramids.games.pyramido.moves import Activate
from pyramids.games.pyramido.state import Gems

Spent = tuple[int, int]
"""Coloured and mythical gems."""


class Plan(NamedTuple):
    """Activations and their points."""

    points: int
    moves: tuple[Activate, ...]


NO_PLAN = Plan(0, ())


def worthless(left: Gems) -> float:
    """The worth of the gems left, if nothing comes after this scoring."""
    return 0


def best_plan(
    areas: Iterable[Area], gems: Gems, worth: Callable[[Gems], float] = worthless
) -> tuple[Plan, Gems]:
    """The activations with the most points, and the gems that they leave.

    Points are those of the areas, one for each mythical gem left, and the worth of the gems left.
    """
    found = all_plans(areas, gems)

    def value(left: Gems) -> float:
        return found[left].points + left[MYTHICAL] + worth(left)

    # Between equals, more gems are left.
    left = max(found, key=lambda left: (value(left), sum(left), left))
    return found[left], left


def all_plans(areas: Iterable[Area], gems: Gems) -> Mapping[Gems, Plan]:
    """For every supply that activations can leave, those with the most points."""
    by_colour: list[list[Area]] = [[] for _ in COLOURS]
    for area in areas:
        by_colour[area.colour].append(area)
    found = {gems: NO_PLAN}
    for colour, own in enumerate(by_colour):
        plans = colour_plans(own, gems[colour], gems[MYTHICAL])
        found = _combined(found, colour, plans)
    return found


def colour_plans(areas: Iterable[Area], coloured: int, mythical: int) -> dict[Spent, Plan]:
    """For every way to spend gems on areas of one colour, the activations with the most points."""
    found: dict[Spent, Plan] = {(0, 0): NO_PLAN}
    for area in areas:
        if not area.symbols:
            continue
        for (used, used_mythical), plan in list(found.items()):
            for (own, paired), factor in PAYMENTS.items():
                total = used + own, used_mythical + paired
                if total[0] > coloured or total[1] > mythical:
                    continue
                points = plan.points + factor * area.symbols
                if total not in found or points > found[total].points:
                    move = Activate(area.row, area.column, own, paired)
                    found[total] = Plan(points, (*plan.moves, move))
    return found


def _combined(
    found: Mapping[Gems, Plan], colour: int, plans: Mapping[Spent, Plan]
) -> dict[Gems, Plan]:
    """Every plan so far with every plan of another colour that the mythical gems left allow."""
    combined: dict[Gems, Plan] = {}
    for gems, plan in found.items():
        for (coloured, mythical), more in plans.items():
            if mythical > gems[MYTHICAL]:
                continue
            left = spent(gems, colour, coloured, mythical)
            points = plan.points + more.points
            if left not in combined or points > combined[left].points:
                combined[left] = Plan(points, (*plan.moves, *more.moves))
    return combined

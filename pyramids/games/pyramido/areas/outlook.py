"""What a placement would do to the areas, and what a scoring could bring: for players to see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pyramids.engine.multiset import elements
from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.areas.best_activation import Plan, best_plan
from pyramids.games.pyramido.areas.quarters import Area, fields
from pyramids.games.pyramido.bots.characters import minus
from pyramids.games.pyramido.bots.planner import Planner
from pyramids.games.pyramido.building import outlines, stage_size
from pyramids.games.pyramido.domino_set import COLOURS, Quarter
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import KEPT_GEMS, STAGES, Box, Builder, Gems, State


class AreaChange(NamedTuple):
    """An area that a domino would extend, join, cover or cut."""

    colour: int
    before: tuple[int, ...]
    """The symbols of the areas that it consists of, the most first; empty if it is new."""
    after: tuple[int, ...]
    """The symbols of what would become of them."""
    quarters: frozenset[Quarter]
    """Of what would become of them, counted from the first block of the pyramid."""


class Outcome(NamedTuple):
    """What a placement would do."""

    changes: tuple[AreaChange, ...]
    covered: int
    """How many visible symbols it would cover."""


class Proposal(NamedTuple):
    """The best activations in a scoring, and the gems that are kept afterwards."""

    plan: Plan
    left: Gems
    kept: Gems


def placed_quarters(area: Area, builder: Builder) -> frozenset[Quarter]:
    """An area's quarters, counted from the first block of the pyramid."""
    top, left = 2 * builder.box.top, 2 * builder.box.left
    return frozenset((row + top, column + left) for row, column in fields(area.quarters))


def possible_blocks(builder: Builder, stage: int) -> frozenset[tuple[int, int]]:
    """The blocks that the outline of a stage may still contain (PF-3)."""
    return _possible_blocks(builder.box, stage)


@lru_cache(maxsize=64)
def _possible_blocks(box: Box, stage: int) -> frozenset[tuple[int, int]]:
    if stage > 1:
        height, width = stage_size(box, stage)
        return frozenset((row, column) for row in range(height) for column in range(width))
    return frozenset(
        (row, column)
        for outline in outlines(box)
        for row in range(outline.top, outline.top + outline.height)
        for column in range(outline.left, outline.left + outline.width)
    )


def outcome(rules: Pyramido, builder: Builder, stage: int, domino: int, place: Place) -> Outcome:
    """What placing a domino would do to the areas."""
    after = rules.with_domino(builder, stage, domino, place)
    old = [(area, placed_quarters(area, builder)) for area in rules.areas(builder)]
    new = [(area, placed_quarters(area, after)) for area in rules.areas(after)]
    changes = []
    for colour in range(len(COLOURS)):
        before = {quarters: area for area, quarters in old if area.colour == colour}
        later = {quarters: area for area, quarters in new if area.colour == colour}
        changes += list(_changes(colour, before, later))
    symbols = len(rules.domino_set.domino(domino).symbols)
    covered = builder.symbols.bit_count() + symbols - after.symbols.bit_count()
    return Outcome(tuple(changes), covered)


def _changes(
    colour: int, before: dict[frozenset[Quarter], Area], after: dict[frozenset[Quarter], Area]
) -> Iterable[AreaChange]:
    """Areas that aren't the same before and after, grouped by what they have in common."""
    old, new = [q for q in before if q not in after], [q for q in after if q not in before]
    groups: list[tuple[set[frozenset[Quarter]], set[frozenset[Quarter]]]] = []
    for quarters in new:
        group: tuple[set[frozenset[Quarter]], set[frozenset[Quarter]]]
        group = {other for other in old if other & quarters}, {quarters}
        for known in [known for known in groups if known[0] & group[0]]:
            groups.remove(known)
            group = group[0] | known[0], group[1] | known[1]
        groups.append(group)
    groups += [({quarters}, set()) for quarters in old if not any(quarters in g[0] for g in groups)]
    for olds, news in groups:
        yield AreaChange(
            colour,
            tuple(sorted((before[quarters].symbols for quarters in olds), reverse=True)),
            tuple(sorted((after[quarters].symbols for quarters in news), reverse=True)),
            frozenset().union(*news),
        )


def can_activate(rules: Pyramido, state: State, seat: int) -> bool:
    """Whether a seat can still pay for an area that scores (PF-12)."""
    gems = state.builders[seat].gems
    areas = activation.open_areas(rules.quarters, state, seat)
    return any(area.symbols and activation.payments(gems, area.colour) for area in areas)


def proposal(rules: Pyramido, state: State, seat: int) -> Proposal:
    """The best activations for a seat in its scoring: points now, and something for later."""
    builder = state.builders[seat]
    if state.stage == STAGES:
        areas = activation.open_areas(rules.quarters, state, seat)
        plan, left = best_plan(areas, builder.gems)
        return Proposal(plan, left, left)
    planner = Planner(rules)
    plan, left = planner.plan(state, seat)
    return Proposal(plan, left, _kept(planner, builder, state.stage, left))


def _kept(planner: Planner, builder: Builder, stage: int, left: Gems) -> Gems:
    """PF-14: five gems; the least useful ones are discarded one by one."""
    kept = left
    while sum(kept) > KEPT_GEMS:
        fewer = [minus(kept, gem) for gem, count in enumerate(kept) if count]
        kept = max(fewer, key=lambda gems: planner.estimator.worth_kept(builder, stage, gems))
    return kept


def unseen_pairs(rules: Pyramido, state: State) -> list[tuple[tuple[int, int], int]]:
    """Each pair of colours, and how many of its dominoes nobody has seen yet."""
    pairs = Counter(
        (min(colours), max(colours))
        for unseen in state.unseen
        for colours in (rules.domino_set.domino(number).colours for number in elements(unseen))
    )
    return [(pair, pairs[pair]) for pair in combinations(range(len(COLOURS)), 2)]

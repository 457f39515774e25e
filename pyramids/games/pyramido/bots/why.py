"""Why a move is good: its effects as codes with parameters, for texts to translate.

| code | parameters | used for |
|---|---|---|
| fits | colour, count | a domino whose best place makes an area with so many symbols |
| pays | colour, points | a gem that lets the areas of its colour score more as they are now |
| in_each_scoring | count | a mythical gem: a point in each scoring to come |
| denies | | a domino or gem that the next player could use |
| area | colour, count | a place that makes an area with so many symbols |
| joins | colour | a place that joins areas |
| lasting | count | a place that keeps symbols visible in all later stages |
| buries_none | | a place of a later stage that covers no symbol |
| no_gap | | a place that leaves room for as many dominoes as possible |
| rich | count | a face-down domino with two symbols on a block |
| own_gems, rival_gems | | a reveal by the gems below the stack |
| scores | count | an activation |
| plan | points, gems | the first one of the best activations: the points of all, the gems kept |
| keeps_gems, nothing_more | | ending the activations, before and after the last stage |
| least_useful, no_difference | | a discard, a split |
"""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.bots.distinct_reasons import WeightedReason
from pyramids.engine.contract import Reason
from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.bots.area_sizes import best_points
from pyramids.games.pyramido.bots.estimate import Estimator
from pyramids.games.pyramido.domino_set import BACKS, MYTHICAL
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move, Place, Reveal, Split, Take
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import STAGES, Builder, State, View

LEAST_AREA = 3
"""The fewest symbols of an area that is worth mentioning."""


def weighted_reasons(
    rules: Pyramido, estimator: Estimator, view: View, move: Move
) -> Iterator[WeightedReason]:
    """All reasons for a move with their worth in points."""
    state, builder = view.state, view.state.builders[view.seat]
    match move:
        case Take(stack, gem):
            yield from _domino(rules, estimator, state, builder, state.stacks[stack].top)
            yield from _gem(estimator, state, builder, gem)
        case Place():
            yield from _place(rules, estimator, state, builder, move)
        case Reveal(stack):
            symbols = max(BACKS[state.stacks[stack].back])
            if symbols > 1:
                yield 0.5, Reason("rich", {"count": symbols})
        case Activate(row, column, coloured, mythical):
            area = rules.quarters.area(builder, row, column)
            assert area is not None, "the move is legal"
            points = activation.points(area, coloured, mythical)
            yield float(points), Reason("scores", {"count": points})
        case Done():
            yield 1.0, Reason("keeps_gems" if state.stage < STAGES else "nothing_more")
        case Discard():
            yield 1.0, Reason("least_useful")
        case Split():
            yield 1.0, Reason("no_difference")


def _domino(
    rules: Pyramido, estimator: Estimator, state: State, builder: Builder, domino: int
) -> Iterator[WeightedReason]:
    """The areas that a domino makes on its best place."""
    places = estimator.placements(builder, state.stage, domino)
    place = max(places, key=lambda placement: placement.value).place
    after = rules.with_domino(builder, state.stage, domino, place)
    largest = max(rules.areas_of_last(after), key=lambda area: area.symbols)
    if largest.symbols >= LEAST_AREA:
        facts = {"colour": largest.colour, "count": largest.symbols}
        yield float(largest.symbols), Reason("fits", facts)


def _gem(
    estimator: Estimator, state: State, builder: Builder, gem: int
) -> Iterator[WeightedReason]:
    if gem == MYTHICAL:
        scorings = STAGES + 1 - state.stage
        yield float(scorings), Reason("in_each_scoring", {"count": scorings})
        return
    sizes = estimator.areas.sizes(builder.colours[gem], builder.symbols)
    own = builder.gems[gem]
    more = best_points(sizes, own + 1) - best_points(sizes, own)
    if more:
        yield 1.5 * more, Reason("pays", {"colour": gem, "points": more})


def _place(
    rules: Pyramido, estimator: Estimator, state: State, builder: Builder, place: Place
) -> Iterator[WeightedReason]:
    stage = state.stage
    after = rules.with_domino(builder, stage, state.hand, place)
    areas = rules.areas_of_last(after)
    largest = max(areas, key=lambda area: area.symbols)
    if largest.symbols >= LEAST_AREA:
        facts = {"colour": largest.colour, "count": largest.symbols}
        yield float(largest.symbols), Reason("area", facts)
    for area in areas:
        masks = (builder.colours[area.colour], after.colours[area.colour])
        before, now = (len(estimator.areas.areas(mask)) for mask in masks)
        if now < before:
            yield 2.0, Reason("joins", {"colour": area.colour})
    covered = estimator.covered(after.box, stage)
    if stage < STAGES:
        shown = (after.symbols & ~covered).bit_count() - (builder.symbols & ~covered).bit_count()
        if shown > 0:
            yield float(shown * (STAGES - stage)), Reason("lasting", {"count": shown})
    if stage > 1:
        symbols = len(rules.domino_set.domino(state.hand).symbols)
        if after.symbols.bit_count() == builder.symbols.bit_count() + symbols:
            yield 1.0, Reason("buries_none")
    if estimator.turns(after, stage) == estimator.turns(builder, stage) - 1:
        yield 0.5, Reason("no_gap")

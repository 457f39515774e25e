"""Estimates what a pyramid and its gems are worth until the end of the game."""

from __future__ import annotations

from dataclasses import astuple
from typing import NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.pyramido.bots.area_sizes import AreaSizes, Sizes, best_points
from pyramids.games.pyramido.bots.weights import Weights
from pyramids.games.pyramido.building import REACH, SIDE, cell, grown, outlines, stage_size
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.quarters import WIDTH
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import KEPT_GEMS, STAGES, Box, Builder, Gems, Placed, new

MOST_BOUGHT = 3
"""The most gems of a colour that an estimate counts on taking."""
MOST_LATER = 4
"""The most gems of a colour that it counts on in a later scoring."""
GROWTH = 2
"""The symbols by which an area is expected to grow in the next stage."""
KEPT_SHARE = 0.6
"""The points of a gem kept for an area, per symbol."""
NEXT_SHARE = 0.7
"""The worth of another gem of the same colour, as a share of the one before."""


class Placement(NamedTuple):
    """A place for a domino, its worth, and the pyramid after it.

    The pyramid's list of dominoes isn't kept up: estimates don't need it, but for its start.
    """

    value: float
    place: Place
    builder: Builder


class Estimator:
    """Estimates positions of one player with the weights of a character."""

    def __init__(self, rules: Pyramido, weights: Weights) -> None:
        self.weights = weights
        self._rules = rules
        self.areas = AreaSizes()
        self._now: BoundedCache[tuple[int, int, int, int, int], float] = BoundedCache(1 << 16)
        self._later: BoundedCache[tuple[int, int, int], float] = BoundedCache(1 << 16)
        self._gem_worths: dict[tuple[Sizes, int, int, int], float] = {}
        self._covered: dict[tuple[Box, int], int] = {}
        self._turns: BoundedCache[tuple[int, Box, int], int] = BoundedCache(1 << 14)

    def value(self, builder: Builder, stage: int, turns: int) -> float:
        """The points still to come, with so many turns left in the stage."""
        lasting = ~self.covered(builder.box, stage)
        bought = min(turns, MOST_BOUGHT)
        symbols, gems, now, later = builder.symbols, builder.gems, self._now, self._later
        total = best = 0.0
        for colour, mask in enumerate(builder.colours):
            key = mask, symbols & mask, gems[colour], bought, stage
            worth = now.get(key)
            if worth is None:
                worth = now.keep(key, self._worth_now(*key))
            mask &= lasting
            later_key = mask, symbols & mask, stage
            more = later.get(later_key)
            if more is None:
                more = later.keep(later_key, self._worth_later(*later_key))
            worth += more
            total += worth
            if worth > best:
                best = worth
        total += self.mythical(gems[MYTHICAL], stage)
        return total + self.weights.favourite * best + self.weights.room * turns

    def placements(self, builder: Builder, stage: int, domino: int) -> list[Placement]:
        """All places for a domino with their values, in the rules' order."""
        quarters, building = self._rules.quarters, self._rules.building
        found = []
        for place in building.legal(builder, stage):
            box = grown(builder.box, place) if stage == 1 else builder.box
            colours, symbols = quarters.painted(builder, box, stage, domino, place)
            occupied = builder.occupied | building.blocks(stage, place)
            placed = builder.placed or (Placed(stage, domino, *astuple(place)),)
            after = new(Builder, (placed, occupied, box, colours, symbols, *builder[5:]))
            value = self.value(after, stage, self.turns(after, stage))
            found.append(Placement(value, place, after))
        return found

    def turns(self, builder: Builder, stage: int) -> int:
        """How many more dominoes fit into the stage, single free blocks not counted."""
        key = builder.occupied, builder.box, stage
        known = self._turns.get(key)
        return self._turns.keep(key, _turns(*key)) if known is None else known

    def mythical(self, count: int, stage: int) -> float:
        """The worth of mythical gems: a point in each scoring, or half a gem."""
        weights = self.weights
        kept = min(count, KEPT_GEMS)
        held = 1 + weights.mythical * (STAGES - stage)
        return kept * max(held, weights.price / 2) + (count - kept) * max(1, weights.price / 2)

    def worth_kept(self, builder: Builder, stage: int, gems: Gems) -> float:
        """What the best five gems left after a scoring are worth in the next stages."""
        if stage == STAGES:
            return 0.0
        worths = [self.kept_mythical(stage)] * gems[MYTHICAL]
        for colour in range(MYTHICAL):
            worths += self.kept_worths(builder, stage, colour, gems[colour])
        return sum(sorted(worths, reverse=True)[:KEPT_GEMS])

    def kept_mythical(self, stage: int) -> float:
        """What a mythical gem is worth after the scoring of a stage."""
        return self.weights.mythical * (STAGES - stage)

    def kept_worths(self, builder: Builder, stage: int, colour: int, count: int) -> list[float]:
        """What each of several gems of a colour is worth after the scoring of a stage."""
        if stage == STAGES or not count:
            return [0.0] * count
        covered = self.covered(builder.box, stage)
        sizes = self.areas.sizes(builder.colours[colour] & ~covered, builder.symbols)
        largest = GROWTH + (sizes[0] if sizes else 0)
        first = min(2 * self.weights.kept, KEPT_SHARE * largest)
        return [first * NEXT_SHARE**number for number in range(count)]

    def lasting(self, builder: Builder, stage: int) -> float:
        """What the areas that stay visible are worth in later scorings."""
        covered = self.covered(builder.box, stage)
        return sum(
            self._worth_later(mask & ~covered, builder.symbols, stage) for mask in builder.colours
        )

    def covered(self, box: Box, stage: int) -> int:
        """The quarters that the next stage's outline covers, wherever stage 1 ends."""
        if stage == STAGES or not box.height:
            return 0
        key = box, stage
        if key not in self._covered:
            boxes = outlines(box) if stage == 1 else (box,)
            mask = -1
            for outline in boxes:
                mask &= _inside(outline, stage)
            self._covered[key] = mask
        return self._covered[key]

    def _worth_now(self, mask: int, symbols: int, gems: int, bought: int, stage: int) -> float:
        """The worth of one colour in this scoring, and of the gems left over."""
        key = self.areas.sizes(mask, symbols), gems, bought, stage
        known = self._gem_worths.get(key)
        if known is None:
            known = self._gem_worths[key] = self._best_use(*key)
        return known

    def _best_use(self, sizes: Sizes, gems: int, bought: int, stage: int) -> float:
        left = self.weights.kept if stage < STAGES else 0.0
        price = self.weights.price
        return max(
            best_points(sizes, spent)
            + (left * (gems - spent) if spent <= gems else price * (gems - spent))
            for spent in range(gems + bought + 1)
        )

    def _worth_later(self, mask: int, symbols: int, stage: int) -> float:
        """The worth of one colour in the later scorings."""
        if stage == STAGES or not self.weights.later:
            return 0.0
        sizes, price = self.areas.sizes(mask, symbols), self.weights.later_price
        most = max(best_points(sizes, spent) - price * spent for spent in range(MOST_LATER + 1))
        return self.weights.later * (STAGES - stage) * most


def _inside(outline: Box, stage: int) -> int:
    """The quarters that the outline of the next stage covers."""
    row = ((1 << 2 * (outline.width - stage)) - 1) << 2 * (outline.left + REACH) + stage
    mask = 0
    for line in range(stage, 2 * outline.height - stage):
        mask |= row << (2 * (outline.top + REACH) + line) * WIDTH
    return mask


def _turns(occupied: int, box: Box, stage: int) -> int:
    if stage == 1:
        if box.height * box.width < 20 or min(box.height, box.width) < 4:
            free = 20 - occupied.bit_count()
            inside = occupied << 1 & occupied >> 1 & occupied << SIDE & occupied >> SIDE
            return (free - (inside & ~occupied).bit_count()) // 2
        outline = box
    else:
        outline = Box(0, 0, *stage_size(box, stage))
    free = ~occupied & _cells(outline, stage)
    near = free << 1 | free >> 1 | free << SIDE | free >> SIDE
    return (free & near).bit_count() // 2


def _cells(outline: Box, stage: int) -> int:
    mask = 0
    for row in range(outline.top, outline.top + outline.height):
        for column in range(outline.left, outline.left + outline.width):
            mask |= cell(stage, row, column)
    return mask

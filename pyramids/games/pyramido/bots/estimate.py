"""Estimates what a pyramid and its gems are worth until the end of the game."""

from __future__ import annotations

from dataclasses import astuple
from operator import itemgetter
from typing import NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.engine.tuples import new
from pyramids.games.pyramido.bots.area_sizes import AreaSizes, Sizes, best_points
from pyramids.games.pyramido.bots.spots import Spot, Spots
from pyramids.games.pyramido.bots.weights import Weights
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import KEPT_GEMS, STAGES, Box, Builder, Gems, Placed

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

    The pyramid's list of dominoes and its points aren't kept up: estimates need neither.
    """

    value: float
    place: Place
    builder: Builder
    turns: int
    """How many more dominoes fit into the stage."""


Rated = tuple[float, Spot, list[int], int]
"""The worth of a spot, and the colours and symbols seen from above after a domino lies there."""


class Estimator:
    """Estimates positions of one player with the weights of a character."""

    def __init__(self, rules: Pyramido, weights: Weights) -> None:
        self.weights = weights
        self._rules = rules
        self.spots = Spots(rules)
        self.areas = AreaSizes()
        self._now: BoundedCache[tuple[int, int, int, int, int], float] = BoundedCache(1 << 16)
        self._later: BoundedCache[tuple[int, int, int], float] = BoundedCache(1 << 16)
        self._gem_worths: dict[tuple[Sizes, int, int, int], float] = {}
        self._best: BoundedCache[tuple[object, ...], Placement] = BoundedCache(1 << 12)
        self._later_worths: dict[tuple[Sizes, int], float] = {}

    def value(self, builder: Builder, stage: int, turns: int) -> float:
        """The points still to come, with `turns` turns left in the stage."""
        worths = self._worths(builder, stage, turns)
        return self._sum(worths, self.mythical(builder.gems[MYTHICAL], stage), turns)

    def gem_values(self, builder: Builder, stage: int, turns: int) -> list[float]:
        """By kind, the points still to come with another gem."""
        covered, bought = self.covered(builder.box, stage), min(turns, MOST_BOUGHT)
        mythical, worths = builder.gems[MYTHICAL], self._worths(builder, stage, turns)
        held = self.mythical(mythical, stage)
        found = []
        for colour, mask in enumerate(builder.colours):
            more = builder.gems[colour] + 1
            with_gem = worths.copy()
            with_gem[colour] = self._worth(mask, builder.symbols, more, stage, covered, bought)
            found.append(self._sum(with_gem, held, turns))
        return [*found, self._sum(worths, self.mythical(mythical + 1, stage), turns)]

    def _sum(self, worths: list[float], mythical: float, turns: int) -> float:
        total = 0.0
        for worth in worths:  # `sum` would round differently in later versions of Python
            total += worth
        weights = self.weights
        return total + mythical + weights.favourite * max(worths) + weights.room * turns

    def _worths(self, builder: Builder, stage: int, turns: int) -> list[float]:
        """By colour, its worth."""
        covered, bought = self.covered(builder.box, stage), min(turns, MOST_BOUGHT)
        symbols = builder.symbols
        return [
            self._worth(mask, symbols, gems, stage, covered, bought)
            for mask, gems in zip(builder.colours, builder.gems, strict=False)
        ]

    def _worth(
        self, mask: int, symbols: int, gems: int, stage: int, covered: int, bought: int
    ) -> float:
        """The worth of one colour in this scoring and in the later ones."""
        key = mask, symbols & mask, gems, bought, stage
        now = self._now.get(key)
        if now is None:
            now = self._now.keep(key, self._worth_now(*key))
        mask &= ~covered
        later_key = mask, symbols & mask, stage
        later = self._later.get(later_key)
        if later is None:
            later = self._later.keep(later_key, self._worth_later(*later_key))
        return now + later

    def placements(self, builder: Builder, stage: int, domino: int) -> list[Placement]:
        """All places for a domino with their values, in the rules' order."""
        rated = self._rated(builder, stage, domino)
        return [_placement(builder, stage, domino, found) for found in rated]

    def best_placement(self, builder: Builder, stage: int, domino: int) -> Placement:
        """The best place for a domino; the first of equals."""
        key = builder[1:6], stage, domino
        known = self._best.get(key)
        if known is None:
            best = max(self._rated(builder, stage, domino), key=itemgetter(0))
            known = self._best.keep(key, _placement(builder, stage, domino, best))
        return known

    def _rated(self, builder: Builder, stage: int, domino: int) -> list[Rated]:
        """All spots for a domino. Only colours that it shows or covers are estimated anew."""
        before, symbols, gems = builder.colours, builder.symbols, builder.gems
        one, other = self._rules.domino_set.domino(domino).colours
        shapes = self._rules.quarters.symbols(domino)
        mythical = self.mythical(gems[MYTHICAL], stage)
        known: dict[tuple[int, int], list[float]] = {}
        found = []
        for spot in self.spots.find(builder, stage):
            place, box, _occupied, first, second, shift, turns, covered = spot
            bought = min(turns, MOST_BOUGHT)
            base = known.get((covered, bought))
            if base is None:
                grown = builder._replace(box=box)
                base = known[covered, bought] = self._worths(grown, stage, turns)
            worths, rest = base.copy(), ~(first | second)
            after = symbols & rest | shapes[place.rotation] << shift
            colours = [*before] if stage == 1 else [mask & rest for mask in before]
            colours[one] |= first
            colours[other] |= second
            for colour, mask in enumerate(colours):
                if mask != before[colour] or colour in (one, other):
                    worths[colour] = self._worth(mask, after, gems[colour], stage, covered, bought)
            found.append((self._sum(worths, mythical, turns), spot, colours, after))
        return found

    def turns(self, builder: Builder, stage: int) -> int:
        """How many more dominoes fit into the stage, single free blocks not counted."""
        return self.spots.turns(builder.occupied, builder.box, stage)

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
        return self.spots.covered(box, stage)

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
        key = self.areas.sizes(mask, symbols), stage
        known = self._later_worths.get(key)
        if known is None:
            known = self._later_worths[key] = self._later_use(*key)
        return known

    def _later_use(self, sizes: Sizes, stage: int) -> float:
        price = self.weights.later_price
        most = max(best_points(sizes, spent) - price * spent for spent in range(MOST_LATER + 1))
        return self.weights.later * (STAGES - stage) * most


def _placement(builder: Builder, stage: int, domino: int, rated: Rated) -> Placement:
    value, spot, colours, symbols = rated
    placed = builder.placed or (Placed(stage, domino, *astuple(spot.place)),)
    masks = placed, spot.occupied, spot.box, tuple(colours), symbols
    return Placement(value, spot.place, new(Builder, (*masks, *builder[5:])), spot.turns)

"""Rollouts: one player's pyramid built on for some turns with sampled draws.

The rivals only take dominoes and gems from the row, at random; what they build doesn't matter to
the pyramid.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from pyramids.engine.multiset import elements
from pyramids.engine.tuples import replaced
from pyramids.games.pyramido.bots.area_sizes import best_points
from pyramids.games.pyramido.bots.estimate import Estimator
from pyramids.games.pyramido.domino_set import GEM_COUNTS, MYTHICAL
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import (
    FACE_UP,
    GEMS_BELOW,
    KEPT_GEMS,
    NO_DOMINO,
    STAGES,
    Builder,
    Gems,
    State,
)


class Offer(NamedTuple):
    """The top of a stack and the gems below it."""

    domino: int
    """`NO_DOMINO` if it is face down."""
    back: int
    gems: tuple[int, ...]


class Row:
    """The row of stacks in a sampled future."""

    def __init__(self, rules: Pyramido, state: State, seed: float) -> None:
        self._random = Random(str(seed)).random
        self._backs = rules.row.back
        self._unseen = [number for kind in state.unseen for number in elements(kind)]
        self._bag = [gem for gem, count in enumerate(state.bag) for _ in range(count)]
        # While a stack is to be split, the gems of an empty place aren't drawn yet.
        self.offers = [
            Offer(
                stack.top if stack.back == FACE_UP else NO_DOMINO,
                stack.back,
                below or self._new_gems(),
            )
            for stack, below in zip(state.stacks, state.below, strict=True)
        ]

    def face_up(self) -> list[int]:
        """The stacks whose tops can be taken."""
        return [index for index, offer in enumerate(self.offers) if offer.domino]

    def take(self, stack: int, gem: int) -> None:
        """Take a domino and a gem, and reveal another domino."""
        gems = list(self.offers[stack].gems)
        gems.remove(gem)
        self.offers[stack] = Offer(NO_DOMINO, FACE_UP, tuple(gems) or self._new_gems())
        self._reveal()

    def take_any(self) -> None:
        """A rival's turn."""
        stack = self._any(self.face_up())
        self.take(stack, self._any(self.offers[stack].gems))

    def _reveal(self) -> None:
        self.reveal(self._any([n for n, offer in enumerate(self.offers) if not offer.domino]))

    def reveal(self, stack: int) -> None:
        """Turn the top of a stack face up."""
        _, back, gems = self.offers[stack]
        unseen = self._unseen
        fitting = [n for n in unseen if self._backs(n) == back] if back >= 0 else unseen
        domino = self._any(fitting or unseen)
        unseen.remove(domino)
        self.offers[stack] = Offer(domino, FACE_UP, gems)

    def _new_gems(self) -> tuple[int, ...]:
        return tuple(self._draw(self._bag, GEM_COUNTS) for _ in range(GEMS_BELOW))

    def _draw(self, bag: list[int], full: Sequence[int]) -> int:
        if not bag:  # PF-6; which gems were discarded until then is nearly any
            bag += [gem for gem, count in enumerate(full) for _ in range(count)]
        return bag.pop(int(self._random() * len(bag)))

    def _any(self, items: Sequence[int]) -> int:
        return items[int(self._random() * len(items))]


class Rollout:
    """Builds pyramids with the estimator as policy."""

    def __init__(self, rules: Pyramido, estimator: Estimator) -> None:
        self._rules = rules
        self._estimator = estimator

    def points(self, builder: Builder, stage: int, row: Row, rivals: int, turns: int) -> float:
        """An estimate of the points still to come, after `turns` turns or the stage's scoring.

        The rivals have their turns first.
        """
        estimator, has_room = self._estimator, self._rules.building.has_room
        while has_room(builder, stage):
            if not turns:
                return estimator.value(builder, stage, estimator.turns(builder, stage))
            turns -= 1
            builder = self.turn(builder, stage, row, rivals)
        scored, gems = self.score(builder, stage)
        if stage == STAGES:
            return scored
        return scored + self.outlook(builder._replace(gems=gems, occupied=0), stage)

    def outlook(self, builder: Builder, stage: int) -> float:
        """What a pyramid and the gems kept are worth after a stage was scored."""
        estimator = self._estimator
        kept = estimator.worth_kept(builder, stage, builder.gems)
        return kept + estimator.lasting(builder, stage)

    def score(self, builder: Builder, stage: int) -> tuple[int, Gems]:
        """The points of a stage, and the gems kept after it."""
        estimator = self._estimator
        mythical = builder.gems[MYTHICAL]
        pairs = mythical // 2
        # By pairs spent: the worth, the points, and the gems left of the colours so far.
        best: list[tuple[float, int, tuple[int, ...]]] = [(0.0, 0, ())]
        for colour, own in enumerate(builder.gems[:MYTHICAL]):
            sizes = estimator.areas.sizes(builder.colours[colour], builder.symbols)
            worths = estimator.kept_worths(builder, stage, colour, own)
            options = []
            for paired in range(pairs + 1):
                found = (-1.0, 0, 0)
                for left in range(own + 1):
                    points = best_points(sizes, own - left + paired)
                    found = max(found, (points + sum(worths[:left]), points, left))
                options.append(found)
            combined: list[tuple[float, int, tuple[int, ...]]] = []
            for spent in range(min(len(best) + pairs, pairs + 1)):
                combined.append(
                    max(
                        (
                            best[before][0] + options[spent - before][0],
                            best[before][1] + options[spent - before][1],
                            (*best[before][2], options[spent - before][2]),
                        )
                        for before in range(min(spent, len(best) - 1) + 1)
                    )
                )
            best = combined
        held = 1 + estimator.kept_mythical(stage)
        spent = max(range(pairs + 1), key=lambda n: best[n][0] + held * (mythical - 2 * n))
        left = mythical - 2 * spent
        gems = (*best[spent][2], left)
        return best[spent][1] + left, self._keep(builder, stage, gems)

    def _keep(self, builder: Builder, stage: int, gems: Gems) -> Gems:
        """PF-14: the best five gems."""
        while stage < STAGES and sum(gems) > KEPT_GEMS:
            without = [replaced(gems, gem, n - 1) for gem, n in enumerate(gems) if n]
            worth = self._estimator.worth_kept
            gems = max(without, key=lambda fewer: worth(builder, stage, fewer))
        return gems

    def turn(self, builder: Builder, stage: int, row: Row, rivals: int) -> Builder:
        """The builder after its next turn, before which the rivals have theirs."""
        estimator = self._estimator
        for _ in range(rivals):
            row.take_any()
        best = float("-inf")
        stack = gem = 0
        after = builder
        for index in row.face_up():
            offer = row.offers[index]
            found = estimator.best_placement(builder, stage, offer.domino)
            values = estimator.gem_values(found.builder, stage, found.turns)
            for kind in set(offer.gems):
                if values[kind] > best:
                    best, stack, gem, after = values[kind], index, kind, found.builder
        row.take(stack, gem)
        return after._replace(gems=replaced(after.gems, gem, after.gems[gem] + 1))

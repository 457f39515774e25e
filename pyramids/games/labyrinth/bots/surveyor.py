"""The surveyor: places a tile so that the next one fits, whichever number is revealed.

It plays no games to their end. It tries its best placements with every number that is left, and
builds where the mean is best.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from pyramids.bots.distinct_reasons import strongest
from pyramids.engine.contract import Reason
from pyramids.engine.multiset import Multiset
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.bots.mason import WEIGHTS, Mason
from pyramids.games.labyrinth.bots.path_ends import Passages, PathEnds
from pyramids.games.labyrinth.bots.tile_eval import TileEvaluator
from pyramids.games.labyrinth.bots.why import GRADE, weighted
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Lay, Move
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import NO_ENTRANCE, View

MEASURED = 30
"""How many placements are tried with the next numbers."""

FITTING_WEIGHT = 4.0
"""The weight of fitting next tiles as a reason."""


class Placement(NamedTuple):
    """A tile on a space, and the entrance that it is judged for."""

    move: Lay
    content: int
    entrance: int


class Surveyor:
    """Looks two tiles ahead; places treasures and chooses its entrance as the mason does."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._mason = Mason(rules)
        self._passages = Passages(rules.tile_set, rules.corridors)
        self._evaluator = TileEvaluator(self._passages, WEIGHTS)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The tile with the best mean over the next numbers; the first of equals."""
        lays = [move for move in legal if isinstance(move, Lay)]
        if not lays:
            return self._mason.choose(view, legal, rng, budget)
        hunter = view.state.hunters[view.seat]
        path_ends = PathEnds.of(self._passages, hunter.spaces)
        placements = self._promising(path_ends, lays, hunter.entrance)
        if len(path_ends.empty) == 1:
            return placements[0].move
        cards = view.state.cards
        return max(placements, key=lambda p: self._mean_worth(path_ends, p, cards)).move

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes; fitting next tiles are one of them."""
        found = weighted(self._rules, view, move)
        if isinstance(move, Lay):
            percent = GRADE * round(100 * self._fitting(view, move) / GRADE)
            found.append(
                (FITTING_WEIGHT * percent / 100, Reason("next_fits", {"percent": percent}))
            )
        return strongest(found)

    def _promising(
        self, path_ends: PathEnds, lays: Sequence[Lay], entrance: int
    ) -> list[Placement]:
        """The placements that look best by themselves, the best first."""
        entrances = range(len(ENTRANCES)) if entrance == NO_ENTRANCE else (entrance,)
        placements = [
            Placement(move, laid(move.tile, move.rotation), way)
            for move in lays
            for way in entrances
        ]

        def negative_value(placement: Placement) -> float:
            move, content, way = placement
            return -self._evaluator.value(path_ends, move.space, content, way)

        return sorted(placements, key=negative_value)[:MEASURED]

    def _mean_worth(self, path_ends: PathEnds, placement: Placement, cards: Multiset) -> float:
        """The worth of the tile and the mean worth of the best place for the next one."""
        (_tile, space, _rotation), content, way = placement
        evaluator, after = self._evaluator, path_ends.copy()
        after.lay(space, content)
        total = sum(
            count * evaluator.value(after, *evaluator.choose(after, number, way), way)
            for number, count in cards
        )
        worth = evaluator.worth_off_path(path_ends, space, content, way)
        return worth + total / sum(count for _number, count in cards)

    def _fitting(self, view: View, move: Lay) -> float:
        """The chance that the next tile can continue the path and keep it open."""
        hunter, cards = view.state.hunters[view.seat], view.state.cards
        path_ends = PathEnds.of(self._passages, hunter.spaces)
        path_ends.lay(move.space, laid(move.tile, move.rotation))
        chosen = hunter.entrance
        heads = path_ends.heads if chosen == NO_ENTRANCE else [path_ends.heads[chosen]]
        fitting = sum(
            count
            for number, count in cards
            if any(
                head >= 0 and self._evaluator.advance(path_ends, content, head)[1] >= 0
                for head in heads
                for content in self._passages.contents[number]
            )
        )
        return fitting / max(1, sum(count for _number, count in cards))

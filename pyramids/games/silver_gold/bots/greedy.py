"""The greedy bot: the best net score at once, with a sense of the way left to the tomb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.deck import Pyramid, way_left
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.scoring import PYRAMID_POINTS, sheet
from pyramids.games.silver_gold.state import Explorer, View

STEP_WORTH = 1.3
"""A field nearer to the tomb: about a pyramid's points over the fields that it takes."""
CROSS_WORTH = 1.2
"""An extra mark is worth a step, roughly."""
GEM_WORTH = 2.5
"""Half a pair."""
TORCH_WORTH = 2.5
SKULL_WORTH = -1.5
POTION_WORTH = 1.5


class GreedyBot:
    """Looks one move ahead, at its own pyramids only."""

    def __init__(self, rules: SilverGold) -> None:
        self._deck = rules.deck
        self._marking = rules.marking

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move of the highest worth; the first of equals."""
        if isinstance(legal[0], Mark):
            table = view.table
            explorer, due = table.explorers[view.seat], table.due[view.seat]
            marks = [move for move in legal if isinstance(move, Mark)]
            return self.best_mark(explorer, due, marks, table.round)
        return max(legal, key=lambda move: self._promise(view, move))

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """It weighs a single number and gives no reasons."""
        return ()

    def best_mark(
        self, explorer: Explorer, due: int, legal: Sequence[Mark], round_number: int
    ) -> Mark:
        """The mark after which the explorer stands best."""

        def standing(move: Mark) -> float:
            return self._standing(*self._marking.mark(explorer, due, move, round_number))

        return max(legal, key=standing)

    def _promise(self, view: View, move: Move) -> float:
        match move:
            case Keep(cards):
                return sum(card_worth(self._deck.pyramid(card)) for card in cards)
            case Take(card) if card != STACK:
                return card_worth(self._deck.pyramid(card))
        unseen = [card_worth(self._deck.pyramid(card)) for card, _ in view.table.stack]
        return sum(unseen) / len(unseen)

    def _standing(self, explorer: Explorer, due: int) -> float:
        worth = sheet(self._deck, explorer, awards=0).total + CROSS_WORTH * due
        for number, marks in explorer.places:
            if number:
                steps = way_left(self._deck.pyramid(number), marks)
                worth += -STEP_WORTH * steps if steps else PYRAMID_POINTS
        return worth


@lru_cache(maxsize=256)
def card_worth(card: Pyramid) -> float:
    """What an empty card promises: its treasures, less the way to go."""
    treasures = (
        GEM_WORTH * (card.red | card.green).bit_count()
        + TORCH_WORTH * card.torch.bit_count()
        + SKULL_WORTH * card.skull.bit_count()
        + POTION_WORTH * card.potion.bit_count()
        + CROSS_WORTH * card.cross.bit_count()
    )
    return treasures / 2 - STEP_WORTH * way_left(card, 0)

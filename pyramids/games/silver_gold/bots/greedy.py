"""The greedy bot: the best immediate score, considering the distance to the tomb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.deck import Pyramid, route_left
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.scoring import PYRAMID_POINTS, sheet
from pyramids.games.silver_gold.state import Explorer, View

STEP_WORTH = 1.3
"""A field nearer to the tomb: a pyramid's points divided by its typical route."""
CROSS_WORTH = 1.2
"""An extra mark is worth about a step."""
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
            state = view.state
            explorer, due = state.explorers[view.seat], state.due[view.seat]
            marks = [move for move in legal if isinstance(move, Mark)]
            return self.best_mark(explorer, due, marks, state.round)
        return max(legal, key=lambda move: self._card_worth(view, move))

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """It gives no reasons."""
        return ()

    def best_mark(
        self, explorer: Explorer, due: int, legal: Sequence[Mark], round_number: int
    ) -> Mark:
        """The mark with the best position after it."""

        def worth_after(move: Mark) -> float:
            return self._worth(*self._marking.mark(explorer, due, move, round_number))

        return max(legal, key=worth_after)

    def _card_worth(self, view: View, move: Move) -> float:
        match move:
            case Keep(cards):
                return sum(card_worth(self._deck.pyramid(card)) for card in cards)
            case Take(card) if card != STACK:
                return card_worth(self._deck.pyramid(card))
        unseen = [card_worth(self._deck.pyramid(card)) for card, _ in view.state.stack]
        return sum(unseen) / len(unseen)

    def _worth(self, explorer: Explorer, due: int) -> float:
        worth = sheet(self._deck, explorer, awards=0).total + CROSS_WORTH * due
        for number, marks in explorer.places:
            if number:
                steps = route_left(self._deck.pyramid(number), marks)
                worth += -STEP_WORTH * steps if steps else PYRAMID_POINTS
        return worth


@lru_cache(maxsize=256)
def card_worth(card: Pyramid) -> float:
    """The worth of a new card: its treasures, less the length of its route."""
    treasures = (
        GEM_WORTH * (card.red | card.green).bit_count()
        + TORCH_WORTH * card.torch.bit_count()
        + SKULL_WORTH * card.skull.bit_count()
        + POTION_WORTH * card.potion.bit_count()
        + CROSS_WORTH * card.cross.bit_count()
    )
    return treasures / 2 - STEP_WORTH * route_left(card, 0)

"""How good a position is for a player, in points of equipment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.im_bann.counts import Counts, Kind
from pyramids.games.im_bann.deck import CURSE, MUMMY, PROTECTION, SCARAB, SPELL
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, MUMMY_VALUE, OUT, State

WON: Final = 1000.0
"""The worth of having beaten the royal chamber."""


class Weights(NamedTuple):
    """What a character thinks things are worth."""

    in_hand: float = 0.5
    """A point of equipment in the hand; in the display it is worth 1."""
    matching: float = 0.12
    """More for a point that matches the depot."""
    specials: Mapping[str, float] = {
        SPELL: 1.5,
        CURSE: 1.3,
        PROTECTION: 0.7,
        SCARAB: 2.0,
        MUMMY: 2.4,
    }
    """Special cards in the hand."""
    place: float = 2.0
    """An adventure behind the player, beyond its value."""
    waste: float = 1.1
    """What a point of the display beyond the need costs: 1 makes it worthless (IB-9)."""
    inexact: float = 0.0
    """What an adventure costs that isn't met exactly."""
    locked: float = 4.0
    """What a display that is worth too much costs beside the royal chamber."""
    protection: float = 0.8
    """A Protection in the display."""
    again: float = 2.6
    """Another turn."""
    rivals: float = 0.5
    """How much the best rival's position counts."""
    mummy: float = 0.9
    """A point of the Mummy's 3."""
    drawn: float = 1.35
    """A card that is drawn."""
    full_hand: int = 8
    """More cards than this are hardly of use."""


class Evaluator:
    """Rates positions with a character's weights, bound to the rules."""

    def __init__(self, rules: ImBann, weights: Weights) -> None:
        self._rules = rules
        self._weights = weights
        deck = rules.deck
        self._back = deck.back
        self._protection = [
            kind for kind, card in enumerate(deck.cards) if card.special == PROTECTION
        ]
        self._cards = tuple(
            tuple(self._card_worth(kind, depot) for kind in range(len(deck.cards)))
            for depot in range(4)
        )
        self._path = tuple(
            tuple(
                (sum(values[:place]) + weights.place * place, value)
                for place, value in enumerate(values)
            )
            for values in deck.lengths
        )
        self._displays: BoundedCache[Counts, tuple[int, bool]] = BoundedCache(20_000)
        self._hands: BoundedCache[tuple[Counts, int], float] = BoundedCache(50_000)

    @property
    def weights(self) -> Weights:
        """The character's weights."""
        return self._weights

    def position(self, state: State, seat: int) -> float:
        """How good a state is for a seat: its own standing less the best rival's."""
        others = [self.standing(state, s) for s in range(len(state.archaeologists)) if s != seat]
        return self.standing(state, seat) - self._weights.rivals * max(others)

    def standing(self, state: State, seat: int) -> float:
        """How far a seat is, its cards included."""
        weights = self._weights
        place, hand, display = state.archaeologists[seat]
        if place == OUT:
            return WON if state.first in (seat, -1) else 0.0
        total, guarded = self._displays.get(display) or self._display(display)
        worth, value = self._path[state.length][place]
        missing = value - total
        worth += total
        if state.mummy == seat:
            missing += MUMMY_VALUE
            worth -= weights.mummy * MUMMY_VALUE
        if missing < 0:
            # Beside the chamber too much can't be used at all (IB-11).
            if place == CHAMBER:
                worth += missing - weights.locked
            else:
                worth += missing * weights.waste - weights.inexact
        if guarded:
            worth += weights.protection
        key = hand, state.depot
        found = self._hands.get(key)
        return worth + (self._hands.keep(key, self._hand(*key)) if found is None else found)

    def _display(self, display: Counts) -> tuple[int, bool]:
        """The total of a display, and whether a Protection guards it."""
        total = self._rules.scoring.total(display)
        guarded = total > 0 and any(display[kind] for kind in self._protection)
        return self._displays.keep(display, (total, guarded))

    def _hand(self, hand: Counts, depot: int) -> float:
        """What a hand is worth; hidden cards count as drawn ones."""
        cards = self._cards[depot]
        worth = sum([count * cards[kind] for kind, count in enumerate(hand[:-1]) if count])
        worth += hand[self._back] * self._weights.drawn
        extra = sum(hand) - self._weights.full_hand
        return worth - 0.8 * extra if extra > 0 else worth

    def card(self, kind: Kind, depot: int) -> float:
        """What a card in the hand is worth."""
        return self._cards[depot][kind]

    def _card_worth(self, kind: Kind, depot: int) -> float:
        card, weights = self._rules.deck.cards[kind], self._weights
        if card.special:
            return weights.specials[card.special]
        matching = weights.matching if card.item == depot else 0.0
        return card.value * (weights.in_hand + matching)

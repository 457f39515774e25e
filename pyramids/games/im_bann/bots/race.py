"""How the race stands: the log odds of winning, from what one player knows."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.im_bann.bots.race_weights import MOVING, WAITING, Side, Standing
from pyramids.games.im_bann.bots.sums import Reach, SumFinder
from pyramids.games.im_bann.counts import Counts, Kind
from pyramids.games.im_bann.deck import CURSE, MUMMY, PROTECTION, SCARAB, SPELL
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, MUMMY_VALUE, NOBODY, OUT, State

DECIDED: Final = 30.0
"""The log odds of a player who has won."""
_PROTECTION_LOSS: Final = 1
"""A Curse costs a Protection rather than equipment that is worth more."""


class _Display(NamedTuple):
    """What a display is worth."""

    total: int
    guarded: bool
    """Whether a Protection guards equipment."""
    least: int
    """What a Curse would cost; 0 if there is no equipment."""


class Race:
    """Rates positions, bound to the rules."""

    def __init__(self, rules: ImBann) -> None:
        self._rules = rules
        self._sums = SumFinder(rules.deck)
        kinds = list(enumerate(rules.deck.cards))
        self._of = {
            special: tuple(kind for kind, card in kinds if card.special == special)
            for special in (SPELL, CURSE, PROTECTION, SCARAB, MUMMY)
        }
        self._equipment = tuple((kind, card.value) for kind, card in kinds if not card.special)
        self._to_go = tuple(
            tuple(sum(values[place + 1 :]) / 10 for place in range(len(values)))
            for values in rules.deck.lengths
        )
        self._displays: BoundedCache[Counts, _Display] = BoundedCache(20_000)
        self._hands: BoundedCache[tuple[Counts, int, bool], tuple[Reach, float]]
        self._hands = BoundedCache(50_000)

    def chance(self, state: State, seat: int) -> float:
        """The chance that a seat wins."""
        return 1.0 / (1.0 + exp(-self.lead(state, seat)))

    def lead(self, state: State, seat: int) -> float:
        """The log odds that a seat wins, against the rival who is closest."""
        players = state.archaeologists
        if state.first != NOBODY:
            return DECIDED if state.first == seat else -DECIDED
        moving = state.turn == seat
        side = MOVING if moving else WAITING
        rivals = [
            self._standing(state, rival, side.rival)
            for rival in range(len(players))
            if rival != seat
        ]
        worth = side.bias + min(rivals) + self._standing(state, seat, side.own)
        return worth + self._hand(state, seat, side, moving=moving)

    def card(self, kind: Kind) -> float:
        """What a card in the hand is worth beyond being a card."""
        card, hand = self._rules.deck.cards[kind], WAITING.hand
        if not card.special:
            return hand.values[min(card.value, len(hand.values)) - 1]
        return {
            SPELL: hand.spells[0],
            SCARAB: hand.scarabs[0],
            CURSE: hand.curses[0],
            PROTECTION: hand.protections[0],
            MUMMY: hand.mummy,
        }[card.special]

    def _standing(self, state: State, seat: int, weights: Standing) -> float:
        place, hand, display = state.archaeologists[seat]
        if place == OUT:  # only in the last round of the scoring variant
            return 0.0
        shown = self._shown(display)
        missing = self._rules.deck.lengths[state.length][place] - shown.total
        worth = weights.to_go * self._to_go[state.length][place]
        worth += weights.cards[min(sum(hand), len(weights.cards) - 1)]
        if shown.guarded:
            worth += weights.guarded
        if state.mummy == seat:
            missing += MUMMY_VALUE
            worth += weights.mummy
            if place == CHAMBER:
                worth += weights.mummy_at_chamber
        if place == CHAMBER:
            table, surplus = weights.chamber, weights.locked
        else:
            table, surplus = weights.missing, weights.surplus
        if missing < 0:
            return worth + table[0] - missing * surplus
        return worth + table[min(missing + 1, len(table) - 1)]

    def _shown(self, display: Counts) -> _Display:
        found = self._displays.get(display)
        if found is not None:
            return found
        values = [value for kind, value in self._equipment if display[kind]]
        total = self._rules.scoring.total(display)
        guarded = total > 0 and any(display[kind] for kind in self._of[PROTECTION])
        least = min([*values, _PROTECTION_LOSS]) if guarded else min(values, default=0)
        return self._displays.keep(display, _Display(total, guarded, least))

    def _hand(self, state: State, seat: int, side: Side, *, moving: bool) -> float:
        """What the hand adds: its cards, and the sums that can be laid."""
        place, hand, display = state.archaeologists[seat]
        if place == OUT:
            return 0.0
        key = hand, state.depot, moving
        reach, worth = self._hands.get(key) or self._hands.keep(key, self._cards(key, side))
        weights = side.hand
        missing = self._rules.scoring.need(state, seat) - self._shown(display).total
        if missing < 0:
            worth += 0.0 if place == CHAMBER else weights.enough_now
        elif place == CHAMBER:
            if reach.now >> missing & 1:
                worth += weights.chamber_now
            elif reach.soon >> missing & 1:
                worth += weights.chamber_next
        else:
            if reach.now >> missing & 1:
                worth += weights.exact_now
            elif reach.soon >> missing & 1:
                worth += weights.exact_next
            if reach.now >> missing:
                worth += weights.enough_now
            elif reach.soon >> missing:
                worth += weights.enough_next
        if any(hand[kind] for kind in self._of[CURSE]):
            losses = [
                self._shown(player.display).least
                for rival, player in enumerate(state.archaeologists)
                if rival != seat and player.place != OUT
            ]
            least = max(losses, default=0)
            if least:
                worth += weights.curse_any + weights.curse_least * least
        return worth

    def _cards(self, key: tuple[Counts, int, bool], side: Side) -> tuple[Reach, float]:
        hand, depot, _moving = key
        weights, reach = side.hand, self._sums.reach(hand, depot)
        longest = max(reach.cards)
        worth = sum(
            weights.values[min(value, len(weights.values)) - 1] * hand[kind]
            for kind, value in self._equipment
            if hand[kind]
        )
        worth += self._of_number(hand, SPELL, weights.spells)
        worth += self._of_number(hand, CURSE, weights.curses)
        worth += self._of_number(hand, PROTECTION, weights.protections)
        worth += self._of_number(hand, MUMMY, (weights.mummy,))
        worth += weights.matching_cards * reach.cards[depot]
        worth += weights.matching_points * reach.points[depot]
        worth += weights.longest_item * longest
        if any(hand[kind] for kind in self._of[SCARAB]):
            worth += self._of_number(hand, SCARAB, weights.scarabs)
            worth += weights.scarab_matching * reach.cards[depot]
            worth += weights.scarab_longest * longest
        return reach, worth

    def _of_number(self, hand: Counts, special: str, weights: Sequence[float]) -> float:
        """The weight for the number of cards of a special kind."""
        number = sum([hand[kind] for kind in self._of[special]])
        return weights[min(number, len(weights)) - 1] if number else 0.0

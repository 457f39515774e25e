"""Cached evaluations of a deck: finds under placements, turns to the tomb, best next marks.

A best mark depends only on the card, its marks, the pattern and the situation. Chambers repeat
between the futures of a search, so the results are cached.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.engine.tuples import new
from pyramids.games.silver_gold.bots.tomb_distance import FAR, ExpectedTurns, TombDistance
from pyramids.games.silver_gold.bots.weights import (
    BALANCES,
    ENDGAME_TURNS,
    SKULL_STAGE,
    STAGE_SKULLS,
    TURN_PARTS,
    Situation,
    Weights,
)
from pyramids.games.silver_gold.deck import COLOURS, Deck, Pyramid
from pyramids.games.silver_gold.marking import Marking
from pyramids.games.silver_gold.state import EMPTY_PLACE, MARK_DUE, ROUNDS, TURNS, Explorer, State

EXTRA_MARK = -1
"""The pattern of an extra mark: a single field."""

GAME = ROUNDS * TURNS
"""The turns of a whole game."""

Find = tuple[int, int, int, int, int, int, int, bool, int]
"""Fields; red and green gems, torches, skulls less twice the potions, crosses; turns to the tomb
afterwards, in parts of `TURN_PARTS`; whether the tomb is among them; treasures left on the card."""

Contents = tuple[int, int, int, int, int, int]
"""Red and green gems, torches, skulls, potions, crosses."""

Best = tuple[float, Find]
"""The gain, and the marks that bring it."""

NOTHING: Find = (0, 0, 0, 0, 0, 0, 0, False, 0)

DistanceFactory = Callable[[Deck, Pyramid], TombDistance]

# Cache sizes: together some 60 MB, reached after a few dozen games.
_BEST_MARKS = 120_000
_OPTIONS = 40_000
_TURNS_LEFT = 40_000
_FINDS = 20_000


class DeckValues:
    """The evaluations of a deck with certain weights."""

    def __init__(
        self, deck: Deck, weights: Weights, distance: DistanceFactory = ExpectedTurns
    ) -> None:
        self.deck = deck
        self.weights = weights
        self.marking = Marking(deck)
        self._distances = _distances(deck, distance)
        self.colours = (-1, *(card.colour for card in deck.pyramids))
        self.tombs = (0, *(card.tomb for card in deck.pyramids))
        self.penalties = (0, *deck.skulls)
        self.awards = (*deck.awards, *[0] * len(deck.pyramids))
        """Points by the number of awards of a colour taken before."""
        self.finds: BoundedCache[tuple[int, int], Find] = BoundedCache(_FINDS)
        self.turns_left: BoundedCache[tuple[int, int], int] = BoundedCache(_TURNS_LEFT)
        self.best_marks: BoundedCache[tuple[int, int, int, int], Best] = BoundedCache(_BEST_MARKS)
        self._contents: BoundedCache[tuple[int, int], Contents] = BoundedCache(_TURNS_LEFT)
        self._options: BoundedCache[tuple[int, int, int], tuple[Find, ...]] = BoundedCache(_OPTIONS)
        self._treasures = (0, *(card.red | card.green | card.torch for card in deck.pyramids))
        self._routes: dict[int, tuple[float, ...]] = {}
        self._situations: dict[int, Situation] = {}
        self._worths: dict[int, tuple[float, ...]] = {}

    def completed(self, explorer: Explorer) -> list[int]:
        """An explorer's completed pyramids, by colour."""
        counts = [0] * len(COLOURS)
        for card in explorer.done:
            counts[self.colours[card]] += 1
        return counts

    def situation_key(self, red: int, green: int, lit: bool, skulls: int, left: int) -> int:
        """The key of a situation; situations with the same key value all finds equally."""
        balance = red - green
        balance = 4 if balance > 2 else 0 if balance < -2 else balance + 2
        capped = left if left < ENDGAME_TURNS else ENDGAME_TURNS
        return ((capped * BALANCES + balance) * len(STAGE_SKULLS) + SKULL_STAGE[skulls]) * 2 + lit

    def situation(self, key: int) -> Situation:
        """The situation of that key."""
        situation = self._situations.get(key)
        if situation is None:
            rest, lit = divmod(key, 2)
            rest, stage = divmod(rest, len(STAGE_SKULLS))
            left, balance = divmod(rest, BALANCES)
            route = self.route(left)
            situation = Situation(
                self.weights, balance, bool(lit), STAGE_SKULLS[stage], left, route
            )
            self._situations[key] = situation
        return situation

    def route(self, left: int) -> tuple[float, ...]:
        """A card's worth by the turns to its tomb, in parts of `TURN_PARTS`."""
        capped = min(left, ENDGAME_TURNS)
        route = self._routes.get(capped)
        if route is None:
            parts = range(TURN_PARTS * int(FAR + 1))
            route = tuple(self.weights.route(turns / TURN_PARTS, capped) for turns in parts)
            self._routes[capped] = route
        return route

    def find(self, card: int, fields: int) -> Find:
        """What marking some fields of a card brings."""
        found = self.finds.get((card, fields))
        if found is not None:
            return found
        chamber = self.deck.pyramids[card - 1]
        found = (
            fields,
            (fields & chamber.red).bit_count(),
            (fields & chamber.green).bit_count(),
            (fields & chamber.torch).bit_count(),
            (fields & chamber.skull).bit_count() - 2 * (fields & chamber.potion).bit_count(),
            (fields & chamber.cross).bit_count(),
            round(self._distances[card - 1].left(fields) * TURN_PARTS),
            bool(fields & chamber.tomb),
            0,
        )
        return self.finds.keep((card, fields), found)

    def treasures(self, card: int) -> int:
        """The fields with gems and torches."""
        return self._treasures[card]

    def left(self, card: int, marks: int) -> int:
        """The expected turns to the tomb, in parts of `TURN_PARTS`."""
        turns = self.turns_left.get((card, marks))
        if turns is None:
            turns = self.turns_left.keep(
                (card, marks), round(self._distances[card - 1].left(marks) * TURN_PARTS)
            )
        return turns

    def contents(self, card: int, marks: int) -> Contents:
        """What is left on a card."""
        known = self._contents.get((card, marks))
        if known is not None:
            return known
        chamber, free = self.deck.pyramids[card - 1], ~marks
        contents = (
            (chamber.red & free).bit_count(),
            (chamber.green & free).bit_count(),
            (chamber.torch & free).bit_count(),
            (chamber.skull & free).bit_count(),
            (chamber.potion & free).bit_count(),
            (chamber.cross & free).bit_count(),
        )
        return self._contents.keep((card, marks), contents)

    def best(self, card: int, marks: int, pattern: int, key: int) -> Best:
        """The best marks on one card for a pattern, or for an extra mark."""
        known = self.best_marks.get((card, marks, pattern, key))
        if known is not None:
            return known
        situation = self.situation(key)
        red_worth, green_worth, cross = situation.red, situation.green, situation.cross
        route = situation.route
        best, chosen = float("-inf"), NOTHING
        for find in self.options(card, marks, pattern):
            _, red, green, torch, skulls, crosses, turns, tomb, lost = find
            gain = route[turns]
            if red:
                gain += red_worth * red
            if green:
                gain += green_worth * green
            if crosses:
                gain += cross * crosses
            if torch:
                gain += situation.torch
            if skulls:
                gain -= situation.skull * (
                    skulls if skulls > -situation.wipes else -situation.wipes
                )
            if tomb:
                gain -= situation.leave * lost
            if gain > best:
                best, chosen = gain, find
        if chosen is not NOTHING:
            best -= route[self.left(card, marks)]
        return self.best_marks.keep((card, marks, pattern, key), (best, chosen))

    def options(self, card: int, marks: int, pattern: int) -> tuple[Find, ...]:
        """The marks to consider: of those with the same finds, the one nearest to the tomb."""
        known = self._options.get((card, marks, pattern))
        if known is not None:
            return known
        explorer = new(Explorer, (((card, marks), EMPTY_PLACE), 0, 0, 0, 0, ()))
        due = 1 if pattern == EXTRA_MARK else MARK_DUE
        before = self.left(card, marks)
        picks: dict[tuple[int, ...], Find] = {}
        for _, _, fields in self.marking.legal(explorer, due, pattern):
            find = self.find(card, fields)
            kind = find[1:6]
            same = picks.get(kind)
            if same is None or find[6] < same[6]:
                picks[kind] = find
        treasures = self._treasures[card] & ~marks
        options = tuple(
            (*find[:6], min(before, find[6]), find[7], (treasures & ~find[0]).bit_count())
            for find in picks.values()
        )
        return self._options.keep((card, marks, pattern), options)

    def worths(self, left: int) -> tuple[float, ...]:
        """The worth of a new card by its number, with `left` turns left; at 0, the average."""
        worths = self._worths.get(left)
        if worths is None:
            cards = [self._worth(number, left) for number in range(1, len(self.deck.pyramids) + 1)]
            worths = self._worths[left] = (sum(cards) / len(cards), *cards)
        return worths

    def best_new_card(
        self, counts: list[int], display: list[int], taken: list[int], left: int
    ) -> int:
        """The best card of the display, or 0 if the average unseen one is better."""
        worths, weights = self.worths(left), self.weights
        best, pick = worths[0], 0
        for card in display:
            if card:
                colour = self.colours[card]
                share = weights.award if counts[colour] & 1 else weights.colour
                worth = worths[card] + share * self.awards[taken[colour]]
                if worth > best:
                    best, pick = worth, card
        return pick

    def _worth(self, number: int, left: int) -> float:
        weights, card = self.weights, self.deck.pyramids[number - 1]
        start = self.left(number, 0) / TURN_PARTS
        treasures = (
            weights.gem_even * (card.red | card.green).bit_count()
            + weights.torch * 0.5 * bool(card.torch)
            - weights.skull_at_1 * (card.skull.bit_count() - 2 * card.potion.bit_count())
            + weights.cross * card.cross.bit_count()
        )
        return weights.route(start, left) + weights.share * treasures * min(1.0, left / start)


def turn_of(state: State) -> int:
    """The current turn, from 0 through the whole game; the draft belongs to the first."""
    return max(0, (state.round - 1) * TURNS + state.turn - 1)


@lru_cache(maxsize=8)
def _distances(deck: Deck, distance: DistanceFactory) -> tuple[TombDistance, ...]:
    return tuple(distance(deck, card) for card in deck.pyramids)


@lru_cache(maxsize=8)
def deck_values(
    deck: Deck, weights: Weights, distance: DistanceFactory = ExpectedTurns
) -> DeckValues:
    """The evaluations of a deck, shared by all games of a process."""
    return DeckValues(deck, weights, distance)

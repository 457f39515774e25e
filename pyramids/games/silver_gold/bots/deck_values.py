"""What is known of a deck: the finds under every place, the way left, and the best next marks.

A best mark follows from the card, its marks, the pattern and the mood alone. Chambers repeat
between the worlds of a search, so the answers are remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.silver_gold.bots.tomb_distance import FAR, Sight, Ways
from pyramids.games.silver_gold.bots.weights import (
    BALANCES,
    FINE,
    SKULLS,
    STEADY,
    UNEASE,
    Mood,
    Weights,
)
from pyramids.games.silver_gold.deck import COLOURS, Deck, Pyramid
from pyramids.games.silver_gold.marking import Marking
from pyramids.games.silver_gold.state import (
    EMPTY_PLACE,
    MARK_DUE,
    ROUNDS,
    TURNS,
    Explorer,
    State,
    new,
)

EXTRA_MARK = -1
"""Stands for the pattern of an extra mark: a single field."""

GAME = ROUNDS * TURNS
"""Turns of a whole game."""

Find = tuple[int, int, int, int, int, int, int, bool, int]
"""Fields; red and green gems, torches, skulls less twice the potions, crosses; turns to the tomb
afterwards, in parts of `FINE`; whether the tomb is among them; treasures left on the card."""

Contents = tuple[int, int, int, int, int, int]
"""Red and green gems, torches, skulls, potions, crosses."""

Best = tuple[float, Find]
"""The gain in worth, and the marks that bring it."""

NOTHING: Find = (0, 0, 0, 0, 0, 0, 0, False, 0)

SightOf = Callable[[Deck, Pyramid], Sight]

# Bounds of what is remembered: together some 60 MB, reached after a few dozen games.
_BESTS = 120_000
_OPTIONS = 40_000
_LEFTS = 40_000
_FINDS = 20_000


class Lore:
    """The knowledge about a deck, weighed."""

    def __init__(self, deck: Deck, weights: Weights, sight: SightOf = Ways) -> None:
        self.deck = deck
        self.weights = weights
        self.marking = Marking(deck)
        self._sights = _sights(deck, sight)
        self.colours = (-1, *(card.colour for card in deck.pyramids))
        self.tombs = (0, *(card.tomb for card in deck.pyramids))
        self.penalties = (0, *deck.skulls)
        self.awards = (*deck.awards, *[0] * len(deck.pyramids))
        """Points by the number of awards that were taken before."""
        self.finds: BoundedCache[tuple[int, int], Find] = BoundedCache(_FINDS)
        self.lefts: BoundedCache[tuple[int, int], int] = BoundedCache(_LEFTS)
        self.bests: BoundedCache[tuple[int, int, int, int], Best] = BoundedCache(_BESTS)
        self._contents: BoundedCache[tuple[int, int], Contents] = BoundedCache(_LEFTS)
        self._options: BoundedCache[tuple[int, int, int], tuple[Find, ...]] = BoundedCache(_OPTIONS)
        self._treasures = (0, *(card.red | card.green | card.torch for card in deck.pyramids))
        self._ways: dict[int, tuple[float, ...]] = {}
        self._moods: dict[int, Mood] = {}
        self._worths: dict[int, tuple[float, ...]] = {}

    def completed(self, explorer: Explorer) -> list[int]:
        """An explorer's completed pyramids, by colour."""
        counts = [0] * len(COLOURS)
        for card in explorer.done:
            counts[self.colours[card]] += 1
        return counts

    def mood_key(self, red: int, green: int, lit: bool, skulls: int, left: int) -> int:
        """Situations with the same key value all finds alike."""
        balance = red - green
        balance = 4 if balance > 2 else 0 if balance < -2 else balance + 2
        steady = left if left < STEADY else STEADY
        return ((steady * BALANCES + balance) * len(SKULLS) + UNEASE[skulls]) * 2 + lit

    def mood(self, key: int) -> Mood:
        """The worth of finds in the situations of that key."""
        mood = self._moods.get(key)
        if mood is None:
            rest, lit = divmod(key, 2)
            rest, unease = divmod(rest, len(SKULLS))
            left, balance = divmod(rest, BALANCES)
            way = self.way(left)
            mood = Mood(self.weights, balance, bool(lit), SKULLS[unease], left, way)
            self._moods[key] = mood
        return mood

    def way(self, left: int) -> tuple[float, ...]:
        """What a card is worth by the parts of turns to its tomb."""
        steady = min(left, STEADY)
        way = self._ways.get(steady)
        if way is None:
            parts = range(FINE * int(FAR + 1))
            way = tuple(self.weights.way(turns / FINE, steady) for turns in parts)
            self._ways[steady] = way
        return way

    def find(self, card: int, fields: int) -> Find:
        """What lies under some fields of a card."""
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
            round(self._sights[card - 1].left(fields) * FINE),
            bool(fields & chamber.tomb),
            0,
        )
        return self.finds.keep((card, fields), found)

    def treasures(self, card: int) -> int:
        """The fields with gems and torches."""
        return self._treasures[card]

    def left(self, card: int, marks: int) -> int:
        """Turns to the tomb, in parts of `FINE`."""
        turns = self.lefts.get((card, marks))
        if turns is None:
            turns = self.lefts.keep((card, marks), round(self._sights[card - 1].left(marks) * FINE))
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
        known = self.bests.get((card, marks, pattern, key))
        if known is not None:
            return known
        mood = self.mood(key)
        red_worth, green_worth, cross = mood.red, mood.green, mood.cross
        way = mood.way
        best, chosen = float("-inf"), NOTHING
        for find in self.options(card, marks, pattern):
            _, red, green, torch, skulls, crosses, turns, tomb, lost = find
            gain = way[turns]
            if red:
                gain += red_worth * red
            if green:
                gain += green_worth * green
            if crosses:
                gain += cross * crosses
            if torch:
                gain += mood.torch
            if skulls:
                gain -= mood.skull * (skulls if skulls > -mood.wipes else -mood.wipes)
            if tomb:
                gain -= mood.leave * lost
            if gain > best:
                best, chosen = gain, find
        if chosen is not NOTHING:
            best -= way[self.left(card, marks)]
        return self.bests.keep((card, marks, pattern, key), (best, chosen))

    def options(self, card: int, marks: int, pattern: int) -> tuple[Find, ...]:
        """The marks worth a thought: of those with the same finds, the one nearest to the tomb."""
        known = self._options.get((card, marks, pattern))
        if known is not None:
            return known
        probe = new(Explorer, (((card, marks), EMPTY_PLACE), 0, 0, 0, 0, ()))
        due = 1 if pattern == EXTRA_MARK else MARK_DUE
        before = self.left(card, marks)
        picks: dict[tuple[int, ...], Find] = {}
        for _, _, fields in self.marking.legal(probe, due, pattern):
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
        """Per card number what a new card promises with so many turns left; at 0, the average."""
        worths = self._worths.get(left)
        if worths is None:
            cards = [self._worth(number, left) for number in range(1, len(self.deck.pyramids) + 1)]
            worths = self._worths[left] = (sum(cards) / len(cards), *cards)
        return worths

    def favourite(self, counts: list[int], display: list[int], taken: list[int], left: int) -> int:
        """The card of the display that promises most, or 0 if an unseen one promises more."""
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
        start = self.left(number, 0) / FINE
        treasures = (
            weights.gem_even * (card.red | card.green).bit_count()
            + weights.torch * 0.5 * bool(card.torch)
            - weights.worry * (card.skull.bit_count() - 2 * card.potion.bit_count())
            + weights.cross * card.cross.bit_count()
        )
        return weights.way(start, left) + weights.share * treasures * min(1.0, left / start)


def turn_of(table: State) -> int:
    """The current turn, counted from 0 through the whole game; the draft belongs to the first."""
    return max(0, (table.round - 1) * TURNS + table.turn - 1)


@lru_cache(maxsize=8)
def _sights(deck: Deck, sight: SightOf) -> tuple[Sight, ...]:
    return tuple(sight(deck, card) for card in deck.pyramids)


@lru_cache(maxsize=8)
def lore_of(deck: Deck, weights: Weights, sight: SightOf = Ways) -> Lore:
    """The knowledge about a deck, gathered once for all games of a process."""
    return Lore(deck, weights, sight)

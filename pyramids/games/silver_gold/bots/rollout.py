"""Rollouts: one explorer plays on in a sampled future with a fast policy."""

from __future__ import annotations

from pyramids.games.silver_gold.bots.deck_values import EXTRA_MARK, GAME, DeckValues, Find
from pyramids.games.silver_gold.bots.sampling import Claim, Future, Position
from pyramids.games.silver_gold.moves import EXTRA, Mark
from pyramids.games.silver_gold.refill import MILESTONES
from pyramids.games.silver_gold.scoring import (
    PAIR_POINTS,
    PYRAMID_POINTS,
    SINGLE_GEM_POINTS,
    TORCH_POINTS,
)
from pyramids.games.silver_gold.state import MAX_GEMS, MAX_SKULLS, NO_CARD, TURNS

_NO_CLAIMS: list[list[Claim]] = [[] for _ in range(GAME)]
_NO_TAKES: list[list[int]] = [[] for _ in range(GAME)]


class Supply:
    """The display and the stack during a rollout."""

    __slots__ = ("display", "drawn", "stack")

    def __init__(self, display: list[int], stack: list[int]) -> None:
        self.display = display.copy()
        self.stack = stack
        self.drawn = 0

    def copy(self) -> Supply:
        """A copy for another rollout."""
        other = Supply(self.display, self.stack)
        other.drawn = self.drawn
        return other

    def draw(self) -> int:
        """Draw the top of the stack, or `NO_CARD`."""
        if self.drawn == len(self.stack):
            return NO_CARD
        self.drawn += 1
        return self.stack[self.drawn - 1]

    def take(self, card: int) -> None:
        """Take a card of the display, which is refilled at once."""
        self.display[self.display.index(card)] = self.draw()


class Rollout:
    """The rest of the game for one position: its milestones, taken cards and points by turn."""

    __slots__ = ("awards", "claims", "own", "points", "rival_awards", "taken", "takes", "values")

    def __init__(
        self, values: DeckValues, own: Position, future: Future, supply: Supply, end: int = GAME
    ) -> None:
        self.values = values
        self.own = own
        self.awards = 0
        self.rival_awards = 0
        self.claims: list[list[Claim]] = [[] for _ in range(GAME)]
        self.takes: list[list[int]] = [[] for _ in range(GAME)]
        self._play(future, supply, end)
        self.points = sheet_points(values, own)
        """Without awards."""

    def _play(self, future: Future, supply: Supply, end: int) -> None:
        own, values = self.own, self.values
        tombs = values.tombs
        patterns, cards, marks = future.patterns, own.cards, own.marks
        claims = future.claims or _NO_CLAIMS
        takes = future.takes or _NO_TAKES
        taken = self.taken = future.taken.copy()
        for turn in range(future.turn, end):
            if not own.ready:
                self._mark(patterns[turn], turn)
            own.ready = False
            while own.due:
                own.due -= 1
                self._mark(EXTRA_MARK, turn)
            mine = own.claims
            for place in (0, 1):
                card = cards[place]
                if marks[place] & tombs[card] or not card:
                    self._refill(place, turn, taken, supply)
            for card in takes[turn]:
                if card in supply.display:
                    supply.take(card)
            if mine or claims[turn]:
                self._award(turn, claims[turn], taken)

    def _mark(self, pattern: int, turn: int) -> None:
        own, values = self.own, self.values
        bit = 1 << turn // TURNS
        key = values.situation_key(
            own.red, own.green, bool(own.torches & bit), own.skulls, GAME - 1 - turn
        )
        cards, marks = own.cards, own.marks
        first = values.best(cards[0], marks[0], pattern, key)
        second = values.best(cards[1], marks[1], pattern, key)
        if first[0] >= second[0]:
            mark_find(own, 0, first[1], bit)
        else:
            mark_find(own, 1, second[1], bit)

    def _refill(self, place: int, turn: int, taken: list[int], supply: Supply) -> None:
        own, values = self.own, self.values
        card = own.cards[place]
        if card:
            colour = values.colours[card]
            own.counts[colour] += 1
            if own.counts[colour] in MILESTONES:
                own.claims.append((card, colour))
        new = values.best_new_card(own.counts, supply.display, taken, GAME - 1 - turn)
        if new:
            supply.take(new)
            self.takes[turn].append(new)
        else:
            new = supply.draw()
        own.cards[place], own.marks[place] = new, 0

    def _award(self, turn: int, theirs: list[Claim], taken: list[int]) -> None:
        mine, points = self.own.claims, self.values.awards
        self.claims[turn] = mine
        self.own.claims = []
        for claim in sorted(mine + theirs):
            colour = claim[1]
            if claim in mine:
                self.awards += points[taken[colour]]
            else:
                self.rival_awards += points[taken[colour]]
            taken[colour] += 1


def make_mark(values: DeckValues, own: Position, mark: Mark, bit: int) -> None:
    """Make a decision of this turn on the position; `bit` is the round's torch box."""
    own.due = own.due - 1 if mark.kind == EXTRA else 0
    mark_find(own, own.cards.index(mark.card), values.find(mark.card, mark.fields), bit)


def mark_find(own: Position, place: int, find: Find, bit: int) -> None:
    """Mark a find on one of the position's cards; `bit` is the round's torch box."""
    fields, red, green, torch, skulls, crosses, _, _, _ = find
    own.marks[place] |= fields
    own.due += crosses
    if red:
        own.red = min(MAX_GEMS, own.red + red)
    if green:
        own.green = min(MAX_GEMS, own.green + green)
    if torch:
        own.torches |= bit
    if skulls:
        own.skulls = max(0, min(MAX_SKULLS, own.skulls + skulls))


def sheet_points(values: DeckValues, own: Position) -> int:
    """The score sheet without awards (SG-23)."""
    pairs = min(own.red, own.green)
    return (
        PYRAMID_POINTS * sum(own.counts)
        + TORCH_POINTS * own.torches.bit_count()
        + PAIR_POINTS * pairs
        + SINGLE_GEM_POINTS * (max(own.red, own.green) - pairs)
        - values.penalties[own.skulls]
    )

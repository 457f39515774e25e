"""A quick journey of one explorer through the rest of a sampled world, by the lore alone."""

from __future__ import annotations

from pyramids.games.silver_gold.bots.deck_values import EXTRA_MARK, GAME, Find, Lore
from pyramids.games.silver_gold.bots.sampling import Claim, Position, World
from pyramids.games.silver_gold.refill import MILESTONES
from pyramids.games.silver_gold.scoring import (
    PAIR_POINTS,
    PYRAMID_POINTS,
    SINGLE_GEM_POINTS,
    TORCH_POINTS,
)
from pyramids.games.silver_gold.state import MAX_GEMS, MAX_SKULLS, NO_CARD, TURNS

_NO_CLAIMS: list[list[Claim]] = [[] for _ in range(GAME)]
_NO_GRABS: list[list[int]] = [[] for _ in range(GAME)]


class Supply:
    """The display and the stack as one journey finds them."""

    __slots__ = ("display", "drawn", "stack")

    def __init__(self, display: list[int], stack: list[int]) -> None:
        self.display = display.copy()
        self.stack = stack
        self.drawn = 0

    def copy(self) -> Supply:
        """The same supply, for another journey."""
        other = Supply(self.display, self.stack)
        other.drawn = self.drawn
        return other

    def draw(self) -> int:
        """The top of the stack, or no card."""
        if self.drawn == len(self.stack):
            return NO_CARD
        self.drawn += 1
        return self.stack[self.drawn - 1]

    def take(self, card: int) -> None:
        """Takes a card of the display, which is filled up at once."""
        self.display[self.display.index(card)] = self.draw()


class Journey:
    """The rest of the game for one position: the trail of its milestones and cards, and points."""

    __slots__ = ("awards", "claims", "grabs", "lore", "own", "points", "rival_awards", "taken")

    def __init__(
        self, lore: Lore, own: Position, world: World, supply: Supply, end: int = GAME
    ) -> None:
        self.lore = lore
        self.own = own
        self.awards = 0
        self.rival_awards = 0
        self.claims: list[list[Claim]] = [[] for _ in range(GAME)]
        self.grabs: list[list[int]] = [[] for _ in range(GAME)]
        self._travel(world, supply, end)
        self.points = sheet_points(lore, own)
        """Without awards."""

    def _travel(self, world: World, supply: Supply, end: int) -> None:
        own, lore = self.own, self.lore
        tombs = lore.tombs
        patterns, cards, marks = world.patterns, own.cards, own.marks
        claims = world.claims or _NO_CLAIMS
        grabs = world.grabs or _NO_GRABS
        taken = self.taken = world.taken.copy()
        for turn in range(world.turn, end):
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
            for card in grabs[turn]:
                if card in supply.display:
                    supply.take(card)
            if mine or claims[turn]:
                self._award(turn, claims[turn], taken)

    def _mark(self, pattern: int, turn: int) -> None:
        own, lore = self.own, self.lore
        bit = 1 << turn // TURNS
        key = lore.mood_key(
            own.red, own.green, bool(own.torches & bit), own.skulls, GAME - 1 - turn
        )
        cards, marks = own.cards, own.marks
        first = lore.best(cards[0], marks[0], pattern, key)
        second = lore.best(cards[1], marks[1], pattern, key)
        if first[0] >= second[0]:
            put(own, 0, first[1], bit)
        else:
            put(own, 1, second[1], bit)

    def _refill(self, place: int, turn: int, taken: list[int], supply: Supply) -> None:
        own, lore = self.own, self.lore
        card = own.cards[place]
        if card:
            colour = lore.colours[card]
            own.counts[colour] += 1
            if own.counts[colour] in MILESTONES:
                own.claims.append((card, colour))
        new = lore.favourite(own.counts, supply.display, taken, GAME - 1 - turn)
        if new:
            supply.take(new)
            self.grabs[turn].append(new)
        else:
            new = supply.draw()
        own.cards[place], own.marks[place] = new, 0

    def _award(self, turn: int, theirs: list[Claim], taken: list[int]) -> None:
        mine, points = self.own.claims, self.lore.awards
        self.claims[turn] = mine
        self.own.claims = []
        for claim in sorted(mine + theirs):
            colour = claim[1]
            if claim in mine:
                self.awards += points[taken[colour]]
            else:
                self.rival_awards += points[taken[colour]]
            taken[colour] += 1


def put(own: Position, place: int, find: Find, bit: int) -> None:
    """Marks a find on one of the position's cards; `bit` is the round's torch box."""
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


def sheet_points(lore: Lore, own: Position) -> int:
    """The score sheet without awards (SG-23)."""
    pairs = min(own.red, own.green)
    return (
        PYRAMID_POINTS * sum(own.counts)
        + TORCH_POINTS * own.torches.bit_count()
        + PAIR_POINTS * pairs
        + SINGLE_GEM_POINTS * (max(own.red, own.green) - pairs)
        - lore.penalties[own.skulls]
    )

"""Worlds that are consistent with a view: what may still come, and where everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from pyramids.engine.multiset import elements
from pyramids.games.silver_gold.bots.deck_values import GAME, Lore, turn_of
from pyramids.games.silver_gold.refill import MILESTONES
from pyramids.games.silver_gold.state import (
    DEALT,
    DISPLAY,
    ROUNDS,
    TURNS,
    Explorer,
    Phase,
    State,
    View,
)

Claim = tuple[int, int]
"""A milestone that somebody reaches: the number of the card (SG-21), and its colour."""


@dataclass(slots=True)
class Position:
    """An explorer's pyramids and score sheet, to be changed while a journey goes on."""

    cards: list[int]
    marks: list[int]
    red: int
    green: int
    torches: int
    skulls: int
    counts: list[int]
    """Completed pyramids by colour."""
    due: int
    """Extra marks that are owed in this turn."""
    ready: bool
    """Whether the pattern of this turn has been marked already."""
    claims: list[Claim]
    """Milestones reached in this turn, awards not given yet."""

    def copy(self) -> Position:
        """The same position, for another journey."""
        return Position(
            self.cards.copy(), self.marks.copy(), self.red, self.green, self.torches,
            self.skulls, self.counts.copy(), self.due, self.ready, self.claims.copy(),
        )  # fmt: skip


@dataclass(slots=True)
class World:
    """One way the rest of the game may come."""

    turn: int
    """The current turn, from 0 to the last of the game."""
    patterns: list[int]
    """By turn; those of the past are missing (0)."""
    stack: list[int]
    display: list[int]
    taken: list[int]
    """Awards taken so far, by colour."""
    rivals: list[Position]
    rival_points: float = 0.0
    """What the rivals bring home without awards, once their journeys are known."""
    ends: list[Position] = field(default_factory=list)
    """Where the rivals' journeys end."""
    claims: list[list[Claim]] = field(default_factory=list)
    """By turn the milestones of the rivals."""
    grabs: list[list[int]] = field(default_factory=list)
    """By turn the cards that rivals take from the display."""

    def followed(
        self,
        points: float,
        ends: list[Position],
        claims: list[list[Claim]],
        grabs: list[list[int]],
    ) -> World:
        """This world, with the rivals' journeys known."""
        return World(
            self.turn, self.patterns, self.stack, self.display, self.taken, self.rivals,
            points, ends, claims, grabs,
        )  # fmt: skip


def shuffled(items: list[int], rng: Random) -> list[int]:
    """The items in any order; uses nothing but `random()`, which stays the same everywhere."""
    items = items.copy()
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def imagine(lore: Lore, view: View, rng: Random) -> World:
    """A world in which everything that the view hides is drawn anew."""
    table = view.table
    turn = turn_of(table)
    stack = shuffled(elements(table.stack), rng)
    display = list(table.display)
    rivals = [seat for seat in range(len(table.explorers)) if seat != view.seat]
    if table.phase is Phase.KEEP:
        positions = [_deal(lore, stack) for _ in rivals]
        stack = shuffled(stack, rng)
        display = [stack.pop() for _ in range(DISPLAY)]
    else:
        marked = table.phase is not Phase.MARK
        positions = [stand(lore, table, seat, ready=marked) for seat in rivals]
    return World(
        turn=turn,
        patterns=_expeditions(lore, table, turn, rng),
        stack=stack,
        display=display,
        taken=[len(takers) for takers in table.awards],
        rivals=positions,
    )


def stand(lore: Lore, table: State, seat: int, ready: bool) -> Position:
    """Where a seat stands."""
    explorer = table.explorers[seat]
    counts = lore.completed(explorer)
    return Position(
        cards=[card for card, _ in explorer.places],
        marks=[marks for _, marks in explorer.places],
        red=explorer.red,
        green=explorer.green,
        torches=explorer.torches,
        skulls=explorer.skulls,
        counts=counts,
        due=max(0, table.due[seat]),
        ready=ready,
        claims=_pending(lore, table.before[seat], explorer, counts),
    )


def newcomer(lore: Lore, hand: Sequence[int]) -> Position:
    """Someone in the draft who keeps the two best of the dealt cards."""
    worths = lore.worths(GAME - 1)
    kept = sorted(hand, key=lambda card: -worths[card])[:2]
    return Position(kept, [0, 0], 0, 0, 0, 0, [0, 0, 0], 0, False, [])


def _deal(lore: Lore, stack: list[int]) -> Position:
    """A rival in the draft: keeps two of four unseen cards, and gives two back."""
    hand = [stack.pop() for _ in range(DEALT)]
    rival = newcomer(lore, hand)
    stack += [card for card in hand if card not in rival.cards]
    return rival


def _pending(lore: Lore, before: Explorer, now: Explorer, counts: list[int]) -> list[Claim]:
    """Milestones of cards laid aside in this turn: their awards follow after all refills."""
    fresh = sorted(now.done[len(before.done) :])
    claims: dict[int, Claim] = {}
    for card in fresh:
        colour = lore.colours[card]
        earlier = counts[colour] - sum(lore.colours[other] == colour for other in fresh)
        if any(earlier < milestone <= counts[colour] for milestone in MILESTONES):
            claims.setdefault(colour, (card, colour))
    return list(claims.values())


def _expeditions(lore: Lore, table: State, turn: int, rng: Random) -> list[int]:
    patterns = [0] * turn
    if table.round:
        patterns.append(table.pattern)
        rest = shuffled(elements(table.expeditions), rng)
        patterns += rest[: TURNS - table.turn]
    full = elements(lore.deck.expeditions)
    for _ in range(max(1, table.round + 1), ROUNDS + 1):
        patterns += shuffled(full, rng)[:TURNS]
    return patterns

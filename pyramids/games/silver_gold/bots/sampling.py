"""Samples futures that are consistent with a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from pyramids.engine.multiset import elements
from pyramids.games.silver_gold.bots.deck_values import GAME, DeckValues, turn_of
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
"""A milestone that a player reaches: the number of the card (SG-21), and its colour."""


@dataclass(slots=True)
class Position:
    """An explorer's pyramids and score sheet, mutable for rollouts."""

    cards: list[int]
    marks: list[int]
    red: int
    green: int
    torches: int
    skulls: int
    counts: list[int]
    """Completed pyramids by colour."""
    due: int
    """Extra marks owed in this turn."""
    ready: bool
    """Whether the pattern of this turn has been marked already."""
    claims: list[Claim]
    """Milestones reached in this turn, before the awards are given."""

    def copy(self) -> Position:
        """A copy for another rollout."""
        return Position(
            self.cards.copy(), self.marks.copy(), self.red, self.green, self.torches,
            self.skulls, self.counts.copy(), self.due, self.ready, self.claims.copy(),
        )  # fmt: skip


@dataclass(slots=True)
class Future:
    """A possible future of the game: the order of all hidden cards."""

    turn: int
    """The current turn, from 0 to the last of the game."""
    patterns: list[int]
    """By turn; 0 for past turns."""
    stack: list[int]
    display: list[int]
    taken: list[int]
    """Awards taken so far, by colour."""
    rivals: list[Position]
    rival_points: float = 0.0
    """The rivals' points without awards, once their rollouts are known."""
    ends: list[Position] = field(default_factory=list)
    """The rivals' positions at the end of their rollouts."""
    claims: list[list[Claim]] = field(default_factory=list)
    """The rivals' milestones by turn."""
    takes: list[list[int]] = field(default_factory=list)
    """The cards that rivals take from the display, by turn."""

    def with_rivals(
        self,
        points: float,
        ends: list[Position],
        claims: list[list[Claim]],
        takes: list[list[int]],
    ) -> Future:
        """This future with the results of the rivals' rollouts."""
        return Future(
            self.turn, self.patterns, self.stack, self.display, self.taken, self.rivals,
            points, ends, claims, takes,
        )  # fmt: skip


def shuffled(items: list[int], rng: Random) -> list[int]:
    """The items in random order; uses only `random()`, whose stream Python guarantees."""
    items = items.copy()
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def sample_future(values: DeckValues, view: View, rng: Random) -> Future:
    """A future in which everything that the view hides is drawn at random."""
    state = view.state
    turn = turn_of(state)
    stack = shuffled(elements(state.stack), rng)
    display = list(state.display)
    rivals = [seat for seat in range(len(state.explorers)) if seat != view.seat]
    if state.phase is Phase.KEEP:
        positions = [_deal(values, stack) for _ in rivals]
        stack = shuffled(stack, rng)
        display = [stack.pop() for _ in range(DISPLAY)]
    else:
        marked = state.phase is not Phase.MARK
        positions = [position_of(values, state, seat, ready=marked) for seat in rivals]
    return Future(
        turn=turn,
        patterns=_expeditions(values, state, turn, rng),
        stack=stack,
        display=display,
        taken=[len(takers) for takers in state.awards],
        rivals=positions,
    )


def position_of(values: DeckValues, state: State, seat: int, ready: bool) -> Position:
    """The position of a seat."""
    explorer = state.explorers[seat]
    counts = values.completed(explorer)
    return Position(
        cards=[card for card, _ in explorer.places],
        marks=[marks for _, marks in explorer.places],
        red=explorer.red,
        green=explorer.green,
        torches=explorer.torches,
        skulls=explorer.skulls,
        counts=counts,
        due=max(0, state.due[seat]),
        ready=ready,
        claims=_pending(values, state.before[seat], explorer, counts),
    )


def drafted_position(values: DeckValues, hand: Sequence[int]) -> Position:
    """The position after the draft of a player who keeps the two best dealt cards."""
    worths = values.worths(GAME - 1)
    kept = sorted(hand, key=lambda card: -worths[card])[:2]
    return Position(kept, [0, 0], 0, 0, 0, 0, [0, 0, 0], 0, False, [])


def _deal(values: DeckValues, stack: list[int]) -> Position:
    """A rival's position after a random draft; the other two cards go back."""
    hand = [stack.pop() for _ in range(DEALT)]
    rival = drafted_position(values, hand)
    stack += [card for card in hand if card not in rival.cards]
    return rival


def _pending(values: DeckValues, before: Explorer, now: Explorer, counts: list[int]) -> list[Claim]:
    """Milestones of cards completed in this turn, whose awards follow after all refills."""
    fresh = sorted(now.done[len(before.done) :])
    claims: dict[int, Claim] = {}
    for card in fresh:
        colour = values.colours[card]
        earlier = counts[colour] - sum(values.colours[other] == colour for other in fresh)
        if any(earlier < milestone <= counts[colour] for milestone in MILESTONES):
            claims.setdefault(colour, (card, colour))
    return list(claims.values())


def _expeditions(values: DeckValues, state: State, turn: int, rng: Random) -> list[int]:
    patterns = [0] * turn
    if state.round:
        patterns.append(state.pattern)
        rest = shuffled(elements(state.expeditions), rng)
        patterns += rest[: TURNS - state.turn]
    full = elements(values.deck.expeditions)
    for _ in range(max(1, state.round + 1), ROUNDS + 1):
        patterns += shuffled(full, rng)[:TURNS]
    return patterns

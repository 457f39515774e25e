"""The strategist: judges a move by the turn after it and by the races for the awards.

It knows the worth of things as well as the master, but doesn't sample futures: it looks one turn
ahead, at every shape that may come, and counts who is nearer to the next award of a colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from pyramids.bots.distinct_reasons import WeightedReason, strongest
from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.bots.deck_values import DeckValues, deck_values
from pyramids.games.silver_gold.bots.learned import MASTER
from pyramids.games.silver_gold.bots.rollout import make_mark
from pyramids.games.silver_gold.bots.sampling import Position, position_of
from pyramids.games.silver_gold.bots.terms import evaluate, turns_left
from pyramids.games.silver_gold.bots.weights import TURN_PARTS
from pyramids.games.silver_gold.bots.why import weighted
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import NO_CARD, TURNS, State, View

CONSIDERED = 10
"""How many of the best moves at first sight are thought through."""

NEXT_TURN_SHARE = 0.7
"""The share of the next turn's gain that counts for the move before it."""

RACE_SHARE = 0.6
"""The share of an award that counts while it can be reached."""

RACE_DOUBT = 0.5
"""How fast an award loses worth with each turn to its milestone."""


class Race(NamedTuple):
    """The race for the next award of a colour, from one explorer's view."""

    colour: int
    points: int
    """The award that is left if everybody reaches their milestone as expected."""
    worth: float
    ahead: bool
    """Whether no rival is nearer."""


class Strategist:
    """Looks one turn ahead, without a search."""

    def __init__(self, rules: SilverGold) -> None:
        self._values = deck_values(rules.deck, MASTER)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move with the best outlook; the first of equals."""
        ordered = sorted(legal, key=lambda move: -evaluate(self._values, view, move).total)
        if isinstance(ordered[0], Keep):
            return ordered[0]
        return max(ordered[:CONSIDERED], key=lambda move: self._outlook(view, move))

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes; leading a race is one of them."""
        found = weighted(self._values, view, legal, move)
        if not isinstance(move, Keep):
            found += self._races_won(view, move)
        return strongest(found) or (Reason("harms_least"),)

    def _outlook(self, view: View, move: Move) -> float:
        after = self._after(view, move)
        return (
            evaluate(self._values, view, move).total
            + NEXT_TURN_SHARE * self._next_turn(view.state, after)
            + RACE_SHARE * sum(race.worth for race in self._races(view, after))
        )

    def _after(self, view: View, move: Move) -> Position:
        values, state = self._values, view.state
        own = position_of(values, state, view.seat, ready=True)
        if isinstance(move, Mark):
            make_mark(values, own, move, 1 << state.round - 1)
        elif isinstance(move, Take) and move.card != STACK:
            own.cards[own.cards.index(NO_CARD)] = move.card
        return own

    def _next_turn(self, state: State, own: Position) -> float:
        """The mean gain of the next turn's best marks, over the shapes that may come."""
        values, left = self._values, turns_left(state)
        if not left:
            return 0.0
        new_round = state.turn == TURNS
        lit = bool(own.torches >> (state.round if new_round else state.round - 1) & 1)
        key = values.situation_key(own.red, own.green, lit, own.skulls, left - 1)
        places = self._next_places(state, own, left)
        shapes = values.deck.expeditions if new_round else state.expeditions
        gain = sum(
            count * max((values.best(*place, shape, key)[0] for place in places), default=0.0)
            for shape, count in shapes
        )
        return gain / sum(count for _shape, count in shapes)

    def _next_places(self, state: State, own: Position, left: int) -> list[tuple[int, int]]:
        """The cards and marks of the next turn; a completed card is replaced by the best one."""
        values = self._values
        taken = [len(takers) for takers in state.awards]
        places = []
        for card, marks in zip(own.cards, own.marks, strict=True):
            if marks & values.tombs[card]:
                new = values.best_new_card(own.counts, list(state.display), taken, left)
                places.append((new, 0))
            else:
                places.append((card, marks))
        return [place for place in places if place[0]]

    def _races_won(self, view: View, move: Move) -> list[WeightedReason]:
        """The races in which the move takes the lead, or increases it."""
        before = position_of(self._values, view.state, view.seat, ready=True)
        worth = {race.colour: race.worth for race in self._races(view, before)}
        return [
            (
                RACE_SHARE * (race.worth - worth.get(race.colour, 0.0)),
                Reason("leads_race", {"colour": COLOURS[race.colour], "points": race.points}),
            )
            for race in self._races(view, self._after(view, move))
            if race.ahead and race.worth > worth.get(race.colour, 0.0)
        ]

    def _races(self, view: View, own: Position) -> list[Race]:
        values, state = self._values, view.state
        rivals = [
            position_of(values, state, seat, ready=True)
            for seat in range(len(state.explorers))
            if seat != view.seat
        ]
        races = []
        for colour in range(len(COLOURS)):
            turns = _turns_to_milestone(values, own, colour)
            if turns is None or turns > turns_left(state) + 1:
                continue
            theirs = [_turns_to_milestone(values, rival, colour) for rival in rivals]
            faster = sum(other is not None and other < turns for other in theirs)
            points = values.awards[len(state.awards[colour]) + faster]
            worth = points / (1 + RACE_DOUBT * turns)
            races.append(Race(colour, points, worth, ahead=not faster))
        return [race for race in races if race.points]


def _turns_to_milestone(values: DeckValues, own: Position, colour: int) -> float | None:
    """The turns until the explorer's cards reach the colour's next milestone, if they do."""
    turns = sorted(
        values.left(card, marks) / TURN_PARTS
        for card, marks in zip(own.cards, own.marks, strict=True)
        if card and values.colours[card] == colour
    )
    # A milestone is every second pyramid of a colour (SG-20).
    missing = 2 - own.counts[colour] % 2
    return sum(turns[:missing]) if len(turns) >= missing else None

"""The static evaluation of a move, term by term; the terms are also its reasons."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.games.silver_gold.bots.deck_values import GAME, DeckValues, turn_of
from pyramids.games.silver_gold.bots.weights import TURN_PARTS
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.refill import MILESTONES
from pyramids.games.silver_gold.state import State, View


class Terms(NamedTuple):
    """The parts of a move's worth, in points."""

    route: float = 0.0
    """Getting nearer to a tomb, or the short route of a new card."""
    award: float = 0.0
    gems: float = 0.0
    torch: float = 0.0
    skulls: float = 0.0
    """Negative for ticked skulls, positive for potions."""
    cross: float = 0.0
    left: float = 0.0
    """Treasures left on a completed card; negative."""

    @property
    def total(self) -> float:
        return sum(self)


def evaluate(values: DeckValues, view: View, move: Move) -> Terms:
    """The terms of a move."""
    match move:
        case Mark():
            return _evaluate_mark(values, view, move)
        case Keep((first, second)):
            return _sum(_evaluate_card(values, view, first), _evaluate_card(values, view, second))
        case Take(card) if card != STACK:
            return _evaluate_card(values, view, card)
    unseen = [_evaluate_card(values, view, card) for card, _ in view.state.stack]
    return Terms(*(sum(column) / len(unseen) for column in zip(*unseen, strict=True)))


def turns_left(state: State) -> int:
    """The turns after the current one."""
    return GAME - 1 - turn_of(state)


def award_ahead(values: DeckValues, state: State, colour: int) -> int:
    """The points that the next milestone of a colour brings."""
    taken = len(state.awards[colour])
    return values.deck.awards[taken] if taken < len(values.deck.awards) else 0


def _evaluate_mark(values: DeckValues, view: View, move: Mark) -> Terms:
    state = view.state
    me = state.explorers[view.seat]
    marks = dict(me.places)[move.card]
    left = turns_left(state)
    lit = bool(me.torches >> state.round - 1 & 1)
    situation = values.situation(values.situation_key(me.red, me.green, lit, me.skulls, left))
    _, red, green, torch, skulls, crosses, turns, tomb, _ = values.find(move.card, move.fields)
    before = values.left(move.card, marks)
    forgone = values.treasures(move.card) & ~marks & ~move.fields
    return Terms(
        route=situation.route[min(before, turns)] - situation.route[before],
        award=_award(values, view, move.card)
        if tomb and not marks & values.tombs[move.card]
        else 0.0,
        gems=situation.red * red + situation.green * green,
        torch=situation.torch if torch else 0.0,
        skulls=-situation.skull * max(skulls, -situation.wipes),
        cross=situation.cross * crosses,
        left=-situation.leave * forgone.bit_count() if tomb else 0.0,
    )


def _award(values: DeckValues, view: View, card: int) -> float:
    """The worth of the award that completing the card wins or prepares."""
    state, colour = view.state, values.colours[card]
    count = values.completed(state.explorers[view.seat])[colour] + 1
    share = values.weights.award if count in MILESTONES else values.weights.colour
    return share * award_ahead(values, state, colour)


def _evaluate_card(values: DeckValues, view: View, number: int) -> Terms:
    """The terms of a new card: its route, and the share of its treasures likely marked."""
    weights, card = values.weights, values.deck.pyramid(number)
    left = turns_left(view.state)
    start = values.left(number, 0) / TURN_PARTS
    share = weights.share * min(1.0, left / start)
    return Terms(
        route=weights.route(start, left),
        award=_award(values, view, number),
        gems=share * weights.gem_even * (card.red | card.green).bit_count(),
        torch=share * weights.torch / 2 if card.torch else 0.0,
        skulls=-share * weights.skull_at_1 * (card.skull.bit_count() - 2 * card.potion.bit_count()),
        cross=share * weights.cross * card.cross.bit_count(),
    )


def _sum(first: Terms, second: Terms) -> Terms:
    return Terms(*(a + b for a, b in zip(first, second, strict=True)))

"""What speaks for a move, term by term: the static evaluation, and the reasons for a choice."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.games.silver_gold.bots.deck_values import GAME, Lore, turn_of
from pyramids.games.silver_gold.bots.weights import FINE
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.refill import MILESTONES
from pyramids.games.silver_gold.state import State, View


class Terms(NamedTuple):
    """The parts of a move's worth, in points."""

    way: float = 0.0
    """Nearer to a tomb, or a short way for a new card."""
    award: float = 0.0
    gems: float = 0.0
    torch: float = 0.0
    skulls: float = 0.0
    """Skulls ticked count against it, potions for it."""
    cross: float = 0.0
    left: float = 0.0
    """Treasures that are left behind."""

    @property
    def total(self) -> float:
        return sum(self)


def weigh(lore: Lore, view: View, move: Move) -> Terms:
    """The terms of a move."""
    match move:
        case Mark():
            return _weigh_mark(lore, view, move)
        case Keep((first, second)):
            return _sum(_weigh_card(lore, view, first), _weigh_card(lore, view, second))
        case Take(card) if card != STACK:
            return _weigh_card(lore, view, card)
    unseen = [_weigh_card(lore, view, card) for card, _ in view.table.stack]
    return Terms(*(sum(column) / len(unseen) for column in zip(*unseen, strict=True)))


def turns_left(table: State) -> int:
    """Turns that follow the current one."""
    return GAME - 1 - turn_of(table)


def award_ahead(lore: Lore, table: State, colour: int) -> int:
    """The points that the next milestone of a colour brings."""
    taken = len(table.awards[colour])
    return lore.deck.awards[taken] if taken < len(lore.deck.awards) else 0


def _weigh_mark(lore: Lore, view: View, move: Mark) -> Terms:
    table = view.table
    me = table.explorers[view.seat]
    marks = dict(me.places)[move.card]
    left = turns_left(table)
    lit = bool(me.torches >> table.round - 1 & 1)
    mood = lore.mood(lore.mood_key(me.red, me.green, lit, me.skulls, left))
    _, red, green, torch, skulls, crosses, turns, tomb, _ = lore.find(move.card, move.fields)
    before = lore.left(move.card, marks)
    forgone = lore.treasures(move.card) & ~marks & ~move.fields
    return Terms(
        way=mood.way[min(before, turns)] - mood.way[before],
        award=_award(lore, view, move.card) if tomb and not marks & lore.tombs[move.card] else 0.0,
        gems=mood.red * red + mood.green * green,
        torch=mood.torch if torch else 0.0,
        skulls=-mood.skull * max(skulls, -mood.wipes),
        cross=mood.cross * crosses,
        left=-mood.leave * forgone.bit_count() if tomb else 0.0,
    )


def _award(lore: Lore, view: View, card: int) -> float:
    """The award that completing the card takes or prepares."""
    table, colour = view.table, lore.colours[card]
    count = lore.completed(table.explorers[view.seat])[colour] + 1
    share = lore.weights.award if count in MILESTONES else lore.weights.colour
    return share * award_ahead(lore, table, colour)


def _weigh_card(lore: Lore, view: View, number: int) -> Terms:
    """A new card: its way, and the share of its treasures that will be marked."""
    weights, card = lore.weights, lore.deck.pyramid(number)
    left = turns_left(view.table)
    start = lore.left(number, 0) / FINE
    share = weights.share * min(1.0, left / start)
    return Terms(
        way=weights.way(start, left),
        award=_award(lore, view, number),
        gems=share * weights.gem_even * (card.red | card.green).bit_count(),
        torch=share * weights.torch / 2 if card.torch else 0.0,
        skulls=-share * weights.worry * (card.skull.bit_count() - 2 * card.potion.bit_count()),
        cross=share * weights.cross * card.cross.bit_count(),
    )


def _sum(first: Terms, second: Terms) -> Terms:
    return Terms(*(a + b for a, b in zip(first, second, strict=True)))

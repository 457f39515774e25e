"""A tiny game of hidden hands, taken in order, to try the play layer on: Hands.

Everyone is dealt two cards from 1 to 9. On a turn a seat plays one of its cards for its points;
whoever plays a 9 makes every other player discard a card, clockwise. A card is drawn after each
turn. The game ends when the stack is empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from pyramids.bots.random_bot import RANDOM
from pyramids.engine.contract import (
    CHANCE,
    Chance,
    Decide,
    GameSpec,
    Inspection,
    Node,
    Over,
    Ply,
    Reason,
    Seat,
    Setup,
)
from pyramids.engine.multiset import Multiset, multiset, take
from tests.engine.toy_game import SPEC as LOTS
from tests.engine.toy_game import Level, LotsTexts

CURSE = 9
BACK = 0


class Hands(NamedTuple):
    """The whole game. `victims` still have to discard; then `turn` draws."""

    stack: Multiset
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    turn: Seat
    victims: tuple[Seat, ...] = ()
    drawing: bool = True


class View(NamedTuple):
    """The game as one seat may know it."""

    seat: Seat
    state: Hands


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card was drawn; a back for everyone but its owner."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played, or discarded."""

    seat: Seat
    card: int


Event = Drawn | Played


class HandsRules:
    """The rule book."""

    def initial(self, setup: Setup) -> Hands:
        seats = len(setup.players)
        return Hands(multiset([*range(1, 10), *range(1, 10)]), ((),) * seats, (0,) * seats, 0)

    def node(self, state: Hands) -> Node:
        if state.victims:
            return Decide(state.victims[:1], private=True)
        if not state.drawing:
            return Decide((state.turn,), private=True)
        if not state.stack:
            ranks = tuple(1 + sum(o > mine for o in state.points) for mine in state.points)
            return Over(state.points, ranks, "points")
        total = sum(count for _, count in state.stack)
        return Chance(state.stack, total, "stack")

    def legal(self, state: Hands, seat: Seat) -> Sequence[int]:
        node = self.node(state)
        decides = isinstance(node, Decide) and seat in node.seats
        return sorted(set(state.hands[seat])) if decides else ()

    def check(self, state: Hands, seat: Seat, move: int) -> Reason | None:
        return None if move in self.legal(state, seat) else Reason("not_now", {"seat": seat})

    def apply(self, state: Hands, seat: Seat, move: int) -> Hands:
        hand = list(state.hands[seat])
        hand.remove(move)
        hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
        if state.victims:
            left = state.victims[1:]
            return state._replace(hands=hands, victims=left, drawing=not left)
        seats = len(hands)
        others = [(seat + step) % seats for step in range(1, seats)]
        victims = tuple(s for s in others if hands[s]) if move == CURSE else ()
        points = tuple(p + move * (s == seat) for s, p in enumerate(state.points))
        return state._replace(hands=hands, points=points, victims=victims, drawing=not victims)

    def resolve(self, state: Hands, outcome: int) -> Hands:
        seats = len(state.hands)
        dealt = sum(map(len, state.hands)) < 2 * seats and not any(state.points)
        seat = sum(map(len, state.hands)) // 2 if dealt else state.turn
        hand = tuple(sorted((*state.hands[seat], outcome)))
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        state = state._replace(stack=take(state.stack, outcome), hands=hands)
        if dealt:
            return state._replace(drawing=sum(map(len, hands)) < 2 * seats)
        return state._replace(turn=(state.turn + 1) % seats, drawing=False)

    def close(self, state: Hands) -> Hands:
        raise AssertionError("turns are taken in order")

    def revealed(self, state: Hands, seat: Seat) -> View:
        return self.observe(state, seat)

    def events(self, before: Hands, ply: Ply, after: Hands) -> tuple[Event, ...]:
        if ply.seat != CHANCE:
            return (Played(ply.seat, ply.move),)
        owner = next(s for s, hand in enumerate(after.hands) if hand != before.hands[s])
        return (Drawn(owner, ply.move),)

    def shown(self, event: Event, viewer: Seat) -> Event | None:
        hidden = isinstance(event, Drawn) and event.seat != viewer
        return replace(event, card=BACK) if hidden else event

    def observe(self, state: Hands, seat: Seat) -> View:
        hands = tuple(
            hand if owner == seat else (BACK,) * len(hand) for owner, hand in enumerate(state.hands)
        )
        return View(seat, state._replace(hands=hands, stack=()))

    def sample(self, view: View, rng: Random) -> Hands:
        return view.state

    def tally(self, state: Hands, seat: Seat) -> Mapping[str, int]:
        return {"total": state.points[seat]}

    def known_score(self, view: View, seat: Seat) -> int:
        return view.state.points[seat]

    def encode(self, move: int) -> str:
        return str(move)

    def decode(self, text: str) -> int:
        return int(text)


SPEC = GameSpec(
    id="hands",
    title="Hands",
    seats=range(2, 5),
    default_level="toy",
    level_title="Deck",
    all_levels_title="All decks",
    bots=(RANDOM,),
    load_level=lambda _path: Level(),
    make_rules=lambda _level: HandsRules(),
    inspect_level=lambda _level: Inspection(()),
    transcript=lambda rules, setup, seed, plies: [],
    make_adviser=LOTS.make_adviser,
    adviser_budget=0,
    texts=LotsTexts,
)

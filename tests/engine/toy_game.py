"""A game as small as a game can be, to try the engine on: Lots.

Three rounds. A lot from 1 to 3 is drawn, both players bid 0 to 2 at the same time, and the
higher bidder (the first seat in a tie) alone decides to keep the lot's points or to give them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple

from pyramids.engine.contract import (
    CHANCE,
    AnyRules,
    BotSpec,
    Chance,
    Close,
    Decide,
    GameSpec,
    Hint,
    Inspection,
    Node,
    Option,
    Over,
    Ply,
    Reason,
    Seat,
    Setup,
)
from pyramids.engine.errors import MoveSyntaxError
from pyramids.engine.multiset import Multiset, multiset, take
from pyramids.engine.texts import GameTexts, most_points, player_score

NO_BID = -1
BIDS = ("bid 0", "bid 1", "bid 2")
CHOICES = ("keep", "give")


class Lots(NamedTuple):
    """The whole game."""

    bag: Multiset
    lot: int
    bids: tuple[int, ...]
    compared: bool
    """Whether the bids are revealed."""
    points: tuple[int, ...]


class Level(NamedTuple):
    """Nothing but names and a fingerprint."""

    name: str = "toy"
    title: str = "Toy"
    description: str = ""
    digest: str = "cafe"


@dataclass(frozen=True, slots=True)
class Made:
    """A ply, as it was made."""

    seat: int
    move: str | int


class LotsRules:
    """The rule book."""

    def initial(self, setup: Setup) -> Lots:
        return Lots(multiset([1, 2, 3]), 0, (NO_BID, NO_BID), False, (0, 0))

    def node(self, state: Lots) -> Node:
        if not state.lot:
            if not state.bag:
                ranks = tuple(1 + sum(o > mine for o in state.points) for mine in state.points)
                return Over(state.points, ranks, "points")
            return Chance(state.bag, len(state.bag), "bag")
        if state.compared:
            return Decide((self._winner(state),))
        waiting = tuple(seat for seat, bid in enumerate(state.bids) if bid == NO_BID)
        return Decide(waiting, together=True) if waiting else Close()

    def legal(self, state: Lots, seat: int) -> Sequence[str]:
        node = self.node(state)
        if not isinstance(node, Decide) or seat not in node.seats:
            return ()
        return CHOICES if state.compared else BIDS

    def check(self, state: Lots, seat: int, move: str) -> Reason | None:
        return None if move in self.legal(state, seat) else Reason("not_now", {"seat": seat})

    def apply(self, state: Lots, seat: int, move: str) -> Lots:
        if move in BIDS:
            bids = list(state.bids)
            bids[seat] = BIDS.index(move)
            return state._replace(bids=tuple(bids))
        points = list(state.points)
        points[seat if move == "keep" else 1 - seat] += state.lot
        return Lots(state.bag, 0, (NO_BID, NO_BID), False, tuple(points))

    def resolve(self, state: Lots, outcome: int) -> Lots:
        return state._replace(bag=take(state.bag, outcome), lot=outcome)

    def close(self, state: Lots) -> Lots:
        return state._replace(compared=True)

    def revealed(self, state: Lots, seat: int) -> tuple[int, Lots]:
        return self.observe(state, seat)

    def events(self, before: Lots, ply: Ply, after: Lots) -> tuple[Made, ...]:
        return (Made(ply.seat, ply.move),)

    def shown(self, event: Made, viewer: int) -> Made:
        return event

    def observe(self, state: Lots, seat: int) -> tuple[int, Lots]:
        return (seat, state)

    def sample(self, view: tuple[int, Lots], rng: Random) -> Lots:
        return view[1]

    def tally(self, state: Lots, seat: int) -> Mapping[str, int]:
        return {"total": state.points[seat]}

    def known_score(self, view: tuple[int, Lots], seat: int) -> int:
        return view[1].points[seat]

    def encode(self, move: str) -> str:
        return move

    def decode(self, text: str) -> str:
        if text not in (*BIDS, *CHOICES):
            raise MoveSyntaxError(f"'{text[:60]}' is not a move of Lots")
        return text

    def _winner(self, state: Lots) -> int:
        return 0 if state.bids[0] >= state.bids[1] else 1


class LotsTexts(GameTexts[Lots]):
    """A line for everything."""

    score_lines: ClassVar[Mapping[str, str]] = {"total": "Total"}
    refusals: ClassVar[Mapping[str, str]] = {}

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def overview(self, state: Lots, names: Sequence[str]) -> list[str]:
        return [f"Lot {state.lot}"]

    def player(self, state: Lots, seat: Seat, names: Sequence[str]) -> list[str]:
        return [player_score(names[seat], state.points[seat])]

    def drawing(self, state: Lots, seat: Seat) -> list[str]:
        return ["*" * state.points[seat]]

    def task(self, state: Lots, seat: Seat) -> str:
        legal = self.rules.legal(state, seat)
        return " or ".join(legal)

    def move(self, state: Lots, seat: Seat, move: str, names: Sequence[str]) -> str:
        return move.capitalize()

    def event(self, event: Made, names: Sequence[str]) -> str:
        return f"{names[event.seat]}: {event.move}" if event.seat >= 0 else f"Lot {event.move}"

    def starts_turn(self, event: Made) -> bool:
        return event.seat == CHANCE

    def sentences(self, events: Sequence[Made], names: Sequence[str]) -> list[str]:
        return [self.event(event, names) for event in events]

    def clause(self, reason: Reason) -> str:
        return str(reason)

    def verdict(self, state: Lots, over: Over, names: Sequence[str]) -> str:
        return most_points(over, names)


class _FirstMove:
    def choose(self, view: Any, legal: Sequence[str], rng: Random, budget: int) -> str:
        return legal[0]

    def why(self, view: Any, legal: Sequence[str], move: str) -> tuple[Reason, ...]:
        return ()


class _FirstHint:
    def hints(self, view: Any, legal: Sequence[str], rng: Random, budget: int) -> tuple[Hint, ...]:
        return (Hint(legal[0], (Reason("first"),)),)


def _load(path: Path) -> Level:
    return Level()


SPEC = GameSpec(
    id="lots",
    title="Lots",
    seats=range(2, 3),
    default_level="toy",
    level_title="Deck",
    all_levels_title="All decks",
    bots=(BotSpec("first", "takes the first move", lambda rules: _FirstMove()),),
    load_level=_load,
    make_rules=lambda level: LotsRules(),
    inspect_level=lambda level: Inspection(()),
    transcript=lambda rules, setup, seed, plies: [],
    make_adviser=lambda rules: _FirstHint(),
    adviser_budget=0,
    texts=LotsTexts,
    options=(Option("pace", ("calm", "quick"), "calm"),),
)

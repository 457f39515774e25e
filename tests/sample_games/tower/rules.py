"""The rules. In each turn a stone is drawn, and everyone decides at once: lay it or leave it.

TW-1: a stone may only lie on one that is at least as large.
TW-2: a stone is worth 1 point; a tower that ends in the smallest stone is worth 3 more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from pyramids.engine.contract import (
    CHANCE,
    Chance,
    Close,
    Decide,
    Node,
    Over,
    Ply,
    Reason,
    Seat,
    Setup,
)
from pyramids.engine.errors import MoveSyntaxError
from pyramids.engine.multiset import Multiset, size, take

from .level import Quarry

LAY, LEAVE, UNDECIDED = "lay", "leave", ""
SMALLEST = 1
CAP = 3

Move = str


class State(NamedTuple):
    """The whole table."""

    turn: int
    stones: Multiset
    """What may still be drawn."""
    stone: int
    """The stone of this turn; 0 before it is drawn."""
    towers: tuple[tuple[int, ...], ...]
    """Everyone's stones, the lowest first."""
    choices: tuple[str, ...]


class View(NamedTuple):
    """The table as one seat may know it: the others seem not to have decided yet."""

    seat: Seat
    state: State


@dataclass(frozen=True, slots=True)
class StoneDrawn:
    """A stone for everyone."""

    turn: int
    stone: int
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Laid:
    """Somebody laid the stone."""

    seat: Seat
    stone: int


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody left the stone."""

    seat: Seat
    stone: int


Event = StoneDrawn | Laid | Left


class Tower:
    """The rule book, bound to a quarry."""

    def __init__(self, quarry: Quarry) -> None:
        self.quarry = quarry

    def initial(self, setup: Setup) -> State:
        """Nobody has a stone."""
        players = len(setup.players)
        return State(0, self.quarry.stones, 0, ((),) * players, (UNDECIDED,) * players)

    def node(self, state: State) -> Node:
        """A stone, everyone's decision, and what follows from it."""
        if not state.stone:
            if state.turn < self.quarry.turns:
                return Chance(state.stones, size(state.stones), "quarry")
            scores = tuple(points(tower) for tower in state.towers)
            ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
            return Over(scores, ranks, "points")
        waiting = [seat for seat, choice in enumerate(state.choices) if choice == UNDECIDED]
        return Decide(tuple(waiting), together=True) if waiting else Close()

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """Leaving it is always possible."""
        return [move for move in (LAY, LEAVE) if self.check(state, seat, move) is None]

    def check(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """Why a move is refused."""
        if not (state.stone and seat in range(len(state.towers))):
            return Reason("not_now")
        if state.choices[seat] != UNDECIDED:
            return Reason("decided")
        if move == LAY and not fits(state.towers[seat], state.stone):
            return Reason("too_large", {"stone": state.stone})
        return None

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Only decided, not carried out yet."""
        choices = (*state.choices[:seat], move, *state.choices[seat + 1 :])
        return state._replace(choices=choices)

    def resolve(self, state: State, outcome: int) -> State:
        """A stone comes from the quarry."""
        return state._replace(
            turn=state.turn + 1, stones=take(state.stones, outcome), stone=outcome
        )

    def close(self, state: State) -> State:
        """Everyone's stone comes to its place."""
        towers = tuple(
            (*tower, state.stone) if choice == LAY else tower
            for tower, choice in zip(state.towers, state.choices, strict=True)
        )
        return state._replace(stone=0, towers=towers, choices=(UNDECIDED,) * len(towers))

    def events(self, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
        """A stone, or a decision."""
        if ply.seat == CHANCE:
            return (StoneDrawn(after.turn, after.stone),)
        if ply.seat < 0:
            return ()
        made = Laid if ply.move == LAY else Left
        return (made(ply.seat, before.stone),)

    def shown(self, event: Event, viewer: Seat) -> Event:
        """Nothing is hidden for good."""
        return event

    def observe(self, state: State, seat: Seat) -> View:
        """The others' decisions are hidden until all have decided."""
        choices = tuple(
            choice if other == seat else UNDECIDED for other, choice in enumerate(state.choices)
        )
        return View(seat, state._replace(choices=choices))

    def revealed(self, state: State, seat: Seat) -> View:
        """Everyone's decision is revealed."""
        return View(seat, state)

    def sample(self, view: View, rng: Random) -> State:
        """The others may still decide anything."""
        return view.state

    def tally(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The lines of a score (TW-2)."""
        tower = state.towers[seat]
        return {"stones": len(tower), "cap": cap(tower), "total": points(tower)}

    def known_score(self, view: View, seat: Seat) -> int:
        """Towers are revealed."""
        return points(view.state.towers[seat])

    def encode(self, move: Move) -> str:
        """A move is its text."""
        return move

    def decode(self, text: str) -> Move:
        """A move is its text."""
        if text not in (LAY, LEAVE):
            raise MoveSyntaxError(f"'{text[:60]}' is not a move of The Tower: lay or leave")
        return text


def fits(tower: Sequence[int], stone: int) -> bool:
    """Whether a stone may lie on a tower (TW-1)."""
    return not tower or stone <= tower[-1]


def cap(tower: Sequence[int]) -> int:
    """The points for the smallest stone at the top (TW-2)."""
    return CAP if tower and tower[-1] == SMALLEST else 0


def points(tower: Sequence[int]) -> int:
    """What a tower is worth (TW-2)."""
    return len(tower) + cap(tower)

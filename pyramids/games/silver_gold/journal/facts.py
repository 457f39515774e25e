"""What a player did in a finished game, as the discoveries judge it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from pyramids.engine.contract import Over, Seat
from pyramids.engine.discoveries import PlayedGame
from pyramids.engine.grid import Field
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import GRID, Deck
from pyramids.games.silver_gold.events import (
    Awarded,
    Event,
    Marked,
    Revealed,
    Taken,
    Tomb,
)
from pyramids.games.silver_gold.state import Explorer

E = TypeVar("E")


class Turn(NamedTuple):
    """A turn of the game, and what happened to the player in it."""

    round: int
    turn: int
    events: tuple[Event, ...]

    def all_of(self, kind: type[E]) -> list[E]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


class Completion(NamedTuple):
    """A pyramid whose tomb the player reached."""

    card: int
    kind: str
    """How the tomb was marked: `moves.PATTERN`, `SINGLE` or `EXTRA`."""
    turns: int
    """The turns from its entrance to its tomb, both included."""
    marks: int
    """The mask of all squares marked at the end of the turn in which the tomb was reached."""
    blind: bool
    """Whether it was taken face down from the stack."""


@dataclass(frozen=True)
class Facts:
    """A finished game of one player. The first of the turns is the deal."""

    deck: Deck
    seat: Seat
    turns: tuple[Turn, ...]
    completions: tuple[Completion, ...]
    awards: tuple[Awarded, ...]
    explorer: Explorer
    """At the end of the game."""
    over: Over

    @property
    def score(self) -> int:
        """The player's points."""
        return self.over.scores[self.seat]

    @property
    def won(self) -> bool:
        """Whether the player has won alone or with others."""
        return self.seat in self.over.winners

    def most_in_a_turn(self, kind: type[object]) -> int:
        """The most events of a kind in one turn."""
        return max(len(turn.all_of(kind)) for turn in self.turns)


def collect(game: PlayedGame, seat: Seat) -> Facts:
    """The facts of a finished game for one seat."""
    turns = _turns(game, seat)
    deck = game.rules.deck
    return Facts(
        deck=deck,
        seat=seat,
        turns=turns,
        completions=tuple(_completions(turns)),
        awards=tuple(award for turn in turns for award in turn.all_of(Awarded)),
        explorer=game.end.explorers[seat],
        over=scoring.final(deck, game.end),
    )


def _turns(game: PlayedGame, seat: Seat) -> tuple[Turn, ...]:
    found: list[tuple[int, int, list[Event]]] = [(0, 0, [])]
    for step in game.steps:
        for event in step.events:
            if isinstance(event, Revealed):
                found.append((event.round, event.turn, []))
            elif event.seat == seat:
                found[-1][2].append(event)
    return tuple(Turn(number, turn, tuple(events)) for number, turn, events in found)


def _completions(turns: tuple[Turn, ...]) -> list[Completion]:
    marks: dict[int, set[Field]] = {}
    begun: dict[int, int] = {}
    blind: set[int] = set()
    found = []
    for number, turn in enumerate(turns):
        reached = []
        for event in turn.events:
            if isinstance(event, Taken) and event.source == "stack":
                blind.add(event.card)
            if isinstance(event, Marked):
                begun.setdefault(event.card, number)
                marks.setdefault(event.card, set()).update(event.fields)
                kind = event.kind
            elif isinstance(event, Tomb):
                reached.append((event.card, kind))
        for card, kind in reached:
            taken = number - begun[card] + 1
            found.append(Completion(card, kind, taken, GRID.mask(marks[card]), card in blind))
    return found

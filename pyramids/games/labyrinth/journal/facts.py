"""What a player did in a finished game, as the discoveries judge it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from pyramids.engine.contract import Over, Seat
from pyramids.engine.discoveries import PlayedGame
from pyramids.games.labyrinth import scoring
from pyramids.games.labyrinth.board import NEIGHBOURS, place_of
from pyramids.games.labyrinth.events import Event, LeftPyramid, NumberDrawn, Started
from pyramids.games.labyrinth.scoring import Worth
from pyramids.games.labyrinth.state import State

E = TypeVar("E")


class Turn(NamedTuple):
    """A turn of the game, and what happened to the player in it."""

    number: int
    """From 1; 0 for what precedes the first number card."""
    saved: bool
    """Whether the player, still in a betting round, saw the same number again (LP-14)."""
    events: tuple[Event, ...]

    def all_of(self, kind: type[E]) -> list[E]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


@dataclass(frozen=True)
class Facts:
    """A finished game of one player."""

    seat: Seat
    turns: tuple[Turn, ...]
    worth: Worth
    """At the end of the game."""
    special: int
    """The value of a special treasure."""
    professional: bool
    over: Over

    @property
    def score(self) -> int:
        """The player's points."""
        return self.over.scores[self.seat]

    @property
    def alone(self) -> bool:
        """Whether nobody else played (LP-15)."""
        return len(self.over.scores) == 1

    @property
    def margin(self) -> int:
        """By how many points the player won; 0 without opponents, at most 0 without a victory."""
        others = [score for seat, score in enumerate(self.over.scores) if seat != self.seat]
        return self.score - max(others) if others else 0

    @property
    def path(self) -> int:
        """The squares of the path."""
        return self.worth.path

    @property
    def spaces(self) -> frozenset[int]:
        """The spaces of the board that the path runs through."""
        return frozenset(place_of(field)[0] for field in self.worth.fields)

    @property
    def started(self) -> tuple[Turn, Started] | None:
        """The turn in which an entrance was chosen."""
        found = [(turn, event) for turn in self.turns for event in turn.all_of(Started)]
        return found[0] if found else None

    @property
    def left(self) -> LeftPyramid | None:
        """How the path left the pyramid, if it did."""
        found = [event for turn in self.turns for event in turn.all_of(LeftPyramid)]
        return found[-1] if found else None

    def most_in_a_turn(self, kind: type[object]) -> int:
        """The most events of a kind in one turn."""
        return max(len(turn.all_of(kind)) for turn in self.turns)

    def sides_on_path(self, field: int) -> int:
        """With how many sides a field touches the path."""
        path = set(self.worth.fields)
        return sum(near in path for near in NEIGHBOURS[field])


def collect(game: PlayedGame, seat: Seat) -> Facts:
    """The facts of a finished game for one seat."""
    rules, end = game.rules, game.end
    return Facts(
        seat=seat,
        turns=_turns(game, seat),
        worth=rules.worth(end, seat),
        special=rules.tile_set.treasures[rules.tile_set.special].value,
        professional=end.professional,
        over=scoring.final(rules.tile_set, rules.corridors, end),
    )


def _turns(game: PlayedGame, seat: Seat) -> tuple[Turn, ...]:
    found: list[tuple[int, bool, list[Event]]] = [(0, False, [])]
    for step in game.steps:
        for event in step.events:
            if isinstance(event, NumberDrawn):
                saved = _saved(step.before, seat, event.number)
                found.append((event.turn, saved, []))
            elif event.seat == seat:
                found[-1][2].append(event)
    return tuple(Turn(number, saved, tuple(events)) for number, saved, events in found)


def _saved(before: State, seat: Seat, number: int) -> bool:
    return seat in before.bettors and before.drawn[-1:] == (number,)

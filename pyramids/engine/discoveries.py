"""A game's journal: discoveries worth trying, found by replaying finished games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

Facts = TypeVar("Facts")


class Motif(StrEnum):
    """What the seal of a discovery pictures. Screens draw it."""

    ANKH = "ankh"
    ARROW = "arrow"
    BOOK = "book"
    BRANCH = "branch"
    CARDS = "cards"
    CHAMBER = "chamber"
    COLUMNS = "columns"
    CROSS = "cross"
    CROWN = "crown"
    DICE = "dice"
    DOMINO = "domino"
    DOOR = "door"
    EYE = "eye"
    FLASK = "flask"
    FOOT = "foot"
    GAP = "gap"
    GEM = "gem"
    HAND = "hand"
    HOURGLASS = "hourglass"
    LADDER = "ladder"
    LAUREL = "laurel"
    LIGHTNING = "lightning"
    LOTUS = "lotus"
    MUMMY = "mummy"
    PAIR = "pair"
    PATH = "path"
    PYRAMID = "pyramid"
    ROPE = "rope"
    SACK = "sack"
    SCALES = "scales"
    SCARAB = "scarab"
    SHIELD = "shield"
    SKULL = "skull"
    SPIRAL = "spiral"
    STAR = "star"
    STEPS = "steps"
    SUN = "sun"
    TOMB = "tomb"
    TORCH = "torch"
    TWINS = "twins"
    WALL = "wall"


class Step(NamedTuple):
    """A ply of a game with the states around it and its events."""

    before: Any
    ply: Any
    after: Any
    events: tuple[Any, ...]


@dataclass(frozen=True)
class PlayedGame:
    """A finished game as its discoveries see it; `states` has one more entry than `plies`."""

    rules: Any
    setup: Any
    plies: Sequence[Any]
    states: Sequence[Any]

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Every ply with its events."""
        pairs = zip(self.states, self.plies, self.states[1:], strict=False)
        return tuple(
            Step(before, ply, after, self.rules.events(before, ply, after))
            for before, ply, after in pairs
        )

    @property
    def end(self) -> Any:
        """The last state."""
        return self.states[-1]


@dataclass(frozen=True, slots=True)
class Discovery(Generic[Facts]):
    """Something worth trying in a game. Its texts are marked for translation."""

    id: str
    """Its name in files, which never changes."""
    title: str
    text: str
    """What to do, in a sentence."""
    motif: Motif
    found: Callable[[Facts], bool]
    """Whether a player has done it, by the facts of a finished game."""
    numeral: str = ""
    """Engraved below the motif: at most three characters."""


@dataclass(frozen=True, slots=True)
class Journal(Generic[Facts]):
    """All discoveries of a game, and how the facts that they judge by are collected."""

    discoveries: tuple[Discovery[Facts], ...]
    facts: Callable[[PlayedGame, int], Facts]
    """The facts of a finished game for one seat."""

    def found_by(self, game: PlayedGame, seat: int) -> tuple[str, ...]:
        """The ids of what a seat's player discovered in a game, in the journal's order."""
        facts = self.facts(game, seat)
        return tuple(entry.id for entry in self.discoveries if entry.found(facts))


def empty_journal() -> Journal[Any]:
    """The journal of a game without discoveries."""
    return Journal((), lambda game, seat: None)

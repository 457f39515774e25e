"""What the review asks of a game: what positions and moves are worth, and when a move is a slip.

A worth is a lead in the game's own unit, mostly points. How large a lead makes which chance to win
is data of the game, fitted to played games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol


class Forecast(NamedTuple):
    """How a game will end, as far as it can be foreseen."""

    worths: tuple[float, ...]
    """By seat; the difference of two is the lead of one over the other at the end."""
    left: float
    """The share of the game that is still to be played, from 1 to 0."""


class Trials(Protocol):
    """One decision: its moves can be tried in sampled worlds that its player's view allows."""

    @property
    def promising(self) -> Sequence[Any]:
        """The legal moves that are worth trying.

        The first is the one that forecasts and trials play on with.
        """

    def result(self, move: Any, world: int) -> float:
        """How well a legal move does in a world; the same number is the same world for all moves.

        The worlds are numbered from 0. `ReviewSpec.lead_of` tells which lead a mean result is.
        """


class Valuer(Protocol):
    """Judges positions and moves of one game, bound to its rules, as its strongest bot plays."""

    def forecast(self, state: Any, rng: Random, worlds: int) -> Forecast:
        """The mean end of the game in `worlds` sampled worlds.

        In the state some seat decides, or all have decided in a turn that isn't closed. All hands
        are known, but nothing that is still to be drawn. The worlds depend on the generator and on
        what isn't known, so that a move changes the forecast by its own effect alone.
        """

    def trials(self, view: Any, legal: Sequence[Any], rng: Random) -> Trials:
        """The trials of a decision, from what the player may know."""


class Limits(NamedTuple):
    """The largest loss of the chance to win with which a move still gets a mark."""

    best: float
    good: float
    slip: float
    """A move that loses more is a blunder."""


class Spread(NamedTuple):
    """How far a lead can still change: the larger it is, the less a lead means."""

    end: float
    """Just before the end of the game."""
    start: float
    """What is added at the start of the game; it fades with the root of what is left to play."""


class ReviewSpec(NamedTuple):
    """All that the review needs to know about a game."""

    make_valuer: Callable[[Any], Valuer]
    limits: Limits
    spread: Spread
    """Fitted to played games."""
    trials: int
    """The trials of a decision, for all its moves together; with 0 no moves are compared."""
    confirming: int
    """The further worlds in which a better move is compared with the one that was played."""
    worlds: int
    """The worlds of a forecast of a played position."""
    outcome_worlds: int
    """The worlds of a forecast after what could have been drawn: many of them make one mean."""
    outcomes: int
    """The most outcomes of a draw that are compared with the one that was drawn."""
    alike: float
    """How alike the errors of forecasts after different outcomes are in the same worlds.

    It is their correlation, from 0 to 1.
    """
    capped: bool = False
    """Whether a turn costs no more accuracy than it took off its player's odds.

    For games whose trials see more in a turn than is lost with it: what is left undone may still
    be done later.
    """
    points: float = 1.0
    """How many points one unit of lead is."""
    lead_of: Callable[[float], float] = float
    """The lead that a mean result of trials stands for; most games' results are leads already."""

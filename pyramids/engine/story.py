"""The story of a finished game: who was ahead after each turn, and which turn decided it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import erf, sqrt
from typing import Any, Final, NamedTuple

from pyramids.language import N_, ngettext


class Standing(NamedTuple):
    """What tells who is ahead at any time of a game; more is better."""

    title: str
    """What is counted; marked for translation."""
    value: Callable[[Any, Any, int], int]
    """The value of a seat, by the rules and a state in which nothing is hidden; at the end of the
    game it is the seat's score."""
    words: Callable[[int], str]
    """A value in words, translated."""
    race: bool = False
    """Whether the first to arrive wins: wins and rounds are worth counting, values are not."""

    def figure(self, value: int) -> str:
        """A value as a mere number: a distance has no sign."""
        return str(-value) if self.race else str(value).replace("-", "−")


def points(rules: Any, state: Any, seat: int) -> int:
    """A seat's points, as the tally counts them."""
    total: int = rules.tally(state, seat)["total"]
    return total


def points_words(value: int) -> str:
    """A number of points in words."""
    return ngettext("{n} point", "{n} points", value)


POINTS: Final = Standing(N_("Points"), points, points_words)
"""The standing of games that are won by points."""


def distance_words(value: int) -> str:
    """Minus a distance, in words."""
    return ngettext("{n} to go", "{n} to go", -value)


DISTANCE: Final = Standing(N_("Distance to the goal"), points, distance_words, race=True)
"""The standing of a race, in which a score is minus the distance that is left."""


class ToldTurn(NamedTuple):
    """A turn of a finished game: its events, and everyone's standing after it."""

    events: tuple[Any, ...]
    standings: tuple[int, ...]


class TurningPoint(NamedTuple):
    """The turn that decided a game, as an index into its turns, and what happened in it."""

    turn: int
    text: str


class Opponents(NamedTuple):
    """The two players whom the story is about; a game for one has no loser."""

    winner: int
    loser: int | None


class Swing(NamedTuple):
    """A turn in which the winner gained on the loser: the lead before and after it."""

    turn: int
    before: int
    after: int

    @property
    def overtakes(self) -> bool:
        """Whether the winner took the lead in it."""
        return self.before <= 0 < self.after


def opponents(ranks: Sequence[int], you: int | None) -> Opponents:
    """Whom the story is about: a winner, and the reader or the best of those who lost."""
    seats = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat != you))
    winner, others = seats[0], seats[1:]
    if you is not None and ranks[you] > ranks[winner]:
        return Opponents(winner, you)
    lost = [seat for seat in others if ranks[seat] > ranks[winner]]
    return Opponents(winner, next(iter(lost or others), None))


def lead(standings: Sequence[int], pair: Opponents) -> int:
    """How far the winner is ahead; the winner's standing in a game for one."""
    behind = 0 if pair.loser is None else standings[pair.loser]
    return standings[pair.winner] - behind


def largest_swing(turns: Sequence[ToldTurn], pair: Opponents) -> Swing | None:
    """The turn that decided most; None if the winner never gained anything.

    It is the turn in which the winner's chance grew most, so that points which are won when the
    game is decided already count little. In a game for one it is the turn with the most points.
    """
    leads = [lead(turn.standings, pair) for turn in turns]
    values = [float(value) for value in leads] if pair.loser is None else _chances(leads)
    best, most = None, 0.0
    for number, (before, after) in enumerate(pairwise(values), start=1):
        # Of two equal gains the later one decides.
        if after - before >= most and leads[number] > leads[number - 1]:
            best, most = Swing(number, leads[number - 1], leads[number]), after - before
    return best


def _chances(leads: Sequence[int]) -> list[float]:
    """The winner's chance after each turn if every lead goes on changing as it did: by chance.

    A lead that changes by some amount every turn changes by its root after several.
    """
    changes = [after - before for before, after in pairwise(leads)]
    usual = sqrt(sum(change**2 for change in changes) / max(1, len(changes))) or 1.0
    last = len(leads) - 1
    return [
        (1 + erf(value / (usual * sqrt(2 * (last - number) + 1)))) / 2
        for number, value in enumerate(leads)
    ]


class LeadHistory(NamedTuple):
    """How often the lead changed hands, and who led longest, for how many turns."""

    changes: int
    longest: int
    turns: int


def lead_history(standings: Sequence[Sequence[int]]) -> LeadHistory | None:
    """Who led after the turns; None if nobody ever led alone."""
    alone = [row.index(max(row)) for row in standings if list(row).count(max(row)) == 1]
    if not alone:
        return None
    longest = max(set(alone), key=lambda seat: (alone.count(seat), -seat))
    changes = sum(before != after for before, after in pairwise(alone))
    return LeadHistory(changes, longest, alone.count(longest))

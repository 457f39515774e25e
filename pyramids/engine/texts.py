"""The base of all games' texts, see `contract.Texts`.

A game's texts are headless, so that the window, the terminal and the replay say the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic

from pyramids.engine.contract import Over, Reason, Seat, State_contra
from pyramids.language import _, ngettext


class GameTexts(ABC, Generic[State_contra]):
    """The methods that the texts of all games share."""

    score_lines: ClassVar[Mapping[str, str]]
    """The names of the lines of `Rules.tally`; marked for translation."""

    refusals: ClassVar[Mapping[str, str]]
    """Why moves are refused, by the code of a `Reason`; marked for translation."""

    def refusal(self, reason: Reason) -> str:
        """Why a move is refused."""
        return _(self.refusals[reason.code]) if reason.code in self.refusals else str(reason)

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """Why a move is good, or was made, in one sentence."""
        words = ", ".join(self.clause(reason) for reason in reasons)
        return words[:1].upper() + words[1:]

    @abstractmethod
    def clause(self, reason: Reason) -> str:
        """A reason as part of a sentence."""

    def score_line(self, key: str) -> str:
        """The name of a line of the tally."""
        return _(self.score_lines[key])

    def result(self, state: State_contra, over: Over, names: Sequence[str]) -> tuple[str, str]:
        """Who has won, and what decided it."""
        return headline(over, names), self.verdict(state, over, names)

    @abstractmethod
    def verdict(self, state: State_contra, over: Over, names: Sequence[str]) -> str:
        """What decided a game; empty if there is nothing to say."""


def headline(over: Over, names: Sequence[str]) -> str:
    """The winners in a few words; the points in a game for one."""
    if len(names) == 1:
        return ngettext("{n} point!", "{n} points!", over.scores[0])
    winners = [names[seat] for seat in over.winners]
    if len(winners) == 1:
        return _("{name} wins!", name=winners[0])
    return _("Shared victory: {names}", names=listed(winners))


def most_points(over: Over) -> str:
    """The verdict where the points alone decided."""
    best = max(over.scores)
    return ngettext("{n} point, the best score!", "{n} points, the best score!", best)


def game_over(winners: Sequence[Seat], names: Sequence[str]) -> str:
    """The last line of a game's log."""
    who = ", ".join(names[seat] for seat in winners)
    return _("Game over. Victory: {names}", names=who)


def player_score(name: str, points: int) -> str:
    """A player with their points so far."""
    return ngettext("{name}: {n} point", "{name}: {n} points", points, name=name)


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence."""
    if len(names) == 1:
        return names[0]
    return _("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])

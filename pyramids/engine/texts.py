"""The base of all games' texts, see `contract.Texts`.

A game's texts are headless, so that the window, the terminal and the replay say the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from pyramids.engine.contract import CHANCE, Over, Reason, Seat, State_contra
from pyramids.engine.story import Opponents, ToldTurn, TurningPoint, largest_swing, opponents
from pyramids.language import _, ngettext


class GameTexts(ABC, Generic[State_contra]):
    """The methods that the texts of all games share."""

    score_lines: ClassVar[Mapping[str, str]]
    """The names of the lines of `Rules.tally`; marked for translation."""

    refusals: ClassVar[Mapping[str, str]]
    """Why moves are refused, by the code of a `Reason`; marked for translation."""

    @abstractmethod
    def player(self, state: State_contra, seat: Seat, names: Sequence[str]) -> Sequence[str]:
        """What a player has, one fact a line; boards row by row, in words."""

    def off_board(self, state: State_contra, seat: Seat, names: Sequence[str]) -> Sequence[str]:
        """What a player has, without what a picture of the board shows; by default all of it."""
        return self.player(state, seat, names)

    @abstractmethod
    def move(self, state: State_contra, seat: Seat, move: Any, names: Sequence[str]) -> str:
        """A legal move in words, with its immediate gains."""

    def pictured_move(
        self, state: State_contra, seat: Seat, move: Any, names: Sequence[str]
    ) -> str:
        """A move beside a picture that shows its place; by default it is described as elsewhere."""
        return self.move(state, seat, move, names)

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

    @abstractmethod
    def sentences(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """What happened in a step, in as few sentences as possible."""

    def turning_point(
        self, turns: Sequence[ToldTurn], over: Over, names: Sequence[str], you: Seat | None
    ) -> TurningPoint | None:
        """The turn in which the winner gained most on the best of the others."""
        pair = opponents(over.ranks, you)
        swing = largest_swing(turns, pair)
        if swing is None:
            return None
        turn = turns[swing.turn]
        told = self.deed(_events_of(self._main_actor(turns, swing.turn, pair), turn), names)
        then = self.score_then(turn, pair, names, overtakes=swing.overtakes)
        return TurningPoint(swing.turn, f"{told}. {then}" if told else then)

    def score_then(
        self, turn: ToldTurn, pair: Opponents, names: Sequence[str], *, overtakes: bool
    ) -> str:
        """The standings of winner and loser after a turn, in a sentence."""
        return score_then(turn, pair, names, overtakes=overtakes)

    def deed(self, events: Sequence[Any], names: Sequence[str]) -> str:
        """What a player did in a turn that changed the standings most, in one sentence."""
        return (self.sentences(events, names) or [""])[-1]

    def _main_actor(self, turns: Sequence[ToldTurn], turn: int, pair: Opponents) -> Seat:
        """Who made the difference in a turn: the winner by a gain, or the loser by a loss."""
        before, after = turns[turn - 1].standings, turns[turn].standings
        gain = after[pair.winner] - before[pair.winner]
        if pair.loser is not None and before[pair.loser] - after[pair.loser] > gain:
            return pair.loser
        return pair.winner


def score_then(
    turn: ToldTurn, pair: Opponents, names: Sequence[str], *, overtakes: bool = False
) -> str:
    """The standings of winner and loser after a turn, in a sentence."""
    first = signed(turn.standings[pair.winner])
    if pair.loser is None:
        return _("That made it {n}.", n=first)
    second = signed(turn.standings[pair.loser])
    winner, loser = names[pair.winner], names[pair.loser]
    if overtakes and len(names) > 2:
        # Somebody else may still have been in the lead.
        return _(
            "That put {name} ahead of {other}, {first} to {second}.",
            name=winner,
            other=loser,
            first=first,
            second=second,
        )
    if overtakes:
        return _(
            "That put {name} ahead, {first} to {second}.", name=winner, first=first, second=second
        )
    return _(
        "That made it {winner} {first}, {loser} {second}.",
        winner=winner,
        first=first,
        loser=loser,
        second=second,
    )


def signed(number: int) -> str:
    """A number with a proper minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def _events_of(seat: Seat, turn: ToldTurn) -> list[Any]:
    return [event for event in turn.events if event.seat == seat != CHANCE]


def comparison_clause(reason: Reason) -> str:
    """How a hint's expected points compare with the other hints'; empty for other reasons."""
    points = int(str(reason.params.get("points", 0)))
    match reason.code:
        case "leads":
            return ngettext(
                "about {n} point more than the next best",
                "about {n} points more than the next best",
                points,
            )
        case "leads_later":
            return ngettext(
                "about {n} point more than hint {hint}",
                "about {n} points more than hint {hint}",
                points,
                hint=reason.params["hint"],
            )
        case "less":
            return ngettext(
                "but about {n} point less than the first",
                "but about {n} points less than the first",
                points,
            )
        case "behind":
            return ngettext(
                "about {n} point less than the first",
                "about {n} points less than the first",
                points,
            )
        case "even":
            return _("about as good as the first")
    return ""


def headline(over: Over, names: Sequence[str]) -> str:
    """The winners in a few words; the points in a game for one."""
    if len(names) == 1:
        return ngettext("{n} point!", "{n} points!", over.scores[0])
    winners = [names[seat] for seat in over.winners]
    if len(winners) == 1:
        return _("{name} wins!", name=winners[0])
    return _("Shared victory: {names}", names=listed(winners))


def most_points(over: Over, names: Sequence[str]) -> str:
    """The verdict where the points alone decided: how close it was."""
    best = max(over.scores)
    second = max((score for score in over.scores if score < best), default=best)
    if second == best:
        return ngettext("{n} point!", "{n} points!", best)
    return ngettext(
        "{n} point, {more} more than {names}",
        "{n} points, {more} more than {names}",
        best,
        more=best - second,
        names=listed([names[seat] for seat, score in enumerate(over.scores) if score == second]),
    )


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

"""Texts for the story of a finished game: what a turn brought, and races for an award."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pyramids.engine.contract import Seat
from pyramids.engine.story import Opponents, ToldTurn, TurningPoint, lead
from pyramids.games.silver_gold.events import Awarded, Completed, Event
from pyramids.games.silver_gold.texts.cards import COLOUR_TITLES
from pyramids.games.silver_gold.texts.events import sentences
from pyramids.language import _, ngettext

_CLOSE: Final = 3
"""The most turns between two awards that are still a race."""


class AwardRace(NamedTuple):
    """The winner took a higher award than the loser, a few turns earlier (SG-20)."""

    turn: int
    turns_between: int
    award: Awarded
    lower: Awarded

    @property
    def difference(self) -> int:
        """How much the loser would have gained on the winner by being first."""
        return 2 * (self.award.points - self.lower.points)


def deed(events: Sequence[Event], names: Sequence[str]) -> str:
    """What a player did in a turn: an award, a completed pyramid, or the marks."""
    completed = [event for event in events if isinstance(event, Completed)]
    for event in events:
        if isinstance(event, Awarded) and completed:
            return _(
                "{who} completes pyramid {card} and wins the {colour} award",
                who=names[event.seat],
                card=completed[-1].card,
                colour=_(COLOUR_TITLES[event.colour]),
            )
    told = sentences(completed or events, names)
    return told[-1] if told else ""


def decisive_race(
    turns: Sequence[ToldTurn], pair: Opponents, names: Sequence[str], you: Seat | None
) -> TurningPoint | None:
    """The race for an award that decided the game: the loser would have won by being first."""
    if pair.loser is None:
        return None
    margin = lead(turns[-1].standings, pair)
    races = [race for race in _races(turns, pair) if race.difference >= margin]
    if not races:
        return None
    race = max(races, key=lambda race: (race.difference, race.turn))
    return TurningPoint(race.turn, _race_text(race, names, you))


def _races(turns: Sequence[ToldTurn], pair: Opponents) -> Iterator[AwardRace]:
    awards = [
        (number, event)
        for number, turn in enumerate(turns)
        for event in turn.events
        if isinstance(event, Awarded)
    ]
    for turn, first in awards:
        for later, second in awards:
            between, seats = later - turn, (first.seat, second.seat)
            if seats == pair and first.colour == second.colour and 0 < between <= _CLOSE:
                yield AwardRace(turn, between, first, second)


def _race_text(race: AwardRace, names: Sequence[str], you: Seat | None) -> str:
    words = {
        "colour": _(COLOUR_TITLES[race.award.colour]),
        "points": race.award.points,
        "less": race.lower.points,
    }
    winner, loser = race.award.seat, race.lower.seat
    if you == winner:
        return ngettext(
            "You won the {colour} award {n} turn before {rival}: {points} points, not {less}.",
            "You won the {colour} award {n} turns before {rival}: {points} points, not {less}.",
            race.turns_between,
            rival=names[loser],
            **words,
        )
    if you == loser:
        return ngettext(
            "{who} won the {colour} award {n} turn before you: {points} points, not {less}.",
            "{who} won the {colour} award {n} turns before you: {points} points, not {less}.",
            race.turns_between,
            who=names[winner],
            **words,
        )
    return ngettext(
        "{who} won the {colour} award {n} turn before {rival}: {points} points, not {less}.",
        "{who} won the {colour} award {n} turns before {rival}: {points} points, not {less}.",
        race.turns_between,
        who=names[winner],
        rival=names[loser],
        **words,
    )

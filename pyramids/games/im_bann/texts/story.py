"""Texts for the story of a finished game: what decided it, and how far everyone had to go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.engine.story import Opponents, ToldTurn, distance_words
from pyramids.games.im_bann.deck import Deck
from pyramids.games.im_bann.events import AdventureBeaten, Event, Lost, MummyPassed, Played
from pyramids.games.im_bann.texts.events import log_line
from pyramids.language import _

_BY_WEIGHT: Final = (AdventureBeaten, Lost, MummyPassed, Played)
"""What changes the race, the most important kind first."""


def deed(deck: Deck, events: Sequence[Event], names: Sequence[str]) -> str:
    """What a player did in a turn that mattered most; empty if nothing did."""
    for kind in _BY_WEIGHT:
        found = [event for event in events if isinstance(event, kind)]
        if found:
            return log_line(deck, found[-1], names)
    return ""


def distance_then(turn: ToldTurn, pair: Opponents, names: Sequence[str]) -> str:
    """How far winner and loser had to go after a turn, in a sentence."""
    assert pair.loser is not None, "there are always two players"
    return _(
        "To the royal chamber: {winner} {first}, {loser} {second}.",
        winner=names[pair.winner],
        first=distance_words(turn.standings[pair.winner]),
        loser=names[pair.loser],
        second=distance_words(turn.standings[pair.loser]),
    )

"""Texts for the story of a finished game: what a turn brought, and paths that ended too early."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.story import Opponents, ToldTurn, TurningPoint, lead
from pyramids.engine.texts import score_then
from pyramids.games.labyrinth.events import Advanced, Blocked, ChamberClosed, Event, LeftPyramid
from pyramids.games.labyrinth.texts.events import sentences
from pyramids.language import ngettext


def deed(events: Sequence[Event], names: Sequence[str]) -> str:
    """What a player's turn brought: squares of path, a chamber, or both."""
    grown = sum(len(event.fields) for event in events if isinstance(event, Advanced))
    chambers = [event for event in events if isinstance(event, ChamberClosed)]
    if grown and chambers:
        return ngettext(
            "{who}'s path grows by {n} square and a chamber closes",
            "{who}'s path grows by {n} squares and a chamber closes",
            grown,
            who=names[chambers[0].seat],
        )
    if grown:
        who = next(event.seat for event in events if isinstance(event, Advanced))
        return ngettext(
            "{who}'s path grows by {n} square",
            "{who}'s path grows by {n} squares",
            grown,
            who=names[who],
        )
    told = sentences(chambers or events, names)
    return told[-1] if told else ""


def early_end(
    turns: Sequence[ToldTurn], pair: Opponents, names: Sequence[str]
) -> TurningPoint | None:
    """The turn in which the loser's path ended, if the loser was ahead until then (LP-8)."""
    for number, turn in enumerate(turns):
        for event in turn.events:
            ended = isinstance(event, Blocked | LeftPyramid) and event.seat == pair.loser
            if ended and lead(turn.standings, pair) <= 0 < lead(turns[-1].standings, pair):
                text = f"{sentences([event], names)[0]}. {score_then(turn, pair, names)}"
                return TurningPoint(number, text)
    return None

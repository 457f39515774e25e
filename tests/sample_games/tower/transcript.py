"""The transcript: a game as facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramids.engine.contract import Ply, Setup
from pyramids.engine.records import transcripts
from pyramids.engine.records.transcripts import (
    Line,
    SimultaneousLines,
    TranscriptWriter,
    player_line,
)

from .rules import Event, Laid, State, StoneDrawn, Tower


def transcript(rules: Tower, setup: Setup, seed: int, plies: Iterable[Ply]) -> Iterator[Line]:
    """The lines of a game."""
    return transcripts.transcript(rules, setup, seed, plies, _Writer(rules))


class _Writer(TranscriptWriter[Event]):
    def __init__(self, rules: Tower) -> None:
        self._rules = rules
        self._decisions = SimultaneousLines()

    def write(self, event: Event) -> Iterator[Line]:
        if isinstance(event, StoneDrawn):
            yield from self.flush()
            yield {"type": "stone", "turn": event.turn, "size": event.stone}
        else:
            kind = "lay" if isinstance(event, Laid) else "leave"
            self._decisions.hold(event.seat, player_line(kind, event.seat, size=event.stone))

    def flush(self) -> Iterator[Line]:
        return self._decisions.flush()

    def scores(self, state: State) -> Iterator[Line]:
        for seat, tower in enumerate(state.towers):
            yield player_line("score", seat, tower=list(tower), **self._rules.tally(state, seat))

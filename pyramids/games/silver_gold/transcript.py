"""The transcript of a game, see `engine.records.transcripts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pyramids.engine.contract import AnyRules, Ply, Seat, Setup
from pyramids.engine.records import transcripts
from pyramids.engine.records.transcripts import (
    Line,
    SimultaneousLines,
    TranscriptWriter,
    player_line,
)
from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Dealt,
    Event,
    Filled,
    Kept,
    Marked,
    Revealed,
    Taken,
)

_SHEET = ("pyramids", "torches", "awards", "gems", "skulls", "total")


def transcript(rules: AnyRules, setup: Setup, seed: int, plies: Iterable[Ply]) -> Iterator[Line]:
    """The lines of a game, in the rules' order."""
    return transcripts.transcript(rules, setup, seed, plies, Writer(rules, len(setup.players)))


class Writer(TranscriptWriter[Event]):
    """Turns events into lines. Cards dealt or revealed one by one become one line; simultaneous
    decisions are written in seat order."""

    def __init__(self, rules: AnyRules, players: int) -> None:
        self._rules = rules
        self._players = players
        self._dealt: dict[Seat, list[int]] = {}
        self._filled: list[int] = []
        self._simultaneous = SimultaneousLines()

    def write(self, event: Event) -> Iterator[Line]:
        """The lines that the event completes."""
        match event:
            case Dealt(seat, card):
                self._dealt.setdefault(seat, []).append(card)
            case Filled(card):
                yield from self._simultaneous.flush()
                self._filled.append(card)
            case Kept() | Marked():
                yield from self._flush_dealt()
                self._simultaneous.hold(event.seat, _decision(event))
            case Revealed() | Completed() | Taken() | Awarded():
                yield from self.flush()
                yield _public(event)

    def flush(self) -> Iterator[Line]:
        """The lines still held back."""
        yield from self._flush_dealt()
        yield from self._simultaneous.flush()
        if self._filled:
            yield {"type": "fill", "cards": self._filled}
            self._filled = []

    def scores(self, state: Any) -> Iterator[Line]:
        """Every player's score sheet."""
        for seat in range(self._players):
            tally = self._rules.tally(state, seat)
            yield player_line("score", seat, **{line: tally[line] for line in _SHEET})

    def _flush_dealt(self) -> Iterator[Line]:
        for seat, cards in sorted(self._dealt.items()):
            yield player_line("deal", seat, cards=cards)
        self._dealt = {}


def _decision(event: Kept | Marked) -> Line:
    """The line of a simultaneous decision."""
    match event:
        case Kept(seat, cards):
            return player_line("keep", seat, cards=list(cards))
        case Marked(seat, card, kind, fields):
            listed = [list(field) for field in fields]
            return player_line("mark", seat, card=card, kind=kind, fields=listed)


def _public(event: Revealed | Completed | Taken | Awarded) -> Line:
    """The line of a public event."""
    match event:
        case Revealed(number, turn, pattern):
            return {"type": "reveal", "round": number, "turn": turn, "pattern": pattern}
        case Completed(seat, card):
            return player_line("complete", seat, card=card)
        case Taken(seat, card, source=source):
            return player_line("take", seat, card=card, **{"from": source})
        case Awarded(seat, colour, points):
            return player_line("award", seat, colour=colour, points=points)

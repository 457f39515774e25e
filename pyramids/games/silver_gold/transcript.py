"""The transcript: a finished or running game as facts that any program can referee."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pyramids.engine import telling
from pyramids.engine.contract import CHANCE, AnyRules, Event, Ply, Seat, Setup
from pyramids.engine.telling import Line


def transcript(rules: AnyRules, setup: Setup, seed: int, plies: Iterable[Ply]) -> Iterator[Line]:
    """The lines of a game, in the rules' order."""
    return telling.transcript(rules, setup, seed, plies, _Scribe(rules, len(setup.players)))


class _Scribe:
    """Turns events into lines. Cards dealt or filled one by one become one line; what everybody
    does at the same time is written player by player, whoever was first."""

    def __init__(self, rules: AnyRules, players: int) -> None:
        self._rules = rules
        self._players = players
        self._dealt: dict[Seat, list[int]] = {}
        self._filled: list[int] = []
        self._parallel: dict[Seat, list[Line]] = {}

    def write(self, event: Event) -> Iterator[Line]:
        """The lines that the event completes."""
        data = event.data
        match event.kind:
            case "deal":
                self._dealt.setdefault(event.seat, []).append(data["card"])
            case "fill":
                yield from self._flush_parallel()
                self._filled.append(data["card"])
            case "keep":
                yield from self._flush_dealt()
                self._hold(event.seat, {"type": "keep", "cards": list(data["cards"])})
            case "mark":
                line = {"type": "mark", "card": data["card"], "kind": data["kind"]}
                self._hold(event.seat, {**line, "fields": [list(f) for f in data["fields"]]})
            case "reveal" | "complete" | "take" | "award":
                yield from self.flush()
                yield _fact(event)

    def flush(self) -> Iterator[Line]:
        """The lines still held back."""
        yield from self._flush_dealt()
        yield from self._flush_parallel()
        if self._filled:
            yield {"type": "fill", "cards": self._filled}
            self._filled = []

    def scores(self, state: Any) -> Iterator[Line]:
        """The sheet of every player."""
        for seat in range(self._players):
            tally = self._rules.tally(state, seat)
            yield {"type": "score", "player": seat, **{line: tally[line] for line in _SHEET}}

    def _hold(self, seat: Seat, line: Line) -> None:
        kind = {"type": line["type"], "player": seat}
        self._parallel.setdefault(seat, []).append({**kind, **line})

    def _flush_dealt(self) -> Iterator[Line]:
        for seat, cards in sorted(self._dealt.items()):
            yield {"type": "deal", "player": seat, "cards": cards}
        self._dealt = {}

    def _flush_parallel(self) -> Iterator[Line]:
        for _, lines in sorted(self._parallel.items()):
            yield from lines
        self._parallel = {}


_SHEET = ("pyramids", "torches", "awards", "gems", "skulls", "total")
_KEYS = {
    "reveal": ("round", "turn", "pattern"),
    "complete": ("card",),
    "take": ("card", "from"),
    "award": ("colour", "points"),
}


def _fact(event: Event) -> Line:
    player = {} if event.seat == CHANCE else {"player": event.seat}
    facts = {key: event.data[key] for key in _KEYS[event.kind]}
    return {"type": event.kind, **player, **facts}

"""The transcript: a finished or running game as facts that any program can referee."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pyramids.engine import telling
from pyramids.engine.contract import AnyRules, Event, Ply, Seat, Setup
from pyramids.engine.telling import Line, Meanwhile, fact

_KEYS = {
    "keep": ("cards",),
    "reveal": ("round", "turn", "pattern"),
    "mark": ("card", "kind", "fields"),
    "complete": ("card",),
    "take": ("card", "from"),
    "award": ("colour", "points"),
}
_SHEET = ("pyramids", "torches", "awards", "gems", "skulls", "total")


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
        self._meanwhile = Meanwhile()

    def write(self, event: Event) -> Iterator[Line]:
        """The lines that the event completes."""
        match event.kind:
            case "deal":
                self._dealt.setdefault(event.seat, []).append(event.data["card"])
            case "fill":
                yield from self._meanwhile.flush()
                self._filled.append(event.data["card"])
            case "keep" | "mark":
                yield from self._flush_dealt()
                self._meanwhile.hold(event.seat, fact(event, _KEYS[event.kind]))
            case "reveal" | "complete" | "take" | "award":
                yield from self.flush()
                yield fact(event, _KEYS[event.kind])

    def flush(self) -> Iterator[Line]:
        """The lines still held back."""
        yield from self._flush_dealt()
        yield from self._meanwhile.flush()
        if self._filled:
            yield {"type": "fill", "cards": self._filled}
            self._filled = []

    def scores(self, state: Any) -> Iterator[Line]:
        """The sheet of every player."""
        for seat in range(self._players):
            tally = self._rules.tally(state, seat)
            yield {"type": "score", "player": seat, **{line: tally[line] for line in _SHEET}}

    def _flush_dealt(self) -> Iterator[Line]:
        for seat, cards in sorted(self._dealt.items()):
            yield {"type": "deal", "player": seat, "cards": cards}
        self._dealt = {}

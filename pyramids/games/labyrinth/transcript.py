"""The transcript: a finished or running game as facts that any program can referee."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pyramids.engine import telling
from pyramids.engine.contract import CHANCE, Event, Ply, Seat, Setup
from pyramids.engine.telling import Line
from pyramids.games.labyrinth.board import FIELDS
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import State

_KEYS = {
    "bet": ("bet",),
    "number": ("turn", "value"),
    "special": (),
    "lay": ("tile", "space", "rotation"),
    "treasure": ("field", "value"),
    "start": ("portal", "side"),
}
_PARALLEL = ("bet", "lay", "treasure", "start")


def transcript(rules: Labyrinth, setup: Setup, seed: int, plies: Iterable[Ply]) -> Iterator[Line]:
    """The lines of a game, in the rules' order."""
    state = rules.initial(setup)
    variant = {
        "rules": "professional" if state.professional else "basic",
        "betting": state.betting,
    }
    scribe = _Scribe(rules, len(setup.players))
    return telling.transcript(rules, setup, seed, plies, scribe, variant)


class _Scribe:
    """Turns events into lines. What everybody does at the same time is written player by player,
    whoever was first."""

    def __init__(self, rules: Labyrinth, players: int) -> None:
        self._rules = rules
        self._players = players
        self._parallel: dict[Seat, list[Line]] = {}
        self._betting = False

    def write(self, event: Event) -> Iterator[Line]:
        """The lines that the event completes."""
        if event.kind == "bet" and not self._betting:
            yield from self.flush()  # everybody's turn is over before the first bet on the next
        self._betting = event.kind == "bet"
        if event.kind in _PARALLEL:
            self._parallel.setdefault(event.seat, []).append(_fact(event))
        elif event.kind in _KEYS:
            yield from self.flush()
            yield _fact(event)

    def flush(self) -> Iterator[Line]:
        """The lines still held back."""
        for _, lines in sorted(self._parallel.items()):
            yield from lines
        self._parallel = {}

    def scores(self, state: State) -> Iterator[Line]:
        """Path and treasures of every player."""
        for seat in range(self._players):
            worth = self._rules.worth(state, seat)
            yield {
                "type": "score",
                "player": seat,
                "path": worth.path,
                "fields": [list(divmod(field, FIELDS)) for field in worth.fields],
                "treasures": worth.treasures,
                "total": worth.total,
            }


def _fact(event: Event) -> Line:
    player = {} if event.seat == CHANCE else {"player": event.seat}
    facts = {key: _plain(event.data[key]) for key in _KEYS[event.kind]}
    return {"type": event.kind, **player, **facts}


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value

"""The transcript: a finished or running game as facts that any program can referee."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramids.engine import telling
from pyramids.engine.contract import Event, Ply, Setup
from pyramids.engine.telling import Line, Meanwhile, fact
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
        self._meanwhile = Meanwhile()
        self._betting = False

    def write(self, event: Event) -> Iterator[Line]:
        """The lines that the event completes."""
        if event.kind == "bet" and not self._betting:
            yield from self.flush()  # everybody's turn is over before the first bet on the next
        self._betting = event.kind == "bet"
        if event.kind in _PARALLEL:
            self._meanwhile.hold(event.seat, fact(event, _KEYS[event.kind]))
        elif event.kind in _KEYS:
            yield from self.flush()
            yield fact(event, _KEYS[event.kind])

    def flush(self) -> Iterator[Line]:
        """The lines still held back."""
        return self._meanwhile.flush()

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

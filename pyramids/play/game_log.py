"""The log of a running game: everything that the viewer may know by now, event by event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pyramids.engine.contract import GameEvent, Ply
from pyramids.play.flow import GameFlow


class LogEntry(NamedTuple):
    """An event, the ply that it belongs to, and whether it is the decision itself."""

    ply: int
    event: GameEvent
    decision: bool
    """Whether this is what a seat decided, not what followed from it: a bot can say why."""


class GameLog:
    """Reads the events of a game once for each ply; an undo makes it read them again."""

    def __init__(self, flow: GameFlow) -> None:
        self._flow = flow
        self._viewer = flow.viewer
        self._read: dict[int, tuple[Ply, tuple[GameEvent, ...]]] = {}

    def entries(self) -> list[LogEntry]:
        """Everything that the viewer may know by now, oldest first."""
        return [*self.newest_first()][::-1]

    def newest_first(self) -> Iterator[LogEntry]:
        """The same from the end backwards: what lies further back isn't even looked at."""
        plies = self._flow.game.session.plies
        for number in range(len(plies) - 1, -1, -1):
            if not self._flow.knows(number):
                continue
            events = self._events(number, plies[number])
            for place in range(len(events) - 1, -1, -1):
                decided = place == 0 and plies[number].seat >= 0
                yield LogEntry(number, events[place], decided)

    def _events(self, number: int, ply: Ply) -> tuple[GameEvent, ...]:
        if self._viewer != self._flow.viewer:
            self._viewer = self._flow.viewer
            self._read.clear()
        known = self._read.get(number)
        if known is None or known[0] is not ply:
            known = self._read[number] = (ply, self._flow.events(number))
        return known[1]

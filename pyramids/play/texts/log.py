"""The log of a running game: every event that the viewer may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pyramids.engine.contract import GameEvent
from pyramids.play.game_flow import GameFlow


class LogEntry(NamedTuple):
    """An event with the number of its ply."""

    ply: int
    event: GameEvent
    decision: bool
    """Whether this is a seat's decision, not what followed from it; a bot can explain it."""


class GameLog:
    """Computes the events of each ply once, again only if the game has gone back before it."""

    def __init__(self, flow: GameFlow) -> None:
        self._flow = flow
        self._viewer = flow.viewer
        self._read: dict[int, tuple[Any, tuple[GameEvent, ...]]] = {}
        """By ply the state after it, and its events."""

    def entries(self) -> list[LogEntry]:
        """Everything that the viewer may know, oldest first."""
        return [*self.newest_first()][::-1]

    def newest_first(self) -> Iterator[LogEntry]:
        """Everything that the viewer may know, newest first, computed as it is asked for."""
        session = self._flow.game.session
        plies, states = session.plies, session.states
        for number in range(len(plies) - 1, -1, -1):
            if not self._flow.knows(number):
                continue
            events = self._events(number, states[number + 1])
            for place in range(len(events) - 1, -1, -1):
                decided = place == 0 and plies[number].seat >= 0
                yield LogEntry(number, events[place], decided)

    def _events(self, number: int, after: Any) -> tuple[GameEvent, ...]:
        if self._viewer != self._flow.viewer:
            self._viewer = self._flow.viewer
            self._read.clear()
        known = self._read.get(number)
        if known is None or known[0] is not after:
            known = self._read[number] = (after, self._flow.events(number))
        return known[1]

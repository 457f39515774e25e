"""A finished game opened to be looked at: every state of it, from the deal to the last mark."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pyramids.engine.contract import AnyEvent, GameSpec, Level, Over, Player, Seat
from pyramids.engine.errors import PyramidsError
from pyramids.engine.record import Record
from pyramids.engine.session import Session
from pyramids.play.open_record import revive
from pyramids.play.seats import SeatLook
from pyramids.storage import saves


@dataclass(frozen=True)
class Watched:
    """A game with all its states: step 0 is before the deal, step n after the n-th ply."""

    spec: GameSpec
    level: Level
    session: Session
    seating: tuple[SeatLook, ...]
    states: tuple[Any, ...]

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sat at the table."""
        return self.session.setup.players

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.states) - 1

    def events(self, step: int) -> tuple[AnyEvent, ...]:
        """What happened with the ply that led to a step; nothing led to the first one."""
        if step == 0:
            return ()
        rules, ply = self.session.rules, self.session.plies[step - 1]
        return rules.events(self.states[step - 1], ply, self.states[step])

    def scores(self, step: int) -> tuple[int, ...]:
        """The points of every seat at a step."""
        rules, state = self.session.rules, self.states[step]
        return tuple(rules.tally(state, seat)["total"] for seat in range(len(self.players)))

    def over(self, step: int) -> Over | None:
        """The result, if a step is the end."""
        node = self.session.rules.node(self.states[step])
        return node if isinstance(node, Over) else None


def open_record(path: Path) -> Watched:
    """The game in a file; `PyramidsError` says why it can't be watched."""
    return watch(saves.load(path))


def watch(kept: Record) -> Watched:
    """A recorded game with all its states; `OpenError` if it can't be played again."""
    game = revive(kept)
    return Watched(*game, game.session.states)


def winners(kept: Record) -> tuple[Seat, ...] | None:
    """Who won a recorded game by the rules; None if it can't be played again."""
    try:
        game = watch(kept)
    except PyramidsError:
        return None
    result = game.over(game.last)
    return result.winners if result is not None else None

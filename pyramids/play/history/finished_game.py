"""A recorded game opened for replay, with all its states."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from pyramids.engine.contract import CLOSING, AnyEvent, GameSpec, Level, Over, Player, Ply, Seat
from pyramids.engine.errors import PyramidsError
from pyramids.engine.records.record import Record
from pyramids.engine.session import Session
from pyramids.language import _
from pyramids.play.history.open_record import reopen
from pyramids.play.seats import SeatLook
from pyramids.storage import saves


@dataclass(frozen=True)
class WatchedGame:
    """A game with all its states: step 0 is before the deal, each further step adds a ply.

    The ply that closes a turn belongs to the step of the decision before it.
    """

    spec: GameSpec
    level: Level
    session: Session
    seating: tuple[SeatLook, ...]
    ply_counts: tuple[int, ...]
    """The number of plies made by each step."""

    @cached_property
    def states(self) -> tuple[Any, ...]:
        """The state at every step."""
        states = self.session.states
        return tuple(states[count] for count in self.ply_counts)

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat."""
        return self.session.setup.players

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.ply_counts) - 1

    @property
    def take_backs(self) -> int:
        """How many turns were taken back in this game."""
        return len(self.session.take_backs)

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats of those who conceded."""
        return self.session.conceded

    def plies(self, step: int) -> list[Ply]:
        """The plies that led to a step; none for the first one."""
        if step == 0:
            return []
        return self.session.plies[self.ply_counts[step - 1] : self.ply_counts[step]]

    def events(self, step: int) -> tuple[AnyEvent, ...]:
        """What happened between the step before and this one."""
        if step == 0:
            return ()
        rules, states = self.session.rules, self.session.states
        events: tuple[AnyEvent, ...] = ()
        for count, ply in enumerate(self.plies(step), self.ply_counts[step - 1]):
            events += rules.events(states[count], ply, states[count + 1])
        return events

    def remarks(self, step: int) -> list[str]:
        """Who took a turn back or conceded just before this step."""
        made = range(self.ply_counts[step - 1], self.ply_counts[step]) if step else range(0)
        back = [entry.seat for entry in self.session.take_backs if entry.ply in made]
        gone = [entry.seat for entry in self.session.concessions if entry.ply in made]
        names = [player.name for player in self.players]
        taken = [_("{name} takes a turn back", name=names[seat]) for seat in dict.fromkeys(back)]
        return [*taken, *(_("{name} concedes", name=names[seat]) for seat in gone)]

    def scores(self, step: int) -> tuple[int, ...]:
        """Every seat's points at a step."""
        rules, state = self.session.rules, self.states[step]
        return tuple(rules.tally(state, seat)["total"] for seat in range(len(self.players)))

    def standings(self, step: int) -> tuple[int, ...]:
        """What tells who is ahead at a step, by seat; points in most games."""
        rules, state, value = self.session.rules, self.states[step], self.spec.standing.value
        return tuple(value(rules, state, seat) for seat in range(len(self.players)))

    def over(self, step: int) -> Over | None:
        """The result if the game is over at that step."""
        node = self.session.rules.node(self.states[step])
        return node if isinstance(node, Over) else None


def open_record(path: Path) -> WatchedGame:
    """The game in a file; `PyramidsError` if it can't be replayed."""
    return watch(saves.load(path))


def watch(kept: Record) -> WatchedGame:
    """A recorded game with all its states; `OpenError` if it can't be replayed."""
    return watch_session(*reopen(kept))


def watch_session(
    spec: GameSpec, level: Level, session: Session, seating: tuple[SeatLook, ...]
) -> WatchedGame:
    """A game that was just played, with all its states."""
    plies = session.plies
    closed = {count for count, ply in enumerate(plies) if ply.seat == CLOSING}
    steps = tuple(count for count in range(len(plies) + 1) if count not in closed)
    return WatchedGame(spec, level, session, seating, steps)


def winners(kept: Record) -> tuple[Seat, ...] | None:
    """The winners of a recorded game by the rules; None if it can't be replayed."""
    try:
        game = watch(kept)
    except PyramidsError:
        return None
    result = game.over(game.last)
    return result.winners if result is not None else None

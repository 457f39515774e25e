"""A running game: moves, draws, undo and redo, and the history of plies and states."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from pyramids.engine.contract import (
    CHANCE,
    CLOSE,
    CLOSING,
    AnyEvent,
    AnyRules,
    Chance,
    Close,
    Decide,
    Node,
    Ply,
    Seat,
    Setup,
)
from pyramids.engine.errors import IllegalMoveError
from pyramids.engine.luck import Luck


class TakeBack(NamedTuple):
    """A turn that was taken back: how many plies are left of the game, and whose turn it was."""

    ply: int
    seat: Seat


class Concession(NamedTuple):
    """Who conceded, and after how many plies; from then on a bot plays the seat."""

    seat: Seat
    ply: int


class Session:
    """A game from its setup on.

    The caller sets the pace: `submit` never draws and never closes a turn.
    """

    def __init__(self, rules: AnyRules, setup: Setup, seed: int) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.plies: list[Ply] = []
        self.take_backs: list[TakeBack] = []
        self.concessions: list[Concession] = []
        self._luck = Luck(seed)
        self._states: list[Any] = [rules.initial(setup)]
        self._undone: dict[Seat, list[Ply]] = {}
        """Per seat the moves taken back, the last one at the end; others' moves don't drop them."""

    @classmethod
    def replay(
        cls,
        rules: AnyRules,
        setup: Setup,
        seed: int,
        plies: Iterable[Ply],
        close_turns: bool = False,
    ) -> Session:
        """The session after these plies; refuses plies that the rules don't allow.

        With `close_turns` every turn is closed as soon as all have decided, for the plies of old
        records, which don't close turns.
        """
        session = cls(rules, setup, seed)
        for number, ply in enumerate(plies, start=1):
            try:
                session.repeat(ply)
            except IllegalMoveError as error:
                raise IllegalMoveError(f"ply {number}: {error}", error.reason) from None
            if close_turns and isinstance(session.node, Close):
                session.close()
        return session

    @property
    def state(self) -> Any:
        """The current state."""
        return self._states[-1]

    @property
    def states(self) -> tuple[Any, ...]:
        """The state before each ply, and the current one."""
        return tuple(self._states)

    @property
    def node(self) -> Node:
        """What comes next."""
        return self.rules.node(self.state)

    def submit(self, seat: Seat, move: Any) -> tuple[AnyEvent, ...]:
        """Make a seat's move; `IllegalMoveError` with the reason if the rules refuse it."""
        reason = self.rules.check(self.state, seat, move)
        if reason is not None:
            text = self.rules.encode(move)
            raise IllegalMoveError(f"'{text}' by player {seat} is refused: {reason}", reason)
        self._undone.pop(seat, None)
        return self._push(Ply(seat, move), self.rules.apply(self.state, seat, move))

    def draw(self) -> tuple[AnyEvent, ...]:
        """Resolve one chance node."""
        node = self.node
        if not isinstance(node, Chance):
            raise IllegalMoveError("there is nothing to draw now")
        outcome = self._luck.draw(node)
        self._undone.clear()
        return self._push(Ply(CHANCE, outcome), self.rules.resolve(self.state, outcome))

    def close(self) -> tuple[AnyEvent, ...]:
        """Close a turn in which everyone has decided."""
        if not isinstance(self.node, Close):
            raise IllegalMoveError("there is no turn to close now")
        self._undone.clear()
        return self._push(CLOSE, self.rules.close(self.state))

    def proceed(self) -> bool:
        """Draw or close if that comes next; False if a seat has to decide or the game is over."""
        node = self.node
        if isinstance(node, Chance):
            self.draw()
        elif isinstance(node, Close):
            self.close()
        else:
            return False
        return True

    def repeat(self, ply: Ply) -> tuple[AnyEvent, ...]:
        """Make a recorded ply, which may be a chance outcome."""
        if ply.seat == CLOSING:
            return self.close()
        if ply.seat != CHANCE:
            return self.submit(ply.seat, ply.move)
        node = self.node
        if not isinstance(node, Chance):
            raise IllegalMoveError(f"a chance outcome ({ply.move}) where none is due")
        if all(outcome != ply.move for outcome, _ in node.outcomes):
            raise IllegalMoveError(f"the chance outcome {ply.move} is not possible here")
        self._luck.skip(node)
        self._undone.clear()
        return self._push(ply, self.rules.resolve(self.state, ply.move))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat's last move can be taken back."""
        return self._undoable(seat) is not None

    def undo(self, seat: Seat) -> bool:
        """Take the seat's last move back; False if it is too late.

        Draws and closed turns are never taken back, nor, in turns taken in order, a move after
        which another seat has decided. Where all decide together, a move can be taken back until
        the turn is closed, and the others' decisions stay.
        """
        index = self._undoable(seat)
        if index is None:
            return False
        undone, later = self.plies[index], self.plies[index + 1 :]
        del self.plies[index:], self._states[index + 1 :]
        self._undone.setdefault(seat, []).append(undone)
        for ply in later:
            self._push(ply, self.rules.apply(self.state, ply.seat, ply.move))
        return True

    def can_redo(self, seat: Seat) -> bool:
        """Whether the seat's last undone move can be made again."""
        undone = self._undone.get(seat)
        if not undone:
            return False
        return self.rules.check(self.state, seat, undone[-1].move) is None

    def redo(self, seat: Seat) -> tuple[AnyEvent, ...]:
        """Make the seat's last undone move again."""
        if not self.can_redo(seat):
            raise IllegalMoveError("there is nothing to redo")
        ply = self._undone[seat].pop()
        return self._push(ply, self.rules.apply(self.state, seat, ply.move))

    def take_back(self, seat: Seat, plies: int) -> None:
        """Drop all but the first `plies` plies, although more is known by now, and note that.

        The draws stay those of the seed: the same moves lead to the same draws again.
        """
        del self.plies[plies:], self._states[plies + 1 :]
        self._undone.clear()
        self._luck = Luck(self.seed)
        for state, ply in zip(self._states, self.plies, strict=False):
            node = self.rules.node(state)
            if ply.seat == CHANCE and isinstance(node, Chance):
                self._luck.skip(node)
        self.take_backs.append(TakeBack(plies, seat))

    def concede(self, seat: Seat) -> None:
        """Note that the seat's player concedes."""
        if seat not in self.conceded:
            self.concessions.append(Concession(seat, len(self.plies)))

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats whose players have conceded."""
        return tuple(concession.seat for concession in self.concessions)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have to decide now."""
        node = self.node
        return node.seats if isinstance(node, Decide) else ()

    def decisions(self, seat: Seat) -> int:
        """How many moves the seat has made so far."""
        return sum(ply.seat == seat for ply in self.plies)

    def final_plies(self) -> int:
        """How many plies can't be taken back: up to the last one that was drawn or closed."""
        count = len(self.plies)
        while count and self.plies[count - 1].seat not in (CHANCE, CLOSING):
            count -= 1
        return count

    def _push(self, ply: Ply, after: Any) -> tuple[AnyEvent, ...]:
        before = self.state
        self.plies.append(ply)
        self._states.append(after)
        return self.rules.events(before, ply, after)

    def _undoable(self, seat: Seat) -> int | None:
        """The index of the seat's last ply, if it can be taken back."""
        last = len(self.plies) - 1
        for index in range(last, self.final_plies() - 1, -1):
            if self.plies[index].seat == seat:
                node = self.rules.node(self._states[index])
                together = isinstance(node, Decide) and node.together
                return index if index == last or together else None
        return None

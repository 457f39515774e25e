"""Finds the events between two states, on demand."""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.engine.contract import CHANCE, Ply, Seat
from pyramids.games.im_bann.counts import kinds_of
from pyramids.games.im_bann.deck import Deck
from pyramids.games.im_bann.events import (
    AdventureBeaten,
    Dealt,
    DepotSet,
    DrawBegan,
    Drawn,
    Ended,
    Event,
    Idled,
    Lost,
    MummyPassed,
    Played,
    Shuffled,
    Swapped,
    TurnBegan,
)
from pyramids.games.im_bann.moves import (
    Beat,
    Done,
    Draw,
    Idle,
    Lose,
    Move,
    PassMummy,
    Play,
    SetDepot,
)
from pyramids.games.im_bann.scoring import Scoring
from pyramids.games.im_bann.state import Phase, State


class EventFinder:
    """Compares states, bound to a deck."""

    def __init__(self, deck: Deck, scoring: Scoring) -> None:
        self._deck = deck
        self._scoring = scoring

    def events(self, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
        """All events of the ply, in the order of the rules."""
        if ply.seat == CHANCE:
            own = self._card(before, ply.move, after)
        else:
            own = self._decision(before, ply.seat, ply.move, after)
        return (*own, *self._next_turn(after))

    def _card(self, before: State, card: int, after: State) -> Iterator[Event]:
        if before.phase is Phase.DRAW:
            yield Drawn(before.turn, card)
            return
        pairs = zip(before.archaeologists, after.archaeologists, strict=True)
        yield Dealt(next(seat for seat, (old, new) in enumerate(pairs) if old != new), card)

    def _decision(self, before: State, seat: Seat, move: Move, after: State) -> Iterator[Event]:
        match move:
            case Draw(count):
                yield DrawBegan(seat, count)
                yield from self._shuffle(before, after)
            case Play(card, item, to):
                yield Played(seat, card, item, to)
            case Lose(card):
                yield Lost(seat, card)
            case Beat():
                yield self._beaten(before, seat)
            case SetDepot(item) if item != before.depot:
                yield DepotSet(seat, item)
            case PassMummy(to) if after.phase is not Phase.PRICE:
                yield MummyPassed(seat, to, ())
            case Done() if before.phase is Phase.SWAP:
                yield Swapped(seat, before.picked)
                yield from self._shuffle(before, after)
            case Done() if before.phase is Phase.PRICE:
                yield MummyPassed(seat, before.target, before.picked)
            case Idle():
                yield Idled(seat)

    def _shuffle(self, before: State, after: State) -> Iterator[Shuffled]:
        """The discard pile goes into the stack, the swapped cards with it (ruling 3)."""
        moved = sum(after.stack) - sum(before.stack)
        if moved:
            yield Shuffled(moved, sum(after.stack))

    def _beaten(self, before: State, seat: Seat) -> AdventureBeaten:
        place, _hand, display = before.archaeologists[seat]
        need, total = self._scoring.need(before, seat), self._scoring.total(display)
        return AdventureBeaten(seat, place, need, total, kinds_of(display))

    def _next_turn(self, after: State) -> Iterator[Event]:
        if after.phase is Phase.OVER:
            over = self._scoring.result(after)
            yield Ended(over.winners, over.reason)
        elif after.phase is Phase.TURN:  # no move leads from there to the same turn
            yield TurnBegan(after.turn, after.round, after.again)

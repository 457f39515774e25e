"""Derives the events between two states, on demand."""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.engine.contract import CHANCE, CLOSING, Ply, Seat
from pyramids.games.labyrinth import betting, scoring
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.corridors import Corridors, Walk
from pyramids.games.labyrinth.events import (
    Advanced,
    BetLost,
    BetMade,
    Blocked,
    ChamberClosed,
    Ended,
    Event,
    Laid,
    LeftPyramid,
    MarkerReached,
    NumberDrawn,
    SpecialWon,
    Started,
    TreasurePlaced,
)
from pyramids.games.labyrinth.moves import Bet, Lay, Place, Start
from pyramids.games.labyrinth.state import Hunter, Phase, State
from pyramids.games.labyrinth.tile_set import TileSet


def derive(
    tile_set: TileSet, corridors: Corridors, before: State, ply: Ply, after: State
) -> tuple[Event, ...]:
    """All events of the ply, in the order of the rules."""
    if ply.seat == CHANCE:
        own = _number(tile_set, before, ply.move)
    elif ply.seat == CLOSING:
        own = iter(())
    else:
        own = _Decision(tile_set, corridors, ply.seat).events(before, ply, after)
    return (*own, *_consequences(tile_set, corridors, before, after))


def _number(tile_set: TileSet, before: State, number: int) -> Iterator[Event]:
    """A number is revealed, and bets on it are settled."""
    yield NumberDrawn(before.turn + 1, number)
    right = betting.still_in(before, number)
    for seat in before.bettors:
        if seat not in right:
            yield BetLost(seat)
    for seat in betting.winners(before, number):
        yield SpecialWon(seat, tile_set.treasures[tile_set.special].value)


def _consequences(
    tile_set: TileSet, corridors: Corridors, before: State, after: State
) -> Iterator[Event]:
    """What follows from everyone's decisions: after the last turn, the end."""
    if after.phase is Phase.OVER and before.phase is not Phase.OVER:
        over = scoring.final(tile_set, corridors, after)
        yield Ended(over.winners, over.reason)


class _Decision:
    """The events of one seat's move."""

    def __init__(self, tile_set: TileSet, corridors: Corridors, seat: Seat) -> None:
        self._tile_set, self._corridors, self._seat = tile_set, corridors, seat

    def events(self, before: State, ply: Ply, after: State) -> Iterator[Event]:
        """The immediate events of the move."""
        seat, old, new = self._seat, before.hunters[self._seat], after.hunters[self._seat]
        match ply.move:
            case Bet(bet):
                yield BetMade(seat, bet)
            case Lay(tile, space, rotation):
                yield Laid(seat, tile, space, rotation)
                yield from self._advance(old, new)
                yield from self._chambers(old, new)
            case Place(field, value):
                yield TreasurePlaced(seat, field, value, self._tile_set.colour(value))
                yield from self._chambers(old, new)
            case Start(portal, side):
                yield Started(seat, portal, side)
                yield from self._advance(old, new)

    def _advance(self, old: Hunter, new: Hunter) -> Iterator[Event]:
        """LP-7: the hunter moves on whenever the path grows."""
        passed = len(scoring.path_of(self._tile_set, self._corridors, old).fields)
        walk = scoring.path_of(self._tile_set, self._corridors, new)
        length = len(walk.fields)
        if length > passed:
            yield Advanced(self._seat, tuple(walk.fields[passed:]), length)
        for place in self._tile_set.markers:
            if passed < place <= length:
                yield MarkerReached(self._seat, place, walk.fields[place - 1])
        ended = [scoring.ending(self._tile_set, self._corridors, hunter) for hunter in (old, new)]
        if ended[0] == scoring.GOES_ON and ended[1] != scoring.GOES_ON:
            yield self._end(walk, ended[1])

    def _end(self, walk: Walk, how: str) -> Blocked | LeftPyramid:
        if how == scoring.BLOCKED:
            return Blocked(self._seat)
        portal, side = ENTRANCES[self._tile_set.entrances.index(walk.out)]  # LP-8
        return LeftPyramid(self._seat, portal, side)

    def _chambers(self, old: Hunter, new: Hunter) -> Iterator[ChamberClosed]:
        """LP-11: treasures that are enclosed by four walls now."""
        for field, value in new.pieces:
            known = (field, value) in old.pieces and self._corridors.is_chamber(old.spaces, field)
            if not known and self._corridors.is_chamber(new.spaces, field):
                yield ChamberClosed(self._seat, field, value)

"""What can be watched: the events between two states, derived only when somebody asks.

| kind | data |
|---|---|
| bet | bet ("high" or "low"); hidden from the others until the number |
| number | turn, value |
| out, special | (a bettor was wrong; won a special treasure) value |
| lay | tile, space, rotation |
| treasure | field, value, colour |
| start | portal, side |
| advance | fields: those that the hunter passes now; length: of the whole path |
| marker | place (15, 30, 45), field |
| leave | portal, side: the path runs out of the pyramid |
| blocked | (the path ends at a wall) |
| chamber | field, value: four walls around a treasure |
| result | winners, reason |

Fields and spaces are (row, column).
"""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.engine.contract import CHANCE, Event, Ply
from pyramids.games.labyrinth import betting, scoring
from pyramids.games.labyrinth.board import ENTRANCES, FIELDS, SIZE
from pyramids.games.labyrinth.corridors import Corridors, Walk
from pyramids.games.labyrinth.kit import Kit
from pyramids.games.labyrinth.moves import Bet, Lay, Place, Start
from pyramids.games.labyrinth.state import Hunter, Phase, State


def derive(
    kit: Kit, corridors: Corridors, before: State, ply: Ply, after: State
) -> tuple[Event, ...]:
    """Everything that the ply brought about, in the order of the rules."""
    if ply.seat == CHANCE:
        return tuple(_number(kit, before, ply.move))
    watcher = _Watcher(kit, corridors, ply.seat)
    return (*watcher.move(before, ply, after), *_result(kit, corridors, before, after))


def _number(kit: Kit, before: State, number: int) -> Iterator[Event]:
    yield Event("number", CHANCE, {"turn": before.turn + 1, "value": number})
    right = betting.still_in(before, number)
    for seat in before.bettors:
        if seat not in right:
            yield Event("out", seat, {})
    for seat in betting.winners(before, number):
        yield Event("special", seat, {"value": kit.treasures[kit.special].value})


def _result(kit: Kit, corridors: Corridors, before: State, after: State) -> Iterator[Event]:
    if after.phase is Phase.OVER and before.phase is not Phase.OVER:
        over = scoring.final(kit, corridors, after)
        yield Event("result", CHANCE, {"winners": over.winners, "reason": over.reason})


class _Watcher:
    """Sees what one seat's move does to its labyrinth."""

    def __init__(self, kit: Kit, corridors: Corridors, seat: int) -> None:
        self._kit, self._corridors, self._seat = kit, corridors, seat

    def move(self, before: State, ply: Ply, after: State) -> Iterator[Event]:
        old, new = before.hunters[self._seat], after.hunters[self._seat]
        match ply.move:
            case Bet(bet):
                yield self._event("bet", bet=bet)
            case Lay(tile, space, rotation):
                yield self._event("lay", tile=tile, space=divmod(space, SIZE), rotation=rotation)
                yield from self._advance(old, new)
                yield from self._chambers(old, new)
            case Place(field, value):
                colour = self._kit.colour(value)
                yield self._event("treasure", field=_place(field), value=value, colour=colour)
                yield from self._chambers(old, new)
            case Start(portal, side):
                yield self._event("start", portal=portal, side=side)
                yield from self._advance(old, new)

    def _advance(self, old: Hunter, new: Hunter) -> Iterator[Event]:
        """LP-7: the hunter moves on whenever the corridor grows."""
        passed = len(scoring.path_of(self._kit, self._corridors, old).fields)
        walk = scoring.path_of(self._kit, self._corridors, new)
        length = len(walk.fields)
        if length > passed:
            fields = [_place(field) for field in walk.fields[passed:]]
            yield self._event("advance", fields=fields, length=length)
        for place in self._kit.markers:
            if passed < place <= length:
                yield self._event("marker", place=place, field=_place(walk.fields[place - 1]))
        ended = [scoring.ending(self._kit, self._corridors, hunter) for hunter in (old, new)]
        if ended[0] == scoring.GOES_ON and ended[1] != scoring.GOES_ON:
            yield self._end(walk, ended[1])

    def _end(self, walk: Walk, how: str) -> Event:
        if how == scoring.BLOCKED:
            return self._event("blocked")
        portal, side = ENTRANCES[self._kit.entrances.index(walk.out)]  # LP-8
        return self._event("leave", portal=portal, side=side)

    def _chambers(self, old: Hunter, new: Hunter) -> Iterator[Event]:
        """LP-11: pieces whose field is closed by four walls now."""
        for field, value in new.pieces:
            known = (field, value) in old.pieces and self._corridors.is_chamber(old.spaces, field)
            if not known and self._corridors.is_chamber(new.spaces, field):
                yield self._event("chamber", field=_place(field), value=value)

    def _event(self, kind: str, **data: object) -> Event:
        return Event(kind, self._seat, data)


def _place(field: int) -> tuple[int, int]:
    return divmod(field, FIELDS)

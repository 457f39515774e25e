"""The transcript of a game, see `engine.records.transcripts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramids.engine.contract import Ply, Setup
from pyramids.engine.records import transcripts
from pyramids.engine.records.transcripts import (
    Line,
    SimultaneousLines,
    TranscriptWriter,
    player_line,
)
from pyramids.games.labyrinth.board import FIELDS, SIZE
from pyramids.games.labyrinth.events import (
    BetMade,
    Event,
    Laid,
    NumberDrawn,
    SpecialWon,
    Started,
    TreasurePlaced,
)
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import State


def transcript(rules: Labyrinth, setup: Setup, seed: int, plies: Iterable[Ply]) -> Iterator[Line]:
    """The lines of a game, in the rules' order."""
    state = rules.initial(setup)
    variant = {
        "rules": "professional" if state.professional else "basic",
        "betting": state.betting,
    }
    writer = Writer(rules, len(setup.players))
    return transcripts.transcript(rules, setup, seed, plies, writer, variant)


class Writer(TranscriptWriter[Event]):
    """Turns events into lines. Simultaneous decisions are written in seat order."""

    def __init__(self, rules: Labyrinth, players: int) -> None:
        self._rules = rules
        self._players = players
        self._simultaneous = SimultaneousLines()
        self._betting = False

    def write(self, event: Event) -> Iterator[Line]:
        """The lines that the event completes."""
        bets = isinstance(event, BetMade)
        if bets and not self._betting:
            yield from self.flush()  # all turns are over before the first bet on the next number
        self._betting = bets
        match event:
            case BetMade() | Laid() | TreasurePlaced() | Started():
                self._simultaneous.hold(event.seat, _decision(event))
            case NumberDrawn(turn, number):
                yield from self.flush()
                yield {"type": "number", "turn": turn, "value": number}
            case SpecialWon(seat):
                yield from self.flush()
                yield player_line("special", seat)

    def flush(self) -> Iterator[Line]:
        """The lines still held back."""
        return self._simultaneous.flush()

    def scores(self, state: State) -> Iterator[Line]:
        """Every player's path and treasures."""
        for seat in range(self._players):
            worth = self._rules.worth(state, seat)
            yield player_line(
                "score",
                seat,
                path=worth.path,
                fields=[_place(field, FIELDS) for field in worth.fields],
                treasures=worth.treasures,
                total=worth.total,
            )


def _decision(event: BetMade | Laid | TreasurePlaced | Started) -> Line:
    """The line of a simultaneous decision."""
    match event:
        case BetMade(seat, bet):
            return player_line("bet", seat, bet=bet)
        case Laid(seat, tile, space, rotation):
            place = _place(space, SIZE)
            return player_line("lay", seat, tile=tile, space=place, rotation=rotation)
        case TreasurePlaced(seat, field, value):
            return player_line("treasure", seat, field=_place(field, FIELDS), value=value)
        case Started(seat, portal, side):
            return player_line("start", seat, portal=portal, side=side)


def _place(index: int, width: int) -> list[int]:
    """A space or field as [row, column]."""
    return list(divmod(index, width))

"""The transcript of a game, see `engine.records.transcripts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramids.engine.contract import CHANCE, Ply, Setup
from pyramids.engine.records import transcripts
from pyramids.engine.records.transcripts import Line, TranscriptWriter, player_line
from pyramids.games.pyramido import scoring
from pyramids.games.pyramido.domino_set import BACKS, COLOURS, GEMS
from pyramids.games.pyramido.events import (
    Activated,
    BackShown,
    DominoPlaced,
    Event,
    GemDiscarded,
    GemDrawn,
    GemsReturned,
    Passed,
    Refilled,
    Revealed,
    RowLaid,
    StackSplit,
    StageBegan,
    StageScored,
    Sunk,
    Taken,
)
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import State


def transcript(rules: Pyramido, setup: Setup, seed: int, plies: Iterable[Ply]) -> Iterator[Line]:
    """The lines of a game, in the rules' order."""
    return transcripts.transcript(rules, setup, seed, plies, Writer(len(setup.players)))


class Writer(TranscriptWriter[Event]):
    """Turns events into lines.

    A line that tells the back of a new top is held back until that is seen; so are the discards
    of a player.
    """

    def __init__(self, players: int) -> None:
        self._players = players
        self._waiting: Line | None = None
        """A line whose `back` isn't known yet."""
        self._returned = 0
        self._discarded: list[GemDiscarded] = []

    def write(self, event: Event) -> Iterator[Line]:
        """The lines that the event completes."""
        match event:
            case BackShown(back=back):
                if self._waiting is not None:
                    yield {**self._waiting, "back": list(BACKS[back])}
                    self._waiting = None
            case GemsReturned(count):
                self._returned += count
            case GemDiscarded():
                self._discarded.append(event)
            case GemDrawn():
                pass
            case _:
                yield from self.flush()
                yield from self._line(event)

    def flush(self) -> Iterator[Line]:
        """The lines still held back."""
        if self._waiting is not None:
            yield self._waiting
            self._waiting = None
        if self._discarded:
            first = self._discarded[0]
            gems = gem_names([event.gem for event in self._discarded])
            yield player_line("discard", first.seat, stage=first.stage, gems=gems)
            self._discarded = []

    def scores(self, state: State) -> Iterator[Line]:
        """Every player's points."""
        for seat in range(self._players):
            builder = state.builders[seat]
            yield player_line(
                "score",
                seat,
                stages=list(scoring.stage_points(builder)),
                areas=sum(builder.areas),
                mythical=sum(builder.mythical),
                gems=sum(builder.gems),
                total=builder.points,
            )

    def _line(self, event: Event) -> Iterator[Line]:
        """The line of an event that depends on no later one, but for a back."""
        match event:
            case RowLaid():
                yield _row(event)
            case StageBegan(stage, start):
                yield {"type": "stage", "stage": stage, "start": start}
            case Taken(seat, stack, domino, gem):
                keys = {"stack": stack + 1, "domino": domino, "gem": GEMS[gem], "back": None}
                self._waiting = player_line("take", seat, **keys)
            case StackSplit(seat, source, target, count):
                keys = {"from": source + 1, "to": target + 1, "count": count, "back": None}
                self._waiting = player_line("split", seat, **keys)
            case Sunk(stack, domino):
                self._waiting = {
                    "type": "sink",
                    "stack": stack + 1,
                    "domino": domino,
                    "back": None,
                }
            case Refilled(stack, gems):
                line = {"type": "refill", "stack": stack + 1, "gems": gem_names(gems)}
                yield {**line, "returned": self._returned}
                self._returned = 0
            case Revealed(seat, stack, domino):
                who = None if seat == CHANCE else seat
                yield player_line("reveal", who, stack=stack + 1, domino=domino)
            case DominoPlaced(seat, stage, domino, first, second):
                blocks = [list(first), list(second)]
                yield player_line("place", seat, stage=stage, domino=domino, blocks=blocks)
            case Passed(seat, stage):
                yield player_line("pass", seat, stage=stage)
            case Activated():
                yield _activation(event)
            case StageScored(seat, stage, areas, mythical):
                sums = {"areas": areas, "mythical": mythical, "points": event.points}
                yield player_line("stage_score", seat, stage=stage, **sums)


def gem_names(gems: Iterable[int]) -> list[str]:
    """The gems as the transcript names them."""
    return [GEMS[gem] for gem in gems]


def _row(event: RowLaid) -> Line:
    backs = [None if back is None else list(BACKS[back]) for back in event.backs]
    gems = [gem_names(below) for below in event.gems]
    return {"type": "row", "dominoes": list(event.dominoes), "backs": backs, "gems": gems}


def _activation(event: Activated) -> Line:
    return player_line(
        "activate",
        event.seat,
        stage=event.stage,
        colour=COLOURS[event.colour],
        area=list(event.area),
        symbols=event.symbols,
        gems=gem_names(event.gems),
        points=event.points,
    )

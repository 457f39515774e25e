"""Boards placed tile by tile, hunters in a situation, a scenario to play.

    scenario = Scenario(2, turn=4, number=10, hunters=[hunter("18 a3 1", start="left left")])
    scenario.play("0 lay 10 b2 0", "0 treasure c4 1")

Tiles are written as in a move: number, space, quarter turns clockwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pyramids.engine.contract import (
    CHANCE,
    CLOSE,
    CLOSING,
    AnyBot,
    Chance,
    Close,
    Decide,
    Over,
    Player,
    Ply,
    Setup,
)
from pyramids.engine.luck import decision_rng
from pyramids.engine.multiset import multiset
from pyramids.engine.records.record import decode_ply
from pyramids.engine.session import Session
from pyramids.games.labyrinth.board import ENTRANCES, SPACES
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.events import Event
from pyramids.games.labyrinth.moves import Lay, Place, decode
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.state import (
    DONE,
    LAY_DUE,
    NO_BET,
    NO_ENTRANCE,
    Hunter,
    Phase,
    State,
)
from pyramids.games.labyrinth.tile_set import TileSet, read_tile_set
from pyramids.resources import levels_root

EventT = TypeVar("EventT")

CLASSIC = levels_root() / "labyrinth" / "classic.yaml"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
STOCK = (5, 4, 3, 0)

HALL = tuple(f"18 {column}3 1" for column in "abcde")
"""Two straight corridors from the left portal to the right one, in the middle row of spaces."""


@cache
def classic() -> TileSet:
    """The tile set that is played with."""
    return read_tile_set(CLASSIC)


@cache
def rules_of(path: Path = CLASSIC) -> Labyrinth:
    """The rules for a tile set."""
    return Labyrinth(read_tile_set(path))


def hunter(
    *tiles: str,
    start: str | None = None,
    pieces: Mapping[str, int] = {},
    stock: Sequence[int] = STOCK,
) -> Hunter:
    """Someone with these tiles (`18 a3 1`), entrance (`left right`) and pieces by field."""
    spaces = bytearray(SPACES)
    for text in tiles:
        move = decode(f"lay {text}")
        assert isinstance(move, Lay)
        assert not spaces[move.space], f"{text}: the space is taken"
        spaces[move.space] = laid(move.tile, move.rotation)
    places = [decode(f"treasure {field} {value}") for field, value in pieces.items()]
    placed = tuple(sorted(tuple(move) for move in places if isinstance(move, Place)))
    portal, _, side = (start or "").partition(" ")
    entrance = ENTRANCES.index((portal, side)) if start else NO_ENTRANCE
    return Hunter(bytes(spaces), entrance, placed, tuple(stock))  # type: ignore[arg-type]


def table(
    *hunters: Hunter,
    turn: int = 4,
    number: int = 18,
    drawn: Sequence[int] = (),
    professional: bool = False,
    betting: bool = False,
    bettors: Sequence[int] = (),
) -> State:
    """The table as the number of the turn has just been revealed."""
    seen = [*drawn, number]
    left = [tile.number for tile in classic().tiles for _ in range(tile.count)]
    for shown in seen:
        left.remove(shown)
    missing = turn - len(seen)
    del left[:missing]  # revealed earlier, whatever they were
    return State(
        phase=Phase.BUILD,
        turn=turn,
        hunters=hunters,
        stages=(LAY_DUE,) * len(hunters),
        before=hunters,
        cards=multiset(left),
        drawn=tuple(seen),
        bets=(NO_BET,) * len(hunters),
        bettors=tuple(bettors),
        professional=professional,
        betting=betting,
    )


class Scenario:
    """A table at which a test plays by the text form of plies, each checked before it is made."""

    def __init__(self, *hunters: Hunter, **situation: Any) -> None:
        self.rules = rules_of()
        self.state = table(*hunters, **situation)

    @classmethod
    def fresh(cls, seats: int, **options: str) -> Scenario:
        """A new game."""
        scenario = cls.__new__(cls)
        scenario.rules = rules_of()
        scenario.state = scenario.rules.initial(setup(seats, options))
        return scenario

    def play(self, *texts: str) -> list[Event]:
        """Makes these plies (`0 lay 18 a3 1`, `* 17`) and gives the events.

        A turn in which all have decided is closed at once.
        """
        events: list[Event] = []
        for text in texts:
            events += self._step(decode_ply(self.rules, text))
            if isinstance(self.rules.node(self.state), Close):
                events += self._step(CLOSE)
        return events

    def decide(self, *texts: str) -> list[Event]:
        """Makes these plies and closes no turn."""
        return [event for text in texts for event in self._step(decode_ply(self.rules, text))]

    def refusal(self, seat: int, text: str) -> tuple[str, dict[str, object]] | None:
        """Why the move is refused: code and parameters."""
        reason = self.rules.check(self.state, seat, self.rules.decode(text))
        return None if reason is None else (reason.code, dict(reason.params))

    def legal(self, seat: int = 0) -> list[str]:
        """The text forms of a seat's moves."""
        return [self.rules.encode(move) for move in self.rules.legal(self.state, seat)]

    def waiting(self) -> tuple[int, ...]:
        """Who has to decide."""
        node = self.rules.node(self.state)
        return node.seats if isinstance(node, Decide) else ()

    def is_done(self, seat: int) -> bool:
        """Whether the seat's turn is over."""
        return self.state.stages[seat] == DONE

    def _step(self, ply: Ply) -> tuple[Event, ...]:
        before = self.state
        if ply.seat == CHANCE:
            node = self.rules.node(before)
            assert isinstance(node, Chance), f"nothing to draw: {node}"
            assert ply.move in [outcome for outcome, _ in node.outcomes]
            self.state = self.rules.resolve(before, ply.move)
        elif ply.seat == CLOSING:
            assert isinstance(self.rules.node(before), Close), "somebody has to decide"
            self.state = self.rules.close(before)
        else:
            assert self.rules.check(before, ply.seat, ply.move) is None, ply
            assert ply.move in self.rules.legal(before, ply.seat)
            self.state = self.rules.apply(before, ply.seat, ply.move)
        return self.rules.events(before, ply, self.state)


def of_type(events: Iterable[object], *types: type[EventT]) -> list[EventT]:
    """The events of these types, in their order."""
    return [event for event in events if isinstance(event, types)]


def setup(seats: int, options: Mapping[str, str], level: str = "classic") -> Setup:
    """A game for people."""
    players = tuple(Player(name) for name in NAMES[:seats])
    return SPEC.validate(Setup(SPEC.id, level, players, dict(options)))


def play(
    rules: Labyrinth, bots: Sequence[str], seed: int, level: str = "classic", /, **options: str
) -> Session:
    """The game of these bots, by name, to its end; searching bots search little."""
    players = tuple(Player(NAMES[seat], bot) for seat, bot in enumerate(bots))
    session = Session(rules, SPEC.validate(Setup(SPEC.id, level, players, options)), seed)
    minds: list[AnyBot] = [SPEC.bot(name).make(rules) for name in bots]
    while not isinstance(session.node, Over):
        if session.proceed():
            continue
        seat = session.waiting()[0]
        legal = rules.legal(session.state, seat)
        view = rules.observe(session.state, seat)
        luck = decision_rng(seed, seat, session.decisions(seat))
        session.submit(seat, minds[seat].choose(view, legal, luck, 0))
    return session


def transcript_lines(session: Session) -> list[dict[str, Any]]:
    """The transcript of a session."""
    lines = SPEC.transcript(session.rules, session.setup, session.seed, session.plies)
    return [dict(line) for line in lines]


def as_text(lines: Iterable[Mapping[str, Any]]) -> str:
    """Lines as JSON Lines."""
    return "".join(json.dumps(line) + "\n" for line in lines)

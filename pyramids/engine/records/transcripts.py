"""Transcripts: a game's events as JSON lines that other programs can check."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from pyramids.engine.contract import (
    CHANCE,
    CLOSING,
    AnyEvent,
    AnyRules,
    GameEvent,
    Over,
    Ply,
    Seat,
    Setup,
)

EventT = TypeVar("EventT", bound=GameEvent)

Line = Mapping[str, Any]
"""A line of a transcript."""


class Step(NamedTuple):
    """A ply with the states around it and its events."""

    before: Any
    ply: Ply
    after: Any
    events: tuple[AnyEvent, ...]


class TranscriptWriter(ABC, Generic[EventT]):
    """Turns a game's events into transcript lines, in the order that the game wants."""

    @abstractmethod
    def write(self, event: EventT) -> Iterable[Line]:
        """The lines that the event completes."""

    @abstractmethod
    def flush(self) -> Iterable[Line]:
        """The lines still held back."""

    @abstractmethod
    def scores(self, state: Any) -> Iterable[Line]:
        """The players' score lines at the end."""

    def result_keys(self, state: Any) -> Line:
        """Keys that the game adds to its result line."""
        return {}


class SimultaneousLines:
    """Collects lines of simultaneous decisions and returns them in seat order."""

    def __init__(self) -> None:
        self._lines: dict[Seat, list[Line]] = {}

    def hold(self, seat: Seat, line: Line) -> None:
        """Hold a line back until everyone is done."""
        self._lines.setdefault(seat, []).append(line)

    def flush(self) -> Iterator[Line]:
        """The lines of all players, in the order of their seats."""
        for _, lines in sorted(self._lines.items()):
            yield from lines
        self._lines = {}


def player_line(kind: str, seat: Seat | None, /, **keys: object) -> Line:
    """A line about a player; None if it concerns no player."""
    return {"type": kind, "player": seat, **keys}


def steps(rules: AnyRules, setup: Setup, plies: Iterable[Ply]) -> Iterator[Step]:
    """Replay a game ply by ply."""
    state = rules.initial(setup)
    for ply in plies:
        if ply.seat == CHANCE:
            after = rules.resolve(state, ply.move)
        elif ply.seat == CLOSING:
            after = rules.close(state)
        else:
            after = rules.apply(state, ply.seat, ply.move)
        yield Step(state, ply, after, tuple(rules.events(state, ply, after)))
        state = after


def transcript(
    rules: AnyRules,
    setup: Setup,
    seed: int,
    plies: Iterable[Ply],
    writer: TranscriptWriter[Any],
    variant: Line | None = None,
) -> Iterator[Line]:
    """The transcript of a finished or running game."""
    yield {
        "type": "setup",
        "game": setup.game,
        "level": setup.level,
        "players": [player.name for player in setup.players],
        "seed": seed,
        **(variant or {}),
    }
    state = rules.initial(setup)
    for step in steps(rules, setup, plies):
        for event in step.events:
            yield from writer.write(event)
        state = step.after
    yield from writer.flush()
    node = rules.node(state)
    if isinstance(node, Over):
        yield from writer.scores(state)
        result = {"type": "result", "winners": list(node.winners), "reason": node.reason}
        yield {**result, **writer.result_keys(state)}


def json_line(line: Line) -> str:
    """A line of a transcript as JSON.

    Names in it come from files. Whatever in them would end the line, steer a terminal or reverse
    the direction of its text is escaped, which JSON reads as the same character.
    """
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    if not text.isprintable():
        text = "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)
    return text + "\n"


def _escaped(letter: str) -> str:
    """A character as JSON's escape; two of them for one beyond U+FFFF."""
    return json.dumps(letter)[1:-1]

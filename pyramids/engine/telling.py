"""Telling a game: its plies once more, each with the states around it and what happened."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from pyramids.engine.contract import CHANCE, AnyRules, Event, Over, Ply, Setup

Line = Mapping[str, Any]
"""A line of a transcript."""

_LINE_ENDS = {ord(letter): f"\\u{ord(letter):04x}" for letter in "\u0085\u2028\u2029"}
"""A name may hold letters at which some programs would end the line."""


class Step(NamedTuple):
    """A ply, and what it did."""

    before: Any
    ply: Ply
    after: Any
    events: tuple[Event, ...]


class Scribe(Protocol):
    """Turns a game's events into lines of its transcript."""

    def write(self, event: Event) -> Iterable[Line]:
        """The lines that the event completes."""

    def flush(self) -> Iterable[Line]:
        """The lines still held back."""

    def scores(self, state: Any) -> Iterable[Line]:
        """The players' lines at the end."""


def steps(rules: AnyRules, setup: Setup, plies: Iterable[Ply]) -> Iterator[Step]:
    """A game that the rules allow, ply by ply."""
    state = rules.initial(setup)
    for ply in plies:
        if ply.seat == CHANCE:
            after = rules.resolve(state, ply.move)
        else:
            after = rules.apply(state, ply.seat, ply.move)
        yield Step(state, ply, after, tuple(rules.events(state, ply, after)))
        state = after


def transcript(
    rules: AnyRules,
    setup: Setup,
    seed: int,
    plies: Iterable[Ply],
    scribe: Scribe,
    variant: Line | None = None,
) -> Iterator[Line]:
    """A finished or running game as facts that any program can referee, in the rules' order."""
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
            yield from scribe.write(event)
        state = step.after
    yield from scribe.flush()
    node = rules.node(state)
    if isinstance(node, Over):
        yield from scribe.scores(state)
        yield {"type": "result", "winners": list(node.winners), "reason": node.reason}


def written(line: Line) -> str:
    """A line of a transcript as everybody's programs read it."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return text.translate(_LINE_ENDS) + "\n"

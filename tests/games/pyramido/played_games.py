"""Whole games for tests: played by simple habits from a seed, and written down as transcripts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from pyramids.engine.contract import Over, Player, Setup
from pyramids.engine.luck import decision_rng
from pyramids.engine.session import Session
from pyramids.games.pyramido.domino_set import MYTHICAL, read_domino_set
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move, Place, Reveal, Take
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import State
from pyramids.resources import levels_root

LEVELS = levels_root() / "pyramido"
CLASSIC = LEVELS / "classic.yaml"
HOARDS = LEVELS / "hoards.yaml"
NAMES = ("Ana", "Ben", "Cleo", "Dan")

Habit = Callable[[Pyramido, State, Sequence[Move], Random], Move]
"""Chooses one of the legal moves."""


@cache
def rules_of(path: Path = CLASSIC) -> Pyramido:
    """The rules for a domino set."""
    return Pyramido(read_domino_set(path))


def anything(rules: Pyramido, state: State, legal: Sequence[Move], rng: Random) -> Move:
    """Any legal move."""
    return legal[int(rng.random() * len(legal))]


def stubborn(rules: Pyramido, state: State, legal: Sequence[Move], rng: Random) -> Move:
    """Takes from the first stack that is face up, and reveals the first one again."""
    return legal[0] if isinstance(legal[0], Take | Reveal) else anything(rules, state, legal, rng)


def hoarder(rules: Pyramido, state: State, legal: Sequence[Move], rng: Random) -> Move:
    """Collects mythical gems, and spends as many as possible at once."""
    rich = [move for move in legal if isinstance(move, Take) and move.gem == MYTHICAL]
    paid = [move for move in legal if isinstance(move, Activate)]
    if paid:
        return max(paid, key=lambda move: (move.mythical, move.coloured))
    kept = [move for move in legal if isinstance(move, Discard) and move.gem != MYTHICAL]
    return anything(rules, state, rich or kept or legal, rng)


def saver(rules: Pyramido, state: State, legal: Sequence[Move], rng: Random) -> Move:
    """Activates nothing before the last stage, then what takes the most coloured gems."""
    if isinstance(legal[-1], Done):
        if state.stage < 4:
            return legal[-1]
        paid = [move for move in legal if isinstance(move, Activate)]
        return max(paid, key=lambda move: move.coloured) if paid else legal[-1]
    return anything(rules, state, legal, rng)


def tidy(rules: Pyramido, state: State, legal: Sequence[Move], rng: Random) -> Move:
    """Places dominoes where areas grow, and activates the best area first."""
    builder = state.builders[state.seat]
    if isinstance(legal[0], Place):
        return max(legal, key=lambda move: _tidiness(rules, state, move))
    paid = [move for move in legal if isinstance(move, Activate)]
    if paid:
        symbols = {(area.row, area.column): area.symbols for area in rules.areas(builder)}
        return max(paid, key=lambda m: symbols[m.row, m.column] * (m.coloured + m.mythical))
    return anything(rules, state, legal, rng)


def digger(rules: Pyramido, state: State, legal: Sequence[Move], rng: Random) -> Move:
    """Lets stack 1 sink in the first turn, then takes from it alone, and leaves no gaps."""
    if isinstance(legal[0], Take | Reveal):
        return legal[0] if state.builders[state.seat].placed else legal[-1]
    if isinstance(legal[0], Place):
        return next(place for place in _without_gaps(state.stage) if place in legal)
    return anything(rules, state, legal, rng)


def _without_gaps(stage: int) -> list[Place]:
    """Places that fill a stage of a pyramid which is five blocks wide."""
    height, width = 5 - stage, 6 - stage
    if width % 2:
        return [Place(row, column, 1) for row in range(0, height, 2) for column in range(width)]
    return [Place(row, column, 0) for row in range(height) for column in range(0, width, 2)]


def _tidiness(rules: Pyramido, state: State, move: Move) -> int:
    assert isinstance(move, Place)
    builder = state.builders[state.seat]
    after = rules.with_domino(builder, state.stage, state.hand, move)
    return sum(area.symbols**2 for area in rules.areas(after))


HABITS: tuple[Habit, ...] = (anything, stubborn, hoarder, saver, tidy)


@cache
def character(name: str, rules: Pyramido) -> Habit:
    """The habit of one of the game's bots, with its own budget."""
    spec = SPEC.bot(name)
    bot = spec.make(rules)

    def choose(rules: Pyramido, state: State, legal: Sequence[Move], rng: Random) -> Move:
        move = bot.choose(rules.observe(state, state.seat), legal, rng, spec.budget)
        assert isinstance(move, Move)
        return move

    return choose


def play(rules: Pyramido, habits: Sequence[Habit], seed: int, level: str = "classic") -> Session:
    """The game of players with these habits, to its end."""
    players = tuple(Player(NAMES[seat]) for seat in range(len(habits)))
    session = Session(rules, SPEC.validate(Setup(SPEC.id, level, players)), seed)
    while not isinstance(session.node, Over):
        if session.proceed():
            continue
        seat = session.waiting()[0]
        legal = rules.legal(session.state, seat)
        rng = decision_rng(seed, seat, session.decisions(seat))
        session.submit(seat, habits[seat](rules, session.state, legal, rng))
    return session


def transcript_lines(session: Session) -> list[dict[str, Any]]:
    """The transcript of a session."""
    lines = SPEC.transcript(session.rules, session.setup, session.seed, session.plies)
    return [dict(line) for line in lines]


def as_text(lines: Iterable[Mapping[str, Any]]) -> str:
    """Lines as JSON Lines."""
    return "".join(json.dumps(line) + "\n" for line in lines)

"""Checks what a record claims: its draws against the seed, and its commitment against both."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.engine.contract import CHANCE, Chance, Outcome
from pyramids.engine.luck import Luck
from pyramids.engine.records.commitment import commit
from pyramids.engine.records.record import Record
from pyramids.engine.session import Session


class WrongDraw(NamedTuple):
    """A chance outcome that doesn't follow from the seed."""

    ply: int
    """Its number, from 1."""
    recorded: Outcome
    by_seed: Outcome


def draws(session: Session) -> int:
    """How many chance outcomes a game has."""
    return sum(ply.seat == CHANCE for ply in session.plies)


def first_wrong_draw(session: Session) -> WrongDraw | None:
    """The first chance outcome that the seed wouldn't give; None if all follow from it."""
    luck = Luck(session.seed)
    for number, (state, ply) in enumerate(zip(session.states, session.plies, strict=False), 1):
        node = session.rules.node(state)
        if ply.seat == CHANCE and isinstance(node, Chance):
            by_seed = luck.draw(node)
            if by_seed != ply.move:
                return WrongDraw(number, ply.move, by_seed)
    return None


def opens(kept: Record) -> bool:
    """Whether the record's seed and salt open its commitment."""
    told = kept.commitment
    if told is None or told.salt is None:
        return False
    return commit(kept.setup.game, kept.digest, kept.seed, told.salt).hash == told.hash

"""Opens a record to continue or replay its game."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from pyramids import catalogue
from pyramids.catalogue import find_game
from pyramids.engine.contract import GameSpec, Level
from pyramids.engine.errors import LevelError, PyramidsError, RecordError, SetupError
from pyramids.engine.records import record as records
from pyramids.engine.records.record import Record
from pyramids.engine.session import Session
from pyramids.play.seats import SeatLook, read_seating


class Obstacle(StrEnum):
    """Why a saved game can't be opened; `play.texts.errors` has the messages."""

    UNKNOWN_GAME = "unknown_game"
    LEVEL_MISSING = "level_missing"
    LEVEL_CHANGED = "level_changed"
    NOT_PLAYABLE = "not_playable"
    TAKEN = "taken"


class OpenError(PyramidsError):
    """A saved game that can't be opened."""

    def __init__(self, obstacle: Obstacle, name: str, detail: str = "") -> None:
        super().__init__(detail or f"{name}: {obstacle}")
        self.obstacle = obstacle
        self.name = name
        """The game or level that the obstacle is about."""
        self.detail = detail


class ReopenedGame(NamedTuple):
    """A recorded game, replayed to its last ply."""

    spec: GameSpec
    level: Level
    session: Session
    seating: tuple[SeatLook, ...]


FindLevel = Callable[[GameSpec, str], Level]
"""Finds a level by its name in a record."""


def reopen(kept: Record, find_level: FindLevel = catalogue.load_level) -> ReopenedGame:
    """The game of a record; `OpenError` if it can't be replayed."""
    setup = kept.setup
    try:
        spec = find_game(setup.game)
    except SetupError as error:
        raise OpenError(Obstacle.UNKNOWN_GAME, setup.game, str(error)) from error
    try:
        level = find_level(spec, setup.level)
    except LevelError as error:
        raise OpenError(Obstacle.LEVEL_MISSING, setup.level, str(error)) from error
    if level.digest != kept.digest:
        raise OpenError(Obstacle.LEVEL_CHANGED, setup.level)
    try:
        session = records.resume(kept, spec, level)
    except RecordError as error:
        raise OpenError(Obstacle.NOT_PLAYABLE, spec.title, str(error)) from error
    return ReopenedGame(
        spec, level, session, read_seating(kept.notes.get("seating"), spec, setup.players)
    )

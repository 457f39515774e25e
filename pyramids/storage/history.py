"""The history of finished games, one record per file, so that damage stays limited to one."""

from __future__ import annotations

from pathlib import Path

from pyramids.engine.records import record as records
from pyramids.engine.records.record import Record
from pyramids.storage import atomic_file, folders, saves
from pyramids.storage.saves import SUFFIX, SaveError


def add(game_id: str, record: Record) -> Path:
    """Save a finished game, replacing an earlier version of it; returns the path."""
    path = folders.history() / f"{game_id}{SUFFIX}"
    atomic_file.write(path, records.dumps(record))
    return path


def contains(game_id: str) -> bool:
    """Whether a game is in the history: the player may have deleted it."""
    return (folders.history() / f"{game_id}{SUFFIX}").is_file()


def load(game_id: str) -> Record | None:
    """The record of a game in the history; None if it isn't there, or is damaged."""
    try:
        return saves.load(folders.history() / f"{game_id}{SUFFIX}")
    except SaveError:
        return None


def remove(game_id: str) -> None:
    """Remove a game whose last move was undone."""
    atomic_file.remove(folders.history() / f"{game_id}{SUFFIX}")

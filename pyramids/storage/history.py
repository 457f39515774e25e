"""The history of finished games: one record a file, so that a damaged file costs only itself."""

from __future__ import annotations

from pathlib import Path

from pyramids.engine import record as records
from pyramids.engine.record import Record
from pyramids.storage import atomic_file, folders
from pyramids.storage.saves import SUFFIX


def remember(game_id: str, kept: Record) -> Path:
    """Keep a finished game; the same game again takes its own place. Says where it lies."""
    path = folders.history() / f"{game_id}{SUFFIX}"
    atomic_file.write(path, records.dumps(kept))
    return path


def forget(game_id: str) -> None:
    """Take a game out again: its last move was undone."""
    atomic_file.remove(folders.history() / f"{game_id}{SUFFIX}")

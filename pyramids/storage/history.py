"""The history of finished games: one record a file, so that a damaged file costs only itself."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from pyramids.engine import record as records
from pyramids.engine.record import Record
from pyramids.storage import folders, scroll
from pyramids.storage.saves import (
    SUFFIX,
    Broken,
    Save,
    files,
    in_order,
    load,
    look_at,
)


def remember(game_id: str, kept: Record) -> Path:
    """Keep a finished game; the same game again takes its own place. Says where it lies."""
    path = folders.history() / f"{game_id}{SUFFIX}"
    scroll.write(path, records.dumps(kept))
    return path


def forget(game_id: str) -> None:
    """Take a game out again: its last move was undone."""
    scroll.remove(folders.history() / f"{game_id}{SUFFIX}")


def list_finished() -> list[Save | Broken]:
    """Every finished game, newest first; damaged files at the end, with their fault."""
    return in_order(look_at(path) for path in files(folders.history()))


def finished() -> Iterator[tuple[datetime, Record]]:
    """The records of all finished games that can be read, oldest first; for statistics."""
    whole = [entry for entry in list_finished() if isinstance(entry, Save)]
    for entry in reversed(whole):
        yield entry.saved.astimezone(UTC), load(entry.path)

"""The best possible score of each seat, in the notes of a finished game's record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pyramids.storage.notes.checks import is_number

_KEY: Final = "par"


def added_to(notes: Mapping[str, Any], pars: Mapping[int, int]) -> dict[str, Any]:
    """A record's notes with the pars added."""
    entry = {str(seat): score for seat, score in sorted(pars.items())}
    return {**notes, _KEY: entry} if pars else dict(notes)


def from_notes(notes: Mapping[str, Any], seats: int) -> dict[int, int]:
    """The pars in a record's notes, by seat; invalid values are ignored."""
    entry = notes.get(_KEY)
    if not isinstance(entry, dict):
        return {}
    found = {seat: entry.get(str(seat)) for seat in range(seats)}
    return {seat: score for seat, score in found.items() if is_number(score)}

"""The best possible score of each seat, in the notes of a finished game's record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

_KEY: Final = "par"
_HIGHEST: Final = 10**9
"""More than any score."""


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
    return {seat: score for seat, score in found.items() if _is_score(score)}


def _is_score(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _HIGHEST

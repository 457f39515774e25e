"""How many hints were asked for in a game, in the notes of its record.

Records that were written before hints were counted have no such note: they count as played without.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_KEY: Final = "hints"
_MOST: Final = 10**6


def added_to(notes: Mapping[str, Any], hints: int) -> dict[str, Any]:
    """A record's notes with the number of hints added, if there were any."""
    return {**notes, _KEY: min(hints, _MOST)} if hints else dict(notes)


def from_notes(notes: Mapping[str, Any]) -> int:
    """The number of hints in a record's notes; whatever else stands there is at least one."""
    if _KEY not in notes:
        return 0
    value = notes[_KEY]
    return value if type(value) is int and 0 <= value <= _MOST else 1

"""What keeps a game from being rated, in the notes of its record: hints, or a known start.

Records that were written before this was noted count as played without.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_HINTS: Final = "hints"
_BRANCHED: Final = "branched"
_MOST: Final = 10**6

KEYS: Final = (_HINTS, _BRANCHED)
"""All keys, for the index of games."""


def added_to(notes: Mapping[str, Any], hints: int, *, branched: bool) -> dict[str, Any]:
    """A record's notes with the number of hints, and whether it began in another game's middle."""
    result = dict(notes)
    if hints:
        result[_HINTS] = min(hints, _MOST)
    if branched:
        result[_BRANCHED] = True
    return result


def hints(notes: Mapping[str, Any]) -> int:
    """The number of hints in a record's notes; an invalid number counts as one."""
    if _HINTS not in notes:
        return 0
    value = notes[_HINTS]
    return value if type(value) is int and 0 <= value <= _MOST else 1


def branched(notes: Mapping[str, Any]) -> bool:
    """Whether the game began in the middle of another one."""
    return _BRANCHED in notes

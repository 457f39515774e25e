"""What a game is played for, in the notes of its record: a score to beat, or a day's expedition."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple, TypeGuard

from pyramids.engine.records.record import LONGEST_NAME
from pyramids.engine.records.untrusted_text import one_line
from pyramids.storage.notes.checks import is_number

_TO_BEAT: Final = "to_beat"
_DAY: Final = "daily"


class ScoreToBeat(NamedTuple):
    """Somebody's score in an earlier game of the same deal."""

    name: str
    score: int
    rounds: int = 0
    """How many rounds it took; only in races, in which the first to arrive wins."""


class Purpose(NamedTuple):
    """What a game is played for; most games only for themselves."""

    to_beat: ScoreToBeat | None = None
    day: str = ""
    """The day whose one try it is, as YYYY-MM-DD."""

    @property
    def allows_help(self) -> bool:
        """Whether turns may be taken back and hints asked for."""
        return not self.day


FOR_ITSELF: Final = Purpose()


def added_to(notes: Mapping[str, Any], purpose: Purpose) -> dict[str, Any]:
    """A record's notes with the purpose added."""
    result = dict(notes)
    if purpose.to_beat is not None:
        result[_TO_BEAT] = purpose.to_beat._asdict()
    if purpose.day:
        result[_DAY] = purpose.day
    return result


def of_a_copy(notes: Mapping[str, Any]) -> dict[str, Any]:
    """The notes of a game that goes on from a copy: that isn't a day's one try."""
    return {key: value for key, value in notes.items() if key != _DAY}


def from_notes(notes: Mapping[str, Any]) -> Purpose:
    """The purpose in a record's notes; invalid values are ignored."""
    day = notes.get(_DAY)
    return Purpose(_to_beat(notes.get(_TO_BEAT)), day if is_day(day) else "")


def is_day(value: object) -> TypeGuard[str]:
    """Whether a value is a day as YYYY-MM-DD."""
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def _to_beat(entry: object) -> ScoreToBeat | None:
    if not isinstance(entry, dict):
        return None
    name, score, rounds = entry.get("name"), entry.get("score"), entry.get("rounds", 0)
    if not isinstance(name, str) or not is_number(score) or not is_number(rounds):
        return None
    return ScoreToBeat(one_line(name, LONGEST_NAME), score, rounds)

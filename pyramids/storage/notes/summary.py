"""The summary of a game for lists of saves, stored in the record's notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from pyramids.engine.records.record import LONGEST_NAME
from pyramids.engine.records.untrusted_text import one_line
from pyramids.storage.notes.checks import is_number

_KEY: Final = "summary"
_EARLIEST: Final = datetime(1970, 1, 2, tzinfo=UTC)
_LATEST: Final = datetime(9999, 1, 1, tzinfo=UTC)
"""Times beyond these have no date in some time zone or on some system."""


@dataclass(frozen=True, slots=True)
class Summary:
    """When and under which name a game was saved, and its progress."""

    saved: datetime
    name: str = ""
    round: int = 0
    """From 1; 0 before the first round, or if a game has none."""
    turn: int = 0
    """From 1 in each round; 0 before the first turn."""
    scores: tuple[int, ...] = ()
    over: bool = False
    order: int = 0
    """Grows with every game that is begun or continued, whatever the clock says; 0 if unknown."""

    def added_to(self, notes: Mapping[str, Any]) -> dict[str, Any]:
        """A record's notes with this summary added."""
        entry = {
            "name": self.name,
            "saved": self.saved.astimezone(UTC).isoformat(timespec="milliseconds"),
            "round": self.round,
            "turn": self.turn,
            "scores": list(self.scores),
            "over": self.over,
            "order": self.order,
        }
        return {**notes, _KEY: entry}

    @classmethod
    def from_notes(cls, notes: Mapping[str, Any], seats: int, default: datetime) -> Summary:
        """The summary in a record's notes; missing or invalid values are ignored.

        `default` is the time to use if none is noted.
        """
        entry = notes.get(_KEY)
        if not isinstance(entry, dict):
            return cls(default)
        name, over = entry.get("name"), entry.get("over")
        return cls(
            saved=_time(entry.get("saved"), default),
            name=one_line(name, LONGEST_NAME) if isinstance(name, str) else "",
            round=_count(entry.get("round")),
            turn=_count(entry.get("turn")),
            scores=_scores(entry.get("scores"), seats),
            over=over is True,
            order=_count(entry.get("order")),
        )


def _time(value: object, default: datetime) -> datetime:
    if not isinstance(value, str):
        return default
    try:
        time = datetime.fromisoformat(value)
        time = (time if time.tzinfo else time.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        return default
    return time if _EARLIEST <= time <= _LATEST else default


def _count(value: object) -> int:
    return value if is_number(value) and value >= 0 else 0


def _scores(value: object, seats: int) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != seats:
        return ()
    if not all(is_number(score) for score in value):
        return ()
    return tuple(value)

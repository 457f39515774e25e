"""The summary of a game: what a list of saves tells about it, noted in its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

_KEY: Final = "summary"


@dataclass(frozen=True, slots=True)
class Summary:
    """When a game was saved, under which name, and how it stood."""

    saved: datetime
    name: str = ""
    round: int = 0
    """From 1; 0 before the first round, or where a game has none."""
    turn: int = 0
    """From 1, counted anew in each round; 0 before the first one."""
    scores: tuple[int, ...] = ()
    over: bool = False

    def noted(self, notes: Mapping[str, Any]) -> dict[str, Any]:
        """The notes of a record with this summary among them."""
        entry = {
            "name": self.name,
            "saved": self.saved.astimezone(UTC).isoformat(timespec="milliseconds"),
            "round": self.round,
            "turn": self.turn,
            "scores": list(self.scores),
            "over": self.over,
        }
        return {**notes, _KEY: entry}

    @classmethod
    def read(cls, notes: Mapping[str, Any], seats: int, otherwise: datetime) -> Summary:
        """The summary in the notes; what is missing or odd there is left out.

        `otherwise` is the time to assume where none is noted.
        """
        entry = notes.get(_KEY)
        if not isinstance(entry, dict):
            return cls(otherwise)
        name, over = entry.get("name"), entry.get("over")
        return cls(
            saved=_time(entry.get("saved"), otherwise),
            name=name if isinstance(name, str) else "",
            round=_count(entry.get("round")),
            turn=_count(entry.get("turn")),
            scores=_scores(entry.get("scores"), seats),
            over=over is True,
        )


def _time(value: object, otherwise: datetime) -> datetime:
    if not isinstance(value, str):
        return otherwise
    try:
        time = datetime.fromisoformat(value)
        return (time if time.tzinfo else time.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        return otherwise


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else 0


def _scores(value: object, seats: int) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != seats:
        return ()
    if any(not isinstance(score, int) or isinstance(score, bool) for score in value):
        return ()
    return tuple(value)

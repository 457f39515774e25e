"""What is said about a game in which turns were taken back or somebody conceded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyramids.engine.contract import Player, Seat
from pyramids.language import _, ngettext


def marks(players: Sequence[Player], conceded: Iterable[Seat], take_backs: int) -> list[str]:
    """Who conceded, and how many turns were taken back; empty for most games."""
    words = []
    names = ", ".join(players[seat].name for seat in conceded)
    if names:
        words.append(_("Conceded: {names}", names=names))
    if take_backs:
        words.append(ngettext("{n} turn taken back", "{n} turns taken back", take_backs))
    return words


def with_marks(words: str, found: Iterable[str]) -> str:
    """A line with what is said about the game behind it; full stops only in a line of one part."""
    parts = [part for part in [words, *found] if part]
    if len(parts) > 1:
        parts = [part.removesuffix(".") for part in parts]
    return " · ".join(parts)

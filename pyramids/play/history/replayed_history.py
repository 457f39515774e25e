"""Replays the finished games for what only a replay tells: ranks and discoveries.

A record is replayed once; after that its note is read. Iterate over it in a thread.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator
from typing import Final, NamedTuple

from pyramids.catalogue import all_games, find_game
from pyramids.engine.contract import Over, Seat
from pyramids.engine.discoveries import PlayedGame
from pyramids.engine.errors import PyramidsError
from pyramids.engine.session import Session
from pyramids.play.history.open_record import reopen
from pyramids.storage import game_statistics, saves
from pyramids.storage.cache.replay_notes import ReplayNote, ReplayNotes
from pyramids.storage.game_statistics import FinishedGame
from pyramids.storage.saves import BrokenFile

_WRITE_EVERY: Final = 3.0
"""Seconds, while many games are replayed: if the program ends, the next one goes on from there."""


class ReplayedGame(NamedTuple):
    """A finished game, and what its replay has told."""

    entry: FinishedGame
    note: ReplayNote


def scan(game: str | None = None) -> Iterator[ReplayedGame]:
    """Every finished game that can be replayed, or those of one game, in any order."""
    notes = ReplayNotes(_key())
    written = time.monotonic()
    try:
        for entry in game_statistics.scan_history():
            if isinstance(entry, BrokenFile) or game not in (None, entry.game):
                continue
            note = notes.get(entry.path)
            if note is None:
                note = _replayed(entry)
                if note is None:
                    continue
                notes.add(entry.path, note)
            yield ReplayedGame(entry, note)
            if time.monotonic() - written > _WRITE_EVERY:
                notes.write()
                written = time.monotonic()
    finally:
        notes.write()


def discovered(played: PlayedGame, game: str, seats: tuple[Seat, ...]) -> dict[Seat, set[str]]:
    """The discoveries of some seats in a finished game."""
    journal = find_game(game).journal()
    if not journal.discoveries:
        return {}
    return {seat: set(journal.found_by(played, seat)) for seat in seats}


def played_game(session: Session) -> PlayedGame:
    """A finished session as its discoveries see it."""
    return PlayedGame(session.rules, session.setup, tuple(session.plies), session.states)


def _replayed(entry: FinishedGame) -> ReplayNote | None:
    """None if the game can't be replayed now: its level may come back."""
    try:
        spec, _level, session, _seating = reopen(saves.load(entry.path))
    except PyramidsError:
        return None
    over = session.node
    if not isinstance(over, Over):
        return None
    found = discovered(played_game(session), spec.id, entry.finishers)
    return ReplayNote(over.ranks, {seat: tuple(sorted(ids)) for seat, ids in found.items()})


def _key() -> str:
    """Changes with the discoveries that are looked for."""
    ids = [f"{spec.id}/{entry.id}" for spec in all_games() for entry in spec.journal().discoveries]
    return f"{zlib.crc32(' '.join(ids).encode()):08x}"

"""Puzzles from all games: each is a record that ends before a slip, with the slip in its notes."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeGuard

from pyramids.engine.contract import AnyRules, Seat
from pyramids.engine.errors import PyramidsError
from pyramids.engine.records.record import Record, dumps, record
from pyramids.engine.session import Session
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.history.open_record import Obstacle, OpenError, ReopenedGame, reopen
from pyramids.play.seats import people_of, write_seating
from pyramids.review.game_review import BLUNDER, SLIP, Decision, Review
from pyramids.storage import atomic_file, crash_log, folders, saves
from pyramids.storage.errors import StorageError

MOST: Final = 5
"""The most puzzles from one game: the slips that gave most away."""
_KEY: Final = "puzzle"
_SEATING: Final = "seating"
_SOLVED: Final = "solved"


class KeptPuzzle(NamedTuple):
    """A puzzle's file, and what it says without replaying it."""

    path: Path
    record: Record
    seat: Seat
    loss: float
    solved: bool = False


class OpenPuzzle(NamedTuple):
    """A puzzle with its position."""

    game: ReopenedGame
    decision: Decision


def keep(game: WatchedGame, review: Review) -> None:
    """Keep the people's worst slips; a disk that refuses them is only worth a note."""
    own = [slip for slip in review.decisions if slip.seat in _humans(game)]
    slips = sorted((slip for slip in own if slip.mark in (SLIP, BLUNDER)), key=lambda s: -s.loss)
    try:
        for slip in slips[:MOST]:
            _write(game, slip)
    except StorageError as error:
        with suppress(StorageError):
            crash_log.report(f"A puzzle couldn't be kept: {error}")


def scan() -> Iterator[KeptPuzzle]:
    """All puzzles, the newest first; files that can't be read are left out."""
    files = saves.save_files(folders.puzzles())
    for path in sorted(files, key=_modified, reverse=True):
        with suppress(PyramidsError):
            kept = saves.load(path)
            note = kept.notes.get(_KEY)
            if _is_note(note, len(kept.setup.players)):
                solved = note.get(_SOLVED) is True
                yield KeptPuzzle(path, kept, note["seat"], float(note["loss"]), solved)


def open_puzzle(kept: KeptPuzzle) -> OpenPuzzle:
    """The position of a puzzle; `PyramidsError` if its game or its moves are unknown by now."""
    game = reopen(kept.record)
    rules, state, note = game.session.rules, game.session.state, kept.record.notes[_KEY]

    def move(text: object) -> Any:
        found = rules.decode(str(text))
        if rules.check(state, kept.seat, found) is not None:
            raise OpenError(Obstacle.NOT_PLAYABLE, game.spec.title)
        return found

    decision = Decision(
        ply=len(game.session.plies),
        seat=kept.seat,
        played=move(note["played"]),
        best=move(note["best"]),
        points=0.0,
        loss=kept.loss,
        change=(),
        mark=SLIP,
        others=tuple((move(text), float(loss)) for text, loss in note["others"]),
    )
    return OpenPuzzle(game, decision)


def note_solved(kept: KeptPuzzle) -> None:
    """Note that a puzzle is solved; it keeps its place among the others."""
    notes = dict(kept.record.notes)
    notes[_KEY] = {**notes[_KEY], _SOLVED: True}
    made = _modified(kept.path)
    with suppress(StorageError, OSError):
        atomic_file.write(kept.path, dumps(replace(kept.record, notes=notes)))
        os.utime(kept.path, (made, made))


def remove(kept: KeptPuzzle) -> None:
    """Delete a puzzle; `StorageError` if the disk refuses."""
    atomic_file.remove(kept.path)


def _humans(game: WatchedGame) -> list[Seat]:
    """The seats that people played to the end: for who concedes, a bot plays on."""
    return [seat for seat in people_of(game.players) if seat not in game.conceded]


def _write(game: WatchedGame, slip: Decision) -> None:
    whole = game.session
    before = Session.replay(whole.rules, whole.setup, whole.seed, whole.plies[: slip.ply])
    notes = {_SEATING: write_seating(game.seating), _KEY: _note(whole.rules, slip)}
    name = f"{game.spec.id}-{whole.seed}-{slip.ply}{saves.SUFFIX}"
    atomic_file.write(folders.puzzles() / name, dumps(record(before, game.level.digest, notes)))


def _note(rules: AnyRules, slip: Decision) -> Mapping[str, Any]:
    return {
        "seat": slip.seat,
        "played": rules.encode(slip.played),
        "best": rules.encode(slip.best),
        "loss": round(slip.loss, 4),
        "others": [[rules.encode(move), round(loss, 4)] for move, loss in slip.others],
    }


def _is_note(note: object, seats: int) -> TypeGuard[dict[str, Any]]:
    """Whether a note has the form of `_note`."""
    if not isinstance(note, dict) or note.get("seat") not in range(seats):
        return False
    others = note.get("others")
    return (
        all(isinstance(note.get(key), str) for key in ("played", "best"))
        and _is_chance(note.get("loss"))
        and isinstance(others, list)
        and all(
            isinstance(pair, list) and len(pair) == 2 and _is_chance(pair[1]) for pair in others
        )
    )


def _is_chance(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0

"""Golden records: real games of every game, replayed to the exact result."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec, Level, Over
from pyramids.engine.records.record import VERSION, Record, dumps, loads, record, resume
from pyramids.engine.session import Session
from tests.shared.changed_records import without_checksum

GOLDEN = Path(__file__).parents[1] / "golden"


def records(spec: GameSpec) -> list[Path]:
    """The golden records of a game."""
    found = sorted((GOLDEN / spec.id).glob("*.json"))
    return [path for path in found if not path.name.endswith(".expected.json")]


@cache
def _replay(game: str, path: Path) -> Session:
    spec = next(spec for spec in all_games() if spec.id == game)
    kept = loads(path.read_bytes())
    return resume(kept, spec, level_of(spec, kept))


def level_of(spec: GameSpec, kept: Record) -> Level:
    """The level that was frozen for a record."""
    (path,) = (GOLDEN / spec.id).rglob(f"{kept.setup.level}.yaml")
    return spec.load_level(path)


def replay(spec: GameSpec, path: Path) -> Session:
    """The game of a record, on the level that was frozen for it."""
    return _replay(spec.id, path)


EVERY_RECORD = pytest.mark.parametrize(
    ("spec", "path"),
    [
        pytest.param(spec, path, id=f"{spec.id}-{path.stem}")
        for spec in all_games()
        for path in records(spec)
    ],
)


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_has_golden_records_for_every_number_of_seats(spec: GameSpec) -> None:
    seats = {len(loads(path.read_bytes()).setup.players) for path in records(spec)}
    assert seats == set(spec.seats)


@EVERY_RECORD
def test_a_golden_record_replays_to_the_exact_sheets_and_winners(
    spec: GameSpec, path: Path
) -> None:
    session = replay(spec, path)
    expected: dict[str, Any] = json.loads(path.with_suffix(".expected.json").read_text("utf-8"))
    over = session.node
    assert isinstance(over, Over)
    seats = range(len(session.setup.players))
    assert [session.rules.tally(session.state, seat) for seat in seats] == expected["sheets"]
    assert list(over.ranks) == expected["ranks"]
    assert list(over.winners) == expected["winners"]
    assert over.reason == expected["reason"]


@EVERY_RECORD
def test_a_golden_record_has_its_exact_transcript(spec: GameSpec, path: Path) -> None:
    session = replay(spec, path)
    lines = spec.transcript(session.rules, session.setup, session.seed, session.plies)
    text = path.with_suffix(".jsonl").read_text("utf-8")
    assert list(lines) == [json.loads(line) for line in text.splitlines()]


@EVERY_RECORD
def test_luck_gives_the_same_outcomes_again(spec: GameSpec, path: Path) -> None:
    """The seed and the moves are enough: on every machine the same cards are drawn."""
    session = replay(spec, path)
    again = Session(session.rules, session.setup, session.seed)
    for ply in session.plies:
        if not again.proceed():
            again.submit(ply.seat, ply.move)
        assert again.plies[-1] == ply


@EVERY_RECORD
def test_a_golden_record_is_written_as_it_was_read(spec: GameSpec, path: Path) -> None:
    """The form of records is frozen too: a change needs a new version and an upgrade.

    Only the checksum is new: version 2 had room for it before it was written.
    """
    text = path.read_text("utf-8")
    assert without_checksum(dumps(loads(text))) == without_checksum(text)


@EVERY_RECORD
def test_a_golden_record_kept_anew_is_the_same_but_for_the_closed_turns(
    spec: GameSpec, path: Path
) -> None:
    """Records of version 1 have no plies that close turns; everything else stays."""
    old = loads(path.read_bytes())
    new = record(replay(spec, path), old.digest, old.notes)
    assert new.version == VERSION
    if old.version == VERSION:
        assert new == old
    else:
        plies = tuple(ply for ply in new.plies if ply != "close")
        assert replace(new, version=old.version, plies=plies) == old
    level = level_of(spec, new)
    assert resume(loads(dumps(new)), spec, level).states == replay(spec, path).states


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_has_golden_records_of_the_present_version(spec: GameSpec) -> None:
    assert VERSION in {loads(path.read_bytes()).version for path in records(spec)}

"""Finished games are kept one per file; the crash log is rotated."""

from __future__ import annotations

import os

import pytest

from pyramids.storage import crash_log, folders, saves
from pyramids.storage.errors import StorageError
from pyramids.storage.saves import BrokenFile, Save
from tests.shared.kept_games import begun, finished_games, play_out


def test_every_finished_game_is_remembered_with_all_its_plies() -> None:
    games = [play_out(begun(seed=seed)) for seed in (1, 2)]
    for game in games:
        game.leave()
    kept = [saves.load(entry.path) for entry in reversed(finished_games())]
    assert [record.seed for record in kept] == [1, 2]
    assert [len(record.plies) for record in kept] == [len(g.session.plies) for g in games]


def test_a_damaged_file_affects_no_other() -> None:
    play_out(begun(seed=1)).leave()
    (folders.history() / "0.json").write_text("{")
    whole, broken = finished_games()
    assert isinstance(whole, Save)
    assert isinstance(broken, BrokenFile)
    assert (folders.history() / "0.json").read_text() == "{"


def test_a_report_is_logged_with_time_and_version() -> None:
    path = crash_log.report("Traceback: the roof fell in\n")
    text = path.read_text("utf-8")
    assert "the roof fell in" in text
    assert text.startswith("=== ")
    assert "pyramids " in text.splitlines()[0]


def test_a_full_log_is_rotated_and_only_a_few_are_kept() -> None:
    big = "stone " * (crash_log.LARGEST // 24)
    for _ in range(40):
        crash_log.report(big)
    logs = sorted(path.name for path in folders.home().iterdir())
    assert logs == [
        "pyramids.log",
        *(f"pyramids.log.{n}" for n in range(1, crash_log.OLDER_LOGS + 1)),
    ]
    assert all(path.stat().st_size <= crash_log.LARGEST for path in folders.home().iterdir())


def test_a_report_longer_than_a_log_is_cut() -> None:
    path = crash_log.report("x" * (3 * crash_log.LARGEST))
    assert path.stat().st_size <= crash_log.LARGEST


def test_a_disk_without_room_for_the_log_is_a_storage_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_args: object, **_named: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("pathlib.Path.mkdir", fail)
    with pytest.raises(StorageError, match="full"):
        crash_log.report("anything")

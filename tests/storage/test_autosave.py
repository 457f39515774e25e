"""Every ply is kept, and no crash, no second window and no damaged file takes a game away."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import datetime, tzinfo
from pathlib import Path
from threading import Event, Timer
from typing import Any

import pytest

from pyramids.engine.records import record as records
from pyramids.play import running_game
from pyramids.play.running_game import RunningGame, leave_all
from pyramids.play.start_game import continue_newest, open_save
from pyramids.storage import atomic_file, autosave, folders
from pyramids.storage.cache import file_index
from pyramids.storage.errors import DiskProblem, StorageError
from pyramids.storage.saves import BrokenFile, Save, describe, load
from pyramids.storage.settings import Settings
from tests.shared.changed_records import without_checksum
from tests.shared.kept_games import SPEC, begun, finished_games, one_ply, play, play_out


def crash(game: RunningGame) -> RunningGame:
    """End a game as a killed process does: its lock is released, and nothing else happens."""
    game.autosave.release()
    return game


def names() -> list[str]:
    return [",".join(p.name for p in save.players) for save in autosave.unfinished()]


def test_every_ply_is_saved_before_it_is_shown() -> None:
    game = begun()
    for plies in range(1, 25):
        play(game, 1)
        assert kept_plies(game) == len(game.session.plies) >= min(plies, 24)


def test_plies_that_are_not_shown_one_by_one_are_saved_together() -> None:
    game, luck = begun(), random.Random(7)
    with game.batched():
        for _ in range(5):
            one_ply(game, luck)
        assert kept_plies(game) == 0
    assert kept_plies(game) == len(game.session.plies) == 5


def test_a_slow_disk_delays_only_the_next_ply(monkeypatch: pytest.MonkeyPatch) -> None:
    game, disk, fsync = begun(), Event(), os.fsync

    def wait(handle: int) -> None:
        assert disk.wait(timeout=60)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", wait)
    play(game, 1)
    assert kept_plies(game) == 1
    Timer(0.05, disk.set).start()
    play(game, 1)
    assert disk.is_set()
    assert kept_plies(game) == 2


def test_only_a_synced_version_becomes_the_backup(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = play(begun(), 3)
    game.autosave.wait_until_synced()

    def fail(_handle: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    play(game, 4)
    assert kept_plies(game) == 7
    backup = atomic_file.backup_of(game.autosave.path)
    assert len(records.loads(backup.read_bytes()).plies) == 3


def kept_plies(game: RunningGame) -> int:
    return len(records.loads(game.autosave.path.read_bytes()).plies)


def test_continue_resumes_after_a_crash() -> None:
    game = crash(play(begun(seed=3), 40))
    again = continue_newest(Settings())
    assert again is not None
    assert again.state == game.state
    assert again.seating == game.seating
    assert again.autosave.id == game.autosave.id


def test_undoing_is_saved_too() -> None:
    game = begun()
    while not game.can_undo(0):
        play(game, 1)
    assert game.undo(0)
    assert kept_plies(game) == len(game.session.plies)
    game.redo(0)
    assert kept_plies(game) == len(game.session.plies)


def test_the_newest_game_is_continued_first() -> None:
    crash(play(begun(names=("Old", "Older")), 9))
    crash(play(begun(names=("New", "Newer")), 3))
    assert names() == ["New,Newer", "Old,Older"]


def test_without_a_game_there_is_nothing_to_continue() -> None:
    assert continue_newest(Settings()) is None


def test_a_game_that_another_window_plays_is_not_continued() -> None:
    mine = play(begun(names=("Mine", "Me")), 5)
    crash(begun(names=("Other", "One")))
    other = continue_newest(Settings())
    assert other is not None
    assert other.players[0].name == "Other"
    assert continue_newest(Settings()) is None
    mine.leave()
    assert names() == ["Mine,Me"]


def test_two_windows_save_their_own_games() -> None:
    one, two = begun(seed=1), begun(seed=2)
    for _ in range(20):
        play(one, 1)
        play(two, 1)
    for game in (one, two):
        kept = records.loads(game.autosave.path.read_bytes())
        assert kept.seed == game.seed
        assert len(kept.plies) == len(game.session.plies)


@pytest.mark.parametrize("damage", [b"", b"{", b"\0" * 500, b"not a game", None])
def test_a_damaged_autosave_is_continued_from_its_backup(damage: bytes | None) -> None:
    game = play(begun(), 30)
    game.autosave.wait_until_synced()
    crash(game)
    path = game.autosave.path
    if damage is None:
        path.unlink()
    else:
        path.write_bytes(damage)
    again = continue_newest(Settings())
    assert again is not None
    assert len(again.session.plies) == len(game.session.plies)
    play(again, 1)
    assert len(records.loads(path.read_bytes()).plies) == len(game.session.plies) + 1
    aside = [entry for entry in path.parent.iterdir() if atomic_file.DAMAGED in entry.name]
    assert [entry.read_bytes() for entry in aside] == ([] if damage is None else [damage])


def test_an_autosave_without_any_good_version_is_listed_and_left_alone() -> None:
    game = crash(play(begun(), 10))
    path = game.autosave.path
    path.write_bytes(b"{")
    atomic_file.backup_of(path).write_bytes(b"}")
    assert continue_newest(Settings()) is None
    [entry] = autosave.list_autosaves()
    assert isinstance(entry, BrokenFile)
    autosave.clean_up()
    assert path.read_bytes() == b"{"


def test_a_game_that_cannot_be_opened_does_not_hide_the_next_one() -> None:
    crash(begun(names=("Good", "One")))
    bad = crash(begun(names=("Bad", "One")))
    text = bad.autosave.path.read_text("utf-8").replace(f'"{SPEC.default_level}"', '"lost"')
    bad.autosave.path.write_text(without_checksum(text), "utf-8")
    again = continue_newest(Settings())
    assert again is not None
    assert again.players[0].name == "Good"


def test_a_finished_game_goes_to_the_history_and_is_not_continued() -> None:
    game = play_out(begun())
    assert game.over is not None
    [entry] = finished_games()
    assert isinstance(entry, Save)
    assert entry.summary.over
    assert entry.summary.scores == game.over.scores
    crash(game)
    assert continue_newest(Settings()) is None
    autosave.clean_up()
    assert not game.autosave.path.exists()


def test_leaving_a_finished_game_leaves_nothing_to_continue() -> None:
    game = play_out(begun())
    game.leave()
    assert list(folders.autosaves().iterdir()) == []
    assert len(finished_games()) == 1


def test_a_game_can_be_continued_after_a_crash_of_its_scene() -> None:
    play(begun(names=("Ana", "Ben")), 8)
    assert names() == []
    leave_all()
    assert names() == ["Ana,Ben"]


def test_twenty_five_unfinished_games_are_all_kept() -> None:
    for seed in range(25):
        crash(begun(seed=seed))
    assert autosave.clean_up() == 0
    assert sorted(seeds(folders.autosaves())) == list(range(25))


def test_of_too_many_unfinished_games_the_oldest_are_moved_and_none_is_deleted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(autosave, "_MOST_UNFINISHED", 6)
    monkeypatch.setattr(autosave, "_LEFT_UNFINISHED", 4)
    for seed in range(6):
        crash(begun(seed=seed))
    assert autosave.clean_up() == 0
    played = begun(seed=6)
    crash(begun(seed=7))
    assert autosave.clean_up() == 3
    assert sorted(seeds(folders.older_games())) == [0, 1, 2]
    assert sorted(seeds(folders.autosaves())) == [3, 4, 5, 6, 7]
    assert autosave.clean_up() == 0
    assert played.autosave.path.exists()
    [moved] = [path for path in folders.older_games().iterdir() if seed_in(path) == 0]
    again = open_save(describe(moved, load(moved)), Settings())
    assert again.seed == 0


def test_a_wrong_clock_does_not_decide_which_game_is_the_newest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The battery is empty: every game seems to be played a year before the last one."""
    year = 2026

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Clock:
            return cls(year, 1, 1, tzinfo=tz)

    monkeypatch.setattr(running_game, "datetime", Clock)
    monkeypatch.setattr(autosave, "_MOST_UNFINISHED", 3)
    monkeypatch.setattr(autosave, "_LEFT_UNFINISHED", 2)
    for seed in range(4):
        game = crash(begun(seed=seed, names=(f"Ana {seed}", "Ben")))
        os.utime(game.autosave.path, (year, year))
        year -= 1
    assert names() == ["Ana 3,Ben", "Ana 2,Ben", "Ana 1,Ben", "Ana 0,Ben"]
    assert autosave.clean_up() == 2
    assert names() == ["Ana 3,Ben", "Ana 2,Ben"]
    again = open_save(next(s for s in autosave.unfinished() if "Ana 2" in str(s)), Settings())
    crash(again)
    assert names() == ["Ana 2,Ben", "Ana 3,Ben"]


@pytest.mark.parametrize("damage", [None, "", "many", "-3", "9" * 90])
def test_the_numbers_of_games_go_on_if_the_counter_is_lost(damage: str | None) -> None:
    for seed in range(3):
        crash(begun(seed=seed, names=(f"Ana {seed}", "Ben")))
    counter = folders.home() / "order.txt"
    if damage is None:
        counter.unlink()
    else:
        counter.write_text(damage)
    crash(begun(names=("Last", "One")))
    assert names()[0] == "Last,One"
    assert counter.read_text() == "4\n"


def seeds(folder: Path) -> list[int]:
    return [seed_in(path) for path in folder.glob("*.json")]


def seed_in(path: Path) -> int:
    return records.loads(path.read_bytes()).seed


def test_deleting_an_autosave_that_is_being_played_is_refused() -> None:
    game = crash(begun())
    [entry] = autosave.list_autosaves()
    assert isinstance(entry, Save)
    again = open_save(entry, Settings())
    with pytest.raises(StorageError):
        autosave.delete(entry)
    assert again.autosave.path == game.autosave.path
    assert again.autosave.path.exists()
    again.leave()
    autosave.delete(entry)
    assert autosave.list_autosaves() == []


def test_a_full_disk_is_reported_once_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(begun(), 5)
    game.autosave.wait_until_synced()
    kept = game.autosave.path.read_bytes()
    told: list[StorageError] = []
    game.saving.on_error = told.append
    replace = os.replace

    def fail(*_paths: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    play(game, 4)
    assert [error.problem for error in told] == [DiskProblem.FULL]
    assert game.save_error is not None
    assert game.autosave.path.read_bytes() == kept
    monkeypatch.setattr(os, "replace", replace)
    play(game, 1)
    game.autosave.wait_until_synced()
    assert game.save_error is None
    assert kept_plies(game) == len(game.session.plies)


def test_a_disk_that_fails_later_is_reported_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(begun(), 5)
    game.autosave.wait_until_synced()
    told: list[StorageError] = []
    game.saving.on_error = told.append

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    play(game, 4)
    game.autosave.wait_until_synced()
    assert [error.problem for error in told] == [DiskProblem.FULL]


def test_a_home_that_cannot_be_made_does_not_stop_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("PYRAMIDS_HOME", str(tmp_path / "file"))
    game = play(begun(), 10)
    assert game.save_error is not None
    assert continue_newest(Settings()) is None
    game.leave()


_PLAYER = """
import sys
sys.path.insert(0, sys.argv[1])
from tests.shared.kept_games import begun, play
from tests.shared.changed_records import without_checksum
print("ready", flush=True)
while True:
    game = begun(seed=5)
    while game.over is None:
        play(game, 1)
    game.leave()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system can't kill so hard")
def test_a_process_killed_at_any_moment_leaves_a_complete_game() -> None:
    draw = random.Random(1)
    for _ in range(5):
        player = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, str(Path(__file__).parents[2])],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert player.stdout is not None
        assert player.stdout.readline().strip() == "ready"
        wait_for_autosaves()
        time.sleep(draw.uniform(0.0, 0.15))
        player.send_signal(signal.SIGKILL)
        player.communicate()
        entries = autosave.list_autosaves()
        assert not [entry for entry in entries if isinstance(entry, BrokenFile)]
        again = continue_newest(Settings())
        # Killed between two games there may be none, but never a broken one.
        if again is not None:
            assert again.session.setup.players[0].name == "Ana"
            play(again, 1)
            again.autosave.discard()
        autosave.clean_up()


def wait_for_autosaves() -> None:
    """Wait until the other process has written its first one."""
    for _ in range(2000):
        if any(folders.autosaves().glob("*.json")):
            return
        time.sleep(0.005)
    raise AssertionError("the other process never saved")


def test_looking_for_games_and_cleaning_up_reads_the_folder_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[Path] = []
    scan = file_index.scan

    def counted(folder: Path, *args: Any, **kwargs: Any) -> Iterator[file_index.Indexed]:
        read.append(folder)
        return scan(folder, *args, **kwargs)

    play(begun(), 5).leave()
    monkeypatch.setattr(file_index, "scan", counted)
    assert len(list(autosave.scan_and_clean_up())) == 1
    assert read == [folders.autosaves()]

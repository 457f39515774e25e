"""A full disk costs no ply once it is freed again."""

from __future__ import annotations

import time

import pytest

from pyramids.engine.records import record as records
from pyramids.play import game_saving
from pyramids.play.running_game import RunningGame
from pyramids.play.start_game import continue_newest
from pyramids.storage import autosave, file_lock, folders, history
from pyramids.storage.errors import DiskProblem, StorageError
from pyramids.storage.settings import Settings
from tests.shared.full_disk import FullDisk
from tests.shared.kept_games import begun, finished_games, play, play_out


def kept_plies(game: RunningGame) -> int:
    return len(records.loads(game.autosave.path.read_bytes()).plies)


def wait_until_saved(game: RunningGame) -> None:
    for _ in range(2000):
        if game.save_error is None:
            return
        time.sleep(0.005)
    raise AssertionError("it was never saved")


def test_what_a_full_disk_refused_is_saved_soon_after_it_is_freed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_saving, "RETRY_AFTER", 0.01)
    game = play(begun(), 9)
    game.autosave.wait_until_synced()
    disk = FullDisk(monkeypatch)
    play(game, 7)
    assert game.save_error is not None
    assert kept_plies(game) == 9
    disk.free()
    wait_until_saved(game)
    assert kept_plies(game) == 16


def test_leaving_tries_to_save_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(begun(), 9)
    game.autosave.wait_until_synced()
    disk = FullDisk(monkeypatch)
    play(game, 7)
    disk.free()
    game.leave()
    again = continue_newest(Settings())
    assert again is not None
    assert len(again.session.plies) == 16


def test_a_game_left_while_the_disk_is_full_is_kept_up_to_the_last_saved_ply(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = play(begun(), 9)
    game.autosave.wait_until_synced()
    disk = FullDisk(monkeypatch)
    play(game, 7)
    assert not game.save_again()
    game.leave()
    disk.free()
    again = continue_newest(Settings())
    assert again is not None
    assert len(again.session.plies) == 9


def test_a_game_begun_on_a_full_disk_is_saved_and_locked_once_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folders.autosaves().mkdir(parents=True)
    disk = FullDisk(monkeypatch)
    game = play(begun(), 3)
    assert game.save_error is not None
    disk.free()
    assert game.save_again()
    assert kept_plies(game) == 3
    assert file_lock.is_locked(game.autosave.path.with_suffix(".seal"))
    assert not list(autosave.unfinished())


def test_a_finished_game_that_the_history_refuses_stays_until_it_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = begun()
    add = history.add

    def fail(*_: object) -> None:
        raise StorageError(DiskProblem.FULL, folders.history())

    monkeypatch.setattr(history, "add", fail)
    play_out(game)
    game.autosave.wait_until_synced()
    assert game.save_error is not None
    game.leave()
    assert game.autosave.path.exists()
    monkeypatch.setattr(history, "add", add)
    autosave.clean_up()
    assert len(finished_games()) == 1
    assert not game.autosave.path.exists()

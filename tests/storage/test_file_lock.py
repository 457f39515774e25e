"""A file lock is held by one running instance at most."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pyramids.storage import file_lock

_HOLDER = """
import sys, time
from pathlib import Path
from pyramids.storage import file_lock
held = file_lock.acquire(Path(sys.argv[1]))
print("held" if held else "refused", flush=True)
time.sleep(600)
"""


def test_a_second_window_does_not_get_a_lock_that_is_held(tmp_path: Path) -> None:
    first = file_lock.acquire(tmp_path / "game.lock")
    assert first is not None
    assert file_lock.acquire(tmp_path / "game.lock") is None
    assert file_lock.is_locked(tmp_path / "game.lock")
    first.release()
    assert not file_lock.is_locked(tmp_path / "game.lock")
    second = file_lock.acquire(tmp_path / "game.lock")
    assert second is not None
    second.release()


def test_a_released_lock_leaves_no_file(tmp_path: Path) -> None:
    held = file_lock.acquire(tmp_path / "game.lock")
    assert held is not None
    held.release()
    held.release()
    assert not list(tmp_path.iterdir())


def test_a_lock_is_released_when_its_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER, str(path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == "held"
        assert file_lock.is_locked(path)
        assert file_lock.acquire(path) is None
    finally:
        holder.kill()
        holder.communicate()
    mine = file_lock.acquire(path)
    assert mine is not None
    mine.release()


def test_a_path_without_a_lock_is_not_locked(tmp_path: Path) -> None:
    assert not file_lock.is_locked(tmp_path / "nothing.lock")

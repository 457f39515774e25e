"""One living instance holds a seal, and no other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pyramids.storage import file_lock

_HOLDER = """
import sys, time
from pathlib import Path
from pyramids.storage import file_lock
held = file_lock.take(Path(sys.argv[1]))
print("held" if held else "refused", flush=True)
time.sleep(600)
"""


def test_a_second_window_does_not_get_a_seal_that_is_held(tmp_path: Path) -> None:
    first = file_lock.take(tmp_path / "game.seal")
    assert first is not None
    assert file_lock.take(tmp_path / "game.seal") is None
    assert file_lock.is_taken(tmp_path / "game.seal")
    first.release()
    assert not file_lock.is_taken(tmp_path / "game.seal")
    second = file_lock.take(tmp_path / "game.seal")
    assert second is not None
    second.release()


def test_a_released_seal_leaves_no_file(tmp_path: Path) -> None:
    held = file_lock.take(tmp_path / "game.seal")
    assert held is not None
    held.release()
    held.release()
    assert not held.held
    assert not list(tmp_path.iterdir())


def test_a_seal_breaks_when_its_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.seal"
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER, str(path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == "held"
        assert file_lock.is_taken(path)
        assert file_lock.take(path) is None
    finally:
        holder.kill()
        holder.communicate()
    mine = file_lock.take(path)
    assert mine is not None
    mine.release()


def test_a_seal_that_never_was_is_not_taken(tmp_path: Path) -> None:
    assert not file_lock.is_taken(tmp_path / "nothing.seal")

"""Files are complete or absent, whatever the disk does."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

import pytest

from pyramids.storage import atomic_file
from pyramids.storage.errors import DiskProblem, StorageError


class Crash(BaseException):
    """Ends the process at a certain point."""


def parts(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.endswith(atomic_file.PART)]


def test_new_content_replaces_the_old(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"
    atomic_file.write(path, "first")
    atomic_file.write(path, "zweite Fassung: äöü")
    assert path.read_text("utf-8") == "zweite Fassung: äöü"
    assert not parts(path.parent)


def test_the_last_version_stays_as_a_backup_if_wanted(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for text in ("first", "second", "third"):
        atomic_file.write(path, text, backup=True)
    assert path.read_text() == "third"
    assert atomic_file.backup_of(path).read_text() == "second"


@pytest.mark.parametrize("backup", [False, True])
def test_a_crash_between_writing_and_swapping_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backup: bool
) -> None:
    path = tmp_path / "game.json"
    atomic_file.write(path, "good", backup=backup)

    def crash(*_paths: object) -> None:
        raise Crash

    monkeypatch.setattr(os, "replace", crash)
    with pytest.raises(Crash):
        atomic_file.write(path, "half", backup=backup)
    assert path.read_text() == "good"


def test_a_crash_between_the_two_swaps_leaves_the_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    atomic_file.write(path, "good", backup=True)
    replace = os.replace
    calls: list[object] = []

    def crash_at_the_second(source: Path, target: Path) -> None:
        calls.append(target)
        if len(calls) == 2:
            raise Crash
        replace(source, target)

    monkeypatch.setattr(os, "replace", crash_at_the_second)
    with pytest.raises(Crash):
        atomic_file.write(path, "new", backup=True)
    assert atomic_file.backup_of(path).read_text() == "good"


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (errno.ENOSPC, DiskProblem.FULL),
        (errno.EROFS, DiskProblem.READ_ONLY),
        (errno.EACCES, DiskProblem.DENIED),
        (errno.EIO, DiskProblem.FAILED),
    ],
)
def test_a_failing_disk_gives_a_message_and_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, trouble: DiskProblem
) -> None:
    path = tmp_path / "game.json"
    atomic_file.write(path, "good")

    def fail(_handle: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StorageError) as caught:
        atomic_file.write(path, "new")
    assert caught.value.problem is trouble
    assert "game.json" in str(caught.value)
    assert path.read_text() == "good"
    assert not parts(tmp_path)


def test_a_file_in_place_of_the_folder_is_a_storage_error_too(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("I am no folder")
    with pytest.raises(StorageError):
        atomic_file.write(tmp_path / "saves" / "game.json", "text")
    assert (tmp_path / "saves").read_text() == "I am no folder"


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "huge.json").write_bytes(b"x" * 1001)
    with pytest.raises(StorageError, match="larger than"):
        atomic_file.read(tmp_path / "huge.json", 1000)


def test_damaged_files_are_set_aside_without_overwriting_each_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in range(3):
        path.write_text(f"broken {number}")
        atomic_file.set_aside(path)
    kept = sorted(entry.read_text() for entry in tmp_path.iterdir())
    assert kept == ["broken 0", "broken 1", "broken 2"]


def test_only_stale_temporary_files_are_removed(tmp_path: Path) -> None:
    old, fresh, good = (tmp_path / name for name in ("a.part", "b.part", "c.json"))
    for path in (old, fresh, good):
        path.write_text("x")
    long_ago = time.time() - 7200
    os.utime(old, (long_ago, long_ago))
    os.utime(good, (long_ago, long_ago))
    atomic_file.remove_stale_parts(tmp_path)
    assert not old.exists()
    assert fresh.exists()
    assert good.exists()

"""The files of the daily expeditions, good, old and damaged."""

from __future__ import annotations

import errno
import json
import os
from datetime import date
from pathlib import Path

import pytest

from pyramids.storage import atomic_file, daily_files, folders
from pyramids.storage.daily_files import BrokenDay, DayResult, DayTry
from pyramids.storage.errors import StorageError

DAY = date(2026, 11, 17)
BEGUN = DayTry(DAY, "20261117-101112-abcdef01", "AB-CD")
DONE = DayTry(DAY, BEGUN.game_id, BEGUN.code, DayResult(81, -2, True, False, 100))


def test_a_try_is_read_as_it_was_written() -> None:
    assert daily_files.read(DAY) is None
    assert daily_files.create(BEGUN)
    assert daily_files.read(DAY) == BEGUN
    daily_files.update(DONE)
    assert daily_files.read(DAY) == DONE
    assert daily_files.read_all() == [DONE]


def test_a_file_that_exists_is_never_created_again() -> None:
    assert daily_files.create(BEGUN)
    assert not daily_files.create(DayTry(DAY, "another", "XX"))
    assert daily_files.read(DAY) == BEGUN
    assert list(folders.daily().glob("*.part")) == []


def test_on_a_disk_without_links_only_one_creates_the_file_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def link(_old: Path, _new: Path) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", link)
    assert daily_files.create(BEGUN)
    assert not daily_files.create(DayTry(DAY, "another", "XX"))
    assert daily_files.read(DAY) == BEGUN
    assert list(folders.daily().glob("*.part")) == []


def change(**values: object) -> bytes:
    """The file of a finished try with other values."""
    daily_files.update(DONE)
    data = json.loads(daily_files.file_of(DAY).read_bytes())
    return json.dumps({**data, **values}).encode()


@pytest.mark.parametrize(
    "values",
    [
        {"format": "shopping"},
        {"version": 2},
        {"version": "1"},
        {"day": "2026-11-18"},
        {"game": 5},
        {"game": "../../secret"},
        {"game": ""},
        {"code": None},
        {"result": []},
        {"result": {"score": "9", "start": 0, "won": True}},
        {"result": {"score": 9, "start": True, "won": True}},
        {"result": {"score": 10**12, "start": 0, "won": True}},
        {"result": {"score": 9, "start": 0, "won": 1}},
    ],
)
def test_a_file_with_wrong_values_is_broken_and_stays_as_it_is(values: dict[str, object]) -> None:
    text = change(**values)
    path = daily_files.file_of(DAY)
    path.write_bytes(text)
    found = daily_files.read(DAY)
    assert isinstance(found, BrokenDay)
    assert found.detail
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    "text",
    [b"", b"\0" * 50, b'{"format": "pyramids-daily", ', b"[" * 20_000, b"\xff\xfe", b" " * 70_000],
)
def test_a_file_that_is_cut_off_or_no_text_is_broken(text: bytes) -> None:
    path = daily_files.file_of(DAY)
    path.parent.mkdir(parents=True)
    path.write_bytes(text)
    assert isinstance(daily_files.read(DAY), BrokenDay)


def test_the_backup_is_read_if_the_file_is_damaged() -> None:
    daily_files.create(BEGUN)
    daily_files.update(DONE)
    daily_files.file_of(DAY).write_bytes(b"{")
    assert daily_files.read(DAY) == BEGUN
    daily_files.file_of(DAY).unlink()
    assert daily_files.read_all() == [BEGUN]


def test_a_damaged_file_is_set_aside_whole() -> None:
    path = daily_files.file_of(DAY)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"{")
    found = daily_files.read(DAY)
    assert isinstance(found, BrokenDay)
    assert daily_files.set_aside(found).read_bytes() == b"{"
    assert daily_files.read(DAY) is None
    assert daily_files.create(BEGUN)
    assert not atomic_file.backup_of(path).exists()


def test_a_folder_that_nobody_may_look_into_is_a_broken_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def exists(path: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    assert daily_files.create(BEGUN)
    monkeypatch.setattr(Path, "exists", exists)
    found = daily_files.read(DAY)
    assert isinstance(found, BrokenDay)
    with pytest.raises(StorageError):
        daily_files.set_aside(found)

"""Lists come from an index, and whatever happens to it, they show what the files have."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest

from pyramids.engine.records import record as records
from pyramids.play.history import finished_game
from pyramids.storage import (
    autosave,
    background_reader,
    folders,
    game_statistics,
    history,
    saved_games,
)
from pyramids.storage import saves as saved_files
from pyramids.storage.background_reader import BackgroundReader
from pyramids.storage.cache import cache_file, file_index
from pyramids.storage.game_statistics import FinishedGame
from pyramids.storage.saves import BrokenFile, Save
from tests.shared.kept_games import begun, play, play_out


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are opened as games."""
    names: list[str] = []
    load = saved_files.load

    def noted(path: Path) -> records.Record:
        names.append(path.name)
        return load(path)

    monkeypatch.setattr(saved_files, "load", noted)
    return names


def save_some() -> list[Path]:
    game = play(begun(), 5)
    return [game.save_as(name) for name in ("First", "Second", "Third")]


def listed() -> list[str]:
    """The names in a list, sorted: all are saved in the same millisecond."""
    entries = saved_games.list_saves()
    return sorted(e.summary.name if isinstance(e, Save) else f"! {e.path.name}" for e in entries)


def index() -> Path:
    return file_index.index_file(folders.saves())


def test_files_that_are_known_are_not_opened_again(opened: list[str]) -> None:
    save_some()
    first = saved_games.list_saves()
    assert len(opened) == 3
    opened.clear()
    assert saved_games.list_saves() == first
    assert opened == []


def test_a_file_added_behind_its_back_is_listed(opened: list[str]) -> None:
    paths = save_some()
    assert listed() == ["First", "Second", "Third"]
    opened.clear()
    kept = saved_files.with_name(records.loads(paths[0].read_bytes()), "Copied")
    (folders.saves() / "copied.json").write_text(records.dumps(kept), encoding="utf-8")
    assert "Copied" in listed()
    assert opened == ["copied.json"]


def test_a_file_changed_behind_its_back_is_read_again() -> None:
    paths = save_some()
    listed()
    stamp = paths[1].stat()
    kept = saved_files.with_name(records.loads(paths[1].read_bytes()), "Secund")
    other = paths[1].with_name("other")
    other.write_text(records.dumps(kept), encoding="utf-8")
    assert other.stat().st_size == stamp.st_size
    # The same size and time, as an unpacked archive may have.
    os.utime(other, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    other.replace(paths[1])
    assert listed() == ["First", "Secund", "Third"]


def test_a_deleted_file_is_listed_no_more() -> None:
    paths = save_some()
    listed()
    paths[2].unlink()
    assert listed() == ["First", "Second"]
    assert b"third" not in index().read_bytes()


def damage(change: Callable[[bytes], bytes]) -> Callable[[], None]:
    return lambda: void(index().write_bytes(change(index().read_bytes())))


def write_body(body: bytes) -> None:
    """Write an index whose first line fits the rest."""
    cache_file.write(index(), file_index.KIND, body)


def void(_value: object) -> None:
    """Forget a value."""


def put_folder_in_its_place() -> None:
    index().unlink()
    index().mkdir()


DAMAGES: dict[str, Callable[[], object]] = {
    "missing": lambda: index().unlink(),
    "empty": damage(lambda _: b""),
    "cut": damage(lambda data: data[: len(data) // 2]),
    "zeros": damage(lambda data: b"\0" * len(data)),
    "flipped bit": damage(lambda data: data.replace(b"Second", b"Sekond")),
    "other version": damage(lambda data: re.sub(rb"index \d+", b"index 0", data, count=1)),
    "nonsense": lambda: write_body(b"[1]"),
    "more nonsense": lambda: write_body(b'{"a":1}\n["b"]'),
    "a folder": put_folder_in_its_place,
}


@pytest.mark.parametrize("spoil", DAMAGES.values(), ids=DAMAGES)
def test_an_index_that_is_missing_or_damaged_is_made_again(
    spoil: Callable[[], object], opened: list[str]
) -> None:
    save_some()
    listed()
    spoil()
    assert listed() == ["First", "Second", "Third"]
    opened.clear()
    assert listed() == ["First", "Second", "Third"]
    if not index().is_dir():
        assert opened == []


def test_entries_that_make_no_sense_are_read_again(opened: list[str]) -> None:
    save_some()
    listed()
    opened.clear()
    _head, body = index().read_bytes().split(b"\n", 1)
    body = body.replace(b'"Ana"', b"17,18", 1)
    write_body(body)
    assert listed() == ["First", "Second", "Third"]
    assert len(opened) == 1


def test_a_damaged_save_is_remembered_as_such_until_it_changes(opened: list[str]) -> None:
    paths = save_some()
    good = paths[0].read_bytes()
    paths[0].write_bytes(b"{")
    for _ in range(2):
        assert listed() == [f"! {paths[0].name}", "Second", "Third"]
    assert opened.count(paths[0].name) == 1
    paths[0].write_bytes(good)
    assert listed() == ["First", "Second", "Third"]


def test_an_autosave_whose_backup_alone_is_good_is_remembered_too() -> None:
    game = play(begun(), 5)
    game.autosave.release()
    game.autosave.path.write_bytes(b"{")
    first = autosave.list_autosaves()
    assert [type(entry) for entry in first] == [Save]
    assert autosave.list_autosaves() == first
    Path(f"{game.autosave.path}.backup").write_bytes(b"}")
    assert [type(entry) for entry in autosave.list_autosaves()] == [BrokenFile]


def test_a_tie_is_broken_only_once(opened: list[str]) -> None:
    game = play_out(begun())
    kept = game.record()
    tied = replace(game.summary(), scores=(50, 50))
    history.add("tied", replace(kept, notes=tied.added_to(kept.notes)))
    game.leave()
    assert len(game_statistics.read_history()) == 2
    opened.clear()
    winners = next(entry for entry in judged() if entry.path.stem == "tied").winners
    assert game.over is not None
    assert winners == game.over.winners
    assert opened == ["tied.json"]
    assert [entry.winners for entry in judged()] == [winners, winners]
    assert opened == ["tied.json"]


def judged() -> list[FinishedGame]:
    entries = game_statistics.read_history(finished_game.winners)
    return [entry for entry in entries if isinstance(entry, FinishedGame)]


def test_a_list_left_halfway_is_remembered_as_far_as_it_was_read(opened: list[str]) -> None:
    save_some()
    reading = file_index.scan(folders.saves(), saved_files.describe_file)
    next(reading)
    next(reading)
    reading.close()  # type: ignore[attr-defined]
    opened.clear()
    assert len(listed()) == 3
    assert len(opened) == 1


def test_a_folder_that_cannot_be_written_is_listed_without_an_index() -> None:
    save_some()
    index().parent.write_text("in the way")
    for _ in range(2):
        assert listed() == ["First", "Second", "Third"]


def test_two_windows_that_write_the_index_do_not_disturb_each_other() -> None:
    paths = save_some()
    scans = [file_index.scan(folders.saves(), saved_files.describe_file) for _ in range(2)]
    for reading in scans:
        next(reading)
    paths[0].unlink()
    for reading in scans:
        list(reading)
    assert listed() == ["Second", "Third"]


def test_entries_are_taken_while_others_are_still_read(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slowly() -> Iterator[int]:
        yield 1
        assert go_on.wait(60)
        yield 2

    reader = BackgroundReader(slowly())
    came: list[int] = []
    while not came:
        came += reader.take()
    assert came == [1]
    assert not reader.done
    go_on.set()
    while not reader.done:
        came += reader.take()
    assert came == [1, 2]


def test_a_reader_with_much_to_read_lets_the_window_draw_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(background_reader, "PATIENCE", 0.0)
    monkeypatch.setattr(background_reader, "_REST", 60.0)
    ready = threading.Event()

    def endless() -> Iterator[int]:
        ready.wait(60)
        yield from range(1_000_000)

    reader = BackgroundReader(endless())
    reader.wait()
    ready.set()
    # It rests after the entry at which it was, however long the window draws.
    sleep(0.02)
    assert reader.take() in ([], [0])
    sleep(0.02)
    assert len(reader._came) <= 1
    reader.take()
    while len(reader._came) < 3:
        sleep(0.001)
    reader.stop()

"""Settings are read as they were saved, or defaults are used, and nothing is lost."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from pyramids.storage import file_lock, folders, settings
from pyramids.storage.errors import StorageError
from pyramids.storage.settings import Pace, Settings


def write(text: str | bytes) -> Path:
    path = folders.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_without_a_file_there_are_defaults() -> None:
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert loaded.aside is None
    assert loaded.error is None
    assert not loaded.invalid


def test_every_setting_comes_back() -> None:
    chosen = Settings(
        language="de",
        pace=Pace.FAST,
        reduced_motion=True,
        sound_volume=0.25,
        music_volume=0.0,
        muted=True,
        colour_patterns=False,
        high_contrast=True,
        text_size=1.3,
        confirm_turn=True,
        open_table=True,
        review_games=False,
        told_to_skip=True,
        fullscreen=True,
        window=(1600, 900),
        names=("Ana", "Jürgen"),
    )
    chosen.save()
    assert settings.load().settings == chosen


def test_settings_of_another_version_are_kept() -> None:
    write(json.dumps({"language": "de", "hieroglyphs": {"size": 3}}))
    loaded = settings.load().settings
    loaded.pace = Pace.SLOW
    loaded.save()
    kept = json.loads(folders.settings_file().read_text("utf-8"))
    assert kept["hieroglyphs"] == {"size": 3}
    assert kept["pace"] == "slow"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '"hello"', b"\xff\xfe\x00", "[" * 100_000, '{"language": "de"'],
)
def test_a_damaged_file_gives_default_settings_and_is_set_aside(text: str | bytes) -> None:
    path = write(text)
    before = path.read_bytes()
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert loaded.aside is not None
    assert loaded.aside.read_bytes() == before
    loaded.settings.save()
    assert loaded.aside.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", 5),
        ("language", "../../etc"),
        ("pace", "warp"),
        ("reduced_motion", "yes"),
        ("sound_volume", 7),
        ("sound_volume", True),
        ("music_volume", "loud"),
        ("music_volume", float("nan")),
        ("text_size", -1),
        ("window", [1280]),
        ("window", [1280, "800"]),
        ("window", [0, 0]),
        ("window", [10**9, 10**9]),
        ("names", "Ana"),
        ("names", [1, 2]),
    ],
)
def test_an_invalid_value_affects_no_other(name: str, value: object) -> None:
    good = {"confirm_turn": True, name: value}
    write(json.dumps(good))
    loaded = settings.load()
    assert loaded.invalid == (name,)
    assert loaded.settings.confirm_turn
    assert getattr(loaded.settings, name) == getattr(Settings(), name)


def test_a_folder_in_place_of_the_file_is_reported_and_left_alone() -> None:
    folders.settings_file().mkdir(parents=True)
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert loaded.error is not None
    assert folders.settings_file().is_dir()


def test_a_full_disk_when_saving_settings_is_a_storage_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Settings(language="de").save()

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StorageError, match="full"):
        Settings(language="en").save()


@pytest.mark.parametrize(
    "text",
    [
        '{"names": ["\\ud800", "Ben"]}',
        '{"game": "\\ud800"}',
        '{"hieroglyphs": "\\ud800"}',
        '{"\\ud800": 1}',
        '{"hieroglyphs": ' + "[" * 900 + "]" * 900 + "}",
    ],
)
def test_content_that_could_not_be_written_again_is_set_aside(text: str) -> None:
    before = write(text).read_bytes()
    loaded = settings.load()
    assert loaded.aside is not None
    assert loaded.aside.read_bytes() == before
    loaded.settings.save()
    assert settings.load().settings == Settings()


def test_a_file_too_large_to_be_settings_is_set_aside_and_not_overwritten() -> None:
    before = write(json.dumps({"notes": "x" * 2_000_000})).read_bytes()
    loaded = settings.load()
    loaded.settings.save()
    assert loaded.aside is not None
    assert loaded.aside.read_bytes() == before


def test_a_byte_order_mark_is_accepted() -> None:
    write(b"\xef\xbb\xbf" + b'{"language": "de"}')
    loaded = settings.load()
    assert loaded.settings.language == "de"
    assert loaded.aside is None


def test_names_contain_only_printable_text() -> None:
    write(json.dumps({"names": ["A\0n\na", "x" * 500]}))
    assert settings.load().settings.names == ("Ana", "x" * 40)


def test_the_window_that_quits_last_does_not_undo_the_changes_of_another() -> None:
    Settings().save()
    one, two = settings.load().settings, settings.load().settings
    one.language, one.tables["first"] = "de", {"level": "small"}
    one.save()
    two.pace, two.tables["second"] = Pace.FAST, {"level": "large"}
    two.save()
    one.muted = True
    one.save()
    kept = settings.load().settings
    assert (kept.language, kept.pace, kept.muted) == ("de", Pace.FAST, True)
    assert kept.tables == {"first": {"level": "small"}, "second": {"level": "large"}}


def test_windows_opened_before_there_was_a_file_merge_their_settings() -> None:
    one, two = settings.load().settings, settings.load().settings
    one.text_size = 1.3
    one.save()
    two.save()
    assert settings.load().settings.text_size == 1.3


def test_a_setting_that_both_windows_changed_has_the_value_chosen_last() -> None:
    Settings().save()
    one, two = settings.load().settings, settings.load().settings
    one.language = "de"
    one.save()
    two.language = "fr"
    two.save()
    one.save()
    assert settings.load().settings.language == "fr"


def test_an_invalid_value_is_replaced_when_another_setting_is_saved() -> None:
    write(json.dumps({"pace": "lightning"}))
    loaded = settings.load()
    assert loaded.invalid == ("pace",)
    loaded.settings.muted = True
    loaded.settings.save()
    again = settings.load()
    assert not again.invalid
    assert again.settings.muted


def test_settings_are_saved_even_if_another_window_never_stops_saving_its_own() -> None:
    folders.home().mkdir(parents=True)
    held = file_lock.acquire(folders.settings_file().with_suffix(".lock"))
    assert held is not None
    Settings(muted=True).save()
    held.release()
    assert settings.load().settings.muted
    assert [path.name for path in folders.home().iterdir()] == ["settings.json"]

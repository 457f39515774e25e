"""A level's name in a record is only compared with the names of known levels, never a path."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pyramids.catalogue import level_files
from pyramids.engine.contract import GameSpec, Level
from pyramids.engine.records.record import Record, loads
from pyramids.play.history.open_record import Obstacle, OpenError, reopen
from pyramids.storage import folders
from tests.commands.shell import Say
from tests.shared.changed_records import record_data

COMMANDS = pytest.mark.parametrize("command", ["replay", "transcript", "par"])

NAMES = (
    "/etc/passwd.yaml",
    "../../levels/classic.yaml",
    "..",
    ".",
    "",
    "~/classic.yaml",
    "\\\\server\\share\\deck.yaml",
    "//server/share/deck.yaml",
    "C:\\Windows\\deck.yaml",
    "C:deck.yaml",
    "CON",
    "NUL.yaml",
    "COM1.yaml",
    "aux.yml",
    "classic.yaml",
    "classic ",
    "CLASSIC",
    "file:///etc/passwd.yaml",
    "\u202eclassic.yaml",
)


def with_level(path: Path, name: str) -> None:
    """Change the name of the level in a record's file."""
    data = record_data(path.read_text(encoding="utf-8"))
    data["level"]["name"] = name
    path.write_text(json.dumps(data), encoding="utf-8")


def copy_of_level(game: GameSpec, folder: Path) -> Path:
    """The game's default level in a file of its own."""
    (file,) = (file for file in level_files(game) if file.name == game.default_level)
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / "stray.yaml"
    copy.write_bytes(file.path.read_bytes())
    return copy


@COMMANDS
def test_a_record_cannot_name_a_file(
    command: str, kept: Path, game: GameSpec, tmp_path: Path, say: Say
) -> None:
    """Not even one that holds the very level that it was played with."""
    stray = copy_of_level(game, tmp_path / "elsewhere")
    with_level(kept, str(stray))
    result = say(command, kept)
    assert (result.code, result.out) == (2, "")
    (line,) = result.err.splitlines()
    assert "kept.json" in line
    assert "has no level called" in line
    assert "--level" in line
    if command == "replay":
        assert say(command, kept, "--level", stray).code == 0


def test_no_name_in_a_record_opens_a_file(
    kept: Path, say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    really_open: Callable[..., Any] = Path.open

    def watched(path: Path, *arguments: Any, **named: Any) -> Any:
        opened.append(path)
        return really_open(path, *arguments, **named)

    monkeypatch.setattr(Path, "open", watched)
    for name in NAMES:
        with_level(kept, name)
        opened.clear()
        result = say("transcript", kept)
        assert (result.code, result.out) == (2, ""), name
        assert len(result.err.splitlines()) == 1, name
        assert opened == [kept], name


def test_the_window_opens_no_file_that_a_record_names(kept: Path) -> None:
    record = loads(kept.read_bytes())
    for name in NAMES:
        with pytest.raises(OpenError) as caught:
            reopen(replace(record, setup=replace(record.setup, level=name)))
        assert caught.value.obstacle is Obstacle.LEVEL_MISSING, name


def test_the_window_opens_no_stray_level(kept: Path, game: GameSpec, tmp_path: Path) -> None:
    record: Record = loads(kept.read_bytes())
    stray = copy_of_level(game, tmp_path)
    strange = replace(record, setup=replace(record.setup, level=str(stray)))
    with pytest.raises(OpenError) as caught:
        reopen(strange)
    assert caught.value.obstacle is Obstacle.LEVEL_MISSING


def test_a_level_in_the_players_folder_is_found_by_its_name(
    kept: Path, game: GameSpec, say: Say
) -> None:
    copy_of_level(game, folders.own_levels(game.id))
    with_level(kept, "stray")
    assert say("replay", kept).code == 0


def test_a_game_with_a_level_from_a_file_goes_on_if_that_is_named_again(
    game: GameSpec, tmp_path: Path, say: Say, type_in: Callable[..., None]
) -> None:
    stray = copy_of_level(game, tmp_path / "elsewhere")
    type_in()
    assert say("play", "--text", "--game", game.id, "--level", stray).code == 0
    (kept,) = folders.autosaves().glob("*.json")
    assert loads(kept.read_bytes()).setup.level == "stray"
    type_in()
    assert say("play", "--text", "--continue").code == 2
    type_in()
    again = say("play", "--text", "--continue", "--level", stray)
    assert (again.code, again.err) == (0, "")


def test_a_level_of_the_right_name_and_another_content_is_refused(
    kept: Path, game: GameSpec
) -> None:
    record = loads(kept.read_bytes())
    level: Level = reopen(record).level
    assert level.digest == record.digest
    with pytest.raises(OpenError) as caught:
        reopen(replace(record, digest="0" * 16))
    assert caught.value.obstacle is Obstacle.LEVEL_CHANGED

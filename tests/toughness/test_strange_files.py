"""With any files in the player's folder the title opens, and lists show what is wrong."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyramids import language
from pyramids.catalogue import all_games
from pyramids.engine.records import record as records
from pyramids.play.running_game import leave_all
from pyramids.play.texts.errors import sentence
from pyramids.screens.saves.load_game import Load
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.start_up import set_up_window
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.showcase.headless_app import make_app
from pyramids.storage import folders, settings
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.app import Scene
from pyramids.ui.theme import BODY
from tests.shared.changed_records import record_data

pytestmark = pytest.mark.usefixtures("every_frame")

SPEC = all_games()[0]
BOTS = [SPEC.bots[0].name]


@pytest.fixture
def window() -> Iterator[HeadlessApp]:
    """A headless app that raises errors."""
    made = make_app((1024, 640))
    yield made
    made.close()


def look_around(window: HeadlessApp) -> None:
    """Draw the title and every screen that reads the folder."""
    loaded = settings.load()
    scenes: list[Scene] = [
        set_up_window(window.app, loaded),
        Load(loaded.settings),
        Statistics(loaded.settings),
        NewGame(SPEC, loaded.settings),
    ]
    window.app.on_crash = None
    for scene in scenes:
        window.app.scenes.reset(scene)
        for _ in range(4):
            window.app.step()


def keep_everywhere(data: dict[str, Any]) -> None:
    """Write a game as a save, an autosave and a finished game."""
    for folder in (folders.saves(), folders.autosaves(), folders.history()):
        folder.mkdir(parents=True)
        (folder / "strange-game.json").write_text(json.dumps(data), encoding="utf-8")


def a_game(window: HeadlessApp) -> dict[str, Any]:
    """The data of a running game's file."""
    game = window.game(SPEC, 7, bots=BOTS)
    found = record_data(records.dumps(game.record()))
    leave_all()
    for path in folders.autosaves().iterdir():
        path.unlink()
    folders.autosaves().rmdir()
    return found


@pytest.mark.parametrize("text", ["A\0B", "W" * 50_000, "a\nb\x1b[31m", "\u202eאב\u200f🏺\u200d🏺"])
def test_no_name_in_a_file_keeps_the_title_from_opening(text: str, window: HeadlessApp) -> None:
    data = a_game(window)
    for player in data["players"]:
        player["name"] = text
    data["notes"]["summary"]["name"] = text
    data["notes"]["seating"] = [{"colour": 0, "portrait": text}] * 2
    keep_everywhere(data)
    look_around(window)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("saved", "0001-01-01T00:00:00+00:00"),
        ("saved", "9999-12-31T23:59:59+00:00"),
        ("scores", [10**4000, 1]),
        ("round", 10**4000),
        ("turn", 10**4000),
    ],
)
@pytest.mark.parametrize("over", [False, True])
def test_no_number_in_a_summary_is_too_large_to_be_told(
    key: str, value: object, over: bool, window: HeadlessApp
) -> None:
    data = a_game(window)
    data["notes"]["summary"].update({"over": over, key: value})
    keep_everywhere(data)
    look_around(window)


@pytest.mark.skipif(os.name == "nt", reason="such names can't be given there")
def test_files_with_names_that_are_no_text_are_listed(window: HeadlessApp) -> None:
    names = [b"\xff\xfe.json", b"two\nlines.json", b"\x1b[31m.json", b"x" * 200 + b".json"]
    for folder in (folders.saves(), folders.autosaves(), folders.history()):
        folder.mkdir(parents=True)
        for name in names:
            Path(folder, os.fsdecode(name)).write_text("{}")
    look_around(window)
    shown = Load(window.settings)
    window.app.scenes.reset(shown)
    assert len(shown.rows) == 2 * len(names)


@pytest.mark.parametrize("home", ["{}/file", "{}/file/below", "{}/" + "k" * 5000, "~nobody-here/x"])
def test_a_home_that_cannot_be_used_stops_nothing(
    home: str, window: HeadlessApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("kept")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYRAMIDS_HOME", home.format(tmp_path))
    look_around(window)
    window.open(window.game(SPEC, 7, bots=BOTS))
    assert (tmp_path / "file").read_text() == "kept"


@pytest.mark.parametrize("spoken", ["en", "de"])
@pytest.mark.parametrize("home", ["file", "file/below/deeper"])
def test_a_file_in_the_place_of_the_home_is_named_with_the_way_out(
    home: str, spoken: str, window: HeadlessApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.use(spoken)
    (tmp_path / "file").write_text("kept")
    monkeypatch.setenv("PYRAMIDS_HOME", str(tmp_path / home))
    trouble = window.game(SPEC, 7, bots=BOTS).save_error
    assert trouble is not None
    assert f"{tmp_path / 'file'} " in sentence(trouble)
    assert "PYRAMIDS_HOME" in sentence(trouble)


def test_a_line_of_any_length_is_shortened_and_drawn(window: HeadlessApp) -> None:
    renderer = window.app.graphics.text
    for text in ("\0" * 3, "\ud800\udfff", "W" * 100_000):
        short = renderer.shorten(text, BODY, 200)
        assert renderer.width(short, BODY) <= 200
        renderer.render(short, BODY, (0, 0, 0))

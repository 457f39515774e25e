"""`bench` and `screenshots`: what is measured and pictured without a window."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.commands.bench import frames
from pyramids.commands.screenshots import paint
from pyramids.engine.contract import GameSpec
from pyramids.showcase.pictures import all_pictures
from pyramids.tables.testing import headless_app
from pyramids.tables.testing.pictures import Picture
from pyramids.ui import app
from pyramids.ui.drawing.canvas import Graphics
from tests.commands.covered_options import covers
from tests.commands.shell import Say

PICTURED_STATES = ("load", "title", "round", "late", "scoring")
"""Ends of names: dates, drifting sand, seeds, many cards and a finished animation."""
PICTURED = [
    pytest.param(
        picture, id=picture.name, marks=[] if picture.name == "load" else [pytest.mark.slow]
    )
    for picture in all_pictures()
    if picture.name.split("_")[-1] in PICTURED_STATES
]


@pytest.mark.slow
@covers("bench", "--game", "--seconds")
def test_the_rules_are_measured(game: GameSpec, say: Say) -> None:
    result = say("bench", "--game", game.id, "--seconds", "0.1")
    assert result.code == 0
    assert game.title in result.out


@pytest.mark.slow
@covers("bench", "--frames", "--size")
def test_the_window_is_measured(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "_PAIRS", 1)
    game = playable_games()[0]
    words = ("--game", game.id, "--size", "1024x640", "--seconds", "0.5", "--slowest", "0")
    result = say("bench", "--frames", *words)
    assert result.code == 0
    assert f"{game.title} at 1024×640" in result.out
    assert "p99" in result.out
    assert "first frame" in result.out


@pytest.mark.slow
@covers("bench", "--slowest")
def test_the_slowest_frames_of_a_whole_game_are_listed(
    say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "_PAIRS", 1)
    game = playable_games()[-1]
    words = ("--game", game.id, "--size", "1024x640", "--seconds", "0.1", "--slowest", "3")
    result = say("bench", "--frames", *words)
    assert result.code == 0
    table = result.out.partition("the slowest of")[2].partition("From start")[0]
    assert len(re.findall(r"^│ +\d", table, re.M)) == 3
    assert "Title" in table or "Scene" in table


@pytest.mark.slow
@covers("bench", "--memory", "--games")
def test_game_after_game_leaves_no_file_open(say: Say) -> None:
    game = playable_games()[-1]
    result = say("bench", "--memory", "--game", game.id, "--games", "3", "--size", "1024x640")
    assert result.code == 0
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in result.out.splitlines()]
    held = [row for row in rows if row and row[0].isdigit()]
    assert [row[0] for row in held] == ["1", "2", "3"]
    # The first game opens what all of them use.
    assert int(held[2][-1]) <= int(held[1][-1]), "as many files are open as before"


@pytest.mark.slow
@covers("bench", "--idle")
def test_a_window_at_rest_is_measured(say: Say) -> None:
    game = playable_games()[0]
    result = say("bench", "--idle", "--game", game.id, "--seconds", "0.2")
    assert result.code == 0
    assert "At rest at 1280×800" in result.out
    for row in ("title, moving", "behind another window", "after the last input", game.title):
        assert row in result.out


@covers("screenshots", "DIR", "--size", "--scene", "--lang")
def test_pictures_are_saved_in_a_size_and_a_language(tmp_path: Path, say: Say) -> None:
    pixels = []
    for language in ("en", "de"):
        folder = tmp_path / language
        words = ("--size", "1024x640", "--scene", "about", "--lang", language)
        result = say("screenshots", folder, *words)
        assert (result.code, result.out) == (0, f"{folder / 'about.png'}\n")
        picture = pygame.image.load(folder / "about.png")
        assert picture.get_size() == (1024, 640)
        pixels.append(pygame.image.tobytes(picture, "RGB"))
    assert pixels[0] != pixels[1]


@pytest.mark.slow
@pytest.mark.parametrize("picture", PICTURED)
def test_a_picture_has_the_same_pixels_every_time(
    picture: Picture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Graphics", Graphics)
    first = paint(picture, tmp_path / "1", (1024, 640), "de")
    # Another day, another place, nothing rendered yet: only the scene itself counts.
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    headless_app._graphics_by_size.clear()
    second = paint(picture, tmp_path / "2", (1024, 640), "de")
    assert first.read_bytes() == second.read_bytes()

"""The executable works without Python, settings or any other files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pygame
import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec, Player, Seat
from pyramids.play.running_game import Start
from pyramids.play.seats import bot_title, default_look
from pyramids.play.start_game import new_game
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.showcase.headless_app import headless_app
from pyramids.showcase.shared_pictures import about
from pyramids.storage import folders, saves
from pyramids.storage.settings import Settings
from pyramids.tables.testing.gestures import By, Move
from pyramids.ui.app import App
from pyramids.ui.drawing.canvas import DrawnText
from tests.packaging.builds import build_executable
from tests.packaging.same_program import (
    draws_the_same,
    first_picture,
    plays_the_same_games,
    prints_the_same,
    tells_its_version,
)
from tests.shared.players import PATIENCE, Seen, WindowPlayer
from tests.shared.playing import needs_screen, over, play, press
from tests.shared.programs import Program, packaged_program

pytestmark = pytest.mark.slow

MEGABYTE = 1_000_000
LARGEST_FOLDER = 60 * MEGABYTE
SIZE = (1280, 800)
PLAYER: Seat = 0
"""The seat of the player who starts a game from the title screen."""
UMLAUTS = frozenset("äöüÄÖÜß")
GAMES = pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)


def test_the_folder_is_small_enough_to_send(built_folder: Path) -> None:
    files = [path for path in built_folder.rglob("*") if not path.is_symlink()]
    assert sum(path.stat().st_size for path in files if path.is_file()) <= LARGEST_FOLDER


def test_it_tells_its_version_and_leaves_no_trace(executable: Program, tmp_path: Path) -> None:
    tells_its_version(executable)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_it_knows_every_game_and_every_bot(executable: Program) -> None:
    told = prints_the_same(executable, "bots")
    for spec in all_games():
        assert spec.title in told
        assert all(f"│ {bot.name} " in told for bot in spec.bots)


def test_it_checks_every_deck(executable: Program) -> None:
    told = prints_the_same(executable, "levels", "check")
    assert all(f"fit for {spec.title}" in told for spec in all_games())


@GAMES
def test_its_bots_play_as_those_from_source(executable: Program, spec: GameSpec) -> None:
    plays_the_same_games(executable, spec)


@GAMES
def test_its_german_pictures_are_those_from_source(
    executable: Program, spec: GameSpec, tmp_path: Path
) -> None:
    draws_the_same(executable, first_picture(spec), "de", tmp_path / "expected")


@needs_screen
def test_german_umlauts_stand_on_the_screen_of_a_german_desktop(
    built_folder: Path, tmp_path: Path
) -> None:
    program = packaged_program(built_folder / "pyramids", tmp_path, "de_DE.UTF-8")
    with headless_app(SIZE, "de") as made:
        about(made)
        expected = made.app.frame().copy()
        words = umlauts_on_the_sheet(made.app)
    assert "Über Pyramids" in [drawn.text for drawn in words]
    # Default settings: only the desktop's language is German.
    desktop = WindowPlayer(tmp_path / "data", SIZE, program=program, settings=None)
    try:
        press(desktop, "Info")
        desktop.do(Move((SIZE[0] - 1, SIZE[1] - 1)))
        assert desktop.look(By.MOUSE)["scenes"][-1] == "About"
        shown = pygame.image.frombuffer(desktop.screen.pixels(), SIZE, "BGRA")
    finally:
        desktop.close()
    for drawn in words:
        assert pixels(shown, drawn.rect) == pixels(expected, drawn.rect), drawn.text


def umlauts_on_the_sheet(app: App) -> list[DrawnText]:
    """Texts with umlauts on the top sheet; the scene below it is animated."""
    sheet = app.scenes.top
    assert isinstance(sheet, SheetScene)
    inside = [drawn for drawn in app.texts() if sheet.rect.contains(drawn.rect)]
    return [drawn for drawn in inside if UMLAUTS & set(drawn.text)]


def pixels(picture: pygame.Surface, rect: pygame.Rect) -> bytes:
    return pygame.image.tobytes(picture.subsurface(rect), "RGB")


@needs_screen
def test_a_killed_game_goes_on_where_it_was_and_comes_to_its_end(
    executable: Program, own_folder: Path
) -> None:
    spec = all_games()[0]
    desktop = WindowPlayer(own_folder, SIZE, program=executable)
    try:
        before = play(desktop, By.MOUSE, spec, lambda seen: asked(seen) and seen["plies"] >= 20)
        kept = autosaved(before["plies"])
        desktop.kill()
        desktop.start()
        assert desktop.look(By.MOUSE)["scenes"] == ["Title"]
        press(desktop, "Continue")
        after = play(desktop, By.MOUSE, spec, asked)
        assert after["scenes"] == before["scenes"]
        # All players mark at once: a bot may have marked meanwhile, but not the player.
        resumed = autosaved(after["plies"])
        assert resumed[: len(kept)] == kept
        assert not any(ply.startswith(f"{PLAYER} ") for ply in resumed[len(kept) :])
        play(desktop, By.MOUSE, spec, over)
    finally:
        code = desktop.close()
    assert (code, desktop.complaints) == (0, "")
    (finished,) = saves.save_files(folders.history())
    assert saves.load(finished).plies[: len(kept)] == kept


def asked(seen: Seen) -> bool:
    """Whether it is the player's turn."""
    return seen["next"]["mouse"] is not None and seen["plies"] > 0


def autosaved(plies: int) -> Sequence[Any]:
    """The plies of the only autosave, once there are at least this many."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        for path in saves.save_files(folders.autosaves()):
            kept = saves.load(path).plies
            if len(kept) >= plies:
                return kept
        sleep(0.01)
    raise AssertionError(f"there is no autosave with {plies} plies or more")


@needs_screen
@GAMES
def test_a_bot_that_thinks_long_thinks_in_a_process_of_its_own(
    executable: Program, spec: GameSpec, own_folder: Path
) -> None:
    # Started from source in the same folder; the executable continues it.
    begin_against_the_best(spec)
    desktop = WindowPlayer(own_folder, SIZE, program=executable)
    try:
        press(desktop, "Continue")
        play(desktop, By.MOUSE, spec, lambda seen: bool(seen["plies"] >= 16))
    finally:
        desktop.close()
    assert desktop.complaints == ""
    # Only errors are written there.
    assert not folders.log_file().exists()


def begin_against_the_best(spec: GameSpec) -> None:
    best = max(spec.bots, key=lambda bot: bot.budget)
    assert best.budget > 0
    players = (Player("Ana"), Player(bot_title(best), best.name))
    looks = (default_look(0, None), default_look(1, best))
    new_game(Start(spec, spec.default_level, players, looks, 7, {}), Settings()).leave()


@pytest.mark.endurance
def test_one_file_is_enough_too(tmp_path: Path) -> None:
    dist = build_executable(tmp_path / "workshop", one_file=True)
    (file,) = dist.iterdir()
    assert file.is_file()
    program = packaged_program(file, tmp_path / "friend")
    # A single-file executable unpacks itself before it starts.
    program = replace(program, environment={**program.environment, "TMPDIR": str(tmp_path)})
    tells_its_version(program)
    plays_the_same_games(program, all_games()[0])
    draws_the_same(program, "about", "de", tmp_path / "expected")

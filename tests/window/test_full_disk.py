"""While a game can't be saved, the window says so and asks before it closes, in every game."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import opponents
from pyramids.screens.common.navigator import navigator
from pyramids.screens.in_game.unsaved_question import UnsavedQuestion
from pyramids.screens.title.title_scene import Title
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.dialog import Dialog
from tests.shared.full_disk import FullDisk

SPECS = pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
CLOSE = pygame.Event(pygame.QUIT)


@pytest.fixture
def made() -> Iterator[HeadlessApp]:
    with headless_app((1280, 800)) as headless:
        yield headless


def begin(made: HeadlessApp, spec: GameSpec) -> tuple[RunningGame, PlayScene]:
    game = made.game(spec, 7, bots=[opponents(spec)[0].name])
    made.open(game)
    game.autosave.wait_until_synced()
    return game, shown_table(made)


def shown_table(made: HeadlessApp) -> PlayScene:
    scene = made.app.scenes.top
    assert isinstance(scene, PlayScene)
    return scene


def fail_to_save(made: HeadlessApp, game: RunningGame) -> None:
    """Try to save a ply on a full disk."""
    game._save()
    made.wait(50)


@SPECS
def test_a_table_shows_that_the_game_is_not_saved_and_asks_before_it_closes(
    made: HeadlessApp, spec: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, table = begin(made, spec)
    assert not table.unsaved.visible
    disk = FullDisk(monkeypatch)
    fail_to_save(made, game)
    told = made.top(Dialog)
    made.wait(1100)
    made.key("return")
    assert told not in made.app.scenes
    made.wait(10_000)
    assert table.unsaved.visible
    assert pygame.Rect((0, 0), made.app.size).contains(table.unsaved.rect)
    assert "Not saved" in {text.text for text in made.app.texts()}
    made.app.step(events=[CLOSE, CLOSE])
    question = made.top(UnsavedQuestion)
    assert made.app.running
    assert [type(scene) for scene in made.app.scenes].count(UnsavedQuestion) == 1
    made.click(question.buttons[-1])
    assert shown_table(made) is table
    disk.free()
    assert game.save_again()
    made.wait(50)
    assert not table.unsaved.visible
    made.app.step(events=[CLOSE])
    assert not made.app.running


def test_the_window_closes_without_a_question_if_the_disk_was_freed(
    made: HeadlessApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _table = begin(made, playable_games()[0])
    disk = FullDisk(monkeypatch)
    fail_to_save(made, game)
    disk.free()
    made.app.step(events=[CLOSE])
    assert not made.app.running
    assert game.save_error is None


def test_leaving_for_the_title_asks_too_and_can_be_tried_again(
    made: HeadlessApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _table = begin(made, playable_games()[0])
    disk = FullDisk(monkeypatch)
    fail_to_save(made, game)
    navigator(made.app).to_title()
    question = made.top(UnsavedQuestion)
    made.wait(50)
    made.click(question.buttons[1])
    assert made.top(UnsavedQuestion) is not question
    disk.free()
    made.wait(50)
    made.click(made.top(UnsavedQuestion).buttons[1])
    made.top(Title)


def test_a_game_can_be_left_without_its_last_moves(
    made: HeadlessApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _table = begin(made, playable_games()[0])
    FullDisk(monkeypatch)
    fail_to_save(made, game)
    made.app.step(events=[CLOSE])
    made.wait(50)
    made.click(made.top(UnsavedQuestion).buttons[0])
    assert not made.app.running


def test_keys_typed_before_the_dialog_appeared_do_not_close_it(
    made: HeadlessApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _table = begin(made, playable_games()[0])
    FullDisk(monkeypatch)
    game._save()
    keys = [pygame.Event(pygame.KEYDOWN, key=key, unicode="", mod=0) for key in (13, 27, 32)]
    made.app.step(events=keys)
    told = made.top(Dialog)
    for _ in range(5):
        made.wait(100)
        made.key("return", "space", "escape")
        made.click(told.buttons[0])
    assert made.top(Dialog) is told
    made.wait(600)
    made.key("return")
    assert told not in made.app.scenes
